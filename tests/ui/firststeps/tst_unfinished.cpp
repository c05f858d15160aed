// Work that an earlier session left unfinished is mentioned at the next start, and the sender's name is asked
// for once.
#include "app/domain/document/document.h"
#include "app/store/journals/bulkjournal.h"
#include "app/workflow/session/sendername.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/shared/sendername.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

namespace tst_unfinished {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

namespace {
constexpr int patience = 30'000;
} // namespace

class TestUnfinished final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, u"en"_s);
    }
    void cleanup() { m_desk.reset(); }

    void aBulkRunThatWasInterrupted()
    {
        QVERIFY(m_desk->start());
        keepRun(store::BulkJournal::RunState::Open);
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        auto* notice = m_desk->window->findChild<Banner*>(u"unfinishedRunBanner"_s);
        QVERIFY(notice && notice->isVisible());
        QVERIFY2(notice->text().contains(u"people.csv"_s), qPrintable(notice->text()));
        QCOMPARE(notice->accessibleDescription(), u"0 of 3 documents were sent."_s);
        notice->findChild<QPushButton*>(u"bannerAction"_s)->click();
        QCOMPARE(m_desk->window->currentPage(), static_cast<QWidget*>(&m_desk->window->bulkPage()));
        QVERIFY(!notice->isVisible());
    }
    void aFinishedOneIsNotMentioned()
    {
        QVERIFY(m_desk->start());
        keepRun(store::BulkJournal::RunState::Stopped);
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        QVERIFY(!m_desk->window->findChild<Banner*>(u"unfinishedRunBanner"_s)->isVisible());
    }

    /** Nobody gets a letter from "This computer" because nobody was asked. */
    void theSendersNameIsAskedForOnce()
    {
        QVERIFY(m_desk->startLocal());
        wire::SettingsPatch nameless;
        nameless.userSetting.emplace().set(&domain::UserSetting::name, u"This computer"_s);
        std::optional<bool> kept;
        m_desk->session().client()->updateSettings(
            nameless, this,
            [&kept](const Result<domain::AccountDetails>& result) { kept = result.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(kept && *kept, patience);
        m_desk->window->show();
        const QString name = u"Nora Lind"_s;
        for (const bool first : {true, false}) {
            auto draft = m_desk->create(u"Lease"_s, {u"Anna Berg"_s}, false);
            wire::DocumentPatch patch;
            patch.senderName = u"This computer"_s;
            std::optional<bool> changed;
            m_desk->session().client()->update(
                draft.id, patch, {}, this,
                [&changed](const Result<domain::Document>& result) { changed = result.has_value(); });
            QTRY_VERIFY_WITH_TIMEOUT(changed && *changed, patience);
            m_desk->window->edit(draft.id);
            auto& editor = m_desk->window->editorPage();
            QTRY_VERIFY_WITH_TIMEOUT(
                editor.documentId() == draft.id && editor.workspace().view().isPagePainted(1), patience);
            m_desk->window->actions().action(u"document.send"_s)->trigger();
            QDialog* dialog = nullptr;
            QTRY_VERIFY((dialog = m_desk->window->findChild<QDialog*>(u"sendDialog"_s)) &&
                        dialog->isVisible());
            auto* field = dialog->findChild<QLineEdit*>(u"sendSender"_s);
            QVERIFY(field && field->isVisible());
            if (first) { // it is required
                dialog->findChild<QPushButton*>(u"sendNow"_s)->click();
                QVERIFY(dialog->isVisible());
                QCOMPARE(dialog->focusWidget(), field);
                field->setText(name);
            } else
                QTRY_COMPARE_WITH_TIMEOUT(field->text(), name, patience); // it is known now
            dialog->findChild<QPushButton*>(u"sendNow"_s)->click();
            const auto sent = m_desk->waitForDocument(draft.id, [](const domain::Document& now) {
                return now.status == domain::SigningStatus::InProgress;
            });
            QVERIFY(sent);
            QCOMPARE(sent->senderName, name);
        }
    }

    /** Templates, bulk runs and whatever else sends ask by the same rule. */
    void everyWayOfSendingAsksForTheName()
    {
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        const auto rename = [this](const QString& name) {
            std::optional<Result<void>> saved;
            workflow::saveSenderName(m_desk->session(), name, this,
                                     [&saved](const Result<void>& result) { saved = result; });
            QTRY_VERIFY_WITH_TIMEOUT(saved && *saved, patience);
        };
        rename(u"This computer"_s);
        int sent = 0;
        const auto send = [&](const QString& documentSender) {
            SenderName::require(m_desk->session(), m_desk->prompts, m_desk->window.get(), documentSender,
                                [&sent] { ++sent; });
        };
        send(u"Nora Lind"_s); // the template's sender is known
        QTRY_COMPARE_WITH_TIMEOUT(sent, 1, patience);
        m_desk->prompts.willBackOut(u"senderName"_s);
        send(u"This computer"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        m_desk->prompts.willText(u"senderName"_s, u" Nora Lind "_s);
        send(u"This computer"_s);
        QTRY_COMPARE_WITH_TIMEOUT(sent, 2, patience);
        QVERIFY(m_desk->prompts.isDone());
        send(u"This computer"_s); // remembered
        QTRY_COMPARE_WITH_TIMEOUT(sent, 3, patience);
        QCOMPARE(m_desk->account()->userSetting.name, u"Nora Lind"_s);
    }

private:
    void keepRun(store::BulkJournal::RunState state)
    {
        store::BulkJournal journal(m_desk->database());
        store::BulkJournal::Run run;
        run.id = u"7f0c6b52-5b0a-4b8e-9a51-0a1b2c3d4e5f"_s;
        run.profile = u"local"_s;
        run.templateId = domain::DocumentId(3);
        run.templateTitle = u"Offer letter"_s;
        run.title = u"people.csv"_s;
        run.created = SystemClock().now();
        run.chunkSize = 50;
        run.rows.total = 3;
        QVERIFY(journal.create(run));
        QVERIFY(journal.addRows(run.id, 0,
                                {{2, u"Anna"_s, u"anna@example.org"_s, {}},
                                 {3, u"Ben"_s, u"ben@example.org"_s, {}},
                                 {4, u"Cara"_s, u"cara@example.org"_s, {}}}));
        QVERIFY(journal.setState(run.id, store::BulkJournal::RunState::Open, run.created));
        if (state != store::BulkJournal::RunState::Open)
            QVERIFY(journal.setState(run.id, state, run.created));
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestUnfinished, "tst_unfinished")

} // namespace tst_unfinished

#include "tst_unfinished.moc"
