// Scheduling of jobs that share a lane: the slots of a worker are shared among the accounts.
#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/documents/documentstore.h"
#include "app/store/jobs/outbox.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/dialects.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QUuid>

#include <algorithm>

namespace tst_outboxlanes {

using namespace ink;
using namespace ink::domain;
using namespace ink::store;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

class TestOutboxLanes final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Database> m_db;
    AccountId m_greedy;
    AccountId m_other;
    static Timestamp at(qint64 ms) { return Timestamp(std::chrono::milliseconds(ms)); }

    AccountId addAccount(const QString& email)
    {
        auto transaction = Transaction::begin(*m_db);
        const auto account = AccountStore(*m_db).create(*transaction, email, u"A"_s);
        return account && transaction->commit() ? account->id : AccountId();
    }

    /** One document with a due job for each lane. */
    void queue(AccountId account, const QStringList& lanes, qint64 due = 0)
    {
        auto transaction = Transaction::begin(*m_db);
        for (const QString& lane : lanes) {
            Document document;
            document.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
            document.title = u"Lease"_s;
            document.accountId = account;
            const auto kept = DocumentStore(*m_db).insert(*transaction, document);
            QVERIFY(kept.has_value());
            Job job(JobKind::Callback);
            job.key = QString::number(kept->id.value());
            job.documentId = kept->id;
            job.notBefore = at(due);
            job.lane = lane;
            QVERIFY(Outbox(*m_db).queue(*transaction, job));
        }
        QVERIFY(transaction->commit());
    }

    static QStringList hosts(int count)
    {
        QStringList names;
        for (int i = 0; i < count; ++i)
            names.append(u"http://dead%1"_s.arg(i));
        return names;
    }

    QList<Job> take(const QString& owner, const Outbox::Slots& slots, qint64 now = 1)
    {
        const auto taken = Outbox(*m_db).leaseByLane(JobKind::Callback, owner, at(now), 60s, slots);
        return taken ? *taken : QList<Job>();
    }
    /** Fills the slots like a worker whose jobs never end. */
    QList<Job> fill(const QString& owner, int slots, int perLane = 4)
    {
        QList<Job> all;
        while (true) {
            const int free = slots - static_cast<int>(all.size());
            const QList<Job> some = take(owner, {free, std::min(free, 32), perLane});
            if (some.isEmpty()) return all;
            all += some;
        }
    }
    AccountId accountOf(const Job& job) const
    {
        return DocumentStore(*m_db).loadAny(job.documentId)->accountId;
    }

private Q_SLOTS:
    void initTestCase_data() { ink::test::addDialects(); }
    void init()
    {
        auto db = openDatabase(ink::test::newAddress(m_dir), Schema::Service);
        QVERIFY2(db.has_value(), db ? "" : qPrintable(db.error().detail.english()));
        m_db = std::move(*db);
        m_greedy = addAccount(u"greedy@example.com"_s);
        m_other = addAccount(u"other@example.com"_s);
    }

    void anAccountLeavesAsManySlotsAsItHolds()
    {
        queue(m_greedy, hosts(300));
        QCOMPARE(fill(u"one"_s, 256).size(), 128);
        // Another account's job, queued last, is in the next pick.
        queue(m_other, {u"http://good"_s}, 1);
        const QList<Job> next = take(u"one"_s, {128, 32, 4});
        QCOMPARE(next.size(), 1);
        QCOMPARE(accountOf(next.first()), m_other);
        // Another worker has its own slots, and shares them in the same way.
        queue(m_other, {u"http://good2"_s}, 1);
        const QList<Job> first = take(u"two"_s, {256, 32, 4});
        QCOMPARE(first.size(), 32);
        QCOMPARE(accountOf(first.first()), m_other);
        // The last free slot goes to an account that holds nothing.
        QVERIFY(take(u"one"_s, {0, 0, 4}).isEmpty());
        queue(addAccount(u"third@example.com"_s), {u"http://good3"_s}, 1);
        QCOMPARE(take(u"one"_s, {1, 1, 4}).size(), 1);
    }

    void whoeverHoldsFewerGoesFirst()
    {
        queue(m_greedy, hosts(20));
        QCOMPARE(take(u"one"_s, {256, 10, 4}).size(), 10);
        queue(m_other, {u"http://a"_s, u"http://b"_s, u"http://c"_s}, 1);
        const QList<Job> next = take(u"one"_s, {246, 5, 4});
        QCOMPARE(next.size(), 5);
        for (qsizetype i = 0; i < next.size(); ++i)
            QCOMPARE(accountOf(next.at(i)), i < 3 ? m_other : m_greedy);
    }

    void accountsThatShareALaneTakeTurnsInIt()
    {
        queue(m_greedy, QStringList(50, u"http://shared"_s));
        queue(m_other, QStringList(50, u"http://shared"_s), 1);
        const QList<Job> taken = fill(u"one"_s, 256);
        QCOMPARE(taken.size(), 4); // the lane's maximum covers both
        QCOMPARE(std::count_if(taken.begin(), taken.end(),
                               [this](const Job& job) { return accountOf(job) == m_other; }),
                 2);
        QVERIFY(take(u"two"_s, {256, 32, 4}).isEmpty()); // and all workers
    }

    void aFullLaneHidesNoOther()
    {
        QStringList lanes(500, u"http://dead"_s);
        lanes.append(u"http://good"_s);
        queue(m_greedy, lanes);
        const QList<Job> taken = take(u"one"_s, {256, 32, 4});
        QCOMPARE(taken.size(), 5); // four of the dead one, and the good one after all of them
        // Everything is due again after the lease, also beyond the lanes that one call considers.
        queue(m_other, hosts(3 * Outbox::maxLanesPerAccount));
        QList<Job> others;
        for (QList<Job> some = take(u"two"_s, {1'000, 1'000, 4}); !some.isEmpty();
             some = take(u"two"_s, {1'000, 1'000, 4}))
            others += some;
        QCOMPARE(others.size(), 3 * Outbox::maxLanesPerAccount);
        QCOMPARE(take(u"two"_s, {256, 32, 4}, 61'000).size(), 32);
    }
};

INK_TEST(TestOutboxLanes, "tst_outboxlanes")

} // namespace tst_outboxlanes

#include "tst_outboxlanes.moc"
