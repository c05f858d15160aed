#include "app/store/journals/stackjournal.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_stackjournal {

using namespace ink;
using namespace ink::store;
using Decision = StackJournal::Decision;
using State = StackJournal::State;

/** Nothing is sent in a state that was not viewed, and nothing is sent twice. */
class TestStackJournal final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_number = 0;
    const StackJournal::Key m_key{QStringLiteral("local"), domain::DocumentId(7),
                                  QStringLiteral("5b0c2f1e-0000-4000-8000-000000000001")};

    [[nodiscard]] QString nextPath() { return m_folder.filePath(QStringLiteral("s%1.db").arg(++m_number)); }
    [[nodiscard]] static std::unique_ptr<Database> open(const QString& path)
    {
        auto database = openSqlite(path, Schema::Workstation);
        return database ? std::move(*database) : nullptr;
    }
    static Timestamp at(int ms) { return Timestamp(std::chrono::milliseconds(1'700'000'000'000 + ms)); }
    static bool isRefused(const Result<void>& result)
    {
        return !result && result.error().code == ErrorCode::State;
    }

private Q_SLOTS:
    void whatWasNotSeenIsNotSigned()
    {
        const auto database = open(nextPath());
        StackJournal journal(*database);
        QVERIFY(journal.rows()->isEmpty());
        QVERIFY(isRefused(journal.decideToSign(m_key, "aa", at(1))));
        QVERIFY(isRefused(journal.decide(m_key, QStringLiteral("Lease"), Decision::Sign, {}, at(1))));
        QVERIFY(isRefused(journal.markSending(m_key, Decision::Sign, at(1))));
        QVERIFY(journal.markViewed(m_key, QStringLiteral("Lease"), "aa", at(2)));
        QVERIFY(isRefused(journal.decideToSign(m_key, "bb", at(3)))); // differs from what was viewed
        QVERIFY(isRefused(journal.decideToSign(m_key, "", at(3))));
        QVERIFY(isRefused(journal.markSending(m_key, Decision::Sign, at(3)))); // viewed, but not decided
        QVERIFY(journal.decideToSign(m_key, "aa", at(4)));
        QCOMPARE(journal.row(m_key)->decision, Decision::Sign);
        // Viewed again unchanged: the decision is kept. Viewed with changes: it is void.
        QVERIFY(journal.markViewed(m_key, QStringLiteral("Lease"), "aa", at(5)));
        QCOMPARE(journal.row(m_key)->decision, Decision::Sign);
        QVERIFY(journal.markViewed(m_key, QStringLiteral("Lease"), "cc", at(6)));
        QCOMPARE(journal.row(m_key)->decision, Decision::None);
        QVERIFY(isRefused(journal.markSending(m_key, Decision::Sign, at(7))));
    }

    void leavesOnceAndSurvives()
    {
        const QString path = nextPath();
        {
            const auto database = open(path);
            StackJournal journal(*database);
            QVERIFY(journal.markViewed(m_key, QStringLiteral("Lease"), "aa", at(1)));
            QVERIFY(journal.decideToSign(m_key, "aa", at(2)));
            QVERIFY(isRefused(journal.markSending(m_key, Decision::Decline, at(3))));
            QVERIFY(journal.markSending(m_key, Decision::Sign, at(3)));
            QVERIFY(isRefused(journal.markSending(m_key, Decision::Sign, at(4))));
            QVERIFY(isRefused(journal.decideToSign(m_key, "aa", at(4))));
            QVERIFY(isRefused(journal.decide(m_key, {}, Decision::Skip, {}, at(4))));
            QVERIFY(isRefused(journal.markViewed(m_key, {}, "aa", at(4))));
        }
        const auto database = open(path);
        StackJournal journal(*database);
        const auto rows = journal.rows();
        QVERIFY(rows);
        QCOMPARE(rows->size(), 1);
        QCOMPARE(rows->first().state, State::Sending);
        QCOMPARE(rows->first().title, QStringLiteral("Lease"));
        QCOMPARE(rows->first().viewedDigest, QByteArray("aa"));
        QVERIFY(journal.recordOutcome(m_key, State::Signed, {}, at(5)));
        QVERIFY(isRefused(journal.markSending(m_key, Decision::Sign, at(6))));
        QVERIFY(journal.removeFinished());
        QVERIFY(journal.rows()->isEmpty());
    }

    void whatFailedIsTriedAgainAndWhatChangedIsSeenAgain()
    {
        const auto database = open(nextPath());
        StackJournal journal(*database);
        QVERIFY(journal.markViewed(m_key, QStringLiteral("Lease"), "aa", at(1)));
        QVERIFY(journal.decideToSign(m_key, "aa", at(2)));
        QVERIFY(journal.markSending(m_key, Decision::Sign, at(3)));
        QVERIFY(journal.recordOutcome(m_key, State::Failed, Message::literal(QStringLiteral("No.")), at(4)));
        QCOMPARE(journal.row(m_key)->problem, Message::literal(QStringLiteral("No.")));
        QVERIFY(journal.markSending(m_key, Decision::Sign, at(5)));
        QVERIFY(journal.markChanged(m_key, at(6)));
        QCOMPARE(journal.row(m_key)->state, State::Changed);
        QCOMPARE(journal.row(m_key)->decision, Decision::None);
        QVERIFY(journal.row(m_key)->viewedDigest.isEmpty());
        QVERIFY(isRefused(journal.markSending(m_key, Decision::Sign, at(7))));
        QVERIFY(isRefused(journal.decideToSign(m_key, "aa", at(7))));
        QVERIFY(journal.markViewed(m_key, QStringLiteral("Lease"), "bb", at(8)));
        QVERIFY(journal.decideToSign(m_key, "bb", at(9)));
        QVERIFY(journal.markSending(m_key, Decision::Sign, at(10)));
    }

    void otherDecisions()
    {
        const auto database = open(nextPath());
        StackJournal journal(*database);
        QVERIFY(journal.decide(m_key, QStringLiteral("Lease"), Decision::Skip, {}, at(1)));
        QVERIFY(isRefused(journal.markSending(m_key, Decision::Sign, at(2))));
        QVERIFY(journal.decide(m_key, QStringLiteral("Lease"), Decision::Decline, QStringLiteral("Wrong sum"),
                               at(3)));
        QCOMPARE(journal.row(m_key)->reason, QStringLiteral("Wrong sum"));
        QVERIFY(journal.markSending(m_key, Decision::Decline, at(4)));
        QVERIFY(journal.recordOutcome(m_key, State::Declined, {}, at(5)));
        QVERIFY(journal.remove(m_key));
        QVERIFY(!journal.row(m_key));
    }
};

INK_TEST(TestStackJournal, "tst_stackjournal")

} // namespace tst_stackjournal

#include "tst_stackjournal.moc"
