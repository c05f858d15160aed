// A running service seen from outside: log, health, metrics, signals, the service manager.
// Linux only: signals, NOTIFY_SOCKET and the kernel's switches.
#include "tests/integration/inkstoned/servingprocess.h"
#include "tests/support/paths.h"
#include "tests/support/rawhttp.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QImage>
#include <QJsonArray>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QUuid>

#include <csignal>
#include <cstring>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace tst_running {

using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/** The socket of a service manager. */
class NotifySocket final
{
public:
    explicit NotifySocket(const QString& path) : m_fd(::socket(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0))
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        const QByteArray name = path.toUtf8();
        std::memcpy(address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
        m_good = ::bind(m_fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    }
    ~NotifySocket() { ::close(m_fd); }
    NotifySocket(const NotifySocket&) = delete;
    NotifySocket& operator=(const NotifySocket&) = delete;
    [[nodiscard]] bool isGood() const { return m_good; }
    QStringList told()
    {
        char buffer[256];
        for (ssize_t count = 0; (count = ::recv(m_fd, buffer, sizeof buffer, 0)) > 0;)
            m_told.append(QString::fromUtf8(buffer, static_cast<qsizetype>(count)));
        return m_told;
    }

private:
    int m_fd;
    bool m_good = false;
    QStringList m_told;
};

} // namespace

class TestRunning final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_data;
    QByteArray m_key;
    QByteArray m_auth;

    [[nodiscard]] static QByteArray samplePdf()
    {
        return contentOf(ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf")));
    }
    /** A request that uploads a file and creates a draft of it. */
    [[nodiscard]] QByteArray upload() const
    {
        const QByteArray body =
            part("document", R"({"title":"Slow","senderName":"Ada","senderEmail":"ada@example.org",)"
                             R"("documentType":5,"signingStatus":51,"invitations":[]})") +
            part("files[]", samplePdf(), "agreement.pdf") + "--BB--\r\n";
        return post("/v1/documents/array", body,
                    m_auth + "Content-Type: multipart/form-data; boundary=BB\r\n");
    }

private Q_SLOTS:
    void initTestCase();
    void logTellsWhatHappenedAndNoSecret();
    void logFileIsOpenedAgain();
    void figures();
    void stopLetsASlowUploadEnd();
    void stopEndsInTimeAllTheSame();
    void secondSignalEndsAtOnce();
    void serviceManagerIsTold();
    void noMemoryIsWritableAndExecutable();
};

void TestRunning::initTestCase()
{
    m_data = m_dir.filePath(u"data"_s);
    const Ended added = runToEnd(
        binary("inkstoned"),
        {u"account"_s, u"add"_s, u"--data"_s, m_data, u"--email"_s, u"ada@example.org"_s, u"--json"_s},
        QProcessEnvironment::systemEnvironment());
    m_key = QJsonDocument::fromJson(added.out).object().value(u"apiKey"_s).toString().toLatin1();
    QVERIFY(m_key.size() >= 32);
    m_auth = basicAuth(m_key);
}

void TestRunning::logTellsWhatHappenedAndNoSecret()
{
    ServingProcess served(m_data);
    QVERIFY(served.port != 0);
    const QByteArray guid = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    RawClient client(served.port);
    QCOMPARE(
        client.ask(get("/v1/documents/4711?secret=" + m_key, m_auth + "X-Request-Id: mine-1\r\n")).status,
        400);
    QVERIFY(client.ask(get("/sign/" + guid + "/values")).status >= 400);
    QCOMPARE(client.ask(get("/v1/user/", basicAuth(m_key.left(20) + "nope"))).status, 401);
    QVERIFY(client.ask(get("/no/such/" + guid)).status == 404);
    QCOMPARE(client.ask(upload()).status / 100, 2);
    QCOMPARE(served.stop(), 0);

    QMap<QString, QJsonObject> byRoute;
    for (const QJsonObject& line : served.log()) {
        QVERIFY(line.contains(u"time"_s) && line.contains(u"level"_s) && line.contains(u"message"_s));
        if (line.value(u"message"_s).toString() == u"request"_s)
            byRoute.insert(line.value(u"route"_s).toString(), line);
    }
    QVERIFY2(byRoute.size() >= 4, served.logText().constData());
    bool named = false;
    for (const QJsonObject& line : byRoute) {
        QVERIFY(line.value(u"ms"_s).isDouble() && line.value(u"status"_s).isDouble());
        QVERIFY(!line.value(u"requestId"_s).toString().isEmpty());
        named = named || (line.value(u"requestId"_s).toString() == u"mine-1"_s &&
                          line.value(u"status"_s).toInt() == 400 && line.value(u"account"_s).toInt() > 0 &&
                          line.value(u"route"_s).toString().contains(u'{'));
    }
    QVERIFY2(named, served.logText().constData());
    for (const QByteArray& secret : {m_key, guid, m_auth.mid(21, 20), QByteArray("secret="), m_key.left(20)})
        QVERIFY2(!served.logText().contains(secret), served.logText().constData());
}

void TestRunning::logFileIsOpenedAgain()
{
    const QString file = m_dir.filePath(u"service.log"_s);
    ServingProcess served(m_data, {u"--log"_s, file, u"--log-format"_s, u"text"_s});
    QVERIFY(served.port != 0);
    QCOMPARE(RawClient(served.port).ask(get("/health/live")).status, 200);
    QTRY_VERIFY(contentOf(file).contains("/health/live"));
    QVERIFY(QFile::rename(file, file + u".1"_s));
    QCOMPARE(::kill(static_cast<pid_t>(served.process.processId()), SIGHUP), 0);
    QTRY_VERIFY(QFileInfo::exists(file));
    QCOMPARE(RawClient(served.port).ask(get("/health/ready")).status, 200);
    QTRY_VERIFY(contentOf(file).contains("/health/ready"));
    QVERIFY(!contentOf(file + u".1"_s).contains("/health/ready"));
    QCOMPARE(served.stop(), 0);
    QVERIFY(served.logText().isEmpty());
    QVERIFY(!(QFileInfo(file).permissions() & QFileDevice::ReadOther));
}

void TestRunning::figures()
{
    ServingProcess served(m_data);
    QVERIFY(served.port != 0);
    RawClient client(served.port);
    QCOMPARE(client.ask(get("/v1/documents/4711", m_auth)).status, 404);
    QCOMPARE(client.ask(get("/v1/documents/4712", m_auth)).status, 404);
    const QByteArray text = RawClient(served.port).ask(get("/metrics")).body;
    QVERIFY(text.endsWith("# EOF\n") && text.count("# EOF") == 1);
    QVERIFY2(text.contains("status=\"404\"} 2\n"), text.constData());
    QVERIFY(text.contains("inkstone_build_info{version=\"" INKSTONE_VERSION "\"} 1\n"));
    QVERIFY(!text.contains("4711"));
    for (const char* name : {"inkstone_request_duration_seconds_bucket",
                             "inkstone_jobs_total{kind=\"finalize\",result=\"done\"} 0",
                             "inkstone_outbox_jobs{kind=\"callback\"} 0", "inkstone_outbox_oldest_seconds",
                             "inkstone_database_up 1", "inkstone_database_errors_total",
                             "inkstone_documents_finalized_total 0", "process_resident_memory_bytes",
                             "process_open_fds", "process_start_time_seconds", "inkstone_http_connections"})
        QVERIFY2(text.contains(name), name);
    // Every sample belongs to a declared family, and none is declared twice (OpenMetrics).
    QSet<QByteArray> families;
    for (const QByteArray& line : text.split('\n')) {
        if (line.startsWith("# TYPE ")) {
            const QByteArray name = line.split(' ').at(2);
            QVERIFY2(!families.contains(name), name.constData());
            families.insert(name);
        } else if (!line.isEmpty() && !line.startsWith('#')) {
            QByteArray name = line.left(line.indexOf(line.contains('{') ? '{' : ' '));
            for (const char* suffix : {"_total", "_bucket", "_count", "_sum", "_info"})
                if (name.endsWith(suffix) && families.contains(name.chopped(qsizetype(strlen(suffix)))))
                    name.chop(qsizetype(strlen(suffix)));
            QVERIFY2(families.contains(name), line.constData());
            bool ok = false;
            line.mid(line.lastIndexOf(' ') + 1).toDouble(&ok);
            QVERIFY2(ok, line.constData());
        }
    }
    QCOMPARE(served.stop(), 0);
}

void TestRunning::stopLetsASlowUploadEnd()
{
    ServingProcess served(m_data);
    QVERIFY(served.port != 0);
    const QByteArray request = upload();
    QTcpSocket slow;
    slow.connectToHost(u"127.0.0.1"_s, served.port);
    QVERIFY(slow.waitForConnected());
    slow.write(request.left(request.size() / 2));
    QVERIFY(slow.waitForBytesWritten());
    QTcpSocket idle;
    idle.connectToHost(u"127.0.0.1"_s, served.port);
    QVERIFY(idle.waitForConnected());
    // Its first half has arrived once a later, complete request is answered.
    QCOMPARE(RawClient(served.port).ask(get("/health/ready")).status, 200);

    served.process.terminate();
    QTRY_VERIFY(served.logText().contains("Stopping"));
    QTRY_COMPARE(idle.state(), QAbstractSocket::UnconnectedState);
    const auto refused = [&] {
        QTcpSocket late;
        late.connectToHost(u"127.0.0.1"_s, served.port);
        return !late.waitForConnected(500);
    };
    QTRY_VERIFY(refused());
    QCOMPARE(served.process.state(), QProcess::Running);
    slow.write(request.mid(request.size() / 2));
    QByteArray answer;
    while (slow.waitForReadyRead(5000))
        answer += slow.readAll();
    QVERIFY2(answer.startsWith("HTTP/1.1 20"), answer.left(200).constData());
    QCOMPARE(served.ended(), 0);
    QCOMPARE(served.log().constLast().value(u"message"_s).toString(), u"Stopped"_s);
}

void TestRunning::stopEndsInTimeAllTheSame()
{
    ServingProcess served(m_data, {u"--stop-timeout"_s, u"1s"_s});
    QVERIFY(served.port != 0);
    QTcpSocket slow;
    slow.connectToHost(u"127.0.0.1"_s, served.port);
    QVERIFY(slow.waitForConnected());
    slow.write(upload().left(400));
    QVERIFY(slow.waitForBytesWritten());
    QCOMPARE(RawClient(served.port).ask(get("/health/ready")).status, 200);
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(served.stop(), 0);
    QVERIFY2(timer.elapsed() >= 900, qPrintable(QString::number(timer.elapsed())));
}

void TestRunning::secondSignalEndsAtOnce()
{
    ServingProcess served(m_data);
    QVERIFY(served.port != 0);
    QTcpSocket slow;
    slow.connectToHost(u"127.0.0.1"_s, served.port);
    QVERIFY(slow.waitForConnected());
    slow.write(upload().left(400));
    QVERIFY(slow.waitForBytesWritten());
    QCOMPARE(RawClient(served.port).ask(get("/health/ready")).status, 200);
    served.process.terminate();
    QTRY_VERIFY(served.logText().contains("Stopping"));
    served.process.terminate();
    QCOMPARE(served.ended(), 128 + SIGTERM);
}

void TestRunning::serviceManagerIsTold()
{
    const QString path = m_dir.filePath(u"notify"_s);
    NotifySocket manager(path);
    QVERIFY(manager.isGood());
    QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
    env.insert(u"NOTIFY_SOCKET"_s, path);
    env.insert(u"WATCHDOG_USEC"_s, u"200000"_s);
    ServingProcess served(m_data, {}, env);
    QVERIFY(served.port != 0);
    QTRY_VERIFY(manager.told().count(u"WATCHDOG=1"_s) >= 3);
    QCOMPARE(manager.told().constFirst(), u"READY=1"_s);
    QVERIFY(!manager.told().contains(u"STOPPING=1"_s));
    QCOMPARE(served.stop(), 0);
    QCOMPARE(manager.told().constLast(), u"STOPPING=1"_s);
}

/** The effect of MemoryDenyWriteExecute= in the unit, by the kernel's own switch. */
void TestRunning::noMemoryIsWritableAndExecutable()
{
    constexpr int setMdwe = 65; // PR_SET_MDWE, Linux 6.3
    constexpr unsigned long refuseExecGain = 1;
    constexpr int getMdwe = 66;
    if (!requireSystem(::prctl(getMdwe, 0, 0, 0, 0) >= 0, "has an older kernel.")) return;
    ServingProcess served(m_data, {}, QProcessEnvironment::systemEnvironment(), [] {
        if (::prctl(setMdwe, refuseExecGain, 0, 0, 0) != 0) ::_exit(99);
    });
    QVERIFY(served.port != 0);
    RawClient client(served.port);
    QCOMPARE(client.ask(upload()).status / 100, 2); // reads a PDF
    const QByteArray sent =
        R"({"title":"Seal","senderName":"Ada","senderEmail":"ada@example.org","documentType":5,)"
        R"("signingStatus":52,"invitations":[{"recipientName":"Ben","recipientEmail":)"
        R"("ben@example.org","actionType":15}],"tags":[{"type":250,"name":"Yes","pageIndex":1,)"
        R"("invitationIndex":1,"left":50,"top":50,"width":90,"height":40,"isMandatory":true}],)"
        R"("files":[{"name":"a.pdf","body":")" +
        samplePdf().toBase64() + R"("}]})";
    const RawAnswer created =
        client.ask(post("/documents", sent, m_auth + "Content-Type: application/json\r\n"));
    QVERIFY2(created.status == 201, created.body.left(300).constData());
    const QJsonObject document =
        QJsonDocument::fromJson(created.body).object().value(u"document"_s).toObject();
    const QByteArray guid = document.value(u"invitations"_s)[0][u"GUID"_s].toString().toLatin1();
    const RawAnswer page = client.ask(get("/sign/" + guid + "/pages/1.png"));
    QVERIFY2(page.status == 200 && page.body.startsWith("\x89PNG"), page.head.constData());
    QImage image(60, 20, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    image.setPixelColor(9, 9, Qt::black);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    QVERIFY(image.save(&buffer, "PNG"));
    const qint64 tag = document.value(u"tags"_s)[0][u"id"_s].toInteger();
    const QByteArray values = R"({"consent":true,"values":[{"id":)" + QByteArray::number(tag) +
                              R"(,"image":")" + png.toBase64() + R"("}]})";
    QCOMPARE(
        client.ask(post("/sign/" + guid + "/finish", values, "Content-Type: application/json\r\n")).status,
        200);
    const QByteArray path = "/v1/documents/" + QByteArray::number(document.value(u"id"_s).toInteger());
    const auto status = [&] {
        return QJsonDocument::fromJson(client.ask(get(path, m_auth)).body)
            .object()
            .value(u"document"_s)[u"signingStatus"_s]
            .toInt();
    };
    QTRY_COMPARE_WITH_TIMEOUT(status(), 53, 20'000); // it is stamped and sealed
    QCOMPARE(served.stop(), 0);
}

INK_TEST(TestRunning, "tst_running")

} // namespace tst_running

#include "tst_running.moc"
