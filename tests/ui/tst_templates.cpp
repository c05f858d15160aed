// Complete scenarios of templates, in the window and with the embedded service.
#include "app/domain/document/document.h"
#include "app/wire/documentcodec.h"
#include "app/workflow/templates/templatecatalog.h"
#include "app/workflow/templates/templatefile.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/templatedesk.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/templates/templatedefaults.h"
#include "ui/pages/templates/templatedetailspane.h"
#include "ui/shell/window/dropoverlay.h"
#include "ui/widgets/banner.h"

#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

namespace tst_templates {

using namespace ink;
using namespace ink::ui;
using domain::DocumentId;
using domain::DocumentType;
using domain::SigningStatus;
using test::find;

namespace {
constexpr int patience = test::TemplateDesk::patience;
} // namespace

class TestTemplates final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TemplateDesk> m_desk;

    test::DeskWindow& window() { return *m_desk->desk.window; }
    /** The form of a template, ready to be filled in. */
    TemplateUsePage& formOf(DocumentId id)
    {
        auto& page = m_desk->select(id);
        find<QPushButton>(page, "templateUse")->click();
        if (!QTest::qWaitFor([&page] { return page.usePage().isReady(); }, patience)) qFatal("no form");
        return page.usePage();
    }
    void type(TemplateUsePage& form, const QString& name, const QString& text)
    {
        auto* edit = find<QLineEdit>(form, name);
        if (!edit) qFatal("no input %s", qPrintable(name));
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }

private Q_SLOTS:
    void init() { m_desk = std::make_unique<test::TemplateDesk>(); }
    void cleanup() { m_desk.reset(); }

    void theDetailsTellHowOftenATemplateWasUsed()
    {
        const auto lease = m_desk->add(QStringLiteral("Lease"));
        auto& page = m_desk->select(lease.id);
        const auto kind = [&page] {
            auto* label = find<QLabel>(page, "templateKind");
            return label ? label->text() : QString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(kind(), QStringLiteral("Template · never used"), patience);
        auto& details = *page.findChild<TemplateDetailsPane*>();
        details.showUses(1);
        QTRY_COMPARE(kind(), QStringLiteral("Template · used 1 time"));
        details.showUses(2);
        QTRY_COMPARE(kind(), QStringLiteral("Template · used 2 times"));
    }

    void aTemplateIsMadeFromPdfsAndEditedWithRoles()
    {
        window().showTemplates();
        auto& page = window().templatesPage();
        QTRY_VERIFY(find<QPushButton>(page, "newTemplate")->isVisible());
        QVERIFY(find<QPushButton>(page, "newTemplate")->menu()); // drawn with an arrow
        // Files that are dragged over the page are told what becomes of them.
        QMimeData dragged;
        dragged.setUrls({QUrl::fromLocalFile(test::WindowFixture::sample())});
        QDragEnterEvent enter({200, 200}, Qt::CopyAction, &dragged, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&page, &enter);
        auto* overlay = window().findChild<DropOverlay*>();
        QVERIFY(enter.isAccepted() && overlay->isVisible());
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(&page, &leave);
        QVERIFY(overlay->isHidden());
        page.createFrom({test::WindowFixture::sample()}, DocumentType::RegularTemplate);
        auto& editor = window().editorPage();
        QTRY_VERIFY_WITH_TIMEOUT(editor.isTemplate(), patience);
        QCOMPARE(find<QPushButton>(editor, "editorSend")->text(), QStringLiteral("Done"));
        QVERIFY(find<QPushButton>(editor, "editorUseTemplate")->isVisible());
        editor.workspace().recipients().addRecipient();
        QTest::keyClicks(find<QLineEdit>(editor, "recipientName"), QStringLiteral("Tenant"));
        m_desk->shoot(QStringLiteral("template-editor"));
        find<QPushButton>(editor, "editorSend")->click();
        QTRY_COMPARE_WITH_TIMEOUT(window().currentPage(), qobject_cast<QWidget*>(&page), patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 1, patience);
        QTRY_COMPARE_WITH_TIMEOUT(page.table()->model()->index(0, 2).data().toString(),
                                  QStringLiteral("Tenant"), patience);
        QVERIFY(window().documentsPage().selectedIds().isEmpty());
    }

    void aTemplateIsUsedByItsForm()
    {
        const auto lease = m_desk->add(QStringLiteral("Lease"));
        auto& form = formOf(lease.id);
        type(form, QStringLiteral("roleName1"), QStringLiteral("Ben Ünal"));
        type(form, QStringLiteral("roleEmail1"), QStringLiteral("ben@example.org"));
        type(form, QStringLiteral("roleName2"), QStringLiteral("Cara Lopez"));
        type(form, QStringLiteral("roleEmail2"), QStringLiteral("cara@example.org"));
        type(form, QStringLiteral("useValue:Rent"), QStringLiteral("950"));
        type(form, QStringLiteral("useValue:Contract"), QStringLiteral("A-17"));
        type(form, QStringLiteral("useDocumentTitle"), QStringLiteral("{template} {name} {Rent}"));
        find<QPlainTextEdit>(form, "useMessage")->setPlainText(QStringLiteral("Dear Ben, as agreed."));
        QCOMPARE(find<QPushButton>(form, "useSend")->text(), QStringLiteral("Start signing with 2 people"));
        QVERIFY(!find<QLabel>(form, "useReach")->isHidden()); // without email nobody is notified
        m_desk->shoot(QStringLiteral("template-use"));
        QSignalSpy made(&window().templatesPage(), &TemplatesPage::documentCreated);
        find<QPushButton>(form, "useSettings")->click();
        QVERIFY(qobject_cast<SettingsPage*>(window().currentPage()));
        window().showTemplates(); // the form is as it was
        QVERIFY(form.isVisible());
        find<QPushButton>(form, "useSend")->click();
        QTRY_COMPARE_WITH_TIMEOUT(made.size(), 1, patience);
        const auto sent = m_desk->fetch(made.first().first().value<DocumentId>());
        QCOMPARE(sent.title, QStringLiteral("Lease Ben Ünal 950"));
        QCOMPARE(sent.status, SigningStatus::InProgress);
        QCOMPARE(sent.message, QStringLiteral("Dear Ben, as agreed."));
        QCOMPARE(sent.templateId, lease.id);
        QCOMPARE(sent.invitations.at(1).recipientEmail, QStringLiteral("cara@example.org"));
        const auto rent = std::find_if(sent.tags.begin(), sent.tags.end(), [](const domain::Tag& tag) {
            return tag.name == QLatin1String("Rent");
        });
        QCOMPARE(rent->text, QStringLiteral("950"));
        QCOMPARE(window().currentPage(), qobject_cast<QWidget*>(&window().documentsPage()));

        // The previous recipient and the pattern are suggested next time.
        auto& again = formOf(lease.id);
        QCOMPARE(find<QLineEdit>(again, "roleEmail1")->text(), QStringLiteral("ben@example.org"));
        QCOMPARE(find<QLineEdit>(again, "useDocumentTitle")->text(),
                 QStringLiteral("{template} {name} {Rent}"));
        find<QPushButton>(again, "useAsDraft")->click();
        QTRY_COMPARE_WITH_TIMEOUT(made.size(), 2, patience);
        QVERIFY(!made.last().at(1).toBool());
        QTRY_VERIFY_WITH_TIMEOUT(!window().editorPage().documentId().isNull(), patience);
        QVERIFY(!window().editorPage().isTemplate());
    }

    /** Also if its buttons have no names: then their positions identify them. */
    void aQuestionIsOneChoice()
    {
        domain::Document wanted = test::templateDocument(QStringLiteral("Lease"));
        wanted.files.clear();
        wanted.tags.last().rect = {90, 480, 160, 40};
        for (const int top : {600, 640, 680}) {
            domain::Tag button = test::tag(domain::TagType::Radio, QString(), 1, 1, 90, top);
            button.groupName = QStringLiteral("Floor");
            button.isMandatory = false;
            wanted.tags.append(button);
        }
        const auto lease = m_desk->make(wanted);
        auto& form = formOf(lease.id);
        find<QToolButton>(form, "useMore")->click();
        auto* list = find<QComboBox>(form, "useValue:group:1:floor");
        QVERIFY(list && list->isVisible());
        QCOMPARE(list->count(), 4); // and that the recipient chooses
        list->setCurrentIndex(list->findText(QStringLiteral("Button 2")));
        m_desk->shoot(QStringLiteral("template-use-buttons"));
        QSignalSpy made(&window().templatesPage(), &TemplatesPage::documentCreated);
        find<QPushButton>(form, "useAsDraft")->click();
        QTRY_COMPARE_WITH_TIMEOUT(made.size(), 1, patience);
        QList<int> chosen;
        const auto draft = m_desk->fetch(made.first().first().value<DocumentId>());
        for (const domain::Tag& tag : draft.tags)
            if (tag.text == QLatin1String("true")) chosen.append(tag.rect.top);
        QCOMPARE(chosen, QList<int>{640});
    }

    void faultsStandWhereTheyAre()
    {
        const auto lease = m_desk->add(QStringLiteral("Lease"));
        auto& form = formOf(lease.id);
        type(form, QStringLiteral("useValue:Rent"), QStringLiteral("much"));
        const auto faultOf = [&form](const char* name) {
            const auto* label = find<QLabel>(form, QString::fromLatin1(name) + QStringLiteral("Error"));
            return label && label->isVisible() ? label->text() : QString();
        };
        QVERIFY2(faultOf("useValue:Rent").contains(QStringLiteral("number")),
                 qPrintable(faultOf("useValue:Rent")));
        type(form, QStringLiteral("roleEmail1"), QStringLiteral("ben"));
        find<QPushButton>(form, "useSend")->click();
        QVERIFY(!faultOf("roleName1").isEmpty());
        QVERIFY(!faultOf("roleEmail1").isEmpty());
        QVERIFY(!faultOf("roleName2").isEmpty());
        QVERIFY(faultOf("roleEmail2").isEmpty());
        m_desk->shoot(QStringLiteral("template-use-faults"));
        type(form, QStringLiteral("useValue:Rent"), QStringLiteral("12"));
        QVERIFY(faultOf("useValue:Rent").isEmpty());
        // Esc doesn't discard anything without confirmation.
        m_desk->desk.prompts.willConfirm(QStringLiteral("discardForm"), false);
        QTest::keyClick(&form, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->desk.prompts.isDone(), patience);
        QVERIFY(form.isVisible());
        m_desk->desk.prompts.willConfirm(QStringLiteral("discardForm"), true);
        QTest::keyClick(&form, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(find<QTreeView>(window(), "templateTable")->isVisible(), patience);
        // An untouched form just closes.
        auto& again = formOf(lease.id);
        QTest::keyClick(&again, Qt::Key_Escape);
        QVERIFY(find<QTreeView>(window(), "templateTable")->isVisible());
    }

    /** Templates have their own folders and trash: the tree of documents is hidden. */
    void onlyOneTreeIsShown()
    {
        auto& page = m_desk->select(m_desk->add(QStringLiteral("Lease")).id);
        QVERIFY(page.isVisible());
        auto* documents = window().findChild<QTreeView*>(QStringLiteral("folderTree"));
        auto* add = window().findChild<QToolButton*>(QStringLiteral("newFolder"));
        QVERIFY(documents && !documents->isVisible() && !add->isVisible());
        window().showDocuments();
        QVERIFY(documents->isVisible() && add->isVisible());
        window().showReports();
        QVERIFY(documents->isVisible());
    }

    void namesFoldersTrashAndUndo()
    {
        const auto lease = m_desk->add(QStringLiteral("Lease"));
        const auto offer = m_desk->add(QStringLiteral("Offer"), DocumentType::BulkTemplate);
        auto& page = m_desk->select(lease.id);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 2, patience);
        page.renameSelected();
        auto* edit = page.table()->viewport()->findChild<QLineEdit*>();
        QVERIFY(edit);
        edit->setText(QStringLiteral("Lease 14B"));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->fetch(lease.id).title, QStringLiteral("Lease 14B"), patience);

        m_desk->desk.prompts.willText(QStringLiteral("folderName"), QStringLiteral("Housing"));
        find<QToolButton>(page, "newTemplateFolder")->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->toast().contains(QStringLiteral("Housing")), patience);
        const auto folders = page.folderView()->model();
        const QModelIndex housing = folders->index(0, 0, folders->index(1, 0));
        QCOMPARE(housing.data().toString(), QStringLiteral("Housing"));
        std::unique_ptr<QMimeData> dragged(documentsMimeData({lease.id}));
        QVERIFY(page.folderView()->model()->dropMimeData(dragged.get(), Qt::MoveAction, -1, -1, housing));
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->fetch(lease.id).folderId.isNull(), patience);
        page.folderView()->setCurrentIndex(housing);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 1, patience);
        m_desk->undo();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->fetch(lease.id).folderId.isNull(), patience);
        page.folderView()->setCurrentIndex(folders->index(0, 0, folders->index(0, 0)));

        m_desk->select(offer.id);
        page.trashSelected();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 1, patience);
        m_desk->undo();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 2, patience);
        m_desk->select(lease.id);
        page.duplicateSelected();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 3, patience);
        m_desk->shoot(QStringLiteral("templates"));
    }

    void kindsAndDefaultsAreChangedAndTakenBack()
    {
        const auto lease = m_desk->add(QStringLiteral("Lease"));
        auto& page = m_desk->select(lease.id);
        page.changeSelectedType(DocumentType::TemplateLink);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->fetch(lease.id).type, DocumentType::TemplateLink, patience);
        QCOMPARE(m_desk->fetch(lease.id).invitations.at(0).actionType, domain::ActionType::OpenSigner);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page, "openLink"), patience);
        m_desk->undo();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->fetch(lease.id).type, DocumentType::RegularTemplate, patience);
        QCOMPARE(m_desk->fetch(lease.id).invitations.at(0).actionType, domain::ActionType::Signer);

        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page, "templateDefaults"), patience);
        find<QPushButton>(page, "templateDefaults")->click();
        auto* dialog = find<TemplateDefaultsDialog>(page, "templateDefaultsDialog");
        QVERIFY(dialog);
        QVERIFY(!find<QSpinBox>(*dialog, "defaultsPerHour")->isVisible()); // no link
        find<QSpinBox>(*dialog, "defaultsExpire")->setValue(21);
        auto* callback = find<QLineEdit>(*dialog, "defaultsCallback");
        callback->setText(QStringLiteral("nowhere"));
        QVERIFY(!find<QPushButton>(*dialog, "defaultsSave")->isEnabled());
        callback->clear();
        find<QPushButton>(*dialog, "defaultsSave")->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->fetch(lease.id).setting.expireDaysAfterSent, 21, patience);
        m_desk->undo();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->fetch(lease.id).setting.expireDaysAfterSent, 180, patience);
    }

    void aLinkIsOpenedCopiedAndClosed()
    {
        const auto link = m_desk->add(QStringLiteral("Visitor form"), DocumentType::TemplateLink);
        auto& page = m_desk->select(link.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page, "openLink"), patience);
        m_desk->desk.prompts.willConfirm(QStringLiteral("publishLink"), true);
        find<QPushButton>(page, "openLink")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find<QLineEdit>(page, "linkAddress"), patience);
        const QString address = find<QLineEdit>(page, "linkAddress")->text();
        QVERIFY2(address.contains(QStringLiteral("/sign/")), qPrintable(address));
        find<QToolButton>(page, "copyLink")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), address);
        QCOMPARE(find<QWidget>(page, "linkCode")->accessibleName(),
                 QStringLiteral("QR code of %1").arg(address));
        m_desk->shoot(QStringLiteral("template-link"));
        find<QPushButton>(page, "templateDefaults")->click(); // its limit can be changed while it is open
        auto* dialog = find<TemplateDefaultsDialog>(page, "templateDefaultsDialog");
        QVERIFY(dialog);
        auto* perHour = find<QSpinBox>(*dialog, "defaultsPerHour");
        QVERIFY(perHour && perHour->isVisible());
        QCOMPARE(perHour->value(), 60);
        perHour->setValue(0);
        QCOMPARE(perHour->text(), QStringLiteral("No limit"));
        perHour->setValue(5);
        m_desk->shoot(QStringLiteral("template-link-limit"));
        find<QPushButton>(*dialog, "defaultsSave")->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->fetch(link.id).setting.linkDocumentsPerHour, 5, patience);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page, "closeLink"), patience);
        m_desk->desk.prompts.willConfirm(QStringLiteral("closeLink"), true);
        find<QPushButton>(page, "closeLink")->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->fetch(link.id).status != SigningStatus::InProgress, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!find<QLineEdit>(page, "linkAddress"), patience);
    }

    /** The reason why a link can't be published is in the interface language. */
    void aLinkWithoutVisitorIsRefusedInWords()
    {
        domain::Document wanted;
        wanted.title = QStringLiteral("Visitor form");
        wanted.type = DocumentType::TemplateLink;
        wanted.senderName = QStringLiteral("Nora Lind");
        wanted.senderEmail = QStringLiteral("nora@example.org");
        wanted.invitations = {test::invitation(QStringLiteral("Tenant"), {})};
        wanted.invitations[0].recipientEmail.clear();
        wanted.tags = {test::tag(domain::TagType::Signature, QStringLiteral("Signature"), 1, 1, 90, 480)};
        const auto link = m_desk->make(wanted);
        QVERIFY(!link.id.isNull());
        auto& page = m_desk->select(link.id);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page, "openLink"), patience);
        m_desk->desk.prompts.willConfirm(QStringLiteral("publishLink"), true);
        find<QPushButton>(page, "openLink")->click();
        const auto told = [&page] {
            for (const ErrorBanner* banner : page.findChildren<ErrorBanner*>())
                if (banner->isVisible())
                    for (const QLabel* label : banner->findChildren<QLabel*>())
                        if (label->text().contains(QStringLiteral("recipient"))) return label->text();
            return QString();
        };
        QTRY_VERIFY_WITH_TIMEOUT(!told().isEmpty(), patience);
        QVERIFY2(told().contains(QStringLiteral("exactly one recipient with the role")), qPrintable(told()));
        QVERIFY2(!told().contains(QStringLiteral("OPEN_SIGNER")), qPrintable(told()));
    }

    void aDocumentIsSavedAsTemplateWithoutItsAnswers()
    {
        const auto sent = m_desk->desk.create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(m_desk->desk.sign(sent, 0));
        auto& page = window().templatesPage();
        window().showTemplates();
        page.saveAsTemplate(sent.id);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 1, patience);
        const auto made = m_desk->fetch(
            DocumentId(page.table()->model()->index(0, 0).data(TemplateTableModel::IdRole).toLongLong()));
        QCOMPARE(made.type, DocumentType::RegularTemplate);
        QCOMPARE(made.status, SigningStatus::Draft);
        QCOMPARE(made.tags.size(), sent.tags.size());
        for (const domain::Tag& tag : made.tags)
            QVERIFY(tag.text.isEmpty() && tag.image.isEmpty());
        QVERIFY(made.invitations.at(0).recipientEmail.isEmpty());
        QCOMPARE(made.invitations.at(0).recipientName, QStringLiteral("Signer 1"));
        m_desk->undo();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 0, patience);
    }

    void oneFileHoldsATemplate()
    {
        const auto lease = m_desk->add(QStringLiteral("Lease: 14/B"));
        auto& page = m_desk->select(lease.id);
        const QString path = m_desk->desk.path(QStringLiteral("lease.inkstone-template"));
        m_desk->desk.prompts.willChoose(QStringLiteral("exportTemplate"), {path});
        page.exportSelected();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), patience);
        page.importFiles({path});
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->toast().contains(QStringLiteral("imported")), patience);
        const DocumentId id = page.selectedIds().value(0);
        QTRY_VERIFY_WITH_TIMEOUT(page.selectedIds().value(0) != lease.id, patience);
        const auto imported = m_desk->fetch(page.selectedIds().value(0));
        QCOMPARE(imported.title, lease.title);
        QCOMPARE(imported.tags.size(), lease.tags.size());
        QCOMPARE(imported.files.at(0).sha256, lease.files.at(0).sha256);
        Q_UNUSED(id)

        QFile broken(m_desk->desk.path(QStringLiteral("broken.inkstone-template")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no archive");
        broken.close();
        page.importFiles({broken.fileName()});
        m_desk->desk.settle();
        QCOMPARE(m_desk->listed(), 2);

        // As opened by the desktop, from any page.
        m_desk->desk.window->showDocuments();
        m_desk->desk.window->openFiles({path});
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->desk.window->currentPage(), &page, patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->listed(), 3, patience);
    }

    void versionsAreListedAndComeBack()
    {
        const auto lease = m_desk->add(QStringLiteral("Lease"));
        auto& page = m_desk->select(lease.id);
        QVERIFY(m_desk->hasVersion(lease.id));
        wire::DocumentPatch patch;
        patch.title = QStringLiteral("Lease 2");
        auto tags = m_desk->fetch(lease.id).tags;
        tags.removeLast();
        tags.first().rect.left += 30;
        patch.tags = tags;
        bool changed = false;
        m_desk->desk.session().client()->update(
            lease.id, patch, QString(), this,
            [&changed](const Result<domain::Document>& done) { changed = bool(done); });
        QTRY_VERIFY_WITH_TIMEOUT(changed, patience);
        page.refresh();
        const auto restores = [&page] {
            QList<QToolButton*> found;
            for (auto* button : page.findChildren<QToolButton*>())
                if (button->objectName().startsWith(QStringLiteral("restoreVersion"))) found.append(button);
            return found;
        };
        QTRY_COMPARE_WITH_TIMEOUT(restores().size(), 1, patience);
        QStringList words;
        for (auto* label : page.findChildren<QLabel*>())
            if (label->objectName().startsWith(QStringLiteral("versionWords"))) words.append(label->text());
        static const QRegularExpression expected(
            QStringLiteral("^Renamed, 1 field(\\(s\\))? removed,( and)? 1 field(\\(s\\))? moved$"));
        QVERIFY2(words.indexOf(expected) >= 0, qPrintable(words.join(QLatin1Char('|'))));
        m_desk->shoot(QStringLiteral("template-versions"));
        restores().first()->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->fetch(lease.id).title, QStringLiteral("Lease"), patience);
        QCOMPARE(m_desk->fetch(lease.id).tags.size(), lease.tags.size());
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->toast(), QStringLiteral("Version restored."), patience);
        m_desk->undo();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->fetch(lease.id).title, QStringLiteral("Lease 2"), patience);
    }
};

INK_TEST(TestTemplates, "tst_templates")

} // namespace tst_templates

#include "tst_templates.moc"
