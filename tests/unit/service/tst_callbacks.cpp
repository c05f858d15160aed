#include "app/service/callbacks/addressrules.h"
#include "app/service/callbacks/callbacksender.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtTest>

#include <future>

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using service::callbacks::CallbackSender;

namespace {

/** One request as it came in. */
struct Received
{
    QByteArray head;
    QByteArray body;
    [[nodiscard]] QByteArray header(const QByteArray& name) const
    {
        for (const QByteArray& line : head.split('\n'))
            if (line.toLower().startsWith(name.toLower() + ':')) return line.mid(name.size() + 1).trimmed();
        return {};
    }
};

/** A receiver on loopback that answers as it is told, one answer a request; the last one stays. */
class Receiver final : public QObject
{
public:
    enum class Answer { Ok, Fault, Hang, Redirect, Reset, Flood };

    Receiver()
    {
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = m_server.nextPendingConnection())
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        });
        if (!m_server.listen(QHostAddress::LocalHost)) qFatal("no loopback");
    }
    [[nodiscard]] QString url() const { return u"http://127.0.0.1:%1/hook"_s.arg(m_server.serverPort()); }

    QList<Answer> answers{Answer::Ok};
    QList<Received> requests;

private:
    void read(QTcpSocket* socket)
    {
        QByteArray& bytes = m_partial[socket];
        bytes += socket->readAll();
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        if (end < 0) return;
        Received request{bytes.first(end), bytes.mid(end + 4)};
        if (request.body.size() < request.header("Content-Length").toLongLong()) return;
        bytes.clear();
        requests.append(request);
        const Answer answer = answers.size() > 1 ? answers.takeFirst() : answers.constFirst();
        switch (answer) {
        case Answer::Ok:
            socket->write("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n");
            break;
        case Answer::Fault:
            socket->write("HTTP/1.1 500 Oops\r\nContent-Length: 3\r\nConnection: close\r\n\r\nbad");
            break;
        case Answer::Redirect:
            socket->write("HTTP/1.1 302 Found\r\nLocation: " + url().toLatin1() +
                          "/elsewhere\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            break;
        case Answer::Flood:
            socket->write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + QByteArray(400'000, 'x'));
            break;
        case Answer::Hang:
            return;
        case Answer::Reset:
            socket->abort();
            return;
        }
        socket->disconnectFromHost();
    }
    QTcpServer m_server;
    QHash<QTcpSocket*, QByteArray> m_partial;
};

using Retry = std::optional<service::OutboxWorker::Retry>;

/** A finished document whose two POSTs are due. */
class Finished final
{
public:
    explicit Finished(const QString& url, std::chrono::milliseconds timeout = std::chrono::seconds(5),
                      bool allowLoopback = true)
        : sender(*world.stores, world.clock, {allowLoopback, timeout, [this](domain::Document told) {
                                                  return world.service->told(std::move(told));
                                              }})
    {
        auto creation = world.simple(domain::SigningStatus::InProgress);
        creation.document.setting.postBackUrl = url;
        const auto sent = world.create(creation);
        if (!world.sign(sent, 1)) qFatal("not signed");
        document = world.finalized(sent.id);
    }
    /** Takes the job and runs it as a worker would; nothing = there is no job due. */
    std::optional<Retry> runOnce()
    {
        const auto job = world.takeJob(u"callback"_s);
        if (!job) return std::nullopt;
        auto running = std::async(std::launch::async, [&] { return sender.run(*job); });
        if (!QTest::qWaitFor(
                [&] { return running.wait_for(std::chrono::seconds(0)) == std::future_status::ready; },
                20'000))
            qFatal("hangs");
        const Retry retry = running.get();
        if (retry && !world.stores->outbox.retryLater(job->id, retry->notBefore, retry->reason))
            qFatal("not put back");
        return retry;
    }
    [[nodiscard]] store::Delivery part(int number) const
    {
        const auto all = world.stores->deliveries.list(document.id).value();
        return *std::find_if(all.begin(), all.end(), [&](const auto& d) { return d.part == number; });
    }
    World world;
    CallbackSender sender;
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
    void stopIsQuick();
    void closedAddresses();
    void giveUpAfterThreeDays();
    void redeliver();
    void aFloodIsCutOff();
    void addresses_data();
    void addresses();
};

void TestCallbacks::twoPosts()
{
    Receiver receiver;
    Finished finished(receiver.url());
    const auto retry = finished.runOnce();
    QVERIFY(retry && !*retry);
    QCOMPARE(receiver.requests.size(), 2);
    const Received& first = receiver.requests.at(0);
    const Received& second = receiver.requests.at(1);
    QVERIFY(first.head.startsWith("POST /hook HTTP/1.1"));
    QCOMPARE(first.header("Content-Type"), "application/json");
    const QJsonObject told = QJsonDocument::fromJson(first.body).object().value(u"document"_s).toObject();
    QCOMPARE(told.value(u"id"_s).toInteger(), finished.document.id.value());
    QCOMPARE(told.value(u"signingStatus"_s).toInt(), 53);
    const QJsonObject invited = told.value(u"invitations"_s).toArray().at(0).toObject();
    QCOMPARE(invited.value(u"signingURL"_s).toString(),
             u"http://127.0.0.1:1/sign/"_s + finished.document.invitations.constFirst().guid);
    QVERIFY(
        told ==
        wire::toJson(finished.world.service->retrieve(finished.world.actor, finished.document.id).value()));

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
    QCOMPARE(finished.part(1).state, u"delivered"_s);
    QCOMPARE(finished.part(2).state, u"delivered"_s);
    QCOMPARE(finished.part(2).tries.constFirst().httpStatus, 204);
    QVERIFY(!finished.runOnce()); // the job is gone
}

void TestCallbacks::theSecondWaitsForTheFirst()
{
    Receiver receiver;
    receiver.answers = {Receiver::Answer::Fault, Receiver::Answer::Ok, Receiver::Answer::Fault,
                        Receiver::Answer::Ok};
    Finished finished(receiver.url());
    const auto retry = finished.runOnce();
    QVERIFY(retry && *retry);
    QCOMPARE(receiver.requests.size(), 1);
    QCOMPARE(finished.part(2).tries.size(), 0);
    const auto pause = (*retry)->notBefore - finished.world.clock.now();
    QVERIFY(pause >= std::chrono::seconds(9) && pause <= std::chrono::seconds(11));
    QVERIFY(!finished.runOnce()); // not due yet
    finished.world.clock.advance(std::chrono::seconds(12));
    QVERIFY(*finished.runOnce()); // the first goes through, the second fails
    QCOMPARE(finished.part(1).state, u"delivered"_s);
    finished.world.clock.advance(std::chrono::minutes(2));
    QVERIFY(!*finished.runOnce());
    QCOMPARE(receiver.requests.size(), 4);
    QCOMPARE(receiver.requests.at(0).header("X-Inkstone-Delivery"),
             receiver.requests.at(1).header("X-Inkstone-Delivery"));
    QCOMPARE(receiver.requests.at(2).header("X-Inkstone-Delivery"),
             receiver.requests.at(3).header("X-Inkstone-Delivery"));
    QCOMPARE(finished.part(1).tries.size(), 2);
}

void TestCallbacks::failures_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<int>("status");
    QTest::newRow("500") << int(Receiver::Answer::Fault) << 500;
    QTest::newRow("hang") << int(Receiver::Answer::Hang) << 0;
    QTest::newRow("redirect") << int(Receiver::Answer::Redirect) << 302;
    QTest::newRow("reset") << int(Receiver::Answer::Reset) << 0;
}

void TestCallbacks::failures()
{
    QFETCH(int, answer);
    QFETCH(int, status);
    Receiver receiver;
    receiver.answers = {static_cast<Receiver::Answer>(answer)};
    Finished finished(receiver.url(), std::chrono::milliseconds(300));
    const auto retry = finished.runOnce();
    QVERIFY(retry && *retry);
    QCOMPARE(receiver.requests.size(), 1); // a redirect is not followed
    QCOMPARE(finished.part(1).state, u"waiting"_s);
    QCOMPARE(finished.part(1).tries.constFirst().httpStatus, status);
    QVERIFY(!finished.part(1).tries.constFirst().error.isEmpty());
    QVERIFY(!finished.world.stores->outbox.jobsOf(finished.document.id)->constFirst().lastError.isEmpty());
}

void TestCallbacks::stopIsQuick()
{
    Receiver receiver;
    receiver.answers = {Receiver::Answer::Hang};
    Finished finished(receiver.url(), std::chrono::seconds(60));
    const auto job = finished.world.takeJob(u"callback"_s);
    auto running = std::async(std::launch::async, [&] { return finished.sender.run(*job); });
    QTRY_COMPARE(receiver.requests.size(), 1);
    QElapsedTimer timer;
    timer.start();
    finished.sender.stop();
    QTRY_VERIFY(running.wait_for(std::chrono::seconds(0)) == std::future_status::ready);
    QVERIFY(timer.elapsed() < 2500);
    QVERIFY(running.get());
}

void TestCallbacks::closedAddresses()
{
    Receiver receiver;
    const QString port = QString::number(QUrl(receiver.url()).port());
    for (const QString& url :
         {receiver.url(), u"http://localhost:%1/"_s.arg(port), u"http://[::ffff:127.0.0.1]:%1/"_s.arg(port),
          u"http://2130706433:%1/"_s.arg(port), u"http://10.0.0.1/"_s, u"http://169.254.169.254/latest"_s}) {
        Finished finished(url, std::chrono::seconds(2), false);
        const auto retry = finished.runOnce();
        QVERIFY(retry && *retry);
        QVERIFY2((*retry)->reason.contains(u"not allowed"_s), qPrintable(url + u": "_s + (*retry)->reason));
    }
    QCOMPARE(receiver.requests.size(), 0);
    service::callbacks::Body body;
    body.add("x");
    QVERIFY(!service::callbacks::post(u"file:///etc/passwd"_s, {}, body, {}).ok());
    QVERIFY(!service::callbacks::post(u"gopher://127.0.0.1/"_s, {}, body,
                                      {true, std::chrono::seconds(1), nullptr})
                 .ok());
}

void TestCallbacks::giveUpAfterThreeDays()
{
    using namespace std::chrono_literals;
    QCOMPARE(CallbackSender::pauseAfter(1).value(), 10s);
    QCOMPARE(CallbackSender::pauseAfter(2).value(), 60s);
    QCOMPARE(CallbackSender::pauseAfter(6).value(), 6h);
    QCOMPARE(CallbackSender::pauseAfter(7).value(), 12h);
    std::chrono::seconds sum{};
    int tries = 0;
    while (const auto pause = CallbackSender::pauseAfter(tries + 1)) {
        sum += *pause;
        ++tries;
    }
    QVERIFY(sum <= 72h && sum > 60h);

    Receiver receiver;
    receiver.answers = {Receiver::Answer::Fault};
    Finished finished(receiver.url());
    int runs = 0;
    while (true) {
        const auto retry = finished.runOnce();
        QVERIFY(retry);
        ++runs;
        if (!*retry) break;
        finished.world.clock.set((*retry)->notBefore);
    }
    QCOMPARE(runs, tries + 1);
    QCOMPARE(finished.part(1).state, u"failed"_s);
    QCOMPARE(finished.part(2).state, u"failed"_s);
    QCOMPARE(finished.part(1).tries.size(), runs);
}

void TestCallbacks::redeliver()
{
    Receiver receiver;
    Finished finished(receiver.url());
    QVERIFY(!*finished.runOnce());
    const QString id = finished.part(2).id;
    QVERIFY(finished.world.service->redeliver(finished.world.actor, finished.document.id, id));
    QVERIFY(!*finished.runOnce());
    QCOMPARE(receiver.requests.size(), 3);
    QCOMPARE(receiver.requests.at(2).header("X-Inkstone-Delivery"), id.toLatin1());
    QVERIFY(!finished.world.service->redeliver(finished.world.actor, finished.document.id, u"nothing"_s));
}

void TestCallbacks::aFloodIsCutOff()
{
    Receiver receiver;
    receiver.answers = {Receiver::Answer::Flood};
    Finished finished(receiver.url());
    QVERIFY(!*finished.runOnce()); // the status was 200, the rest does not matter
    QCOMPARE(finished.part(2).state, u"delivered"_s);
}

void TestCallbacks::addresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* address, bool allowed) {
        QTest::newRow(address) << QString::fromLatin1(address) << allowed;
    };
    for (const char* open :
         {"1.1.1.1", "172.15.0.1", "172.32.0.1", "100.63.0.1", "100.128.0.1", "198.17.0.1", "223.255.255.1",
          "2606:4700::1111", "2002:101:101::1", "::ffff:8.8.8.8", "64:ff9b::808:808"})
        row(open, true);
    for (const char* closed : {"0.0.0.0",
                               "10.1.2.3",
                               "100.64.0.1",
                               "127.0.0.1",
                               "127.9.9.9",
                               "169.254.169.254",
                               "172.16.0.1",
                               "172.31.255.255",
                               "192.168.1.1",
                               "198.19.0.1",
                               "224.0.0.1",
                               "239.1.1.1",
                               "255.255.255.255",
                               "::",
                               "::1",
                               "::ffff:127.0.0.1",
                               "::ffff:10.0.0.1",
                               "::127.0.0.1",
                               "fe80::1",
                               "fc00::1",
                               "fd12::1",
                               "fec0::1",
                               "ff02::1",
                               "2002:a00:1::1",
                               "64:ff9b::a00:1",
                               "64:ff9b:1::1",
                               "2001::1",
                               "2001:db8::1"})
        row(closed, false);
}

void TestCallbacks::addresses()
{
    QFETCH(QString, address);
    QFETCH(bool, allowed);
    const QHostAddress parsed(address);
    std::vector<std::uint8_t> bytes;
    if (parsed.protocol() == QAbstractSocket::IPv4Protocol) {
        const quint32 v4 = parsed.toIPv4Address();
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes.push_back(static_cast<std::uint8_t>(v4 >> shift & 0xFF));
    } else {
        const Q_IPV6ADDR v6 = parsed.toIPv6Address();
        bytes.assign(std::begin(v6.c), std::end(v6.c));
    }
    using service::callbacks::mayContact;
    QCOMPARE(mayContact(bytes, false), allowed);
    const bool loopback =
        address.startsWith(u"127."_s) || address == u"::1"_s || address == u"::ffff:127.0.0.1"_s;
    QCOMPARE(mayContact(bytes, true), allowed || loopback);
    QVERIFY(!mayContact(std::span(bytes).first(3), true));
}

INK_TEST(TestCallbacks, "tst_callbacks")
#include "tst_callbacks.moc"
