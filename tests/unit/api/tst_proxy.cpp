// Requests through real proxies: HTTP CONNECT and SOCKS 5, with and without credentials, to a TLS server
// whose authority is only in a separate file.
#include "app/api/networktransport.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/api/rawserver.h"

#include <QProcess>
#include <QSslKey>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_proxy {

using namespace ink;
using namespace ink::api;
using ink::test::RawServer;
using namespace std::chrono_literals;

namespace {

/** A proxy that maps every host name to one port of this computer. */
class Proxy final : public QObject
{
public:
    explicit Proxy(quint16 target) : m_target(target)
    {
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* in = m_server.nextPendingConnection()) {
                connect(in, &QTcpSocket::disconnected, in, &QObject::deleteLater);
                connect(in, &QTcpSocket::readyRead, this, [this, in] { read(in); });
            }
        });
        m_server.listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }

    QByteArray user; ///< required if set
    QByteArray password;
    QStringList names; ///< requested ones

private:
    void read(QTcpSocket* in)
    {
        QByteArray& bytes = m_bytes[in];
        if (m_out.contains(in)) {
            m_out.value(in)->write(in->readAll());
            return;
        }
        bytes += in->readAll();
        bytes.startsWith('\x05') ? socks(in, bytes) : http(in, bytes);
    }
    void http(QTcpSocket* in, QByteArray& bytes)
    {
        if (!bytes.contains("\r\n\r\n")) return;
        const QByteArray head = bytes;
        bytes.clear();
        names.append(QString::fromLatin1(head.split(' ').value(1)));
        const QByteArray wanted = "Basic " + (user + ':' + password).toBase64();
        if (!user.isEmpty() && !head.contains(wanted)) {
            in->write("HTTP/1.1 407 Who?\r\nProxy-Authenticate: Basic realm=\"p\"\r\nContent-Length: 0\r\n"
                      "Connection: close\r\n\r\n");
            in->disconnectFromHost();
            return;
        }
        tunnel(in, "HTTP/1.1 200 OK\r\n\r\n");
    }
    void socks(QTcpSocket* in, QByteArray& bytes)
    {
        int& step = m_steps[in];
        if (step == 0 && bytes.size() >= 2 && bytes.size() >= 2 + bytes.at(1)) {
            bytes.clear();
            step = user.isEmpty() ? 2 : 1;
            in->write(user.isEmpty() ? QByteArray("\x05\x00", 2) : QByteArray("\x05\x02", 2));
            return;
        }
        if (step == 2 && bytes.size() > 5 && bytes.size() >= 7 + bytes.at(4)) {
            names.append(QString::fromLatin1(bytes.mid(5, bytes.at(4))));
            bytes.clear();
            tunnel(in, QByteArray("\x05\x00\x00\x01\x7f\x00\x00\x01\x00\x50", 10));
        }
    }
    void tunnel(QTcpSocket* in, const QByteArray& fine)
    {
        auto* out = new QTcpSocket(in);
        m_out.insert(in, out);
        connect(out, &QTcpSocket::connected, in, [in, fine] { in->write(fine); });
        connect(out, &QTcpSocket::readyRead, in, [in, out] { in->write(out->readAll()); });
        connect(out, &QTcpSocket::disconnected, in, [in] { in->disconnectFromHost(); });
        out->connectToHost(QHostAddress(QHostAddress::LocalHost), m_target);
    }

    quint16 m_target;
    QTcpServer m_server;
    QHash<QTcpSocket*, QByteArray> m_bytes;
    QHash<QTcpSocket*, QTcpSocket*> m_out;
    QHash<QTcpSocket*, int> m_steps;
};

} // namespace

class TestProxy final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<RawServer> m_server;

    [[nodiscard]] NetworkTransport::Options options(NetworkTransport::Proxy::Kind kind, quint16 port) const
    {
        NetworkTransport::Options options;
        options.baseUrl = QUrl(QStringLiteral("https://sign.example.test"));
        options.key = Secret("key");
        options.extraCaFile = m_dir.filePath(QStringLiteral("cert.pem"));
        options.proxy.kind = kind;
        options.proxy.host = QStringLiteral("127.0.0.1");
        options.proxy.port = port;
        options.smallIdleTimeout = 3s;
        return options;
    }
    static Result<Response> get(Transport& transport)
    {
        Request request;
        request.path = QStringLiteral("/v1/user");
        std::optional<Result<Response>> answer;
        const auto exchange =
            transport.send(request, [&answer](Result<Response> r) { answer = std::move(r); }, {});
        if (!QTest::qWaitFor([&answer] { return answer.has_value(); }, 8000)) return fail(ErrorCode::Timeout);
        return *answer;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString openssl = QStandardPaths::findExecutable(QStringLiteral("openssl"));
        if (!test::require(!openssl.isEmpty(), "openssl")) return;
        QProcess process;
        process.setWorkingDirectory(m_dir.path());
        process.start(openssl,
                      {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
                       QStringLiteral("rsa:2048"), QStringLiteral("-nodes"), QStringLiteral("-keyout"),
                       QStringLiteral("key.pem"), QStringLiteral("-out"), QStringLiteral("cert.pem"),
                       QStringLiteral("-days"), QStringLiteral("2"), QStringLiteral("-subj"),
                       QStringLiteral("/CN=sign.example.test"), QStringLiteral("-addext"),
                       QStringLiteral("subjectAltName=DNS:sign.example.test")});
        QVERIFY(process.waitForFinished(20'000) && process.exitCode() == 0);
        QFile certificate(m_dir.filePath(QStringLiteral("cert.pem")));
        QFile key(m_dir.filePath(QStringLiteral("key.pem")));
        QVERIFY(certificate.open(QIODevice::ReadOnly) && key.open(QIODevice::ReadOnly));
        auto server = std::make_unique<QSslServer>();
        QSslConfiguration tls = server->sslConfiguration();
        tls.setLocalCertificate(QSslCertificate(&certificate));
        tls.setPrivateKey(QSslKey(&key, QSsl::Rsa));
        server->setSslConfiguration(tls);
        m_server = std::make_unique<RawServer>(
            [](QTcpSocket* socket, const RawServer::Seen&) { RawServer::answer(socket, "200 OK", "{}"); },
            std::move(server));
    }

    void everyWay_data()
    {
        QTest::addColumn<bool>("socks");
        QTest::addColumn<QString>("user");
        QTest::newRow("http") << false << QString();
        QTest::newRow("http with a name") << false << QStringLiteral("nora");
        QTest::newRow("socks") << true << QString();
    }
    void everyWay()
    {
        QFETCH(bool, socks);
        QFETCH(QString, user);
        using Kind = NetworkTransport::Proxy::Kind;
        Proxy proxy(static_cast<quint16>(m_server->url().port()));
        proxy.user = user.toLatin1();
        proxy.password = "s3cret";
        auto chosen = options(socks ? Kind::Socks : Kind::Http, proxy.port());
        chosen.proxy.user = user;
        chosen.proxy.password = Secret("s3cret");
        NetworkTransport transport(chosen);
        const auto answer = get(transport);
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().detail.english()));
        QCOMPARE(answer->status, 200);
        QVERIFY(proxy.names.last().startsWith(
            QStringLiteral("sign.example.test"))); // the name is looked up there
        // The proxy's credentials are sent only to the proxy, ours only to the server.
        QVERIFY(!m_server->seen().last().head.contains("Proxy-"));
        QVERIFY(m_server->seen().last().header("Authorization").startsWith("Basic "));
    }

    void aWrongPasswordIsTold()
    {
        Proxy proxy(static_cast<quint16>(m_server->url().port()));
        proxy.user = "nora";
        proxy.password = "s3cret";
        auto chosen = options(NetworkTransport::Proxy::Kind::Http, proxy.port());
        chosen.proxy.user = QStringLiteral("nora");
        chosen.proxy.password = Secret("wrong");
        NetworkTransport transport(chosen);
        const auto answer = get(transport);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::Network);
        QVERIFY2(answer.error().detail.english().contains(QStringLiteral("The proxy requires")),
                 qPrintable(answer.error().detail.english()));
    }

    void aProxyThatIsNotThereIsTold()
    {
        QTcpServer closed;
        QVERIFY(closed.listen(QHostAddress::LocalHost));
        const quint16 port = closed.serverPort();
        closed.close();
        NetworkTransport transport(options(NetworkTransport::Proxy::Kind::Http, port));
        const auto answer = get(transport);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::Network);
    }

    void anUnknownAuthorityIsNotTrusted()
    {
        Proxy proxy(static_cast<quint16>(m_server->url().port()));
        auto chosen = options(NetworkTransport::Proxy::Kind::Http, proxy.port());
        chosen.extraCaFile.clear();
        NetworkTransport transport(chosen);
        const auto answer = get(transport);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::Tls);
    }
};

INK_TEST(TestProxy, "tst_proxy")

} // namespace tst_proxy

#include "tst_proxy.moc"
