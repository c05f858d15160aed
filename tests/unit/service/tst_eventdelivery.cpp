// Events over days: retries, pausing, expiry. A real receiver, and a manual clock.
#include "app/domain/document/document.h"
#include "app/service/jobs/callbackdeliveries.h"
#include "app/service/jobs/eventsubscriptions.h"
#include "app/service/turns/agenda.h"
#include "app/store/database/query.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/duejobs.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_eventdelivery {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using domain::EventType;
using service::callbacks::CallbackSender;
using Way = HookReceiver::Way;

namespace {

class Subscribed final
{
public:
    explicit Subscribed(const QString& url, bool allowsLoopback = true)
    {
        CallbackSender::Options how;
        how.policy.allowsLoopback = allowsLoopback;
        how.timeout = 5s;
        how.presentEvent = [this](const auto& event) { return events().present(event); };
        sender = std::make_unique<CallbackSender>(*world.stores, world.clock, how);
        domain::EventSubscription wanted;
        wanted.url = url;
        wanted.types = domain::subscribableEvents();
        id = events().add(world.actor, wanted, {}).value().id;
    }
    [[nodiscard]] service::EventSubscriptions& events() const { return world.service->events(); }
    [[nodiscard]] domain::EventSubscription subscription() const
    {
        return events().list(world.actor).value().constFirst();
    }
    [[nodiscard]] domain::Document sent()
    {
        return world.create(world.simple(domain::SigningStatus::InProgress));
    }
    void run() { runDue(*sender); }
    [[nodiscard]] QList<store::Delivery> deliveries(const domain::Document& document) const
    {
        return world.service->callbackDeliveries().list(world.actor, document.id).value();
    }
    [[nodiscard]] std::optional<store::Job> job(const domain::Document& document) const
    {
        return firstJob(world, document.id);
    }
    /** Runs the jobs of a document whenever they are due, until there is none. */
    void runAll(const domain::Document& document)
    {
        run();
        while (const auto next = job(document)) {
            world.clock.set(next->notBefore);
            run();
        }
    }

    World world;
    std::unique_ptr<CallbackSender> sender;
    qint64 id = 0;
};

QStringList typesOf(const QList<Received>& posts)
{
    QStringList types;
    for (const Received& post : posts)
        types << QJsonDocument::fromJson(post.body)
                     .object()
                     .value("event"_L1)
                     .toObject()
                     .value("type"_L1)
                     .toString();
    return types;
}

} // namespace

class TestEventDelivery final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aDeadReceiverIsPaused()
    {
        HookReceiver receiver;
        receiver.ways = {Way::Fault};
        Subscribed subscribed(receiver.url());
        const auto document = subscribed.sent();
        const Timestamp begun = subscribed.world.clock.now();
        subscribed.runAll(document);
        QVERIFY(subscribed.world.clock.now() - begun > 55h && subscribed.world.clock.now() - begun < 80h);
        const auto paused = subscribed.subscription();
        QVERIFY(paused.isPaused);
        QVERIFY(paused.pauseReason.english().contains(u"500"_s));
        QCOMPARE(subscribed.deliveries(document).at(0).state, domain::DeliveryState::Failed);
        // The history of the document isn't changed by a receiver.
        QCOMPARE(subscribed.world.reload(document.id).histories.size(), document.histories.size());

        // What happens meanwhile waits; resumed, everything arrives in order.
        QVERIFY(subscribed.world.sign(document, 1));
        const qsizetype tries = receiver.requests.size();
        subscribed.run();
        QCOMPARE(receiver.requests.size(), tries);
        receiver.ways = {Way::Ok};
        QVERIFY(subscribed.events().resume(subscribed.world.actor, subscribed.id));
        QVERIFY(!subscribed.subscription().isPaused);
        QVERIFY(subscribed.subscription().pauseReason.isEmpty());
        subscribed.run();
        QCOMPARE(typesOf(receiver.requests.mid(tries)).first(), u"sent"_s);
        QCOMPARE(typesOf(receiver.requests.mid(tries)).last(), u"signed"_s);
        for (const store::Delivery& each : subscribed.deliveries(document))
            QCOMPARE(each.state, domain::DeliveryState::Delivered);
    }

    void oneRefusedEventDoesNotPause()
    {
        HookReceiver receiver;
        receiver.ways = {Way::Fault};
        Subscribed subscribed(receiver.url());
        const auto refused = subscribed.sent();
        subscribed.run();
        QVERIFY(subscribed.world.sign(refused, 1));
        subscribed.world.clock.advance(1s);
        receiver.ways = {Way::Ok};
        const auto accepted = subscribed.sent();
        subscribed.world.clock.advance(1s);
        subscribed.run(); // the first document's next attempt isn't due yet
        QCOMPARE(subscribed.deliveries(accepted).at(0).state, domain::DeliveryState::Delivered);
        receiver.ways = {Way::Fault};
        while (subscribed.deliveries(refused).at(0).state == domain::DeliveryState::Waiting) {
            const auto next = subscribed.job(refused);
            QVERIFY(next.has_value());
            subscribed.world.clock.set(next->notBefore);
            subscribed.run();
        }
        QVERIFY(!subscribed.subscription().isPaused);
        QCOMPARE(subscribed.deliveries(refused).at(0).state, domain::DeliveryState::Failed);
        // The document's next event has its own attempts.
        QCOMPARE(subscribed.deliveries(refused).at(1).state, domain::DeliveryState::Waiting);
        QVERIFY(subscribed.job(refused).has_value());
    }

    void closedAddresses()
    {
        HookReceiver receiver;
        for (const QString& url : {receiver.url(), receiver.url(u"localhost"_s), u"http://10.0.0.1/"_s,
                                   u"http://[::ffff:127.0.0.1]/"_s}) {
            Subscribed subscribed(url, false);
            const auto document = subscribed.sent();
            subscribed.run();
            QCOMPARE(subscribed.deliveries(document).at(0).attemptLog.constFirst().error.key(),
                     u"address_reserved"_s);
        }
        QCOMPARE(receiver.connections, 0);
    }

    void expired()
    {
        HookReceiver receiver;
        Subscribed subscribed(receiver.url());
        const auto document = subscribed.sent();
        subscribed.run();
        subscribed.world.clock.advance(std::chrono::days(400));
        QCOMPARE(subscribed.world.service->agenda().expireOverdue().value(), 1);
        subscribed.run();
        QCOMPARE(typesOf(receiver.requests), (QStringList{u"sent"_s, u"expired"_s}));
        const auto page = subscribed.events().changes(subscribed.world.actor, {}, 10).value();
        QCOMPARE(page.events.last().type, EventType::Expired);
        QCOMPARE(page.events.last().status, domain::SigningStatus::ReachDeadline);
        QCOMPARE(page.events.last().document, document.id);
    }

    void oldEventsAreRemoved()
    {
        Subscribed subscribed(u"https://example.org/"_s);
        const auto document = subscribed.sent();
        QCOMPARE(subscribed.deliveries(document).size(), 1);
        QVERIFY(subscribed.events().test(subscribed.world.actor, subscribed.id));
        const auto all = [&] {
            return subscribed.world.service->callbackDeliveries()
                .listAll(subscribed.world.actor, {}, 10, 0)
                .value()
                .size();
        };
        QCOMPARE(all(), 2);
        subscribed.world.clock.advance(domain::eventRetention - 1h);
        QVERIFY(subscribed.world.service->agenda().addMissing());
        QCOMPARE(subscribed.events().changes(subscribed.world.actor, 0, 10).value().events.size(), 1);
        QCOMPARE(all(), 2);
        subscribed.world.clock.advance(2h);
        QVERIFY(subscribed.world.service->agenda().addMissing());
        QCOMPARE(codeOf(subscribed.events().changes(subscribed.world.actor, 0, 10)), ErrorCode::Deleted);
        QCOMPARE(subscribed.deliveries(document).size(), 0);
        QCOMPARE(all(), 0); // nor the test
    }

    /** Documents whose sealing was lost are queued even if old events can't be removed. */
    void sealingIsRepairedFirst()
    {
        Subscribed subscribed(u"https://example.org/"_s);
        World& world = subscribed.world;
        const auto document = subscribed.sent();
        QVERIFY(world.sign(document, 1));
        const auto job = world.takeJob(store::JobKind::Finalize);
        QVERIFY(job);
        auto transaction = store::Transaction::begin(*world.database).value();
        QVERIFY(world.stores->outbox.complete(transaction, job->id));
        QVERIFY(store::runText(*world.database,
                               u"CREATE TRIGGER kept BEFORE DELETE ON event BEGIN SELECT "
                               "RAISE(ABORT, 'kept'); END"_s,
                               {}));
        QVERIFY(transaction.commit());
        world.clock.advance(domain::eventRetention + 1h);
        QVERIFY(!world.service->agenda().addMissing());
        QVERIFY(world.takeJob(store::JobKind::Finalize));
    }
};

INK_TEST(TestEventDelivery, "tst_eventdelivery")

} // namespace tst_eventdelivery

#include "tst_eventdelivery.moc"
