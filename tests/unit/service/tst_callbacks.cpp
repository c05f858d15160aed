#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/service/callbacks/reasons.h"
#include "app/service/documents/documents.h"
#include "app/service/jobs/callbackdeliveries.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/duejobs.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>
#include <QTest>

#include <future>
#include <set>

namespace tst_callbacks {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using service::callbacks::CallbackSender;
using Way = HookReceiver::Way;

namespace {

/** A completed document whose two POSTs are due. */
class Finished final
{
public:
    explicit Finished(const QString& url, std::chrono::milliseconds timeout = std::chrono::seconds(5),
                      bool allowLoopback = true)
    {
        how.policy.allowsLoopback = allowLoopback;
        how.timeout = timeout;
        how.present = [this](domain::Document stored) { return world.service->present(std::move(stored)); };
        sender = std::make_unique<CallbackSender>(*world.stores, world.clock, how);
        auto creation = world.simple(domain::SigningStatus::InProgress);
        creation.document.setting.postBackUrl = url;
        const auto sent = world.create(creation);
        if (!world.sign(sent, 1)) qFatal("not signed");
        document = world.finalized(sent.id);
    }
    void run() { runDue(*sender); }
    [[nodiscard]] store::Delivery part(int number) const
    {
        const auto all = world.service->callbackDeliveries().list(world.actor, document.id).value();
        return *std::find_if(all.begin(), all.end(), [&](const auto& d) { return d.part == number; });
    }
    /** The remaining job, if there is one. */
    [[nodiscard]] std::optional<store::Job> job() const { return firstJob(world, document.id); }
    [[nodiscard]] bool redeliver(int number)
    {
        return world.service->callbackDeliveries()
            .redeliver(world.actor, document.id, part(number).id)
            .has_value();
    }
    World world;
    CallbackSender::Options how;
    std::unique_ptr<CallbackSender> sender;
    domain::Document document;
};

} // namespace

class TestCallbacks final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void twoPosts();
    void theSecondWaitsForTheFirst();
    void failures_data();
    void failures();
    void whatWasBrokenOffWasNotTried();
    void closedAddresses();
    void giveUpAfterThreeDays();
    void redeliver_data();
    void redeliver();
    void redeliverWhileItRuns();
    void aMissingFileIsNoReasonToGiveUp();
    void aDocumentThatIsGone();
};

void TestCallbacks::twoPosts()
{
    HookReceiver receiver;
    Finished finished(receiver.url());
    QCOMPARE(finished.part(1).created, finished.world.clock.now());
    finished.run();
    QCOMPARE(receiver.requests.size(), 2);
    const Received& first = receiver.requests.at(0);
    const Received& second = receiver.requests.at(1);
    QVERIFY(first.head.startsWith("POST /hook HTTP/1.1"));
    QCOMPARE(first.header("Content-Type"), "application/json");
    const QJsonObject announced =
        QJsonDocument::fromJson(first.body).object().value(u"document"_s).toObject();
    QCOMPARE(announced.value(u"id"_s).toInteger(), finished.document.id.value());
    QCOMPARE(announced.value(u"signingStatus"_s).toInt(), 53);
    const QJsonObject invited = announced.value(u"invitations"_s).toArray().at(0).toObject();
    QCOMPARE(invited.value(u"signingURL"_s).toString(),
             u"http://127.0.0.1:1/sign/"_s + finished.document.invitations.constFirst().guid);
    QVERIFY(announced == wire::toJson(finished.world.service->documents()
                                          .retrieve(finished.world.actor, finished.document.id)
                                          .value()));

    const QByteArray boundary = second.header("Content-Type").split('=').value(1);
    QVERIFY(second.header("Content-Type").startsWith("multipart/form-data"));
    QVERIFY(second.body.startsWith("--" + boundary + "\r\n") &&
            second.body.endsWith("\r\n--" + boundary + "--\r\n"));
    const auto artifacts = finished.world.stores->documents.artifacts(finished.document.id).value();
    QCOMPARE(artifacts.size(), 2);
    for (const auto& artifact : artifacts) {
        const auto blob = finished.world.stores->blobs.read(artifact.sha256).value();
        QVERIFY(second.body.contains(artifact.name.toUtf8()));
        QVERIFY(second.body.contains("\r\n\r\n" + blob.bytes() + "\r\n--"));
    }
    QCOMPARE(second.body.count("name=\"files[]\""), 2);
    QVERIFY(second.body.contains("{\"GUID\":\"" + finished.document.guid.toLatin1()));

    // The receiver can check who sent it.
    const QByteArray secret =
        finished.world.stores->accounts.load(finished.world.actor.account)->callbackSecret;
    QVERIFY(!secret.isEmpty());
    for (const Received& request : {first, second}) {
        const QByteArray signedText =
            request.header("X-Inkstone-Timestamp") + '.' +
            QCryptographicHash::hash(request.body, QCryptographicHash::Sha256).toHex();
        QCOMPARE(
            request.header("X-Inkstone-Signature"),
            "v1=" + QMessageAuthenticationCode::hash(signedText, secret, QCryptographicHash::Sha256).toHex());
        QVERIFY(!QUuid::fromString(request.header("X-Inkstone-Delivery")).isNull());
    }
    QVERIFY(first.header("X-Inkstone-Delivery") != second.header("X-Inkstone-Delivery"));
    QCOMPARE(finished.part(1).state, domain::DeliveryState::Delivered);
    QCOMPARE(finished.part(2).state, domain::DeliveryState::Delivered);
    QCOMPARE(finished.part(2).attemptLog.constFirst().httpStatus, 204);
    QVERIFY(!finished.part(2).nextAttempt);
    QVERIFY(!finished.job());
}

void TestCallbacks::theSecondWaitsForTheFirst()
{
    HookReceiver receiver;
    receiver.ways = {Way::Fault, Way::Ok, Way::Fault, Way::Ok};
    Finished finished(receiver.url());
    auto& clock = finished.world.clock;
    finished.run();
    QCOMPARE(receiver.requests.size(), 1);
    QCOMPARE(finished.part(2).attemptLog.size(), 0);
    const auto pause = *finished.part(1).nextAttempt - clock.now();
    QVERIFY(pause >= 9s && pause <= 11s);
    finished.run();
    QCOMPARE(receiver.requests.size(), 1); // not due yet
    clock.advance(12s);
    finished.run(); // the first succeeds, the second fails: its first attempt
    QCOMPARE(receiver.requests.size(), 3);
    QCOMPARE(finished.part(1).state, domain::DeliveryState::Delivered);
    QVERIFY(*finished.part(2).nextAttempt - clock.now() <= 11s);
    clock.advance(12s);
    finished.run();
    QCOMPARE(receiver.requests.size(), 4);
    QCOMPARE(receiver.requests.at(0).header("X-Inkstone-Delivery"),
             receiver.requests.at(1).header("X-Inkstone-Delivery"));
    QCOMPARE(receiver.requests.at(2).header("X-Inkstone-Delivery"),
             receiver.requests.at(3).header("X-Inkstone-Delivery"));
    QCOMPARE(finished.part(1).attemptLog.size(), 2);
    QVERIFY(!finished.job());
}

void TestCallbacks::failures_data()
{
    QTest::addColumn<int>("way");
    QTest::addColumn<int>("status");
    QTest::newRow("500") << int(Way::Fault) << 500;
    QTest::newRow("hang") << int(Way::Hang) << 0;
    QTest::newRow("redirect") << int(Way::Redirect) << 302;
    QTest::newRow("reset") << int(Way::Reset) << 0;
}

void TestCallbacks::failures()
{
    QFETCH(int, way);
    QFETCH(int, status);
    HookReceiver receiver;
    receiver.ways = {static_cast<Way>(way)};
    Finished finished(receiver.url(), 300ms);
    finished.run();
    QCOMPARE(receiver.requests.size(), 1); // a redirect is not followed
    QCOMPARE(finished.part(1).state, domain::DeliveryState::Waiting);
    QCOMPARE(finished.part(1).attemptLog.constFirst().httpStatus, status);
    QVERIFY(!finished.part(1).attemptLog.constFirst().error.isEmpty());
    QCOMPARE(finished.job()->lastError, finished.part(1).attemptLog.constFirst().error);
}

void TestCallbacks::whatWasBrokenOffWasNotTried()
{
    HookReceiver receiver;
    receiver.ways = {Way::Hang, Way::Ok};
    Finished finished(receiver.url(), 60s);
    finished.sender->start();
    QTRY_COMPARE(receiver.requests.size(), 1);
    finished.sender->stop();
    QCOMPARE(finished.part(1).attemptLog.size(), 0); // it didn't wait until the receiver timed out
    // Another worker need not wait for a lease.
    finished.sender =
        std::make_unique<CallbackSender>(*finished.world.stores, finished.world.clock, finished.how);
    finished.run();
    QCOMPARE(receiver.requests.size(), 3);
    QCOMPARE(receiver.requests.at(0).header("X-Inkstone-Delivery"),
             receiver.requests.at(1).header("X-Inkstone-Delivery"));
    QCOMPARE(finished.part(2).state, domain::DeliveryState::Delivered);
}

void TestCallbacks::closedAddresses()
{
    HookReceiver receiver;
    for (const QString& url : {receiver.url(), receiver.url(u"localhost"_s), u"http://10.0.0.1/"_s,
                               u"http://[::ffff:127.0.0.1]/"_s}) {
        Finished finished(url, 2s, false);
        finished.run();
        QVERIFY2(finished.part(1).attemptLog.constFirst().error.is(reason::addressReserved), qPrintable(url));
        QCOMPARE(finished.part(1).state, domain::DeliveryState::Waiting);
    }
    QCOMPARE(receiver.connections, 0);
}

void TestCallbacks::giveUpAfterThreeDays()
{
    QCOMPARE(CallbackSender::delayAfter(1).value(), 10s);
    QCOMPARE(CallbackSender::delayAfter(2).value(), 1min);
    QCOMPARE(CallbackSender::delayAfter(3).value(), 5min);
    QCOMPARE(CallbackSender::delayAfter(4).value(), 30min);
    QCOMPARE(CallbackSender::delayAfter(5).value(), 2h);
    QCOMPARE(CallbackSender::delayAfter(6).value(), 6h);
    QCOMPARE(CallbackSender::delayAfter(7).value(), 12h);
    std::chrono::seconds sum{};
    int tries = 0;
    while (const auto pause = CallbackSender::delayAfter(tries + 1)) {
        sum += *pause;
        ++tries;
    }
    QVERIFY(sum <= 72h && sum > 60h);

    HookReceiver receiver;
    receiver.ways = {Way::Fault};
    Finished finished(receiver.url());
    auto& clock = finished.world.clock;
    const Timestamp begun = clock.now();
    for (int run = 1; finished.job(); ++run) {
        finished.run();
        QCOMPARE(receiver.requests.size(), run);
        if (!finished.job()) break;
        const auto planned = std::chrono::milliseconds(*CallbackSender::delayAfter(run));
        const auto pause = finished.job()->notBefore - clock.now();
        QVERIFY(pause >= planned * 9 / 10 && pause <= planned * 11 / 10);
        clock.set(finished.job()->notBefore);
    }
    QVERIFY(clock.now() - begun > 55h && clock.now() - begun < 80h);
    QCOMPARE(finished.part(1).state, domain::DeliveryState::Failed);
    QCOMPARE(finished.part(2).state, domain::DeliveryState::Failed);
    QCOMPARE(finished.part(1).attemptLog.size(), tries + 1);
    const auto document = finished.world.reload(finished.document.id);
    QCOMPARE(document.status, domain::SigningStatus::Completed);
    QCOMPARE(document.histories.last().event, domain::HistoryEvent(domain::HistoryEvent::CallbackFailed));
    QVERIFY(document.histories.last().detail.contains(u"500"_s));
    QCOMPARE(domain::firstBrokenLink(document.histories), -1);

    // The sender fixes the receiver and requests both again: a new series of attempts.
    receiver.ways = {Way::Fault, Way::Ok};
    QVERIFY(finished.redeliver(1));
    QVERIFY(finished.redeliver(2));
    finished.run();
    QCOMPARE(finished.part(1).state, domain::DeliveryState::Waiting);
    QVERIFY(*finished.part(1).nextAttempt - clock.now() <= 11s);
    clock.advance(11s);
    finished.run();
    QCOMPARE(finished.part(1).state, domain::DeliveryState::Delivered);
    QCOMPARE(finished.part(2).state, domain::DeliveryState::Delivered);
}

void TestCallbacks::redeliver_data()
{
    QTest::addColumn<QList<int>>("parts");
    QTest::newRow("first") << QList<int>{1};
    QTest::newRow("second") << QList<int>{2};
    QTest::newRow("both") << QList<int>{1, 2};
    QTest::newRow("both, the second asked for first") << QList<int>{2, 1};
    QTest::newRow("twice") << QList<int>{1, 1};
}

void TestCallbacks::redeliver()
{
    QFETCH(QList<int>, parts);
    HookReceiver receiver;
    Finished finished(receiver.url());
    finished.run();
    QCOMPARE(receiver.requests.size(), 2);
    for (const int part : parts)
        QVERIFY(finished.redeliver(part));
    finished.run();
    std::set<int> wanted(parts.begin(), parts.end());
    QCOMPARE(receiver.requests.size(), 2 + qsizetype(wanted.size()));
    qsizetype at = 2;
    for (const int part : wanted) // the first is sent first, whatever the order of requests
        QCOMPARE(receiver.requests.at(at++).header("X-Inkstone-Delivery"), finished.part(part).id.toLatin1());
    QVERIFY(!finished.job());
    QCOMPARE(codeOf(finished.world.service->callbackDeliveries().redeliver(
                 finished.world.actor, finished.document.id, u"nothing"_s)),
             ErrorCode::NotFound);
    const auto stranger = finished.world.addAccount(u"stranger@example.org"_s);
    QCOMPARE(codeOf(finished.world.service->callbackDeliveries().redeliver(stranger, finished.document.id,
                                                                           finished.part(1).id)),
             ErrorCode::NotFound);
}

/** A redelivery requested while the other part is in flight isn't lost. */
void TestCallbacks::redeliverWhileItRuns()
{
    HookReceiver receiver;
    Finished finished(receiver.url());
    finished.run();
    receiver.ways = {Way::Interim};
    bool asked = false;
    QVERIFY(finished.redeliver(1));
    // Requested as soon as the receiver has the first: its result isn't recorded yet.
    auto running = std::async(std::launch::async, [&] { finished.sender->runDue(); });
    QVERIFY(QTest::qWaitFor(
        [&] {
            if (receiver.requests.size() == 3 && !asked) asked = finished.redeliver(2);
            return running.wait_for(0s) == std::future_status::ready;
        },
        20'000));
    QVERIFY(asked);
    finished.run(); // in case the job had ended before
    QCOMPARE(receiver.requests.size(), 4);
    QCOMPARE(receiver.requests.at(3).header("X-Inkstone-Delivery"), finished.part(2).id.toLatin1());
    QVERIFY(!finished.job());

    // The race itself: the result is in flight when the other part is requested.
    receiver.ways = {Way::Hang};
    Finished slow(receiver.url(), 800ms);
    receiver.requests.clear();
    receiver.ways = {Way::Ok, Way::Ok, Way::Hang, Way::Ok};
    slow.run();
    QVERIFY(slow.redeliver(2));
    auto second = std::async(std::launch::async, [&] { slow.sender->runDue(); });
    QTRY_COMPARE(receiver.requests.size(), 3);
    QVERIFY(slow.redeliver(1));
    QTRY_VERIFY(second.wait_for(0s) == std::future_status::ready);
    QCOMPARE(slow.part(1).state,
             domain::DeliveryState::Waiting); // the second failed; the job covers both
    slow.world.clock.advance(11s);
    slow.run();
    QCOMPARE(receiver.requests.at(3).header("X-Inkstone-Delivery"), slow.part(1).id.toLatin1());
    QCOMPARE(receiver.requests.at(4).header("X-Inkstone-Delivery"), slow.part(2).id.toLatin1());
}

void TestCallbacks::aMissingFileIsNoReasonToGiveUp()
{
    HookReceiver receiver;
    Finished finished(receiver.url());
    const auto artifacts = finished.world.stores->documents.artifacts(finished.document.id).value();
    const QString path = finished.world.stores->blobs.pathOf(artifacts.constFirst().sha256);
    QVERIFY(QFile::rename(path, path + u".away"_s));
    for (int i = 0; i < 20; ++i) {
        finished.run();
        QVERIFY(finished.job());
        finished.world.clock.set(finished.job()->notBefore);
    }
    QCOMPARE(receiver.requests.size(), 1); // the first had gone out
    QCOMPARE(finished.part(2).attemptLog.size(), 0);
    QVERIFY(!finished.job()->lastError.isEmpty());
    QVERIFY(QFile::rename(path + u".away"_s, path));
    finished.run();
    QCOMPARE(finished.part(2).state, domain::DeliveryState::Delivered);
}

void TestCallbacks::aDocumentThatIsGone()
{
    HookReceiver receiver;
    Finished finished(receiver.url());
    auto transaction = store::Transaction::begin(*finished.world.database).value();
    QVERIFY(finished.world.stores->documents.purge(transaction, finished.world.actor.account,
                                                   finished.document.id));
    QVERIFY(transaction.commit());
    finished.run();
    QCOMPARE(receiver.connections, 0);
    QVERIFY(!finished.job());
}

INK_TEST(TestCallbacks, "tst_callbacks")

} // namespace tst_callbacks

#include "tst_callbacks.moc"
