#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/service/documents/documents.h"
#include "app/service/sealing/finalizer.h"
#include "app/service/signers/signeroperations.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QTest>

#include <future>
#include <thread>

namespace tst_finalizer {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using domain::SigningStatus;

namespace {
qsizetype count(const domain::Document& document, const QString& event)
{
    return std::count_if(document.histories.begin(), document.histories.end(),
                         [&](const auto& e) { return e.event == domain::HistoryEvent::fromCode(event); });
}
} // namespace

class TestFinalizer final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aWorkerThatDiedLosesItsLease();
    void twoWorkersSealOnce();
    void twoInstancesSealOnce();
    void failureIsVisibleAndRepeated();
    void nothingToDoIsDone();
    void worksThroughTheOutbox();
    void aJobThatOutlivesItsLeaseRunsOnce();
};

void TestFinalizer::aWorkerThatDiedLosesItsLease()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    QVERIFY(world.sign(sent, 1));
    const auto first = world.takeJob(store::JobKind::Finalize);
    QVERIFY(first); // … and this worker is killed before it has done anything
    QVERIFY(!world.takeJob(store::JobKind::Finalize));
    world.clock.advance(service::OutboxWorker::leaseTime + std::chrono::seconds(1));
    QCOMPARE(world.finalized(sent.id).status, SigningStatus::Completed);

    // A start on the same machine need not wait for the lease.
    const auto second = world.create(world.simple(SigningStatus::InProgress));
    QVERIFY(world.sign(second, 1));
    QVERIFY(world.takeJob(store::JobKind::Finalize));
    QVERIFY(world.stores->outbox.releaseLeases(u"test"_s));
    QCOMPARE(world.finalized(second.id).status, SigningStatus::Completed);
}

void TestFinalizer::twoWorkersSealOnce()
{
    World world;
    auto creation = world.simple(SigningStatus::InProgress);
    creation.document.setting.postBackUrl = u"https://example.org/done"_s;
    const auto sent = world.create(creation);
    QVERIFY(world.sign(sent, 1));
    const auto job = world.takeJob(store::JobKind::Finalize);
    QVERIFY(job);
    QVERIFY(!world.finalizer->run(*job));
    const auto done = world.reload(sent.id);
    // The first one's commit succeeded, but it died before it knew: the job runs again.
    QVERIFY(!world.finalizer->run(*job));
    QCOMPARE(world.reload(sent.id), done);
    QCOMPARE(count(done, u"finalized"_s), 1);
    QCOMPARE(world.stores->deliveries.list(sent.id)->size(), 2);
    QCOMPARE(world.stores->documents.artifacts(sent.id)->size(), 2);
}

/** Two processes run the same job at the same time, as after an expired lease. */
void TestFinalizer::twoInstancesSealOnce()
{
    World world;
    const auto database =
        store::openSqlite(world.folder.filePath(u"inkstone.db"_s), store::Schema::Service).value();
    service::Stores others(*database, store::BlobStore::open(world.folder.filePath(u"blobs"_s)).value());
    service::Finalizer other(others, world.clock, [] { return testKey(); }, {});
    for (int round = 0; round < 10; ++round) {
        auto creation = world.simple(SigningStatus::InProgress);
        creation.document.setting.postBackUrl = u"https://example.org/done"_s;
        const auto sent = world.create(creation);
        QVERIFY(world.sign(sent, 1));
        const auto job = world.takeJob(store::JobKind::Finalize);
        QVERIFY(job);
        std::atomic_int ready = 0;
        const auto run = [&](service::Finalizer& finalizer) {
            ++ready;
            while (ready < 2)
                std::this_thread::yield();
            return !finalizer.run(*job).has_value();
        };
        auto theirs = std::async(std::launch::async, [&] { return run(other); });
        QVERIFY(run(*world.finalizer));
        QVERIFY(theirs.get());
        const auto done = world.reload(sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        QCOMPARE(count(done, u"finalized"_s), 1);
        QCOMPARE(domain::firstBrokenLink(done.histories), -1);
        QCOMPARE(world.stores->deliveries.list(sent.id)->size(), 2);
        QCOMPARE(world.stores->documents.artifacts(sent.id)->size(), 2);
        const auto jobs = world.stores->outbox.jobsOf(sent.id).value();
        QCOMPARE(jobs.size(), 1);
        QCOMPARE(jobs.constFirst().kind, store::JobKind::Callback);
    }
}

void TestFinalizer::failureIsVisibleAndRepeated()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    QVERIFY(world.sign(sent, 1));
    const QString path = world.stores->blobs.pathOf(sent.files.at(0).sha256);
    QVERIFY(QFile::rename(path, path + u".away"_s));

    std::chrono::milliseconds before{};
    for (int i = 0; i < 3; ++i) {
        const auto job = world.takeJob(store::JobKind::Finalize);
        QVERIFY(job);
        const auto retry = world.finalizer->run(*job);
        QVERIFY(retry);
        QVERIFY(!retry->reason.isEmpty());
        const auto pause = retry->notBefore - world.clock.now();
        QVERIFY(pause >= std::chrono::seconds(1) && pause > before);
        before = pause;
        QVERIFY(world.stores->outbox.retryLater(job->id, retry->notBefore, retry->reason));
        QVERIFY(!world.takeJob(store::JobKind::Finalize));
        world.clock.set(retry->notBefore);
    }
    auto waiting = world.reload(sent.id);
    QCOMPARE(waiting.status, SigningStatus::InProgress);
    QCOMPARE(count(waiting, u"sealing_delayed"_s), 1); // reported once, not at every attempt
    QVERIFY(!world.stores->outbox.jobsOf(sent.id)->constFirst().lastError.isEmpty());

    QVERIFY(QFile::rename(path + u".away"_s, path));
    const auto done = world.finalized(sent.id);
    QCOMPARE(done.status, SigningStatus::Completed);
    QCOMPARE(domain::firstBrokenLink(done.histories), -1);
}

void TestFinalizer::nothingToDoIsDone()
{
    World world;
    const auto sent = world.create(world.simple(SigningStatus::InProgress));
    for (const domain::DocumentId id : {sent.id, domain::DocumentId(424'242)}) {
        store::Job job(store::JobKind::Finalize);
        job.key = QString::number(id.value());
        job.documentId = id;
        auto transaction = store::Transaction::begin(*world.database).value();
        QVERIFY(world.stores->outbox.queue(transaction, job));
        QVERIFY(transaction.commit());
        const auto taken = world.takeJob(store::JobKind::Finalize);
        QVERIFY(taken);
        QVERIFY(!world.finalizer->run(*taken));
        QVERIFY(world.stores->outbox.jobsOf(id)->isEmpty());
    }
    QCOMPARE(world.reload(sent.id), sent);
}

void TestFinalizer::worksThroughTheOutbox()
{
    World world;
    const SystemClock clock;
    service::Stores& stores = *world.stores;
    service::OutboxWorker worker(stores.outbox, clock, u"worker"_s);
    service::ServiceOptions options;
    options.wakeWorkers = [&] { worker.wake(); };
    service::SigningService service(stores, clock, options);
    service::Finalizer finalizer(stores, clock, [] { return testKey(); }, {});
    std::atomic_int ticks = 0;
    worker.addHandler(store::JobKind::Finalize, 2, [&](const store::Job& job) { return finalizer.run(job); });
    worker.addPeriodicTask(std::chrono::milliseconds(20), [&] { ++ticks; });
    worker.start();
    QList<domain::DocumentId> ids;
    for (int i = 0; i < 5; ++i) {
        const auto sent =
            service.documents().create(world.actor, {world.simple(SigningStatus::InProgress)})->constFirst();
        QVERIFY(service.signerOperations().finish(world.signer(sent, 1), world.valuesFor(sent, 1)));
        ids.append(sent.id);
    }
    for (const auto id : std::as_const(ids))
        QTRY_COMPARE(service.documents().retrieve(world.actor, id)->status, SigningStatus::Completed);
    QTRY_VERIFY(ticks >= 2);
    worker.stop();
    const int end = ticks;
    // Two periods of another worker: the stopped one doesn't tick meanwhile.
    std::atomic_int later = 0;
    service::OutboxWorker next(stores.outbox, clock, u"next"_s);
    next.addPeriodicTask(std::chrono::milliseconds(20), [&] { ++later; });
    next.start();
    QTRY_VERIFY(later >= 3);
    next.stop();
    QCOMPARE(ticks.load(), end);
}

void TestFinalizer::aJobThatOutlivesItsLeaseRunsOnce()
{
    World world;
    std::atomic_int entered = 0;
    std::atomic_bool go = false;
    service::OutboxWorker worker(world.stores->outbox, world.clock, u"worker"_s);
    worker.addHandler(store::JobKind::Signature, 2,
                      [&](const store::Job& job) -> std::optional<service::OutboxWorker::Retry> {
                          ++entered;
                          while (!go)
                              std::this_thread::yield();
                          auto transaction = store::Transaction::begin(*world.database).value();
                          if (!world.stores->outbox.complete(transaction, job.id) || !transaction.commit())
                              qFatal("not done");
                          return std::nullopt;
                      });
    store::Job job(store::JobKind::Signature);
    job.key = u"1"_s;
    job.documentId = world.create(world.simple()).id;
    {
        auto transaction = store::Transaction::begin(*world.database).value();
        QVERIFY(world.stores->outbox.queue(transaction, job));
        QVERIFY(transaction.commit());
    }
    worker.start();
    QTRY_COMPARE(entered.load(), 1);
    world.clock.advance(service::OutboxWorker::leaseTime * 2);
    worker.wake();
    QTRY_VERIFY(world.stores->outbox.jobsOf(job.documentId)->constFirst().attempts >= 2); // taken again …
    QCOMPARE(entered.load(), 1); // … but not run again
    go = true;
    QTRY_VERIFY(world.stores->outbox.jobsOf(job.documentId)->isEmpty());
}

INK_TEST(TestFinalizer, "tst_finalizer")

} // namespace tst_finalizer

#include "tst_finalizer.moc"
