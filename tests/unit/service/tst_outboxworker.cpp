// Several threads of the outbox: each job runs once, and the end of a thread loses none.
#include "app/service/core/outboxworker.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

#include <atomic>
#include <mutex>
#include <set>

namespace tst_outboxworker {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Counts the runs of each job and the threads. */
class Tally final
{
public:
    explicit Tally(World& world) : m_world(world) {}

    std::optional<service::OutboxWorker::Retry> operator()(const store::Job& job)
    {
        m_most = std::max<int>(m_most, ++m_atWork);
        {
            const std::lock_guard lock(m_mutex);
            thread_local const int number = ++m_numbers; // the system reuses thread ids
            m_threads.insert(number);
            m_keys.append(job.key);
        }
        auto transaction = store::Transaction::begin(m_world.stores->database);
        if (!transaction || !m_world.stores->outbox.complete(*transaction, job.id) || !transaction->commit())
            qFatal("the job was not ended");
        --m_atWork;
        return std::nullopt;
    }
    [[nodiscard]] QStringList keys() const
    {
        const std::lock_guard lock(m_mutex);
        return m_keys;
    }
    [[nodiscard]] std::size_t threads() const
    {
        const std::lock_guard lock(m_mutex);
        return m_threads.size();
    }
    [[nodiscard]] int maxAtWork() const { return m_most; }

private:
    World& m_world;
    mutable std::mutex m_mutex;
    std::set<int> m_threads;
    static inline std::atomic_int m_numbers = 0;
    QStringList m_keys;
    std::atomic_int m_atWork = 0;
    std::atomic_int m_most = 0;
};

QSet<QString> queued(World& world, int count)
{
    QSet<QString> keys;
    auto transaction = store::Transaction::begin(world.stores->database).value();
    for (int i = 0; i < count; ++i) {
        store::Job job(store::JobKind::Mail);
        job.key = QString::number(i);
        job.notBefore = world.clock.now();
        if (!world.stores->outbox.queue(transaction, job)) qFatal("not queued");
        keys.insert(job.key);
    }
    if (!transaction.commit()) qFatal("not committed");
    return keys;
}

} // namespace

class TestOutboxWorker final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void threadsAreReplacedAndNoJobIsLost()
    {
        World world;
        const QSet<QString> keys = queued(world, 350);
        Tally tally(world);
        service::OutboxWorker worker(world.stores->outbox, world.clock, u"one"_s);
        worker.addHandler(store::JobKind::Mail, 1, std::ref(tally));
        worker.start();
        QTRY_COMPARE_WITH_TIMEOUT(tally.keys().size(), keys.size(), 60'000);
        worker.stop();
        const QStringList done = tally.keys();
        QCOMPARE(QSet<QString>(done.begin(), done.end()), keys); // each once: the numbers are equal
        QVERIFY(tally.threads() >= 3);
        QCOMPARE(tally.maxAtWork(), 1);
    }

    /** Whenever it is stopped, no thread is left, and unfinished jobs stay queued for the next worker. */
    void stoppedAtAnyTime()
    {
        World world;
        const QSet<QString> keys = queued(world, 400);
        Tally tally(world);
        for (qsizetype until = 20; tally.keys().size() < keys.size(); until += 45) {
            service::OutboxWorker worker(world.stores->outbox, world.clock, u"one"_s);
            worker.addHandler(store::JobKind::Mail, 3, std::ref(tally));
            worker.start();
            QTRY_VERIFY_WITH_TIMEOUT(tally.keys().size() >= std::min(until, keys.size()), 60'000);
            worker.stop();
        }
        const QStringList done = tally.keys();
        QCOMPARE(done.size(), keys.size());
        QCOMPARE(QSet<QString>(done.begin(), done.end()), keys);
        QVERIFY(tally.maxAtWork() <= 3);
    }
};

INK_TEST(TestOutboxWorker, "tst_outboxworker")

} // namespace tst_outboxworker

#include "tst_outboxworker.moc"
