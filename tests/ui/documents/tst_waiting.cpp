#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/widgets/banner.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

namespace tst_waiting {

using namespace ink;
using namespace ink::ui;
using namespace std::chrono_literals;

namespace {

constexpr int waitingPatience = 20000;

domain::Invitation waitingInvitation(const QString& name, int sequence, domain::InvitationStatus status)
{
    domain::Invitation person;
    person.recipientName = name;
    person.recipientEmail = name.toLower() + QStringLiteral("@example.org");
    person.sequence = sequence;
    person.status = status;
    return person;
}

} // namespace

/** The pending recipients, over the real service. */
class TestWaitingPage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { m_desk.reset(); }

    /** Only recipients whose turn it is, since the end of the previous step. */
    void peopleOfADocument()
    {
        using S = domain::InvitationStatus;
        domain::DocumentSummary document;
        document.id = domain::DocumentId(4);
        document.status = domain::SigningStatus::InProgress;
        document.sentTime = Timestamp(100h);
        document.setting.expireDaysAfterSent = 10;
        document.invitations = {waitingInvitation(QStringLiteral("Ada"), 1, S::Finalized),
                                waitingInvitation(QStringLiteral("Bo"), 2, S::WaitToOpen),
                                waitingInvitation(QStringLiteral("Cy"), 2, S::Viewed),
                                waitingInvitation(QStringLiteral("Di"), 3, S::NotSent)};
        document.invitations[0].finishedTime = Timestamp(150h);
        auto people = workflow::waitingPeople(document);
        QCOMPARE(people.size(), 2);
        QCOMPARE(people.at(0).person.recipientName, QStringLiteral("Bo"));
        QCOMPARE(people.at(0).since, Timestamp(150h));
        QCOMPARE(people.at(1).person.recipientName, QStringLiteral("Cy"));
        QCOMPARE(people.at(1).deadline, std::optional(Timestamp(100h + 240h)));
        document.deleted = true;
        QVERIFY(workflow::waitingPeople(document).isEmpty());
        document.deleted = false;
        document.status = domain::SigningStatus::Cancelled;
        QVERIFY(workflow::waitingPeople(document).isEmpty());
    }

    /** A person who has to sign several documents counts once. */
    void peopleCountOnce()
    {
        workflow::WaitingPerson anna;
        anna.person.recipientName = QStringLiteral("Anna Berg");
        anna.person.recipientEmail = QStringLiteral("anna@example.org");
        workflow::WaitingPerson annaAgain = anna;
        annaAgain.document = domain::DocumentId(2);
        annaAgain.person.recipientEmail = QStringLiteral("Anna@example.org");
        workflow::WaitingPerson here; // signs in person and has no address
        here.person.recipientName = QStringLiteral("Anna Berg");
        QCOMPARE(workflow::peopleCount({anna, annaAgain}), 1);
        QCOMPARE(workflow::peopleCount({anna, annaAgain, here}), 2);
        QCOMPARE(workflow::peopleCount({}), 0);
    }

    void listedFilteredAndReminded()
    {
        open();
        const auto lease = m_desk->create(QStringLiteral("Lease"),
                                          {QStringLiteral("Anna Berg"), QStringLiteral("Ben Unal")}, true);
        const auto order = m_desk->create(QStringLiteral("Order"), {QStringLiteral("Cleo Dahl")}, true);
        (void)m_desk->create(QStringLiteral("Draft"), {QStringLiteral("Dora Eck")}, false);
        m_desk->window->showWaiting();
        QCOMPARE(m_desk->window->currentPage(), &page());
        QTRY_VERIFY_WITH_TIMEOUT(page().model().rowCount() >= 2, waitingPatience);
        const auto names = [this] {
            QStringList all;
            for (const workflow::WaitingPerson& one : page().model().people())
                all.append(one.person.recipientName);
            all.sort();
            return all;
        };
        QVERIFY(names().contains(QStringLiteral("Anna Berg")));
        QVERIFY(names().contains(QStringLiteral("Cleo Dahl")));
        QVERIFY(!names().contains(QStringLiteral("Dora Eck")));
        keep("waiting");

        // Nobody has been pending for a week, and no email bounced.
        page().setFilter(WaitingPage::Filter::WeekLong);
        QCOMPARE(page().model().rowCount(), 0);
        page().setFilter(WaitingPage::Filter::Problems);
        QCOMPARE(page().model().rowCount(), 0);
        keep("waiting-none");
        page().setFilter(WaitingPage::Filter::Everybody);
        QVERIFY(page().model().rowCount() >= 2);

        auto* remind = page().findChild<QPushButton*>(QStringLiteral("waitingRemind"));
        // Without a selection it reminds all that are listed, and says how many.
        page().table().clearSelection();
        QVERIFY(remind->isEnabled());
        const int listed = workflow::peopleCount(page().model().people());
        QVERIFY(listed >= 2);
        QCOMPARE(remind->text(), QStringLiteral("Remind %1 people").arg(listed));
        page().table().setCurrentIndex(page().table().model()->index(0, 0));
        QCOMPARE(remind->text(), QStringLiteral("Remind 1 person"));
        page().table().selectAll();
        QCOMPARE(remind->text(), QStringLiteral("Remind %1 people").arg(listed));

        // A recipient who has signed is no longer pending.
        QVERIFY(m_desk->sign(order, 0));
        page().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(!names().contains(QStringLiteral("Cleo Dahl")), waitingPatience);

        page().table().selectAll();

        // This service can't send email.
        m_desk->prompts.willConfirm(QStringLiteral("remindByLink"), false);
        QTest::mouseClick(remind, Qt::LeftButton);
        QTRY_VERIFY(m_desk->prompts.isDone());
        QVERIFY(!page().findChild<ErrorBanner*>()->isVisible());

        // A row opens its document.
        page().table().setCurrentIndex(page().table().model()->index(0, 0));
        page().table().setFocus();
        QTest::keyClick(&page().table(), Qt::Key_Return);
        QTRY_COMPARE(m_desk->window->currentPage(), &m_desk->window->documentsPage());
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->window->documentsPage().table()->selectedDocument(), lease.id,
                                  waitingPatience);
    }

private:
    void open()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
    }
    [[nodiscard]] WaitingPage& page() { return m_desk->window->waitingPage(); }
    void keep(const char* name)
    {
        test::keepPicture(*m_desk->window, QLatin1String(name) + QStringLiteral(".png"));
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestWaitingPage, "tst_waiting")

} // namespace tst_waiting

#include "tst_waiting.moc"
