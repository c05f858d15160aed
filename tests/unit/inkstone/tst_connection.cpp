// A subcommand's connection with the key of the environment, to real HTTP servers on this computer.
#include "app/inkstone/commandbase/connection.h"
#include "app/secrets/memorysecretstore.h"
#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "app/workplace/workplace.h"
#include "tests/support/manualclock.h"
#include "tests/support/resultof.h"
#include "tests/support/testmain.h"
#include "tests/unit/api/rawserver.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_connection {

using namespace ink;
using ink::test::RawServer;
namespace options = settings::options;

namespace {

/** A person's computer, with a keychain and settings. */
struct Computer
{
    QTemporaryDir dir;
    test::ManualClock clock;
    secrets::MemorySecretStore keychain;
    settings::Settings settings{dir.filePath(QStringLiteral("settings.ini")), QString()};
    Workplace workplace{dir.filePath(QStringLiteral("data")), settings, keychain, clock};

    [[nodiscard]] bool store(const QString& name, const QByteArray& secret)
    {
        return test::resultOf<void>(
                   [&](QObject* context, auto done) { keychain.write(name, Secret(secret), context, done); })
            .has_value();
    }
};

} // namespace

class TestConnection final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { qputenv("INKSTONE_API_KEY", "key-of-the-environment"); }
    void cleanup() { qunsetenv("INKSTONE_API_KEY"); }
    void theProxyGetsItsPasswordFromTheKeychain();
    void theFirstCallIsRetried();
};

void TestConnection::theProxyGetsItsPasswordFromTheKeychain()
{
    RawServer proxy([](QTcpSocket* socket, const RawServer::Seen& seen) {
        if (seen.header("Proxy-Authorization").isEmpty())
            RawServer::answer(socket, "407 Proxy Authentication Required", {},
                              "Proxy-Authenticate: Basic realm=\"p\"\r\nConnection: close\r\n");
        socket->disconnectFromHost();
    });
    Computer computer;
    computer.settings.set(options::proxyKind, QStringLiteral("http"));
    computer.settings.set(options::proxyHost, proxy.url().host());
    computer.settings.set(options::proxyPort, proxy.url().port());
    computer.settings.set(options::proxyUser, QStringLiteral("grace"));
    computer.settings.sync();
    QVERIFY(computer.store(QStringLiteral("proxy"), "of-the-proxy"));

    Connection connection(computer.workplace, computer.keychain, computer.settings);
    QObject context;
    connection.open(QUrl(QStringLiteral("https://sign.example.test")), &context, [](const Result<void>&) {});
    const auto credentials = [&proxy] {
        for (const RawServer::Seen& seen : proxy.seen())
            if (const QByteArray given = seen.header("Proxy-Authorization"); !given.isEmpty()) return given;
        return QByteArray();
    };
    QTRY_VERIFY(!credentials().isEmpty());
    QCOMPARE(credentials(), "Basic " + QByteArray("grace:of-the-proxy").toBase64());
}

void TestConnection::theFirstCallIsRetried()
{
    int requests = 0;
    RawServer server([&requests](QTcpSocket* socket, const RawServer::Seen&) {
        RawServer::answer(socket, ++requests == 1 ? "503 Service Unavailable" : "401 Unauthorized", "{}",
                          "Content-Type: application/json\r\n");
    });
    Computer computer;
    Connection connection(computer.workplace, computer.keychain, computer.settings);
    const auto opened = test::resultOf<void>(
        [&](QObject* context, auto done) { connection.open(server.url(), context, done); });
    QCOMPARE(opened.error().code, ErrorCode::Auth); // refused for good: not retried
    QCOMPARE(requests, 2);
    QCOMPARE(server.seen().last().header("Authorization"),
             "Basic " + QByteArray("key-of-the-environment:").toBase64());
}

INK_TEST(TestConnection, "tst_connection")

} // namespace tst_connection

#include "tst_connection.moc"
