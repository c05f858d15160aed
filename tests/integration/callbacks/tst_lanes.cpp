// A receiver that doesn't respond never delays another one's callbacks.
#include "app/domain/document/document.h"
#include "app/service/callbacks/callbacksender.h"
#include "app/service/rules/callbackaddress.h"
#include "app/service/rules/draftrules.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/builders.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_lanes {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using service::callbacks::CallbackSender;
using Way = HookReceiver::Way;

namespace {

/** Completed documents with their deliveries and jobs, as after finalizing, one per URL. */
QList<domain::DocumentId> completed(service::Stores& stores, domain::AccountId account, Timestamp now,
                                    const QStringList& urls)
{
    const QString blob = stores.blobs.put(QByteArray(20'000, 'p')).value();
    auto transaction = store::Transaction::begin(stores.database).value();
    QList<domain::DocumentId> ids;
    for (const QString& url : urls) {
        domain::Document document = emptyDraft();
        document.accountId = account;
        document.guid = service::drafts::newGuid();
        document.status = domain::SigningStatus::Completed;
        document.setting.postBackUrl = url;
        const auto kept = stores.documents.insert(transaction, document).value();
        store::DocumentStore::Artifact artifact{
            store::DocumentStore::ArtifactKind::Certificate, {}, u"certificate.pdf"_s, blob, 20'000};
        if (!stores.documents.setArtifacts(transaction, kept.id, {artifact})) qFatal("not kept");
        for (const int part : {1, 2}) {
            store::Delivery delivery;
            delivery.id = service::drafts::newGuid();
            delivery.documentId = kept.id;
            delivery.part = part;
            delivery.url = url;
            delivery.state = domain::DeliveryState::Waiting;
            delivery.created = now;
            if (!stores.deliveries.insert(transaction, delivery)) qFatal("not kept");
        }
        store::Job job(store::JobKind::Callback);
        job.key = QString::number(kept.id.value());
        job.documentId = kept.id;
        job.notBefore = now;
        job.lane = service::callbackLane(url);
        if (!stores.outbox.queue(transaction, job)) qFatal("not queued");
        ids.append(kept.id);
    }
    if (!transaction.commit()) qFatal("not committed");
    return ids;
}

QList<domain::DocumentId> completed(World& world, const QStringList& urls)
{
    return completed(*world.stores, world.actor.account, world.clock.now(), urls);
}

CallbackSender::Options how(const QString& owner, std::chrono::milliseconds timeout)
{
    CallbackSender::Options options;
    options.policy.allowsLoopback = true;
    options.timeout = timeout;
    options.owner = owner;
    return options;
}

} // namespace

class TestLanes final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fiveHundredHangAndOneIsDelivered();
    void threeHundredDeadHostsOfOneAccountDelayNoOther();
    void twoInstancesShareTheWork();
    void anInstanceThatDiesLosesNothing();
    void twoInstancesOnPostgreSql();
};

void TestLanes::fiveHundredHangAndOneIsDelivered()
{
    World world;
    std::vector<std::unique_ptr<HookReceiver>> dead;
    QStringList urls;
    for (int i = 0; i < 10; ++i) {
        dead.push_back(std::make_unique<HookReceiver>());
        dead.back()->ways = {Way::Hang};
        for (int k = 0; k < 50; ++k)
            urls.append(dead.back()->url());
    }
    HookReceiver good;
    const QList<domain::DocumentId> hanging = completed(world, urls);
    const domain::DocumentId last = completed(world, {good.url()}).constFirst(); // queued after all of them
    CallbackSender sender(*world.stores, world.clock, how(u"one"_s, 60s));
    QElapsedTimer timer;
    timer.start();
    sender.start();
    QTRY_COMPARE(good.requests.size(), 2);
    QTRY_VERIFY(world.stores->outbox.jobsOf(last)->isEmpty());
    for (const auto& receiver : dead)
        QTRY_COMPARE(receiver->requests.size(), 4);

    // One that is completed only now doesn't wait either.
    const qint64 before = timer.elapsed();
    (void)completed(world, {good.url()});
    sender.wake();
    QTRY_COMPARE(good.requests.size(), 4);
    qInfo("the good one behind 500 after %lld ms, the next after %lld ms", static_cast<long long>(before),
          static_cast<long long>(timer.elapsed() - before));
    for (const auto& receiver : dead)
        QCOMPARE(receiver->connections, 4); // the limit per receiver
    int tried = 0;
    for (const domain::DocumentId id : hanging)
        tried += world.stores->outbox.jobsOf(id)->constFirst().attempts;
    QCOMPARE(tried, 40); // queued deliveries have no attempt
    sender.stop();
    for (const domain::DocumentId id : hanging)
        QCOMPARE(world.stores->deliveries.list(id)->constFirst().attemptLog.size(), 0);
}

/** One account's receivers that never respond, however many, leave slots for other accounts' callbacks. */
void TestLanes::threeHundredDeadHostsOfOneAccountDelayNoOther()
{
    World world;
    std::vector<std::unique_ptr<HookReceiver>> dead;
    QStringList urls;
    for (int i = 0; i < 300; ++i) {
        dead.push_back(std::make_unique<HookReceiver>());
        dead.back()->ways = {Way::Hang};
        urls.append(dead.back()->url());
    }
    const auto started = [&] {
        return std::count_if(dead.begin(), dead.end(),
                             [](const auto& each) { return each->connections > 0; });
    };
    const QList<domain::DocumentId> hanging = completed(world, urls);
    CallbackSender sender(*world.stores, world.clock, how(u"one"_s, 60s));
    sender.start();
    QTRY_COMPARE(started(), 128); // half of the slots

    HookReceiver good;
    const domain::AccountId other = world.addAccount(u"other@example.org"_s).account;
    const domain::DocumentId last =
        completed(*world.stores, other, world.clock.now(), {good.url()}).constFirst();
    sender.wake();
    QTRY_COMPARE(good.requests.size(), 2);
    QTRY_VERIFY(world.stores->outbox.jobsOf(last)->isEmpty());
    int tried = 0;
    for (const domain::DocumentId id : hanging) {
        tried += world.stores->outbox.jobsOf(id)->constFirst().attempts;
        QVERIFY(world.stores->deliveries.list(id)->constFirst().attemptLog.isEmpty()); // they all still hang
    }
    QCOMPARE(tried, 128);
}

void TestLanes::twoInstancesShareTheWork()
{
    World world;
    HookReceiver receiver;
    QStringList urls(60, receiver.url());
    const QList<domain::DocumentId> ids = completed(world, urls);
    const auto second =
        store::openSqlite(world.folder.filePath(u"inkstone.db"_s), store::Schema::Service).value();
    service::Stores others(*second, store::BlobStore::open(world.folder.filePath(u"blobs"_s)).value());
    CallbackSender one(*world.stores, world.clock, how(u"one"_s, 10s));
    CallbackSender two(others, world.clock, how(u"two"_s, 10s));
    one.start();
    two.start();
    for (const domain::DocumentId id : ids)
        QTRY_VERIFY_WITH_TIMEOUT(world.stores->outbox.jobsOf(id)->isEmpty(), 30'000);
    one.stop();
    two.stop();
    std::set<QByteArray> deliveries;
    for (const Received& request : receiver.requests)
        deliveries.insert(request.header("X-Inkstone-Delivery"));
    QCOMPARE(deliveries.size(), 120U);
    QCOMPARE(receiver.requests.size(), 120); // nothing was sent twice
    // One may still be closing.
    QVERIFY2(receiver.maxOpen <= 5, qPrintable(QString::number(receiver.maxOpen)));
    for (const domain::DocumentId id : ids) {
        const auto kept = world.stores->deliveries.list(id).value();
        for (const store::Delivery& delivery : kept) {
            QCOMPARE(delivery.state, domain::DeliveryState::Delivered);
            QCOMPARE(delivery.attemptLog.size(), 1);
        }
    }
}

/** A killed process leaves its leases; after they expire, another one continues with the same ids. */
void TestLanes::anInstanceThatDiesLosesNothing()
{
    World world;
    HookReceiver receiver;
    const QList<domain::DocumentId> ids = completed(world, QStringList(3, receiver.url()));
    const auto held = world.stores->outbox.leaseByLane(store::JobKind::Callback, u"dead"_s, world.clock.now(),
                                                       service::OutboxWorker::leaseTime, {10, 10, 2});
    QCOMPARE(held->size(), 2); // the limit covers all instances
    CallbackSender sender(*world.stores, world.clock, how(u"alive"_s, 10s));
    sender.start();
    QTRY_COMPARE(receiver.requests.size(), 2); // the third document's, which had no lease
    world.clock.advance(service::OutboxWorker::leaseTime + 1s);
    sender.wake();
    for (const domain::DocumentId id : ids)
        QTRY_VERIFY(world.stores->outbox.jobsOf(id)->isEmpty());
    QCOMPARE(receiver.requests.size(), 6);

    // A process that only seemed dead comes back: its lease is lost, so it can't change anything.
    auto transaction = store::Transaction::begin(*world.database).value();
    QVERIFY(!*world.stores->outbox.isLeaseHolder(transaction, held->constFirst().id, u"dead"_s));
}

/** Writers run concurrently there: still no receiver exceeds its limit, and nothing is sent twice. */
void TestLanes::twoInstancesOnPostgreSql()
{
    Postgres* const cluster = Postgres::shared();
    if (!require(cluster, "PostgreSQL")) return;
    const QTemporaryDir folder;
    const ManualClock clock;
    const QString address = cluster->newDatabase();
    const auto first = store::openDatabase(address, store::Schema::Service).value();
    const auto second = store::openDatabase(address, store::Schema::Service).value();
    service::Stores ours(*first, store::BlobStore::openInDatabase(*first, folder.path()).value());
    service::Stores others(*second, store::BlobStore::openInDatabase(*second, folder.path()).value());
    domain::AccountId account;
    {
        auto transaction = store::Transaction::begin(*first).value();
        account = ours.accounts.create(transaction, u"sender@example.org"_s, u"Sam"_s)->id;
        QVERIFY(transaction.commit());
    }
    HookReceiver dead;
    dead.ways = {Way::Hang};
    HookReceiver good;
    const auto hanging = completed(ours, account, clock.now(), QStringList(100, dead.url()));
    const auto ids = completed(ours, account, clock.now(), QStringList(60, good.url()));
    CallbackSender one(ours, clock, how(u"one"_s, 60s));
    CallbackSender two(others, clock, how(u"two"_s, 60s));
    one.start();
    two.start();
    for (const domain::DocumentId id : ids)
        QTRY_VERIFY_WITH_TIMEOUT(ours.outbox.jobsOf(id)->isEmpty(), 30'000);
    QTRY_COMPARE(dead.requests.size(), 4);
    QCOMPARE(good.requests.size(), 120);
    QVERIFY2(good.maxOpen <= 5, qPrintable(QString::number(good.maxOpen)));
    one.stop();
    two.stop();
    QCOMPARE(dead.connections, 4);
    std::set<QByteArray> deliveries;
    for (const Received& request : good.requests)
        deliveries.insert(request.header("X-Inkstone-Delivery"));
    QCOMPARE(deliveries.size(), 120U);
    for (const domain::DocumentId id : hanging)
        QCOMPARE(ours.deliveries.list(id)->constFirst().attemptLog.size(), 0);
}

INK_TEST(TestLanes, "tst_lanes")

} // namespace tst_lanes

#include "tst_lanes.moc"
