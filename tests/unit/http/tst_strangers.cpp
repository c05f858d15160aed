#include "app/service/http/responses.h"
#include "app/service/http/server/httpserver.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/rawhttp.h"
#include "tests/support/rawsocket.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

namespace tst_strangers {

using namespace ink;
using namespace ink::service;
using namespace ink::service::http;
using namespace ink::test;
using namespace std::chrono_literals;

/** Clients without an account: their bodies, and clients that don't read their responses. */
class TestStrangers final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<store::Database> m_database;
    std::unique_ptr<Stores> m_stores;
    std::unique_ptr<Authenticator> m_authenticator;
    SystemClock m_clock;
    QByteArray m_auth;
    Router m_router;
    std::unique_ptr<HttpServer> m_server;
    quint16 m_port = 0;
    QSemaphore m_begun; ///< counts slow requests in progress
    QSemaphore m_never; ///< keeps them from finishing

    void serve(const std::function<void(HttpServer::Options&)>& change)
    {
        m_server.reset();
        m_router = {};
        const auto size = [](const Request& request) {
            return jsonResponse({{QStringLiteral("size"), request.body.size()}});
        };
        m_router.add({"PUT", QStringLiteral("/v1/open/{name}"), Router::Access::Public, Router::Body::Json,
                      size, Router::Caching::None, [](const Request& request) -> Result<void> {
                          if (request.variables.value(QStringLiteral("name")) == QLatin1String("known"))
                              return {};
                          return fail(ErrorCode::NotFound,
                                      Message::literal(QStringLiteral("There is no such link.")));
                      }});
        m_router.add({"PUT",
                      QStringLiteral("/v1/small"),
                      Router::Access::Public,
                      Router::Body::Json,
                      size,
                      Router::Caching::None,
                      {},
                      1000});
        m_router.add({"PUT", QStringLiteral("/v1/slow"), Router::Access::Public, Router::Body::Json,
                      [this](const Request&) {
                          m_begun.release();
                          (void)m_never.tryAcquire(1, 60'000);
                          return jsonResponse({});
                      }});
        m_router.add({"GET", QStringLiteral("/v1/secret"), Router::Access::AnyKey, Router::Body::None, size});
        m_router.add({"PUT", QStringLiteral("/v1/own"), Router::Access::AnyKey, Router::Body::Json, size});
        m_router.add({"GET", QStringLiteral("/v1/big"), Router::Access::Public, Router::Body::None,
                      [](const Request&) {
                          Response response;
                          response.body = QByteArray(4 * 1024 * 1024, 'x');
                          return response;
                      }});
        m_router.add({"GET", QStringLiteral("/v1/echo"), Router::Access::Public, Router::Body::None,
                      [](const Request&) { return jsonResponse({}); }});
        HttpServer::Options options;
        options.threads = 1;
        options.limits.jsonBytes = 200 * 1024;
        options.trustedProxies = {QStringLiteral("127.0.0.1")};
        change(options);
        m_server = std::make_unique<HttpServer>(m_router, *m_authenticator, *m_stores, m_clock, options);
        const auto port = m_server->start();
        QVERIFY(port.has_value());
        m_port = *port;
    }
    /** The head of a request with a body of `size` bytes, from a proxy that forwards for this address. */
    static QByteArray head(const QByteArray& path, qsizetype size, const QByteArray& headers)
    {
        return "PUT " + path + " HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: " +
               QByteArray::number(size) + "\r\n" + headers + "\r\n";
    }
    static QByteArray from(const QByteArray& address) { return "X-Forwarded-For: " + address + "\r\n"; }
    int whole(const QByteArray& path, const QByteArray& headers)
    {
        RawClient client(m_port);
        return client.ask(head(path, 140'000, headers) + QByteArray(140'000, ' ')).status;
    }
    /** A client that sends all but the end of a body. */
    std::unique_ptr<RawClient> holding(const QByteArray& headers)
    {
        auto client = std::make_unique<RawClient>(m_port);
        client->send(head("/v1/open/known", 150'000, headers) + QByteArray(140'000, ' '));
        return client;
    }
    /** The same, once its memory is reserved: then the next request from there is rejected twice, because
     * the first one may have come in between. Null if that doesn't happen. */
    std::unique_ptr<RawClient> heldFrom(const QByteArray& address)
    {
        for (int tries = 0; tries < 50; ++tries) {
            auto client = holding(from(address));
            for (int refused = 0; client->receive(false, 20).status == 0;) {
                if (refused == 2) return client;
                refused = whole("/v1/open/known", from(address)) == 503 ? refused + 1 : 0;
            }
        }
        return nullptr;
    }
    [[nodiscard]] qint64 openConnections()
    {
        static const QRegularExpression line(QStringLiteral("\ninkstone_http_connections (\\d+)"));
        return line.match(QString::fromLatin1(m_router.metrics().toText())).captured(1).toLongLong();
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto database = store::openSqlite(m_folder.filePath(QStringLiteral("s.db")), store::Schema::Service);
        QVERIFY(database.has_value());
        m_database = std::move(*database);
        auto blobs = store::BlobStore::open(m_folder.filePath(QStringLiteral("blobs")));
        QVERIFY(blobs.has_value());
        m_stores = std::make_unique<Stores>(*m_database, *blobs);
        m_authenticator = std::make_unique<Authenticator>(*m_stores, m_clock);
        auto transaction = store::Transaction::begin(*m_database);
        const auto account = m_stores->accounts.create(*transaction, QStringLiteral("anna@example.com"),
                                                       QStringLiteral("Anna"));
        const auto key =
            m_stores->accounts.addKey(*transaction, account->id, QStringLiteral("test"), m_clock.now(), {});
        QVERIFY(transaction->commit());
        m_auth = basicAuth(key->reveal());
    }
    void cleanup() { m_server.reset(); }

    void noBodyIsTakenForAnUnknownLink()
    {
        serve([](auto&) {});
        RawClient client(m_port);
        QCOMPARE(client.ask(head("/v1/open/unknown", 150'000, {})).status, 404); // no byte of it was sent
        RawClient chunked(m_port);
        QCOMPARE(chunked
                     .ask("PUT /v1/open/unknown HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
                          "Content-Type: application/json\r\n\r\n")
                     .status,
                 404);
        QCOMPARE(whole("/v1/open/known", {}), 200);
        RawClient large(m_port);
        QCOMPARE(large.ask(head("/v1/small", 1001, {})).status, 413);
    }

    void anAddressHasItsShareAndAccountsHaveTheRest()
    {
        serve([](HttpServer::Options& options) {
            options.bodyMemory = 1024 * 1024;
            options.anonymousMemory = 640 * 1024;
            options.anonymousMemoryPerAddress = 320 * 1024; // one body of 140,000 bytes takes 192 KiB
            options.lowMemoryBytesPerSecond = 1;
        });
        const auto first = heldFrom("192.0.2.1");
        QVERIFY(first);
        QCOMPARE(whole("/v1/open/known", from("192.0.2.1")), 503);
        QCOMPARE(whole("/v1/open/known", from("192.0.2.2")), 200);
        const auto second = heldFrom("192.0.2.3");
        const auto third = heldFrom("192.0.2.4"); // now the share of anonymous clients is used up
        QVERIFY(second && third);
        QTRY_COMPARE(whole("/v1/open/known", from("192.0.2.5")), 503);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(whole("/v1/own", m_auth + from("192.0.2.1")), 200);
    }

    /** With a reason, so that a person reads it in their language. */
    void refusalsWhileReadingHaveReasons()
    {
        serve([](HttpServer::Options& options) {
            options.anonymousMemory = 32 * 1024; // less than the head of a stranger may need
        });
        const auto reasonOf = [](const QByteArray& answer) {
            return QJsonDocument::fromJson(answer).object().value(QLatin1StringView("reason")).toString();
        };
        RawClient busy(m_port);
        const auto refused = busy.ask("GET /v1/open/known HTTP/1.1\r\nX-Long: " + QByteArray(6000, 'x'));
        QCOMPARE(refused.status, 503);
        QCOMPARE(reasonOf(refused.body), QStringLiteral("service_busy"));
        RawClient large(m_port);
        const auto tooLarge = large.ask(head("/v1/open/known", 300LL * 1024 * 1024, {}));
        QCOMPARE(tooLarge.status, 413);
        QCOMPARE(reasonOf(tooLarge.body), QStringLiteral("request_too_large_mib"));
    }

    void slowBodiesGoWhenMemoryIsShort()
    {
        serve([](HttpServer::Options& options) {
            options.anonymousMemory = 320 * 1024;
            options.lowMemoryBytesPerSecond = 100 * 1024 * 1024;
            options.bodyGrace = 2s;
        });
        const auto held = heldFrom("192.0.2.1");
        QVERIFY(held);
        QTRY_COMPARE(whole("/v1/open/known", from("192.0.2.5")), 200);
        QTRY_VERIFY(held->closes(0));
    }

    void aFastStartDoesNotPayForDribbling()
    {
        serve([](HttpServer::Options& options) {
            options.bodyGrace = 200ms;
            options.bodyBytesPerSecond = 1000; // 140 s for the bytes that arrived at once
        });
        const auto held = holding({});
        QVERIFY(held->closes());
    }

    void largeBodiesWaitForEachOtherOnly()
    {
        serve([](HttpServer::Options& options) { options.heavyThreads = 1; });
        const auto release = qScopeGuard([this] {
            m_never.release(100);
            m_server.reset();
        });
        std::vector<std::unique_ptr<RawClient>> large;
        for (int i = 0; i < 8; ++i) { // twice the number of common threads
            large.push_back(std::make_unique<RawClient>(m_port));
            large.back()->send(head("/v1/slow", 140'000, {}) + QByteArray(140'000, ' '));
        }
        QVERIFY(m_begun.tryAcquire(1, 10'000));
        for (int i = 0; i < 8; ++i) { // small ones without an account, and large ones with one
            RawClient small(m_port);
            QCOMPARE(small.ask(head("/v1/open/known", 100, {}) + QByteArray(100, ' ')).status, 200);
            QCOMPARE(whole("/v1/own", m_auth), 200);
        }
        QVERIFY(!m_begun.tryAcquire(1));
    }

    void passwordsWaitForEachOtherOnly()
    {
        serve([](HttpServer::Options& options) { options.passwordThreads = 1; });
        constexpr int clients = 16; // four times the number of common threads
        std::vector<std::unique_ptr<RawClient>> guessing;
        for (int i = 0; i < clients; ++i) { // each from a different address, so that none is limited
            const QByteArray number = QByteArray::number(i + 1);
            guessing.push_back(std::make_unique<RawClient>(m_port));
            guessing.back()->send(get("/v1/secret", from("192.0." + number + ".1") +
                                                        basicAuth("a" + number + "@example.com", "guess")));
        }
        RawClient plain(m_port);
        QCOMPARE(plain.ask(get("/v1/echo")).status, 200);
        int waiting = 0;
        for (const auto& each : guessing)
            if (each->receive(false, 0).status == 0) ++waiting;
        QVERIFY2(waiting >= clients / 2, QByteArray::number(waiting).constData());
    }

    void whoReadsNothingMakesRoom()
    {
        serve([](HttpServer::Options& options) {
            options.maxConnections = 4;
            options.writeGrace = 50ms;
            options.writeTimeout = 10min;
            options.idleTimeout = 10min;
        });
        std::vector<std::unique_ptr<RawSocket>> deaf;
        for (int i = 0; i < 4; ++i) {
            deaf.push_back(std::make_unique<RawSocket>(m_port));
            QVERIFY(deaf.back()->send(get("/v1/big").repeated(40)));
        }
        const auto status = [this] {
            RawClient client(m_port);
            return client.ask(get("/v1/echo")).status;
        };
        QTRY_COMPARE(status(), 200);
    }

    void whoReadsNothingIsClosed()
    {
        serve([](HttpServer::Options& options) { options.writeTimeout = 300ms; });
        RawSocket deaf(m_port);
        QVERIFY(deaf.send(get("/v1/big").repeated(40)));
        QTRY_COMPARE(openConnections(), 1);
        QTRY_COMPARE(openConnections(), 0);
        RawClient reader(m_port); // a reading client gets everything
        reader.send(get("/v1/big"));
        QCOMPARE(reader.receive().body.size(), 4 * 1024 * 1024);
    }
};

INK_TEST(TestStrangers, "tst_strangers")

} // namespace tst_strangers

#include "tst_strangers.moc"
