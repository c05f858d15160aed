// Reminders say what they do: whom they reach, which links nobody can open, and when somebody was notified.
#include "app/domain/document/document.h"
#include "tests/support/manualclock.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/correct/recipientactions.h"
#include "ui/pages/documents/details/documentdetailspane.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/waiting/waitingpage.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTreeView>

namespace tst_reminders {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int patience = 30'000;

QString textOf(const QWidget& pane)
{
    QStringList all;
    for (const QLabel* label : pane.findChildren<QLabel*>())
        all << label->text();
    return all.join(u'\n');
}

} // namespace

class TestReminders final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { m_desk.reset(); }

    /** The last letter of a person who was reminded is the reminder: it doesn't say that they were notified.
     */
    void whoWasNotifiedAndWhen_data()
    {
        QTest::addColumn<bool>("hasMail");
        QTest::addColumn<bool>("isReminded");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QString>("doesNotSay");
        QTest::newRow("no mail") << false << false << u"Their turn started 22 min ago"_s << u"Notified"_s;
        QTest::newRow("mailed") << true << false << u"Notified 20 min ago"_s << u"Their turn"_s;
        QTest::newRow("reminded only") << true << true << u"Their turn started 22 min ago"_s << u"Notified"_s;
    }
    void whoWasNotifiedAndWhen()
    {
        QFETCH(bool, hasMail);
        QFETCH(bool, isReminded);
        QFETCH(QString, says);
        QFETCH(QString, doesNotSay);
        const test::ManualClock clock;
        domain::Document document = test::emptyDraft(u"Lease"_s);
        document.id = domain::DocumentId(7);
        document.status = domain::SigningStatus::InProgress;
        document.sentTime = clock.now() - 22min;
        document.invitations = {test::invitation(u"Anna Berg"_s, u"anna@example.org"_s)};
        domain::Invitation& anna = document.invitations.first();
        anna.invitedTime = clock.now() - 22min;
        anna.status = domain::InvitationStatus::WaitToOpen;
        if (hasMail)
            anna.mail = domain::MailProgress{domain::MailProgress::State::Sent, {}, clock.now() - 20min};
        if (isReminded) {
            anna.lastReminderSent = clock.now() - 2min;
            anna.reminderEmailCount = 1;
            anna.mail->time = clock.now() - 2min;
        }
        DocumentDetailsPane pane(clock);
        pane.showDocument(document, {}, std::nullopt, 1);
        QVERIFY2(textOf(pane).contains(says), qPrintable(textOf(pane)));
        QVERIFY2(!textOf(pane).contains(doesNotSay), qPrintable(textOf(pane)));
    }

    /** Links that only this computer can open are no use in an email: each way to remind says so first. */
    void linksThatNobodyCanOpen()
    {
        test::SmtpSink sink;
        if (!test::require(sink.start(), "aiosmtpd")) return;
        open(sink.port());
        const auto lease = m_desk->create(u"Lease"_s, {u"Anna Berg"_s}, true);
        QVERIFY(!sink.next(patience).isEmpty());
        auto& page = m_desk->window->documentsPage();
        page.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(page.table()->model()->rowCount(), 1, patience);
        page.select(lease.id);
        auto& prompts = m_desk->prompts;
        // One document, by the menu and by the bell of the recipient.
        prompts.willConfirm(u"remindOne"_s, false);
        page.selectionActions().remind();
        QTRY_VERIFY_WITH_TIMEOUT(prompts.isDone(), patience);
        checkWarning();
        QTRY_VERIFY_WITH_TIMEOUT(page.findChild<QWidget*>(u"copyLink"_s), patience); // the details are there
        prompts.willConfirm(u"remindOne"_s, false);
        page.findChild<RecipientActions*>()->remindOne(lease.invitations.constFirst().guid);
        QTRY_VERIFY_WITH_TIMEOUT(prompts.isDone(), patience);
        checkWarning();
        // The list of those who are waited for.
        auto& waiting = m_desk->window->waitingPage();
        m_desk->window->showWaiting();
        QTRY_COMPARE_WITH_TIMEOUT(waiting.model().rowCount(), 1, patience);
        waiting.table().selectAll();
        prompts.willConfirm(u"remindWaiting"_s, false);
        waiting.remindSelected();
        QTRY_VERIFY_WITH_TIMEOUT(prompts.isDone(), patience);
        checkWarning();
        m_desk->settle();
        QVERIFY(sink.nothing());
        // The third button.
        prompts.lastConfirm().onOther();
        QCOMPARE(m_desk->window->currentPage(), static_cast<QWidget*>(&m_desk->window->settingsPage()));
        QVERIFY(m_desk->window->settingsPage().findChild<QWidget*>(u"mailAccountPart"_s));

        // "Never" doesn't stay beside a person who was reminded.
        m_desk->window->showWaiting();
        QTRY_COMPARE_WITH_TIMEOUT(waiting.model().rowCount(), 1, patience);
        waiting.table().selectAll();
        const auto reminded = [&waiting] {
            return waiting.model()
                .index(0, static_cast<int>(WaitingModel::Column::Reminded))
                .data()
                .toString();
        };
        QCOMPARE(reminded(), u"Never"_s);
        prompts.willConfirm(u"remindWaiting"_s, true);
        waiting.remindSelected();
        QTRY_VERIFY_WITH_TIMEOUT(reminded() != u"Never", patience);
        QVERIFY(!sink.next(patience).isEmpty());
        QTRY_VERIFY2_WITH_TIMEOUT(reminded() != u"Never" && reminded() != u"Requested",
                                  qPrintable(reminded()), patience);
    }

    /** Where no email can be sent, those who are waited for are offered their links. */
    void withoutMailTheLinksOfThoseWhoWait()
    {
        open(0);
        const auto lease = m_desk->create(u"Lease"_s, {u"Anna Berg"_s}, true);
        auto& waiting = m_desk->window->waitingPage();
        m_desk->window->showWaiting();
        QTRY_COMPARE_WITH_TIMEOUT(waiting.model().rowCount(), 1, patience);
        waiting.table().selectAll();
        m_desk->prompts.willConfirm(u"remindByLink"_s, true);
        waiting.remindSelected();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(
            QApplication::clipboard()->text().contains(lease.invitations.constFirst().signingUrl), patience);
    }

private:
    void open(quint16 port)
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, u"en"_s);
        if (port != 0) m_desk->mailThrough(port);
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
    }
    void checkWarning()
    {
        const Prompts::Confirm& asked = m_desk->prompts.lastConfirm();
        QVERIFY2(asked.text.contains(u"only on this computer"_s), qPrintable(asked.text));
        QCOMPARE(asked.otherText, u"Open settings"_s);
        QVERIFY(asked.isDestructive && asked.onOther);
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestReminders, "tst_reminders")

} // namespace tst_reminders

#include "tst_reminders.moc"
