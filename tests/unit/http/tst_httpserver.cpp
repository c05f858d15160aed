#include "app/service/http/passwordhash.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/healthroutes.h"
#include "app/service/http/routes/routes.h"
#include "app/service/http/server/httpserver.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/rawhttp.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSemaphore>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace tst_httpserver {

using namespace ink;
using namespace ink::service;
using namespace ink::service::http;
using namespace ink::test;

namespace {

const QByteArray multipart("Content-Type: multipart/form-data; boundary=BB\r\n");

} // namespace

class TestHttpServer final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<store::Database> m_database;
    std::unique_ptr<Stores> m_stores;
    std::unique_ptr<Authenticator> m_authenticator;
    SystemClock m_clock;
    Router m_router;
    std::unique_ptr<HttpServer> m_server;
    quint16 m_port = 0;
    QByteArray m_auth;
    QByteArray m_otherAuth;
    QByteArray m_key;
    QSemaphore m_never; ///< blocks a slow handler
    QSemaphore m_stuck; ///< handlers that wait for m_goOn
    QSemaphore m_goOn;
    HealthSource m_health;
    domain::AccountId m_account;
    std::atomic<int> m_runs{0};
    QByteArray m_big;

    int blobs() const
    {
        int count = 0;
        QDirIterator files(m_folder.filePath(QStringLiteral("blobs")), QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            files.next();
            ++count;
        }
        return count;
    }

    QByteArray addAccount(const QString& email)
    {
        auto transaction = store::Transaction::begin(*m_database);
        auto account = m_stores->accounts.create(*transaction, email, QStringLiteral("Anna"));
        auto key =
            m_stores->accounts.addKey(*transaction, account->id, QStringLiteral("test"), m_clock.now(), {});
        (void)transaction->commit();
        m_account = account->id;
        m_key = key->reveal();
        return basicAuth(m_key);
    }

    void addTestRoutes()
    {
        using Access = Router::Access;
        using Body = Router::Body;
        Router::Route echo{"GET", QStringLiteral("/v1/echo/{word}"), Access::Public, Body::None,
                           [](const Request& request) {
                               return jsonResponse(
                                   {{QStringLiteral("word"), request.variables.value(QStringLiteral("word"))},
                                    {QStringLiteral("q"), request.queryValue(QStringLiteral("Q"))}});
                           }};
        echo.query << QStringLiteral("q");
        m_router.add(std::move(echo));
        m_router.add({"GET", QStringLiteral("/v1/stuck"), Access::Public, Body::None, [this](const Request&) {
                          m_stuck.release();
                          m_goOn.acquire();
                          return jsonResponse({});
                      }});
        addHealthRoutes(m_router, *m_stores, m_health);
        m_router.add(
            {"GET", QStringLiteral("/v1/who"), Access::AnyKey, Body::None, [](const Request& request) {
                 return jsonWithEtag({{QStringLiteral("account"), request.actor->account.value()},
                                      {QStringLiteral("name"), request.actor->name}});
             }});
        m_router.add(
            {"POST", QStringLiteral("/v1/json"), Access::AnyKey, Body::Json, [this](const Request& request) {
                 const int run = ++m_runs;
                 return createdResponse(
                     {{QStringLiteral("size"), request.body.size()}, {QStringLiteral("run"), run}},
                     QStringLiteral("/v1/json/%1").arg(run));
             }});
        m_router.add(
            {"POST", QStringLiteral("/v1/files"), Access::AnyKey, Body::JsonOrMultipart,
             [this](const Request& request) {
                 ++m_runs;
                 QJsonObject answer{
                     {QStringLiteral("document"),
                      QString::fromUtf8(request.parts.value(QStringLiteral("document")))},
                     {QStringLiteral("account"), request.actor->account.value()},
                     {QStringLiteral("secret"), request.parts.contains(QStringLiteral("authentication"))}};
                 QJsonArray files;
                 for (const StagedFile& file : request.files) {
                     files.append(QJsonObject{{QStringLiteral("name"), file.name},
                                              {QStringLiteral("sha256"), file.sha256},
                                              {QStringLiteral("size"), file.size}});
                     file.hold->commit();
                 }
                 answer.insert(QStringLiteral("files"), files);
                 return jsonResponse(answer);
             }});
        m_router.add({"GET", QStringLiteral("/v1/slow"), Access::Public, Body::None, [this](const Request&) {
                          (void)m_never.tryAcquire(1, 400);
                          return jsonResponse({});
                      }});
        m_router.add({"GET", QStringLiteral("/v1/throws"), Access::Public, Body::None,
                      [](const Request&) -> Response { throw std::runtime_error("secret detail"); }});
        m_router.add({"GET", QStringLiteral("/v1/blob/{sha}"), Access::Public, Body::None,
                      [this](const Request& request) {
                          auto blob = m_stores->blobs.read(request.variables.value(QStringLiteral("sha")));
                          if (!blob) return errorResponse(blob.error(), request);
                          return fileResponse({QStringLiteral("Größe.pdf"),
                                               "application/pdf",
                                               request.variables.value(QStringLiteral("sha")),
                                               std::make_shared<store::Blob>(*blob),
                                               {}},
                                              true);
                      }});
        Router::Route login{"GET", QStringLiteral("/v1/login"), Access::Public, Body::None,
                            [this](const Request& request) {
                                auto session = m_authenticator->login(request);
                                if (!session) return errorResponse(session.error(), request);
                                Response response = jsonResponse({});
                                response.setHeader("Set-Cookie", "JSESSIONID=" + session->cookie.reveal());
                                return response;
                            }};
        login.query << QStringLiteral("email") << QStringLiteral("password");
        m_router.add(std::move(login));
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto database = store::openSqlite(m_folder.filePath(QStringLiteral("s.db")), store::Schema::Service);
        QVERIFY(database.has_value());
        m_database = std::move(*database);
        auto blobStore = store::BlobStore::open(m_folder.filePath(QStringLiteral("blobs")));
        QVERIFY(blobStore.has_value());
        m_stores = std::make_unique<Stores>(*m_database, *blobStore);
        m_authenticator = std::make_unique<Authenticator>(*m_stores, m_clock);
        m_otherAuth = addAccount(QStringLiteral("other@example.com"));
        m_auth = addAccount(QStringLiteral("anna@example.com"));
        addTestRoutes();
        HttpServer::Options options;
        options.threads = 2;
        options.limits.jsonBytes = 100'000;
        options.limits.fileBytes = 3'000'000;
        options.limits.requestBytes = 4'000'000;
        options.limits.files = 3;
        options.headerTimeout = std::chrono::milliseconds(400);
        options.idleTimeout = std::chrono::milliseconds(1500);
        options.bodyGrace = std::chrono::milliseconds(300);
        options.bodyBytesPerSecond = 10'000;
        m_server = std::make_unique<HttpServer>(m_router, *m_authenticator, *m_stores, m_clock, options);
        const auto port = m_server->start();
        QVERIFY(port.has_value());
        m_port = *port;
        m_big = QByteArray(2'500'000, '\0');
        for (qsizetype i = 0; i < m_big.size(); ++i)
            m_big[i] = static_cast<char>(i * 131 >> 3);
    }

    /** Whatever all threads for requests do, the service says that it lives and whether it is ready. */
    void healthSharesNoQueue()
    {
        constexpr int threads = 4; // all of them
        std::vector<std::unique_ptr<RawClient>> busy;
        for (int i = 0; i < threads + 4; ++i) {
            busy.push_back(std::make_unique<RawClient>(m_port));
            busy.back()->send(get("/stuck"));
        }
        QVERIFY(m_stuck.tryAcquire(threads, 30'000));
        for (const char* path : {"/health/live", "/health/ready", "/metrics"}) {
            RawClient client(m_port);
            client.send(QByteArray("GET ") + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
            QCOMPARE(client.receive().status, 200);
        }
        QVERIFY(!m_stuck.tryAcquire()); // the others wait
        m_goOn.release(threads + 4);
        for (const auto& client : busy)
            QCOMPARE(client->receive().status, 200);
        QVERIFY(m_stuck.tryAcquire(4)); // all are answered
    }

    /** A proxy keeps connections: it learns from an answer that one closes before it does. */
    void closingIsAnnouncedFirst()
    {
        HttpServer::Options options;
        options.threads = 1;
        HttpServer server(m_router, *m_authenticator, *m_stores, m_clock, options);
        const auto port = server.start();
        QVERIFY(port.has_value());
        RawClient kept(*port);
        QCOMPARE(kept.ask(get("/echo/a")).header("Connection"), QByteArray("keep-alive"));
        std::thread stopping([&server] {
            server.announceStop(std::chrono::seconds(30));
            server.stop();
        });
        // The kept connection, and a new one, get an answer that says so; then the server ends.
        RawAnswer last = kept.ask(get("/echo/b"));
        while (last.status == 200 && last.header("Connection") == "keep-alive")
            last = kept.ask(get("/echo/b")); // before the other thread has begun
        QCOMPARE(last.status, 200);
        QCOMPARE(last.header("Connection"), QByteArray("close"));
        QVERIFY(kept.closes());
        stopping.join();
    }

    void cleanupTestCase()
    {
        RawClient idle(m_port);
        (void)idle.ask(get("/echo/a"));
        QElapsedTimer clock;
        clock.start();
        m_server->stop();
        QVERIFY2(clock.elapsed() < 2000, "an idle connection must not hold the end up");
        QVERIFY(idle.closes());
    }

    void keepsAliveAndPipelines()
    {
        RawClient client(m_port);
        QCOMPARE(client.ask(get("/echo/one?q=%C3%A9")).body,
                 QByteArray("{\"q\":\"\xc3\xa9\",\"word\":\"one\"}"));
        client.send(get("/echo/a") + get("/slow") +
                    post("/json", "{}", m_auth + "Content-Type: application/json\r\n") +
                    "HEAD /echo/b HTTP/1.1\r\nHost: x\r\n\r\n" + get("/echo/c"));
        QVERIFY(client.receive().body.contains("\"a\""));
        QCOMPARE(client.receive().status, 200);
        QCOMPARE(client.receive().status, 201);
        const RawAnswer head = client.receive(true);
        QCOMPARE(head.status, 200);
        QVERIFY(head.header("Content-Length").toInt() > 5);
        const RawAnswer last = client.receive();
        QVERIFY(last.body.contains("\"c\""));
        QCOMPARE(last.header("X-Content-Type-Options"), QByteArray("nosniff"));
        QCOMPARE(last.header("Cache-Control"), QByteArray("no-store"));
        QVERIFY(last.header("X-Request-Id").size() >= 16);
    }

    void bytesMayDribble()
    {
        RawClient client(m_port);
        for (const char c : get("/v1/echo/drip/"))
            client.send(QByteArray(1, c));
        QVERIFY(client.receive().body.contains("drip"));
    }

    void framingAttacksAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        const QByteArray start =
            "POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + m_auth;
        QTest::newRow("both lengths")
            << start + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
            << 400;
        QTest::newRow("both lengths reversed")
            << start + "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
            << 400;
        QTest::newRow("two lengths") << start + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x" << 400;
        QTest::newRow("two equal lengths")
            << start + "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}" << 400;
        QTest::newRow("length list") << start + "Content-Length: 2, 2\r\n\r\n{}" << 400;
        QTest::newRow("signed length") << start + "Content-Length: +2\r\n\r\n{}" << 400;
        QTest::newRow("hexadecimal length") << start + "Content-Length: 0x2\r\n\r\n{}" << 400;
        QTest::newRow("other coding")
            << start + "Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
            << 400;
        QTest::newRow("identity") << start + "Transfer-Encoding: identity\r\n\r\n{}" << 400;
        QTest::newRow("obscured coding") << start + "Transfer-Encoding: xchunked\r\n\r\n{}" << 400;
        QTest::newRow("space before colon") << start + "Content-Length : 2\r\n\r\n{}" << 400;
        QTest::newRow("bad chunk") << start + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"
                                   << 400;
        QTest::newRow("old version with coding")
            << QByteArray("POST /json HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n") << 400;
        QTest::newRow("no host") << QByteArray("GET /echo/a HTTP/1.1\r\n\r\n") << 400;
        QTest::newRow("two hosts") << QByteArray("GET /echo/a HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n") << 400;
        QTest::newRow("not http") << QByteArray("\x16\x03\x01\x02\r\n\r\n") << 400;
        QTest::newRow("bad escape") << get("/echo/%zz") << 400;
        QTest::newRow("NUL") << get("/echo/%00") << 400;
        QTest::newRow("climbing") << get("/echo/../../etc/passwd") << 400;
        QTest::newRow("escaped climbing") << get("/echo/%2e%2e/x") << 400;
        QTest::newRow("not UTF-8") << get("/echo/%ff") << 400;
        QTest::newRow("long address") << get("/echo/" + QByteArray(9000, 'a')) << 413;
        QTest::newRow("large headers") << get("/echo/a", "X: " + QByteArray(40'000, 'a') + "\r\n") << 413;
        QTest::newRow("many headers")
            << get("/echo/a", QByteArray("X-Y: aaaaaaaaaa\r\n").repeated(3000)) << 413;
    }
    void framingAttacksAreRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, status);
        RawClient client(m_port);
        const RawAnswer answer = client.ask(bytes);
        QCOMPARE(answer.status, status);
        QCOMPARE(answer.code(), status == 400 ? QStringLiteral("malformed") : QStringLiteral("too_large"));
        QVERIFY(!answer.header("X-Request-Id").isEmpty());
    }

    void routesAndErrors()
    {
        RawClient client(m_port);
        QCOMPARE(client.ask(get("/nothing")).status, 404);
        const RawAnswer method = client.ask("DELETE /v1/echo/a HTTP/1.1\r\nHost: x\r\n\r\n");
        QCOMPARE(method.status, 405);
        QCOMPARE(method.header("Allow"), QByteArray("GET, HEAD"));
        QCOMPARE(method.code(), QStringLiteral("method"));
        const RawAnswer thrown = client.ask(get("/throws", "X-Request-Id: my-id-1\r\n"));
        QCOMPARE(thrown.status, 500);
        QVERIFY(!thrown.body.contains("secret detail"));
        QCOMPARE(QJsonDocument::fromJson(thrown.body).object().value(QLatin1String("requestId")).toString(),
                 QStringLiteral("my-id-1"));
        QCOMPARE(client.ask(post("/json", "<x/>", m_auth + "Content-Type: text/xml\r\n")).status, 415);
    }

    void authenticates()
    {
        RawClient client(m_port);
        const RawAnswer none = client.ask(get("/who"));
        QCOMPARE(none.status, 401);
        QVERIFY(none.header("WWW-Authenticate").startsWith("Basic realm=\"inkstone\""));
        const RawAnswer good = client.ask(get("/who", m_auth));
        QCOMPARE(good.status, 200);
        QVERIFY(good.body.contains("Anna <anna@example.com>"));
        QCOMPARE(
            client.ask(get("/v1/who/", m_auth + "If-None-Match: " + good.header("ETag") + "\r\n")).status,
            304);
        QCOMPARE(client.ask(get("/who", "Authorization: Bearer x\r\n")).status, 401);
        QCOMPARE(client.ask(get("/who", m_auth + m_auth)).status, 400);
    }

    void passwordsAndSessions()
    {
        {
            auto transaction = store::Transaction::begin(*m_database);
            QVERIFY(m_stores->accounts
                        .setPasswordHash(*transaction, m_account, *hashPassword(Secret("pass:word")))
                        .has_value());
            QVERIFY(transaction->commit().has_value());
        }
        RawClient client(m_port);
        const QByteArray basic = basicAuth("anna@example.com", "pass:word");
        QCOMPARE(client.ask(get("/who", basic)).status, 200);
        const RawAnswer login = client.ask(get("/login?email=Anna@example.com&password=pass%3Aword"));
        QCOMPARE(login.status, 200);
        const QByteArray cookie = "Cookie: a=b; " + login.header("Set-Cookie").split(';').first() + "\r\n";
        QCOMPARE(client.ask(get("/who", cookie)).status, 200);
        QCOMPARE(client.ask(get("/who", "Cookie: JSESSIONID=guess\r\n")).status, 401);
        QCOMPARE(client.ask(get("/login?email=" + m_key)).status, 200);
        const RawAnswer wrong = client.ask(get("/login?email=anna@example.com&password=x"));
        const RawAnswer unknown = client.ask(get("/login?email=nobody@example.com&password=x"));
        QCOMPARE(wrong.status, 401);
        QCOMPARE(unknown.status, 401);
        QCOMPARE(QJsonDocument::fromJson(wrong.body).object().value(QLatin1String("message")),
                 QJsonDocument::fromJson(unknown.body).object().value(QLatin1String("message")));
    }

    void unauthenticatedBodiesAreNotStored()
    {
        const int before = blobs();
        {
            RawClient client(m_port);
            QCOMPARE(
                client
                    .ask(post("/files", part("document", "{}") + part("files[]", m_big, "a.pdf") + "--BB--",
                              multipart))
                    .status,
                401);
        }
        {
            RawClient client(m_port);
            const QByteArray wrong = part("authentication", "{\"apiKey\":\"nonsense\"}");
            QCOMPARE(client.ask(post("/files", wrong + part("files[]", m_big, "a.pdf") + "--BB--", multipart))
                         .status,
                     401);
        }
        {
            RawClient client(m_port);
            QCOMPARE(client.ask(post("/json", QByteArray(90'000, ' '), "Content-Type: application/json\r\n"))
                         .status,
                     401);
        }
        QCOMPARE(blobs(), before);
        // The part may be the only credential, and must not name another account than the header.
        const QByteArray right = part("authentication", "{\"apiKey\":\"" + m_key + "\"}");
        const QByteArray body = right + part("document", "{\"t\":1}") + "--BB--";
        RawClient client(m_port);
        const RawAnswer alone = client.ask(post("/files", body, multipart));
        QCOMPARE(alone.status, 200);
        QVERIFY(alone.body.contains("\"secret\":false"));
        QCOMPARE(client.ask(post("/files", body, multipart + m_auth)).status, 200);
        QCOMPARE(client.ask(post("/files", body, multipart + m_otherAuth)).status, 401);
        RawClient late(m_port);
        QCOMPARE(
            late.ask(post("/files", part("document", "{}") + right + "--BB--", multipart + m_auth)).status,
            400);
    }

    void filesAreStreamedAndServedInRanges()
    {
        const QByteArray body =
            part("document", "{\"t\":1}") + part("files[]", m_big, "../C:\\x\\ber.pdf") + "--BB--";
        RawClient client(m_port);
        const RawAnswer sent = client.ask(post("/files", body, multipart + m_auth));
        QCOMPARE(sent.status, 200);
        const QJsonObject file = QJsonDocument::fromJson(sent.body)
                                     .object()
                                     .value(QLatin1String("files"))
                                     .toArray()
                                     .at(0)
                                     .toObject();
        const QByteArray sha = file.value(QLatin1String("sha256")).toString().toLatin1();
        QCOMPARE(sha, QCryptographicHash::hash(m_big, QCryptographicHash::Sha256).toHex());
        QCOMPARE(file.value(QLatin1String("name")).toString(), QStringLiteral("ber.pdf"));

        QByteArray chunks;
        for (qsizetype at = 0; at < body.size(); at += 70'001) {
            const QByteArray piece = body.mid(at, 70'001);
            chunks += QByteArray::number(piece.size(), 16) + "\r\n" + piece + "\r\n";
        }
        const RawAnswer chunked =
            client.ask("POST /files HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n" + multipart +
                       m_auth + "\r\n" + chunks + "0\r\n\r\n");
        QCOMPARE(chunked.status, 200);
        QVERIFY(chunked.body.contains(sha));

        const RawAnswer whole = client.ask(get("/blob/" + sha));
        QCOMPARE(whole.body, m_big);
        QVERIFY(whole.header("Content-Disposition").contains("filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf"));
        const RawAnswer range = client.ask(get("/blob/" + sha, "Range: bytes=1000000-1000009\r\n"));
        QCOMPARE(range.status, 206);
        QCOMPARE(range.body, m_big.mid(1'000'000, 10));
        QCOMPARE(range.header("Content-Range"), QByteArray("bytes 1000000-1000009/2500000"));
        QCOMPARE(client.ask(get("/blob/" + sha, "Range: bytes=2500000-\r\n")).status, 416);
        QCOMPARE(client.ask(get("/blob/" + sha, "If-None-Match: \"" + sha + "\"\r\n")).status, 304);
        QCOMPARE(client.ask(get("/blob/" + sha, "Range: bytes=0-1\r\nIf-Range: \"other\"\r\n")).status, 200);
    }

    void limitsHoldWhileReading()
    {
        const auto tooLarge = [this](const QByteArray& request) {
            RawClient client(m_port);
            const RawAnswer answer = client.ask(request);
            return answer.status == 413 && answer.code() == QLatin1String("too_large") && client.closes();
        };
        const QByteArray json("Content-Type: application/json\r\n");
        QVERIFY(tooLarge("POST /json HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n" + json + m_auth +
                         "\r\n"));
        QVERIFY(tooLarge("POST /json HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n" + json + m_auth +
                         "\r\n20000\r\n" + QByteArray(0x20000, ' ')));
        QVERIFY(tooLarge(
            post("/files", part("document", QByteArray(120'000, ' ')) + "--BB--", multipart + m_auth)));
        QVERIFY(tooLarge(post("/files", part("files[]", m_big + QByteArray(600'000, 'x'), "a") + "--BB--",
                              multipart + m_auth)));
        QVERIFY(
            tooLarge(post("/files", part("files[]", "a", "a").repeated(4) + "--BB--", multipart + m_auth)));
        QDir incoming(m_folder.filePath(QStringLiteral("blobs/incoming")));
        QTRY_COMPARE(incoming.entryList(QDir::Files).size(), 0);
    }

    void expectContinueIsAnsweredAfterAuthentication()
    {
        const QByteArray head = "POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: "
                                "100-continue\r\nContent-Length: 2\r\n";
        RawClient good(m_port);
        QCOMPARE(good.ask(head + m_auth + "\r\n").status, 100);
        QCOMPARE(good.ask("{}").status, 201);
        RawClient bad(m_port);
        QCOMPARE(bad.ask(head + "\r\n").status, 401);
    }

    void slowPeersAreDropped()
    {
        QElapsedTimer clock;
        clock.start();
        RawClient slowHeader(m_port);
        slowHeader.send("GET /echo/a HTTP/1.1\r\nHost");
        RawClient slowBody(m_port);
        slowBody.send(
            "POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n" +
            m_auth + "\r\n{");
        RawClient silent(m_port);
        silent.send({});
        QVERIFY(slowHeader.closes(3000));
        QVERIFY(slowBody.closes(3000));
        QVERIFY(clock.elapsed() < 1400);
        QVERIFY(silent.closes(4000));
        QVERIFY(clock.elapsed() >= 1400);
    }

    void slowHandlersDoNotStopOthers()
    {
        constexpr int count = 3; // of four threads
        std::vector<std::unique_ptr<RawClient>> slow;
        for (int i = 0; i < count; ++i) {
            slow.push_back(std::make_unique<RawClient>(m_port));
            slow.back()->send(get("/stuck"));
        }
        QVERIFY(m_stuck.tryAcquire(count, 30'000));
        RawClient quick(m_port);
        QCOMPARE(quick.ask(get("/echo/a")).status, 200);
        m_goOn.release(count);
        for (const auto& client : slow)
            QCOMPARE(client->receive().status, 200);
    }

    void sameKeySameAnswer()
    {
        RawClient client(m_port);
        const QByteArray headers = m_auth + "Content-Type: application/json\r\nIdempotency-Key: k1\r\n";
        const int before = m_runs;
        const RawAnswer first = client.ask(post("/v1/json", "{\"a\":1}", headers));
        const RawAnswer again = client.ask(post("/json/", "{\"a\":1}", headers));
        QCOMPARE(first.status, 201);
        QCOMPARE(again.status, 201);
        QCOMPARE(again.body, first.body);
        QCOMPARE(m_runs, before + 1);
        const RawAnswer other = client.ask(post("/json", "{\"a\":2}", headers));
        QCOMPARE(other.status, 409);
        QCOMPARE(other.code(), QStringLiteral("idempotency"));
        const QByteArray otherAccount =
            m_otherAuth + "Content-Type: application/json\r\nIdempotency-Key: k1\r\n";
        QCOMPARE(client.ask(post("/json", "{\"a\":2}", otherAccount)).status, 201);
        // With files: their content counts, not the boundary or the order of packets.
        const QByteArray key("Idempotency-Key: k2\r\n");
        const QByteArray body = part("document", "{}") + part("files[]", "%PDF", "a.pdf") + "--BB--";
        QByteArray rebound = body;
        rebound.replace("--BB", "--CC");
        const int files = m_runs;
        QCOMPARE(client.ask(post("/files", body, multipart + m_auth + key)).status, 200);
        QCOMPARE(client
                     .ask(post("/files", rebound,
                               "Content-Type: multipart/form-data; boundary=CC\r\n" + m_auth + key))
                     .status,
                 200);
        QCOMPARE(m_runs, files + 1);
        rebound.replace("%PDF", "%PDG");
        QCOMPARE(client
                     .ask(post("/files", rebound,
                               "Content-Type: multipart/form-data; boundary=CC\r\n" + m_auth + key))
                     .status,
                 409);
        QCOMPARE(client
                     .ask(post("/json", "{}",
                               m_auth + "Content-Type: application/json\r\nIdempotency-Key: " +
                                   QByteArray(129, 'k') + "\r\n"))
                     .status,
                 400);
    }

    void manyClientsAtOnce()
    {
        std::atomic<int> good{0};
        std::vector<std::thread> threads;
        for (int t = 0; t < 8; ++t)
            threads.emplace_back([&] {
                RawClient client(m_port);
                for (int i = 0; i < 60; ++i) {
                    if (client.ask(get("/who", m_auth)).status == 200) ++good;
                }
            });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(good.load(), 480);
    }

    void failedLoginsAreHeldUpButKeysAreNot()
    {
        RawClient client(m_port);
        RawAnswer answer;
        for (int i = 0; i < 11; ++i)
            answer = client.ask(get("/who", basicAuth("guess" + QByteArray::number(i))));
        QCOMPARE(answer.status, 429);
        QVERIFY(answer.header("Retry-After").toInt() > 0);
        QCOMPARE(answer.code(), QStringLiteral("rate_limit"));
        QCOMPARE(client.ask(get("/who", basicAuth("anna@example.com", "pass:word"))).status, 429);
        QCOMPARE(client.ask(get("/who", m_auth)).status, 200);
        // A revoked key is rejected immediately.
        auto transaction = store::Transaction::begin(*m_database);
        QVERIFY(m_stores->accounts
                    .revokeKey(*transaction, m_account, m_stores->accounts.keys(m_account)->first().id)
                    .has_value());
        QVERIFY(transaction->commit().has_value());
        QCOMPARE(client.ask(get("/who", m_auth)).status, 429);
    }
};

INK_TEST(TestHttpServer, "tst_httpserver")

} // namespace tst_httpserver

#include "tst_httpserver.moc"
