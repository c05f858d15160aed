// Two services on one PostgreSQL database behind nginx with the packaged configuration.
#include "tests/integration/inkstoned/servingprocess.h"
#include "tests/integration/packagednginx.h"
#include "tests/support/paths.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QTemporaryDir>

#include <memory>

namespace tst_nginx {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestNginx final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QProcess m_nginx;
    QNetworkAccessManager m_network;
    std::unique_ptr<ServingProcess> m_first;
    std::unique_ptr<ServingProcess> m_second;
    QByteArray m_key;
    quint16 m_port = 0;

    struct Answer
    {
        int status = 0;
        QByteArray body;
        QByteArray requestId;
        [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    };
    Answer call(const QByteArray& method, const QString& path, const QJsonObject& body = {},
                bool withKey = true)
    {
        QNetworkRequest request(QUrl(u"https://localhost:%1%2"_s.arg(m_port).arg(path)));
        request.setTransferTimeout(20'000);
        QSslConfiguration tls = request.sslConfiguration();
        tls.setPeerVerifyMode(QSslSocket::VerifyNone); // the test's self-signed certificate
        request.setSslConfiguration(tls);
        if (withKey) request.setRawHeader("Authorization", "Basic " + (m_key + ':').toBase64());
        if (!body.isEmpty()) request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
        const std::unique_ptr<QNetworkReply> reply(
            method == "GET" ? m_network.get(request)
                            : m_network.sendCustomRequest(
                                  request, method, QJsonDocument(body).toJson(QJsonDocument::Compact)));
        if (!QTest::qWaitFor([&] { return reply->isFinished(); }, 25'000)) return {};
        return {reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), reply->readAll(),
                reply->rawHeader("X-Request-Id")};
    }
    [[nodiscard]] static quint16 freePort()
    {
        QTcpServer server;
        return server.listen(QHostAddress::LocalHost) ? server.serverPort() : quint16(0);
    }
    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    [[nodiscard]] std::unique_ptr<ServingProcess> serve(const QString& database, const QString& name)
    {
        return std::make_unique<ServingProcess>(
            path(name), QStringList{u"--database"_s, database, u"--trusted-proxy"_s, u"127.0.0.1"_s,
                                    u"--public-url"_s, u"https://localhost:%1"_s.arg(m_port)});
    }

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void passesThroughAndLogsNoSecret();
    void onlySignersAndSendersGetIn();
    void oneMayDie();
};

void TestNginx::initTestCase()
{
    if (!requireNginx() || !requireProgram("openssl") || !require(Postgres::shared(), "PostgreSQL")) return;
    m_port = freePort();
    const QString database = Postgres::shared()->newDatabase();
    const Ended added = runToEnd(binary("inkstoned"),
                                 {u"account"_s, u"add"_s, u"--data"_s, path(u"tool"_s), u"--database"_s,
                                  database, u"--email"_s, u"ada@example.org"_s, u"--json"_s},
                                 QProcessEnvironment::systemEnvironment());
    QVERIFY2(added.exitCode == 0, added.err.constData());
    m_key = QJsonDocument::fromJson(added.out).object().value(u"apiKey"_s).toString().toLatin1();
    m_first = serve(database, u"first"_s);
    m_second = serve(database, u"second"_s);
    QVERIFY(m_first->port != 0 && m_second->port != 0);

    QCOMPARE(runToEnd(u"openssl"_s,
                      {u"req"_s, u"-x509"_s, u"-newkey"_s, u"rsa:2048"_s, u"-nodes"_s, u"-subj"_s,
                       u"/CN=localhost"_s, u"-keyout"_s, path(u"privkey.pem"_s), u"-out"_s,
                       path(u"fullchain.pem"_s)},
                      QProcessEnvironment::systemEnvironment())
                 .exitCode,
             0);
    QByteArray server = contentOf(ink::test::sourcePath(QStringLiteral("packaging/linux/nginx.conf")));
    const QByteArray dir = m_dir.path().toUtf8();
    const QByteArray port = QByteArray::number(m_port);
    server.replace("/etc/ssl/inkstone", dir).replace("/var/log/nginx", dir);
    server.replace("127.0.0.1:8021", "127.0.0.1:" + QByteArray::number(m_first->port));
    server.replace("127.0.0.1:8022", "127.0.0.1:" + QByteArray::number(m_second->port));
    server.replace("listen 443 ssl", "listen 127.0.0.1:" + port + " ssl");
    server.replace("listen [::]:443 ssl http2;", "").replace("listen [::]:80;", "");
    server.replace("listen 80;", "listen 127.0.0.1:" + QByteArray::number(freePort()) + ';');
    server.replace("sign.example.com", "localhost");
    QVERIFY(writeContent(path(u"server.conf"_s), server));
    QByteArray temporary;
    for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"})
        temporary += QByteArray(kind) + "_temp_path " + dir + "/t-" + kind + ";\n";
    QVERIFY(writeContent(path(u"nginx.conf"_s), "daemon off;\nworker_processes 1;\npid " + dir +
                                                    "/nginx.pid;\nerror_log " + dir +
                                                    "/main-error.log;\nevents {}\nhttp {\n" + temporary +
                                                    "include " + dir + "/server.conf;\n}\n"));
    m_nginx.start(nginxProgram(), {u"-c"_s, path(u"nginx.conf"_s), u"-e"_s, path(u"start-error.log"_s)});
    QVERIFY(m_nginx.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(call("GET", u"/v1/user/"_s).status > 0, 10'000);
    const Answer first = call("GET", u"/v1/user/"_s);
    QVERIFY2(first.status == 200, first.body.constData());
}

void TestNginx::cleanupTestCase()
{
    m_nginx.terminate();
    if (m_nginx.state() != QProcess::NotRunning) m_nginx.waitForFinished();
}

void TestNginx::passesThroughAndLogsNoSecret()
{
    const QByteArray pdf =
        contentOf(ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf")));
    const QJsonObject document{
        {u"title"_s, u"Lease"_s},
        {u"senderName"_s, u"Ada"_s},
        {u"senderEmail"_s, u"ada@example.org"_s},
        {u"documentType"_s, 5},
        {u"signingStatus"_s, 52},
        {u"files"_s,
         QJsonArray{QJsonObject{{u"name"_s, u"a.pdf"_s}, {u"body"_s, QString::fromLatin1(pdf.toBase64())}}}},
        {u"invitations"_s, QJsonArray{QJsonObject{{u"recipientName"_s, u"Ben"_s},
                                                  {u"recipientEmail"_s, u"ben@example.org"_s},
                                                  {u"actionType"_s, 15}}}},
        {u"tags"_s, QJsonArray{QJsonObject{{u"type"_s, 250},
                                           {u"name"_s, u"Signature"_s},
                                           {u"pageIndex"_s, 1},
                                           {u"invitationIndex"_s, 1},
                                           {u"left"_s, 50},
                                           {u"top"_s, 50},
                                           {u"width"_s, 90},
                                           {u"height"_s, 40}}}}};
    const Answer created = call("POST", u"/documents"_s, document);
    QVERIFY2(created.status == 201, created.body.left(300).constData());
    const QJsonObject invitation = created.json().value(u"document"_s)[u"invitations"_s][0].toObject();
    const QString guid = invitation.value(u"GUID"_s).toString();
    QVERIFY(invitation.value(u"signingURL"_s).toString().startsWith(u"https://localhost:"_s));
    for (int i = 0; i < 4; ++i) // from either service
        QCOMPARE(call("GET", u"/sign/"_s + guid + u"/values"_s, {}, false).status, 200);
    const QByteArray page = call("GET", u"/sign/"_s + guid + u"/pages/1.png"_s, {}, false).body;
    QVERIFY(page.startsWith("\x89PNG"));
    const qint64 id = created.json().value(u"document"_s)[u"id"_s].toInteger();
    QCOMPARE(call("GET", u"/v1/documents/%1"_s.arg(id)).status, 200);

    QTRY_VERIFY(contentOf(path(u"inkstone.log"_s)).contains("GET /sign/-/pages/1.png"));
    for (const QString& log :
         {u"inkstone.log"_s, u"inkstone-error.log"_s, u"main-error.log"_s, u"start-error.log"_s}) {
        QVERIFY2(!contentOf(path(log)).contains(guid.toLatin1()), qPrintable(log));
        QVERIFY2(!contentOf(path(log)).contains(m_key), qPrintable(log));
    }
    const QByteArray both = m_first->logText() + m_second->logText();
    QVERIFY(!both.contains(guid.toLatin1()) && !both.contains(m_key));
    QVERIFY(m_first->logText().contains("/values") && m_second->logText().contains("/values"));
    // A request has the same id in the proxy's log, the service's log and the response.
    const QByteArray requestId = call("GET", u"/v1/documents/4711"_s).requestId;
    QVERIFY(!requestId.isEmpty());
    QTRY_VERIFY(contentOf(path(u"inkstone.log"_s)).contains(requestId));
    QTRY_VERIFY((m_first->logText() + m_second->logText()).contains(requestId));
}

void TestNginx::onlySignersAndSendersGetIn()
{
    QCOMPARE(call("GET", u"/metrics"_s, {}, false).status, 404);
    QCOMPARE(call("GET", u"/health/ready"_s, {}, false).status, 404);
    QCOMPARE(call("GET", u"/v1/user/"_s, {}, false).status, 401);
}

void TestNginx::oneMayDie()
{
    m_first->process.kill();
    QVERIFY(m_first->process.waitForFinished());
    for (int i = 0; i < 20; ++i)
        QCOMPARE(call("GET", u"/v1/user/"_s).status, 200);
    QCOMPARE(m_second->stop(), 0);
    QVERIFY(call("GET", u"/v1/user/"_s).status >= 502);
}

INK_TEST(TestNginx, "tst_nginx")

} // namespace tst_nginx

#include "tst_nginx.moc"
