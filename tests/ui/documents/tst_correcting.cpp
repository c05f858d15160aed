#include "app/api/apiclient.h"
#include "app/api/networktransport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/phonenumber.h"
#include "app/service/host/servicehost.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/correct/correctiondialog.h"
#include "ui/pages/documents/correct/correctionrow.h"
#include "ui/pages/documents/correct/correctmanydialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/correcttagsdialog.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/toast.h"

#include <QAction>
#include <QCheckBox>
#include <QDateEdit>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace tst_correcting {

using namespace ink;
using namespace ink::ui;
using test::find;

namespace {
constexpr int patience = 20000;
} // namespace

/** Corrects running documents in the window, over the real service. */
class TestCorrecting final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
    }
    void cleanup()
    {
        qDeleteAll(m_desk->window->findChildren<QDialog*>());
        m_desk.reset();
    }

    void aWrongAddressIsCorrected()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"),
                                         {QStringLiteral("Anna Berg"), QStringLiteral("Ben Unal")}, true);
        QVERIFY(m_desk->sign(sent, 0));
        CorrectionDialog* dialog = open(sent);
        QVERIFY(dialog);
        const auto rows = dialog->findChildren<CorrectionRow*>();
        QCOMPARE(rows.size(), 2);
        // Recipients who have signed can't be changed: that is evidence.
        QVERIFY(!find<QLineEdit>(*rows.at(0), "correctionEmail")->isEnabled());
        QVERIFY(find<QLabel>(*rows.at(0), "correctionNote")
                    ->text()
                    .startsWith(QStringLiteral("This recipient has already acted")));
        auto* save = find<QPushButton>(*dialog, "correctionSave");
        QVERIFY(!save->isEnabled()); // nothing is different yet
        auto* email = find<QLineEdit>(*rows.at(1), "correctionEmail");
        email->setText(QStringLiteral("ben@"));
        QVERIFY(!save->isEnabled());
        QCOMPARE(find<QLabel>(*rows.at(1), "correctionNote")->text(),
                 QStringLiteral("This isn't a valid email address."));
        email->setText(QStringLiteral("ben.unal@example.org"));
        QVERIFY(find<QLabel>(*rows.at(1), "correctionNote")->text().contains(QStringLiteral("new one")));
        QVERIFY(save->isEnabled());
        save->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Corrected."), patience);
        const domain::Document after = fetch(sent.id);
        QCOMPARE(after.invitations.at(1).recipientEmail, QStringLiteral("ben.unal@example.org"));
        QVERIFY(after.invitations.at(1).guid != sent.invitations.at(1).guid);
        QVERIFY(m_desk->sign(after, 1));
        QTRY_COMPARE_WITH_TIMEOUT(fetch(sent.id).status, domain::SigningStatus::Completed, patience);
    }

    /** The row of a new recipient is seen whole, and the fields of all rows stand below each other. */
    void newRowsAreSeenWhole()
    {
        QStringList people;
        for (int i = 0; i < 8; ++i)
            people.append(QStringLiteral("Person%1 Berg").arg(i));
        const auto sent = m_desk->create(QStringLiteral("Lease"), people, true);
        CorrectionDialog* dialog = open(sent);
        QVERIFY(dialog);
        auto* add = find<QPushButton>(*dialog, "correctionAdd");
        for (QAction* action : add->menu()->actions()) {
            action->trigger();
            auto* row = dialog->findChildren<CorrectionRow*>().last();
            QTRY_COMPARE(row->visibleRegion().boundingRect(), row->rect());
            QVERIFY(find<QLineEdit>(*row, "correctionName")->hasFocus());
        }
        const auto rows = dialog->findChildren<CorrectionRow*>();
        const int width = find<QLineEdit>(*rows.first(), "correctionName")->width();
        for (CorrectionRow* row : rows)
            QCOMPARE(find<QLineEdit>(*row, "correctionName")->width(), width);
        m_desk->prompts.willConfirm(QStringLiteral("discardCorrections"), true);
        static_cast<QDialog*>(dialog)->reject();
    }

    void peopleAreAddedAndTheDeadlineMoves()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        CorrectionDialog* dialog = open(sent);
        QVERIFY(dialog);
        auto* add = find<QPushButton>(*dialog, "correctionAdd");
        add->menu()->actions().constFirst()->trigger(); // a recipient of a copy
        auto* save = find<QPushButton>(*dialog, "correctionSave");
        QVERIFY(!save->isEnabled());
        auto* row = dialog->findChildren<CorrectionRow*>().last();
        find<QLineEdit>(*row, "correctionName")->setText(QStringLiteral("Cleo Dahl"));
        find<QLineEdit>(*row, "correctionEmail")->setText(QStringLiteral("cleo@example.org"));
        QVERIFY(save->isEnabled());
        // A removed new row leaves nothing behind.
        add->menu()->actions().constLast()->trigger();
        auto* second = dialog->findChildren<CorrectionRow*>().last();
        QVERIFY(!save->isEnabled());
        find<QToolButton>(*second, "correctionRemove")->click();
        QVERIFY(save->isEnabled());
        auto* deadline = find<QDateEdit>(*dialog, "correctionDeadline");
        deadline->setDate(deadline->date().addDays(14));
        save->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Corrected."), patience);
        const domain::Document after = fetch(sent.id);
        QCOMPARE(after.invitations.size(), 2);
        QCOMPARE(after.invitations.at(1).actionType, domain::ActionType::Viewer);
        QCOMPARE(after.setting.expireDaysAfterSent, sent.setting.expireDaysAfterSent + 14);
    }

    void aFileIsReplacedUntilSomebodyActs()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"),
                                         {QStringLiteral("Anna Berg"), QStringLiteral("Ben Unal")}, true);
        const QString path = m_desk->path(QStringLiteral("second.pdf"));
        QVERIFY(QFile::copy(test::WindowFixture::sample(), path));
        QFile second(path);
        QVERIFY(second.open(QIODevice::Append) && second.write("% second version\n") > 0);
        second.close();
        CorrectionDialog* dialog = open(sent);
        QVERIFY(dialog);
        const auto replace = [dialog] {
            auto* button = find<QPushButton>(*dialog, "correctionReplace");
            QVERIFY(button->isEnabled());
            const auto files = button->menu()->actions();
            QCOMPARE(files.size(), 1);
            QCOMPARE(files.constFirst()->text(), QStringLiteral("agreement.pdf"));
            files.constFirst()->trigger();
        };
        // Other corrections aren't lost unasked.
        auto* name = find<QLineEdit>(*dialog, "correctionName");
        name->setText(QStringLiteral("Anna Bergman"));
        m_desk->prompts.willConfirm(QStringLiteral("discardCorrections"), false);
        replace();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        QCOMPARE(name->text(), QStringLiteral("Anna Bergman"));
        name->setText(QStringLiteral("Anna Berg"));
        // Nothing happens without a file, or without the user's consent.
        m_desk->prompts.willChoose(QStringLiteral("replaceFile"), {});
        replace();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        m_desk->prompts.willChoose(QStringLiteral("replaceFile"), {path});
        m_desk->prompts.willConfirm(QStringLiteral("replaceFile"), false);
        replace();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        QVERIFY(m_desk->prompts.lastConfirm().title.contains(QStringLiteral("agreement.pdf")));
        QCOMPARE(fetch(sent.id).files.constFirst().sha256, sent.files.constFirst().sha256);

        m_desk->prompts.willChoose(QStringLiteral("replaceFile"), {path});
        m_desk->prompts.willConfirm(QStringLiteral("replaceFile"), true);
        replace();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Corrected."), patience);
        const domain::Document after = fetch(sent.id);
        QCOMPARE(after.files.size(), 1);
        QCOMPARE(after.files.constFirst().name, QStringLiteral("second.pdf"));
        QVERIFY(after.files.constFirst().sha256 != sent.files.constFirst().sha256);
        QCOMPARE(after.tags.size(), sent.tags.size());
        // Anna's old link shows the old pages; Ben has none yet.
        QVERIFY(after.invitations.at(0).guid != sent.invitations.at(0).guid);
        const auto shown = [dialog] {
            const auto files = find<QPushButton>(*dialog, "correctionReplace")->menu()->actions();
            return files.size() == 1 ? files.constFirst()->text() : QString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(shown(), QStringLiteral("second.pdf"), patience);
        QVERIFY(dialog->isVisible());
        static_cast<QDialog*>(dialog)->reject();

        QVERIFY(m_desk->sign(after, 0));
        dialog = open(after);
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(!find<QPushButton>(*dialog, "correctionReplace")->isEnabled(), patience);
        QVERIFY(m_desk->sign(after, 1));
        QTRY_COMPARE_WITH_TIMEOUT(fetch(sent.id).status, domain::SigningStatus::Completed, patience);
    }

    void theDetailsTellAddressesAndTheDeadline()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(open(sent));
        QCOMPARE(find<ElidedLabel>(page(), "recipientAddress")->fullText(),
                 QStringLiteral("anna@example.org"));
        const QString deadline = find<QLabel>(page(), "detailsDeadline")->text();
        QVERIFY2(deadline.contains(QStringLiteral("days left")), qPrintable(deadline));
    }

    void whatChangedMeanwhileIsShownAndNothingIsLostUnasked()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        CorrectionDialog* dialog = open(sent);
        QVERIFY(dialog);
        find<QLineEdit>(*dialog, "correctionName")->setText(QStringLiteral("Anna Bergman"));
        m_desk->prompts.willConfirm(QStringLiteral("discardCorrections"), false);
        find<QPushButton>(*dialog, "correctionCancel")->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        QVERIFY(dialog->isVisible());
        QVERIFY(m_desk->sign(sent, 0)); // another user was faster
        find<QPushButton>(*dialog, "correctionSave")->click();
        auto* banner = dialog->findChild<ErrorBanner*>();
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), patience);
        QVERIFY(find<QPushButton>(*dialog, "correctionSave")->isEnabled());
        QCOMPARE(fetch(sent.id).invitations.at(0).recipientName, QStringLiteral("Anna Berg"));
    }

    void oneEditorAtATime()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        service::ServiceHost* const service = m_desk->host();
        QVERIFY(service);
        api::NetworkTransport::Options options;
        options.baseUrl = QUrl(service->localUrl());
        options.key = service->localKey().value();
        api::NetworkTransport transport(options);
        api::ApiClient colleague(transport, api::RetryPolicy::never()); // as a second window
        QVERIFY(isTaken(colleague, sent.id));

        CorrectionDialog* dialog = open(sent);
        QVERIFY(dialog);
        auto* banner = find<InfoBanner>(*dialog, "correctionColleague");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), patience);
        QVERIFY2(banner->text().contains(QStringLiteral("desk 4")), qPrintable(banner->text()));
        auto* email = find<QLineEdit>(*dialog, "correctionEmail");
        QVERIFY(!email->isEnabled());
        QVERIFY(!find<QPushButton>(*dialog, "correctionTags")->isEnabled());
        if (const QString shots = qEnvironmentVariable("INKSTONE_SHOTS"); !shots.isEmpty())
            dialog->grab().save(shots + QStringLiteral("/correction-colleague.png"));

        std::optional<Result<void>> released;
        colleague.releaseEditLock(sent.id, dialog, [&](const Result<void>& done) { released = done; });
        QTRY_VERIFY_WITH_TIMEOUT(released && *released, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!banner->isVisible(), patience);
        dialog = m_desk->window->findChild<CorrectionDialog*>();
        QTRY_VERIFY_WITH_TIMEOUT(find<QLineEdit>(*dialog, "correctionEmail")->isEnabled(), patience);
        QVERIFY(!isTaken(colleague, sent.id)); // now it's this window's
        find<QLineEdit>(*dialog, "correctionEmail")->setText(QStringLiteral("anna.berg@example.org"));
        find<QPushButton>(*dialog, "correctionSave")->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Corrected."), patience);
        QTRY_VERIFY_WITH_TIMEOUT(isTaken(colleague, sent.id), patience); // released with the dialog
    }

    void oneRecipientOfManyDocuments()
    {
        QList<domain::Document> all;
        for (int i = 0; i < 5; ++i)
            all.append(
                m_desk->create(QStringLiteral("Order %1").arg(i), {QStringLiteral("Anna Berg")}, true));
        QVERIFY(m_desk->sign(all.at(0), 0));
        QTRY_COMPARE_WITH_TIMEOUT(fetch(all.at(0).id).status, domain::SigningStatus::Completed, patience);
        (void)m_desk->create(QStringLiteral("Other"), {QStringLiteral("Ben Unal")}, true);
        page().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(page().findChild<DocumentTableModel*>()->rowCount(), 6, patience);
        page().table()->selectAll();
        QTRY_VERIFY_WITH_TIMEOUT(page().selectionActions().canCorrect(), patience);
        QTRY_VERIFY(find<QPushButton>(page(), "selectionCorrect")->isVisible());
        find<QPushButton>(page(), "selectionCorrect")->click();
        auto* dialog = m_desk->window->findChild<CorrectManyDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->windowTitle(), QStringLiteral("Correct 5 documents"));
        auto* go = find<QPushButton>(*dialog, "replaceGo");
        QVERIFY(!go->isEnabled());
        find<QLineEdit>(*dialog, "replaceFormer")->setText(QStringLiteral("Anna@example.org"));
        find<QLineEdit>(*dialog, "replaceName")->setText(QStringLiteral("Anna Berg"));
        find<QLineEdit>(*dialog, "replaceEmail")->setText(QStringLiteral("a.berg@example.org"));
        QVERIFY(go->isEnabled());
        go->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("4 documents corrected."), patience);
        for (qsizetype i = 1; i < all.size(); ++i)
            QCOMPARE(fetch(all.at(i).id).invitations.at(0).recipientEmail,
                     QStringLiteral("a.berg@example.org"));
        QCOMPARE(fetch(all.at(0).id).invitations.at(0).recipientEmail, QStringLiteral("anna@example.org"));

        // The deadline of all, but one has a later one.
        const auto daysOf = [this](domain::DocumentId id) { return fetch(id).setting.expireDaysAfterSent; };
        const int before = daysOf(all.at(1).id);
        wire::DocumentPatch later;
        later.setting.emplace().fields.set(&domain::DocumentSetting::expireDaysAfterSent, before + 200);
        bool isLater = false;
        m_desk->session().client()->update(
            all.at(4).id, later, QUuid::createUuid().toString(), m_desk->window.get(),
            [&isLater](const Result<domain::Document>& result) { isLater = result.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(isLater, patience);
        QTRY_VERIFY(find<QPushButton>(page(), "selectionCorrect")->isVisible());
        find<QPushButton>(page(), "selectionCorrect")->click();
        QTRY_VERIFY(m_desk->window->findChild<CorrectManyDialog*>());
        dialog = m_desk->window->findChild<CorrectManyDialog*>();
        go = find<QPushButton>(*dialog, "replaceGo");
        find<QCheckBox>(*dialog, "correctReplace")->click();
        QVERIFY(!go->isEnabled());
        find<QCheckBox>(*dialog, "correctMove")->click();
        QVERIFY(go->isEnabled());
        auto* day = find<QDateEdit>(*dialog, "correctDeadline");
        QCOMPARE(day->minimumDate(), QDate::currentDate().addDays(1));
        day->setDate(QDate::currentDate().addDays(before + 100));
        go->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("5 documents corrected."), patience);
        QCOMPARE(daysOf(all.at(1).id), before + 100);
        QCOMPARE(daysOf(all.at(4).id), before + 200);
        QCOMPARE(fetch(all.at(1).id).invitations.at(0).recipientEmail, QStringLiteral("a.berg@example.org"));
    }

    void aWrongPhoneAndAWeakCodeAreCorrected()
    {
        domain::Document wanted;
        wanted.title = QStringLiteral("Lease");
        wanted.senderName = QStringLiteral("Nora Lind");
        wanted.senderEmail = QStringLiteral("nora@example.org");
        wanted.status = domain::SigningStatus::InProgress;
        auto person = test::invitation(QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org"));
        person.guid.clear();
        person.authentications = {{domain::AuthenticationType::AccessCode, {}, {}, QStringLiteral("471147")}};
        wanted.invitations = {person};
        wanted.tags = {test::tag(domain::TagType::Signature, QStringLiteral("Signature"), 3, 1, 76, 152)};
        std::optional<Result<domain::Document>> made;
        m_desk->session().client()->create(
            wanted, {{QStringLiteral("agreement.pdf"), test::WindowFixture::sample()}},
            QUuid::createUuid().toString(), m_desk->window.get(),
            [&made](const Result<domain::Document>& result) { made = result; });
        QTRY_VERIFY_WITH_TIMEOUT(made.has_value(), patience);
        QVERIFY2(*made, qPrintable(*made ? QString() : made->error().detail.english()));
        const domain::Document sent = **made;
        CorrectionDialog* dialog = open(sent);
        QVERIFY(dialog);
        auto* row = dialog->findChildren<CorrectionRow*>().constFirst();
        QVERIFY(!find<QLineEdit>(*row, "correctionPhone")->isVisible()); // no code by SMS is required
        auto* code = find<QLineEdit>(*row, "correctionCode");
        QVERIFY(code->isVisible() && code->isEnabled());
        QCOMPARE(code->text(), QStringLiteral("471147"));
        auto* save = find<QPushButton>(*dialog, "correctionSave");
        code->setText(QStringLiteral("12"));
        QVERIFY(!save->isEnabled());
        QVERIFY(find<QLabel>(*row, "correctionNote")->text().contains(QStringLiteral("at least 6")));
        code->setText(QStringLiteral("816004"));
        QVERIFY(find<QLabel>(*row, "correctionNote")->text().contains(QStringLiteral("new one")));
        save->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Corrected."), patience);
        const domain::Document after = fetch(sent.id);
        QCOMPARE(after.invitations.at(0).authentications.constFirst().code, QStringLiteral("816004"));
        QVERIFY(after.invitations.at(0).guid != sent.invitations.at(0).guid);

        // The number for a code by SMS is below it; its options are validated without a service.
        domain::Document shown = sent;
        shown.invitations[0].authentications = {
            {domain::AuthenticationType::Sms, QStringLiteral("+4915123456789"), {}, {}}};
        CorrectionRow byPhone(shown, shown.invitations.at(0), false, nullptr);
        byPhone.show();
        auto* phone = find<QLineEdit>(byPhone, "correctionPhone");
        QVERIFY(phone->isVisible() && !find<QLineEdit>(byPhone, "correctionCode")->isVisible());
        phone->setText(QStringLiteral("0151"));
        QVERIFY(!byPhone.isValid());
        phone->setText(QStringLiteral("+44 20 7946 0018"));
        QVERIFY(byPhone.isValid());
        QCOMPARE(domain::smsNumber(byPhone.invitation()), QStringLiteral("+442079460018"));
    }

    void aSignerIsAddedWithoutATag()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        CorrectionDialog* dialog = open(sent);
        QVERIFY(dialog);
        find<QPushButton>(*dialog, "correctionAdd")->menu()->actions().constLast()->trigger();
        auto* row = dialog->findChildren<CorrectionRow*>().last();
        find<QLineEdit>(*row, "correctionName")->setText(QStringLiteral("Cleo Dahl"));
        find<QLineEdit>(*row, "correctionEmail")->setText(QStringLiteral("cleo@example.org"));
        QVERIFY(find<QLabel>(*row, "correctionNote")->text().contains(QStringLiteral("anywhere")));
        find<QPushButton>(*dialog, "correctionSave")->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Corrected."), patience);
        const domain::Invitation added = fetch(sent.id).invitations.at(1);
        QCOMPARE(added.actionType, domain::ActionType::Signer);
        QVERIFY(added.canSignTags);
    }

    void tagsMoveAreAddedAndStayWithWhoHasSigned()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"),
                                         {QStringLiteral("Anna Berg"), QStringLiteral("Ben Unal")}, true);
        QVERIFY(m_desk->sign(sent, 0));
        CorrectTagsDialog* dialog = openTags(sent);
        QVERIFY(dialog);
        PageView& view = dialog->workspace().view();
        QTRY_COMPARE_WITH_TIMEOUT(view.document().tags.size(), sent.tags.size(), patience);
        auto* save = find<QPushButton>(*dialog, "correctTagsSave");
        QVERIFY(save->x() > find<QPushButton>(*dialog, "correctTagsCancel")->x()); // as in all dialogs
        auto* frozen = find<Banner>(*dialog, "correctTagsFrozen");
        QVERIFY(frozen->isVisible() &&
                frozen->text().startsWith(QStringLiteral("Anna Berg has already acted")));
        const auto tagOf = [&view](int owner) {
            for (const domain::Tag& tag : view.document().tags)
                if (tag.invitationIndex == owner) return tag;
            return domain::Tag();
        };
        // Anna's tags are evidence and can't be changed.
        const domain::Tag annas = tagOf(1);
        QVERIFY(annas.facts.isLocked);
        view.selection().select({annas.id});
        view.editor().setSelectionLocked(false);
        view.editor().moveSelected({40, 0});
        view.editor().removeSelected();
        QCOMPARE(tagOf(1).rect, annas.rect);
        QVERIFY(tagOf(1).facts.isLocked);
        QVERIFY(!save->isEnabled());
        view.editor().setActiveInvitation(1);
        view.editor().placeTagIn(domain::TagType::Text, {1, {90, 90, 80, 20}});
        QCOMPARE(view.document().tags.size(), sent.tags.size());
        // Recipients and pages can't be changed in this dialog.
        QVERIFY(!find<QToolButton>(dialog->workspace(), "addRecipient")->isVisible());

        const domain::Tag bens = tagOf(2);
        view.selection().select({bens.id});
        view.editor().moveSelected({0, 24});
        QVERIFY(save->isEnabled());
        find<QToolButton>(*dialog, "correctTagsUndo")->click();
        QVERIFY(!save->isEnabled());
        find<QToolButton>(*dialog, "correctTagsRedo")->click();
        QCOMPARE(tagOf(2).rect.top, bens.rect.top + 24);
        view.editor().setActiveInvitation(2);
        view.editor().placeTagIn(domain::TagType::Initial, {1, {90, 90, 80, 20}});
        QCOMPARE(view.document().tags.size(), sent.tags.size() + 1);
        m_desk->prompts.willConfirm(QStringLiteral("discardTagCorrections"), false);
        find<QPushButton>(*dialog, "correctTagsCancel")->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        QVERIFY(dialog->isVisible());
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHOTS"); !folder.isEmpty())
            dialog->grab().save(folder + QStringLiteral("/correct-tags.png"));
        save->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Corrected."), patience);

        const domain::Document after = fetch(sent.id);
        QCOMPARE(after.tags.size(), sent.tags.size() + 1);
        for (const domain::Tag& tag : after.tags) {
            QVERIFY(!tag.facts.isLocked); // the dialog's locks are not sent
            if (tag.id == annas.id) QCOMPARE(tag.rect, annas.rect);
            if (tag.id == bens.id) QCOMPARE(tag.rect.top, bens.rect.top + 24);
        }
        QCOMPARE(after.invitations.at(1).guid, sent.invitations.at(1).guid); // links are unchanged
        QVERIFY(m_desk->sign(after, 1));
        QTRY_COMPARE_WITH_TIMEOUT(fetch(sent.id).status, domain::SigningStatus::Completed, patience);
    }

    void tagsThatSomebodyElseMovedAreNotOverwritten()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        CorrectTagsDialog* dialog = openTags(sent);
        QVERIFY(dialog);
        PageView& view = dialog->workspace().view();
        QTRY_COMPARE_WITH_TIMEOUT(view.document().tags.size(), sent.tags.size(), patience);
        QList<domain::Tag> moved = sent.tags;
        moved[0].rect.left += 10;
        std::optional<bool> done;
        m_desk->session().client()->replaceTags(
            sent.id, moved, m_desk->window.get(),
            [&done](const Result<QList<domain::Tag>>& answer) { done = answer.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(done.has_value() && *done, patience);
        view.selection().select({view.document().tags.at(0).id});
        view.editor().moveSelected({0, 24});
        find<QPushButton>(*dialog, "correctTagsSave")->click();
        auto* error = dialog->findChild<ErrorBanner*>();
        QTRY_VERIFY_WITH_TIMEOUT(error->isVisible(), patience);
        QCOMPARE(fetch(sent.id).tags.at(0).rect, moved.at(0).rect);
        Q_EMIT error->retryRequested(); // reloads it
        QTRY_COMPARE_WITH_TIMEOUT(view.document().tags.at(0).rect, moved.at(0).rect, patience);
        QVERIFY(!find<QPushButton>(*dialog, "correctTagsSave")->isEnabled());
    }

private:
    /** Opens it with the button of the correction dialog. */
    CorrectTagsDialog* openTags(const domain::Document& document)
    {
        CorrectionDialog* people = open(document);
        if (!people) return nullptr;
        find<QPushButton>(*people, "correctionTags")->click();
        CorrectTagsDialog* dialog = nullptr;
        (void)QTest::qWaitFor(
            [this, &dialog] {
                dialog = m_desk->window->findChild<CorrectTagsDialog*>();
                return dialog && dialog->isVisible() && dialog->workspace().isEnabled();
            },
            patience);
        return dialog;
    }
    [[nodiscard]] DocumentsPage& page() { return m_desk->window->documentsPage(); }
    [[nodiscard]] QString toast() { return find<Toast>(*m_desk->window, "toast")->text(); }
    domain::Document fetch(domain::DocumentId id)
    {
        std::optional<Result<domain::Document>> got;
        m_desk->session().client()->retrieve(
            id, m_desk->window.get(), [&got](const Result<domain::Document>& document) { got = document; });
        if (!QTest::qWaitFor([&got] { return got.has_value(); }, patience) || !*got) return {};
        return **got;
    }
    /** Opens the dialog with the button of the details pane. */
    /** Takes the edit lock as this editor; whether it is theirs. */
    static bool isTaken(api::ApiClient& editor, domain::DocumentId id)
    {
        std::optional<Result<domain::EditLock>> lock;
        QObject context;
        editor.acquireEditLock(id, QStringLiteral("desk 4"), &context,
                               [&lock](const Result<domain::EditLock>& answer) { lock = answer; });
        return QTest::qWaitFor([&lock] { return lock.has_value(); }, patience) && *lock && (*lock)->isOwn;
    }
    CorrectionDialog* open(const domain::Document& document)
    {
        page().refresh();
        page().select(document.id);
        const auto shown = [this] {
            auto* button = find<QPushButton>(page(), "detailsCorrect");
            return button && button->isVisible() ? button : nullptr;
        };
        if (!QTest::qWaitFor([&shown] { return shown() != nullptr; }, patience)) return nullptr;
        shown()->click();
        CorrectionDialog* dialog = nullptr;
        (void)QTest::qWaitFor(
            [this, &dialog] {
                dialog = m_desk->window->findChild<CorrectionDialog*>();
                return dialog && dialog->isVisible();
            },
            patience);
        return dialog;
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestCorrecting, "tst_correcting")

} // namespace tst_correcting

#include "tst_correcting.moc"
