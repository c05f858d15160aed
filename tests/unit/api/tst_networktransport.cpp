#include "app/api/networktransport.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/api/rawserver.h"

#include <QDeadlineTimer>
#include <QLoggingCategory>
#include <QProcess>
#include <QSslKey>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <QTimer>

#include <vector>

namespace tst_networktransport {

using namespace ink;
using namespace ink::api;
using ink::test::RawServer;
using namespace std::chrono_literals;

namespace {

const QByteArray theKey = "sk-very-secret-key";
QStringList logged;

void keepLog(QtMsgType, const QMessageLogContext& context, const QString& text)
{
    logged.append(QString::fromUtf8(context.category ? context.category : "") + QLatin1Char(' ') + text);
}

NetworkTransport::Options optionsFor(const QUrl& url)
{
    NetworkTransport::Options options;
    options.baseUrl = url;
    options.key = Secret(theKey);
    options.smallIdleTimeout = 400ms;
    options.transferIdleTimeout = 400ms;
    return options;
}

Request get(const QString& path)
{
    Request request;
    request.path = path;
    return request;
}

/** Sends a request and waits for its response. */
class Sent final
{
public:
    Sent(Transport& transport, const Request& request)
    {
        m_exchange = transport.send(
            request,
            [this](Result<Response> answer) {
                ++m_calls;
                m_answer = std::move(answer);
            },
            [this](qint64 done, qint64 total) {
                progress.append({done, total});
            });
        calledTooEarly = m_calls > 0;
    }
    bool wait(int ms = 5000)
    {
        return QTest::qWaitFor([this] { return m_calls > 0; }, ms);
    }
    void drop() { m_exchange.reset(); }
    [[nodiscard]] const Result<Response>& answer() const { return m_answer; }
    [[nodiscard]] int calls() const { return m_calls; }
    QList<std::pair<qint64, qint64>> progress;
    bool calledTooEarly = false;

private:
    std::unique_ptr<Exchange> m_exchange;
    Result<Response> m_answer;
    int m_calls = 0;
};

} // namespace

class TestNetworkTransport final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sendsWhatItShouldAndLogsNothingSecret();
    void keepsNoCookies();
    void answersAnyStatus();
    void aHangingServerTimesOutAndADrippingOneDoesNot();
    void aCutAnswerIsANetworkError_data();
    void aCutAnswerIsANetworkError();
    void whatGoesOutOnceIsNeverSentAgain();
    void followsRedirectsOnlyAtHome();
    void capsTheAnswer_data();
    void capsTheAnswer();
    void refusesPlainHttpElsewhere();
    void loopbackGoesAroundProxies();
    void uploadsFilesFromTheDisk();
    void aFileCanBeTheWholeBody();
    void aMissingFileIsToldLater();
    void aDroppedExchangeIsSilent();
    void oneThatIsDroppedAsItsConnectionBreaksIsSilentToo();
    void theTransportMayDieInsideAnAnswer();
    void trustsOnlyWhatItWasTold();
    void shapes();
};

void TestNetworkTransport::sendsWhatItShouldAndLogsNothingSecret()
{
    RawServer server([](QTcpSocket* socket, const RawServer::Seen&) {
        RawServer::answer(socket, "200 OK", "{}", "X-Request-Id: theirs\r\nETag: \"7\"\r\n");
    });
    QLoggingCategory::setFilterRules(QStringLiteral("ink.api=true\nqt.network*=false"));
    logged.clear();
    const auto before = qInstallMessageHandler(keepLog);
    NetworkTransport transport(optionsFor(QUrl(server.url().toString() + QStringLiteral("/base/"))));
    Request request = get(QStringLiteral("/sign/0a1b2c3d-1111-4222-8333-444455556666/values"));
    request.query = "text=a%2Bb%20%C3%A9";
    request.idempotencyKey = "once";
    Sent sent(transport, request);
    const bool came = sent.wait();
    Request anonymous = get(QStringLiteral("/v1/documents/42"));
    anonymous.isAnonymous = true;
    Sent second(transport, anonymous);
    const bool cameToo = second.wait();
    qInstallMessageHandler(before);
    QLoggingCategory::setFilterRules({});

    QVERIFY(came && cameToo);
    QVERIFY(!sent.calledTooEarly);
    QVERIFY(sent.answer());
    QCOMPARE(sent.answer()->requestId, QStringLiteral("theirs"));
    QCOMPARE(sent.answer()->header("etag"), QByteArray("\"7\""));
    const auto& seen = server.seen().at(0);
    QCOMPARE(seen.line(),
             QByteArray(
                 "GET /base/sign/0a1b2c3d-1111-4222-8333-444455556666/values?text=a%2Bb%20%C3%A9 HTTP/1.1"));
    QCOMPARE(seen.header("Authorization"), "Basic " + (theKey + ":").toBase64());
    QCOMPARE(seen.header("Idempotency-Key"), QByteArray("once"));
    QCOMPARE(seen.header("X-Request-Id").size(), 36);
    QVERIFY(server.seen().at(1).header("Authorization").isEmpty());
    const QString all = logged.join(QLatin1Char('\n'));
    QVERIFY2(all.contains(QStringLiteral("ink.api GET /sign/{guid}/values 200")), qPrintable(all));
    QVERIFY(all.contains(QStringLiteral("GET /v1/documents/{n} 200")));
    QVERIFY(!all.contains(QString::fromLatin1(theKey)));
    QVERIFY(!all.contains(QString::fromLatin1((theKey + ":").toBase64())));
    QVERIFY(!all.contains(QStringLiteral("0a1b2c3d")));
    QVERIFY(!all.contains(QStringLiteral("text=")));
}

void TestNetworkTransport::keepsNoCookies()
{
    RawServer server([](QTcpSocket* socket, const RawServer::Seen&) {
        RawServer::answer(socket, "200 OK", "{}", "Set-Cookie: JSESSIONID=abc; HttpOnly\r\n");
    });
    NetworkTransport transport(optionsFor(server.url()));
    Sent first(transport, get(QStringLiteral("/a")));
    QVERIFY(first.wait());
    Sent second(transport, get(QStringLiteral("/a")));
    QVERIFY(second.wait());
    QVERIFY(server.seen().at(1).header("Cookie").isEmpty());
}

void TestNetworkTransport::answersAnyStatus()
{
    QByteArray status;
    QByteArray extra;
    RawServer server([&](QTcpSocket* socket, const RawServer::Seen&) {
        RawServer::answer(socket, status, "{\"code\":\"x\"}", extra);
    });
    NetworkTransport transport(optionsFor(server.url()));
    for (const QByteArray code : {"400", "401", "404", "409", "429", "500", "503"}) {
        status = code + " Status";
        extra = code == "401" ? "WWW-Authenticate: Basic realm=\"inkstone\"\r\n" : "Retry-After: 3\r\n";
        for (const Method method : {Method::Get, Method::Put, Method::Post, Method::Delete}) {
            Request request = get(QStringLiteral("/v1/x"));
            request.method = method;
            if (method != Method::Get) request.body = "{\"a\":1}";
            Sent sent(transport, request);
            QVERIFY(sent.wait());
            QVERIFY2(sent.answer(), code + methodName(method));
            QCOMPARE(sent.answer()->status, code.toInt());
            QCOMPARE(sent.answer()->body, QByteArray("{\"code\":\"x\"}"));
            QVERIFY(server.seen().last().line().startsWith(methodName(method) + ' '));
            if (method != Method::Get) QCOMPARE(server.seen().last().body, QByteArray("{\"a\":1}"));
        }
    }
    QCOMPARE(server.seen().size(), 28);
}

void TestNetworkTransport::aHangingServerTimesOutAndADrippingOneDoesNot()
{
    bool drip = false;
    QTimer twiceTheLimit; // started after the request: no limit of it can be left when this ends
    twiceTheLimit.setSingleShot(true);
    RawServer server([&](QTcpSocket* socket, const RawServer::Seen&) {
        if (!drip) return;
        socket->write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
        auto* timer = new QTimer(socket);
        connect(timer, &QTimer::timeout, socket, [&twiceTheLimit, socket, timer] {
            socket->write(twiceTheLimit.isActive() ? "1\r\nx\r\n" : "1\r\ny\r\n0\r\n\r\n");
            if (!twiceTheLimit.isActive()) timer->stop();
        });
        timer->start(20ms);
    });
    const auto options = optionsFor(server.url());
    NetworkTransport transport(options);
    Sent hanging(transport, get(QStringLiteral("/a")));
    QVERIFY(hanging.wait());
    QVERIFY(!hanging.answer());
    QCOMPARE(hanging.answer().error().code, ErrorCode::Timeout);
    drip = true;
    Sent dripping(transport, get(QStringLiteral("/a")));
    twiceTheLimit.start(2 * options.smallIdleTimeout);
    QVERIFY(dripping.wait());
    QVERIFY(dripping.answer());
    QVERIFY(dripping.answer()->body.startsWith('x'));
    QVERIFY(dripping.answer()->body.endsWith('y'));
}

void TestNetworkTransport::aCutAnswerIsANetworkError_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("half a head") << QByteArray("HTTP/1.1 200 OK\r\nConte");
    QTest::newRow("half a body") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"a\":");
    QTest::newRow("half a chunk") << QByteArray(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n{\"a\":");
}

void TestNetworkTransport::aCutAnswerIsANetworkError()
{
    QFETCH(QByteArray, bytes);
    RawServer server([&](QTcpSocket* socket, const RawServer::Seen&) {
        socket->write(bytes);
        socket->disconnectFromHost();
    });
    NetworkTransport transport(optionsFor(server.url()));
    Sent sent(transport, get(QStringLiteral("/a")));
    QVERIFY(sent.wait());
    QVERIFY(!sent.answer());
    QCOMPARE(sent.answer().error().code, ErrorCode::Network);
    QVERIFY(sent.answer().error().retryable);
    Sent next(transport, get(QStringLiteral("/b"))); // meanwhile the first could be reported again
    QVERIFY(next.wait());
    QCOMPARE(sent.calls(), 1);
}

void TestNetworkTransport::whatGoesOutOnceIsNeverSentAgain()
{
    // A server that has carried the request out and closes the connection without a response: Qt repeats such
    // a request automatically, up to three times.
    RawServer server([](QTcpSocket* socket, const RawServer::Seen&) { socket->disconnectFromHost(); });
    NetworkTransport transport(optionsFor(server.url()));
    Request request;
    request.method = Method::Post;
    request.path = QStringLiteral("/v1/templates/use/5/");
    request.body = QByteArray(300'000, 'x');
    request.isSentOnce = true;
    for (int round = 1; round <= 3; ++round) {
        Sent sent(transport, request);
        QVERIFY(sent.wait());
        QVERIFY(!sent.answer());
        QCOMPARE(sent.answer().error().code, ErrorCode::Network);
        QCOMPARE(server.seen().size(), round);
        QCOMPARE(server.seen().last().body, request.body);
    }
    // Also without a body, and with files.
    Request reminder;
    reminder.method = Method::Post;
    reminder.path = QStringLiteral("/v1/documents/5/resend/a");
    reminder.isSentOnce = true;
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(QByteArray(200'000, 'p'));
    file.flush();
    Request upload = reminder;
    upload.path = QStringLiteral("/v1/documents/array");
    upload.jsonPart = QStringLiteral("document");
    upload.body = "{}";
    upload.files.append(BodyFile{QStringLiteral("a.pdf"), file.fileName()});
    Request removal; // the first moves it to the trash, a second would purge it
    removal.method = Method::Delete;
    removal.path = QStringLiteral("/documents/array");
    removal.body = "[5]";
    removal.isSentOnce = true;
    for (const Request& each : {removal, reminder, upload}) {
        const auto before = server.seen().size();
        Sent sent(transport, each);
        QVERIFY(sent.wait());
        QVERIFY(!sent.answer());
        QCOMPARE(server.seen().size(), before + 1);
    }
    const QByteArray whole = server.seen().last().body;
    QVERIFY(whole.startsWith("--") && whole.endsWith("--\r\n"));
    QVERIFY(whole.contains("name=\"document\"\r\nContent-Type: application/json\r\n\r\n{}\r\n--"));
    QVERIFY(whole.contains("filename=\"a.pdf\"\r\nContent-Type: application/pdf\r\n\r\n" +
                           QByteArray(200'000, 'p') + "\r\n--"));
    RawServer kind(
        [](QTcpSocket* socket, const RawServer::Seen&) { RawServer::answer(socket, "200 OK", "{}"); });
    NetworkTransport other(optionsFor(kind.url()));
    {
        Sent sent(other, removal);
        QVERIFY(sent.wait());
        QVERIFY(sent.answer());
        QVERIFY(kind.seen().last().line().startsWith("DELETE "));
        QCOMPARE(kind.seen().last().body, QByteArray("[5]"));
    }
    {
        Sent sent(other, reminder);
        QVERIFY(sent.wait());
        QVERIFY(sent.answer());
        QCOMPARE(kind.seen().size(), 2);
        QCOMPARE(kind.seen().last().body, QByteArray());
        QCOMPARE(kind.seen().last().header("Content-Length"), QByteArray("0"));
    }
    for (int round = 1; round <= 2; ++round) { // also on a persistent connection
        Sent sent(other, request);
        QVERIFY(sent.wait());
        QVERIFY(sent.answer());
        QCOMPARE(kind.seen().size(), round + 2);
        QCOMPARE(kind.seen().last().body, request.body);
        QCOMPARE(kind.seen().last().header("Content-Type"), QByteArray("application/json"));
    }
}

void TestNetworkTransport::followsRedirectsOnlyAtHome()
{
    RawServer foreign(
        [](QTcpSocket* socket, const RawServer::Seen&) { RawServer::answer(socket, "200 OK", "stolen"); });
    QByteArray location;
    RawServer server([&](QTcpSocket* socket, const RawServer::Seen& seen) {
        if (seen.line().startsWith("GET /there"))
            RawServer::answer(socket, "200 OK", "home");
        else
            RawServer::answer(socket, "302 Found", {}, "Location: " + location + "\r\n");
    });
    NetworkTransport transport(optionsFor(server.url()));
    location = foreign.url().toEncoded() + "/x";
    Sent away(transport, get(QStringLiteral("/a")));
    QVERIFY(away.wait());
    QVERIFY(!away.answer());
    QCOMPARE(away.answer().error().code, ErrorCode::Protocol);
    QVERIFY(foreign.seen().isEmpty());
    location = "/there";
    Sent home(transport, get(QStringLiteral("/a")));
    QVERIFY(home.wait());
    QVERIFY(home.answer());
    QCOMPARE(home.answer()->body, QByteArray("home"));
    location = "/a";
    Sent round(transport, get(QStringLiteral("/a")));
    QVERIFY(round.wait());
    QVERIFY(!round.answer());
    QCOMPARE(round.answer().error().code, ErrorCode::Protocol);
}

void TestNetworkTransport::capsTheAnswer_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("fits");
    QTest::newRow("announced") << QByteArray("Content-Length: 5000\r\n\r\n") << 10 << false;
    QTest::newRow("not announced") << QByteArray("Connection: close\r\n\r\n") << 1001 << false;
    QTest::newRow("fits") << QByteArray("Content-Length: 1000\r\n\r\n") << 1000 << true;
}

void TestNetworkTransport::capsTheAnswer()
{
    QFETCH(QByteArray, head);
    QFETCH(int, size);
    QFETCH(bool, fits);
    RawServer server([&](QTcpSocket* socket, const RawServer::Seen&) {
        socket->write("HTTP/1.1 200 OK\r\n" + head + QByteArray(size, 'x'));
    });
    auto options = optionsFor(server.url());
    options.maxSmallBytes = 1000;
    NetworkTransport transport(options);
    Sent sent(transport, get(QStringLiteral("/a")));
    QVERIFY(sent.wait());
    QCOMPARE(sent.answer().has_value(), fits);
    if (!fits) QCOMPARE(sent.answer().error().code, ErrorCode::TooLarge);
}

void TestNetworkTransport::refusesPlainHttpElsewhere()
{
    for (const char* address : {"http://192.0.2.1", "http://localhost.example.com", "ftp://127.0.0.1",
                                "http://127.0.0.1@192.0.2.1/"}) {
        NetworkTransport transport(optionsFor(QUrl(QString::fromLatin1(address))));
        Sent sent(transport, get(QStringLiteral("/a")));
        QVERIFY(sent.wait(1000));
        QVERIFY(!sent.calledTooEarly);
        QVERIFY(!sent.answer());
        QCOMPARE(sent.answer().error().code, ErrorCode::Validation);
    }
}

void TestNetworkTransport::loopbackGoesAroundProxies()
{
    RawServer server(
        [](QTcpSocket* socket, const RawServer::Seen&) { RawServer::answer(socket, "200 OK", "{}"); });
    qputenv("http_proxy", "http://127.0.0.1:9");
    NetworkTransport transport(optionsFor(server.url()));
    Sent sent(transport, get(QStringLiteral("/a")));
    const bool came = sent.wait();
    qunsetenv("http_proxy");
    QVERIFY(came);
    QVERIFY(sent.answer());
}

void TestNetworkTransport::uploadsFilesFromTheDisk()
{
    RawServer server(
        [](QTcpSocket* socket, const RawServer::Seen&) { RawServer::answer(socket, "201 Created", "{}"); });
    QTemporaryDir dir;
    const QByteArray large(3 * 1024 * 1024, 'p');
    for (const auto& [name, bytes] : {std::pair(QStringLiteral("a.pdf"), QByteArray("%PDF-a")),
                                      std::pair(QStringLiteral("b.pdf"), large)}) {
        QFile file(dir.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    NetworkTransport transport(optionsFor(server.url()));
    Request request;
    request.method = Method::Post;
    request.path = QStringLiteral("/v1/documents/array");
    request.kind = Request::Kind::Transfer;
    request.jsonPart = QStringLiteral("document");
    request.body = "{\"title\":\"T\"}";
    request.files = {
        {QStringLiteral("vertrag \"ä\"\r\nX-Evil: 1.pdf"), dir.filePath(QStringLiteral("a.pdf"))},
        {QStringLiteral("b.pdf"), dir.filePath(QStringLiteral("b.pdf"))}};
    Sent sent(transport, request);
    QVERIFY(sent.wait());
    QVERIFY(sent.answer());
    QCOMPARE(sent.answer()->status, 201);
    const auto& seen = server.seen().first();
    const QByteArray type = seen.header("Content-Type");
    QVERIFY(type.startsWith("multipart/form-data"));
    QByteArray boundary = type.mid(type.indexOf("boundary=") + 9);
    boundary.replace('"', "");
    QByteArray expected = "--" + boundary +
                          "\r\nContent-Disposition: form-data; name=\"document\"\r\n"
                          "Content-Type: application/json\r\n\r\n{\"title\":\"T\"}\r\n--" +
                          boundary +
                          "\r\nContent-Disposition: form-data; name=\"files[]\"; filename=\"vertrag "
                          "%22\xC3\xA4%22%0D%0AX-Evil: 1.pdf\"\r\n"
                          "Content-Type: application/pdf\r\n\r\n%PDF-a\r\n--" +
                          boundary +
                          "\r\nContent-Disposition: form-data; name=\"files[]\"; filename=\"b.pdf\"\r\n"
                          "Content-Type: application/pdf\r\n\r\n" +
                          large + "\r\n--" + boundary + "--\r\n";
    QVERIFY2(seen.body == expected, seen.body.left(600));
    QVERIFY(!sent.progress.isEmpty());
    QCOMPARE(sent.progress.last().first, expected.size());
}

void TestNetworkTransport::aFileCanBeTheWholeBody()
{
    RawServer server(
        [](QTcpSocket* socket, const RawServer::Seen&) { RawServer::answer(socket, "200 OK", "{}"); });
    QTemporaryDir dir;
    QByteArray large(3 * 1024 * 1024, 'p');
    large[0] = '\0';
    QFile file(dir.filePath(QStringLiteral("a.bin")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(large);
    file.close();
    NetworkTransport transport(optionsFor(server.url()));
    Request request;
    request.method = Method::Put;
    request.path = QStringLiteral("/sign/x/attachments/1");
    request.kind = Request::Kind::Transfer;
    request.bodyFile = {QStringLiteral("a.bin"), file.fileName()};
    Sent sent(transport, request);
    QVERIFY(sent.wait());
    QVERIFY(sent.answer());
    const auto& seen = server.seen().first();
    QVERIFY(seen.line().startsWith("PUT "));
    QCOMPARE(seen.header("Content-Type"), QByteArray("application/octet-stream"));
    QVERIFY(seen.body == large);
    QVERIFY(sent.progress.size() > 1);
    QCOMPARE(sent.progress.last(), (std::pair<qint64, qint64>(large.size(), large.size())));
    request.bodyFile.path = dir.filePath(QStringLiteral("none"));
    Sent missing(transport, request);
    QVERIFY(!missing.calledTooEarly);
    QVERIFY(missing.wait());
    QCOMPARE(missing.answer().error().code, ErrorCode::Io);
    QCOMPARE(server.seen().size(), 1);
}

void TestNetworkTransport::aMissingFileIsToldLater()
{
    RawServer server([](QTcpSocket*, const RawServer::Seen&) {});
    NetworkTransport transport(optionsFor(server.url()));
    Request request;
    request.method = Method::Post;
    request.path = QStringLiteral("/x");
    request.files = {{QStringLiteral("a.pdf"), QStringLiteral("/nonexistent/a.pdf")}};
    Sent sent(transport, request);
    QVERIFY(!sent.calledTooEarly);
    QVERIFY(sent.wait());
    QCOMPARE(sent.answer().error().code, ErrorCode::Io);
    QVERIFY(server.seen().isEmpty());
}

void TestNetworkTransport::aDroppedExchangeIsSilent()
{
    RawServer server(
        [](QTcpSocket* socket, const RawServer::Seen&) { RawServer::answer(socket, "200 OK", "{}"); });
    NetworkTransport transport(optionsFor(server.url()));
    Sent atOnce(transport, get(QStringLiteral("/a")));
    atOnce.drop();
    Sent later(transport, get(QStringLiteral("/b")));
    QVERIFY(QTest::qWaitFor([&] { return !server.seen().isEmpty(); }));
    later.drop();
    // The server answers in order: the responses to the dropped requests come before this one.
    Sent last(transport, get(QStringLiteral("/c")));
    QVERIFY(last.wait());
    QVERIFY(last.answer());
    QCOMPARE(atOnce.calls(), 0);
    QCOMPARE(later.calls(), 0);
}

void TestNetworkTransport::oneThatIsDroppedAsItsConnectionBreaksIsSilentToo()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    NetworkTransport transport(
        optionsFor(QUrl(QStringLiteral("http://127.0.0.1:%1").arg(server.serverPort()))));
    Sent cut(transport, get(QStringLiteral("/a")));
    QVERIFY(QTest::qWaitFor([&] { return server.hasPendingConnections(); }));
    const std::unique_ptr<QTcpSocket> first(server.nextPendingConnection());
    QVERIFY(QTest::qWaitFor([&] { return first->readAll().endsWith("\r\n\r\n"); }));
    first->write("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n");
    QVERIFY(QTest::qWaitFor([&] { return first->write("half") == 4 && !cut.progress.isEmpty(); }));
    first->flush();
    first->close();
    // Qt's network thread detects that while the test is idle, before it sends the next request.
    Sent next(transport, get(QStringLiteral("/b")));
    std::vector<std::unique_ptr<QTcpSocket>> connections; // it may open one that it doesn't use
    QTcpSocket* asked = nullptr;
    for (QDeadlineTimer patience(5000); !asked && !patience.hasExpired();) {
        if (server.waitForNewConnection(50)) connections.emplace_back(server.nextPendingConnection());
        for (const auto& each : connections)
            if (each->bytesAvailable() > 0 || each->waitForReadyRead(50)) asked = each.get();
    }
    QVERIFY(asked);
    logged.clear();
    const auto before = qInstallMessageHandler(keepLog);
    cut.drop();
    RawServer::answer(asked, "200 OK", "{}");
    const bool answered = next.wait();
    qInstallMessageHandler(before);
    QVERIFY(answered);
    QVERIFY(next.answer());
    QCOMPARE(cut.calls(), 0);
    QCOMPARE(logged, QStringList());
}

void TestNetworkTransport::theTransportMayDieInsideAnAnswer()
{
    RawServer server(
        [](QTcpSocket* socket, const RawServer::Seen&) { RawServer::answer(socket, "200 OK", "{}"); });
    auto transport = std::make_unique<NetworkTransport>(optionsFor(server.url()));
    bool done = false;
    const auto exchange = transport->send(get(QStringLiteral("/a")),
                                          [&](const Result<Response>&) {
                                              transport.reset();
                                              done = true;
                                          },
                                          {});
    QVERIFY(QTest::qWaitFor([&] { return done; }));
    QVERIFY(!transport);
}

void TestNetworkTransport::trustsOnlyWhatItWasTold()
{
    const QString openssl = QStandardPaths::findExecutable(QStringLiteral("openssl"));
    if (!test::require(!openssl.isEmpty(), "openssl")) return;
    QTemporaryDir dir;
    QProcess make;
    make.start(openssl,
               {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
                QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
                QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-nodes"),
                QStringLiteral("-subj"), QStringLiteral("/CN=127.0.0.1"), QStringLiteral("-addext"),
                QStringLiteral("subjectAltName=IP:127.0.0.1"), QStringLiteral("-days"), QStringLiteral("2"),
                QStringLiteral("-keyout"), dir.filePath(QStringLiteral("key.pem")), QStringLiteral("-out"),
                dir.filePath(QStringLiteral("cert.pem"))});
    QVERIFY(make.waitForFinished());
    QCOMPARE(make.exitCode(), 0);
    QFile keyFile(dir.filePath(QStringLiteral("key.pem")));
    QVERIFY(keyFile.open(QIODevice::ReadOnly));
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setPrivateKey(QSslKey(keyFile.readAll(), QSsl::Ec));
    tls.setLocalCertificateChain(QSslCertificate::fromPath(dir.filePath(QStringLiteral("cert.pem"))));
    auto ssl = std::make_unique<QSslServer>();
    ssl->setSslConfiguration(tls);
    RawServer server(
        [](QTcpSocket* socket, const RawServer::Seen&) { RawServer::answer(socket, "200 OK", "{}"); },
        std::move(ssl));
    {
        NetworkTransport transport(optionsFor(server.url(QStringLiteral("https"))));
        Sent sent(transport, get(QStringLiteral("/a")));
        QVERIFY(sent.wait());
        QVERIFY(!sent.answer());
        QCOMPARE(sent.answer().error().code, ErrorCode::Tls);
        QVERIFY(server.seen().isEmpty());
    }
    auto options = optionsFor(server.url(QStringLiteral("https")));
    options.extraCaFile = dir.filePath(QStringLiteral("cert.pem"));
    NetworkTransport transport(options);
    Sent sent(transport, get(QStringLiteral("/a")));
    QVERIFY(sent.wait());
    QVERIFY2(sent.answer(), sent.answer() ? "" : qPrintable(sent.answer().error().detail.english()));
    QCOMPARE(sent.answer()->status, 200);
}

void TestNetworkTransport::shapes()
{
    QCOMPARE(pathPattern(QStringLiteral("/v1/documents/12/files/345")),
             QStringLiteral("/v1/documents/{n}/files/{n}"));
    QCOMPARE(pathPattern(QStringLiteral("/sign/not-a-guid/values")), QStringLiteral("/sign/{guid}/values"));
    QCOMPARE(pathPattern(QStringLiteral("/v1/documents/1/resend/0A1B2C3D-1111-4222-8333-444455556666")),
             QStringLiteral("/v1/documents/{n}/resend/{guid}"));
    QVERIFY(isSameOrigin(QUrl(QStringLiteral("https://a/x")), QUrl(QStringLiteral("https://a:443"))));
    QVERIFY(!isSameOrigin(QUrl(QStringLiteral("https://a/x")), QUrl(QStringLiteral("http://a:443"))));
    QVERIFY(isLoopback(QUrl(QStringLiteral("http://[::1]:80"))));
    QVERIFY(!isLoopback(QUrl(QStringLiteral("http://localhost.example.com"))));
}

INK_TEST(TestNetworkTransport, "tst_networktransport")

} // namespace tst_networktransport

#include "tst_networktransport.moc"
