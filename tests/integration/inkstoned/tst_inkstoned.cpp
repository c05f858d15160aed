// The headless service as a process: command line, clean shutdown, and kill -9 at any moment.
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

namespace tst_inkstoned {

using namespace Qt::Literals::StringLiterals;

namespace {

QString program()
{
    return ink::test::programPath(QStringLiteral("inkstoned"));
}

struct Ran
{
    int code = -1;
    QByteArray out;
    QByteArray err;
};

Ran run(const QStringList& arguments)
{
    QProcess process;
    process.start(program(), arguments);
    if (!process.waitForFinished(20'000)) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray pdf()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    painter.drawText(500, 500, u"Lease"_s);
    painter.end();
    return bytes;
}

QByteArray png()
{
    QImage image(60, 20, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    image.setPixelColor(10, 10, Qt::black);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/** One serving process with a client. */
class Served final
{
public:
    Served(const QString& data, QByteArray key) : m_key(std::move(key))
    {
        process.start(program(), {u"serve"_s, u"--data"_s, data, u"--listen"_s, u"127.0.0.1:0"_s});
        QByteArray line;
        while (!line.endsWith('\n') && process.waitForReadyRead(10'000))
            line += process.readLine();
        const QByteArray start = "listening on ";
        if (line.startsWith(start)) base = QString::fromUtf8(line.mid(start.size()).trimmed());
    }
    ~Served()
    {
        if (process.state() != QProcess::NotRunning) {
            process.kill();
            process.waitForFinished();
        }
    }
    struct Answer
    {
        int status = 0;
        QByteArray body;
        [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    };
    Answer call(const QByteArray& method, const QString& path, const QJsonObject& body = {},
                const QByteArray& idempotency = {})
    {
        QNetworkRequest request{QUrl(base + path)};
        request.setRawHeader("Authorization", "Basic " + (m_key + ':').toBase64());
        request.setTransferTimeout(10'000);
        if (!idempotency.isEmpty()) request.setRawHeader("Idempotency-Key", idempotency);
        QByteArray bytes;
        if (!body.isEmpty()) {
            request.setRawHeader("Content-Type", "application/json");
            bytes = QJsonDocument(body).toJson(QJsonDocument::Compact);
        }
        const std::unique_ptr<QNetworkReply> reply(m_network.sendCustomRequest(request, method, bytes));
        if (!QTest::qWaitFor([&] { return reply->isFinished(); }, 15'000)) return {};
        return {reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), reply->readAll()};
    }
    QProcess process;
    QString base;

private:
    QByteArray m_key;
    QNetworkAccessManager m_network;
};

QJsonObject request()
{
    const auto recipient = QJsonObject{
        {u"recipientName"_s, u"Ada"_s}, {u"recipientEmail"_s, u"ada@example.org"_s}, {u"actionType"_s, 15}};
    const auto tag = QJsonObject{{u"name"_s, u"Signature"_s}, {u"type"_s, 250}, {u"pageIndex"_s, 1},
                                 {u"invitationIndex"_s, 1},   {u"left"_s, 50},  {u"top"_s, 50},
                                 {u"width"_s, 150},           {u"height"_s, 40}};
    const auto file =
        QJsonObject{{u"name"_s, u"lease.pdf"_s}, {u"body"_s, QString::fromLatin1(pdf().toBase64())}};
    return {{u"title"_s, u"Lease"_s},
            {u"senderName"_s, u"Sam"_s},
            {u"senderEmail"_s, u"sam@example.org"_s},
            {u"documentType"_s, 5},
            {u"signingStatus"_s, 52},
            {u"files"_s, QJsonArray{file}},
            {u"invitations"_s, QJsonArray{recipient}},
            {u"tags"_s, QJsonArray{tag}}};
}

} // namespace

class TestInkstoned final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void commandLine();
    void accountsAndKeys();
    void stopsCleanly();
    void killedAtAnyMoment();
};

void TestInkstoned::initTestCase()
{
    if (!ink::test::require(QFile::exists(program()), "inkstoned")) return;
}

void TestInkstoned::commandLine()
{
    QCOMPARE(run({u"--version"_s}).out.trimmed(), "inkstoned " INKSTONE_VERSION);
    const Ran help = run({u"--help"_s});
    QCOMPARE(help.code, 0);
    for (const char* word : {"serve", "account add", "key revoke", "--listen", "--data"})
        QVERIFY(help.out.contains(word));
    const Ran one = run({u"account"_s, u"add"_s, u"--help"_s});
    QCOMPARE(one.code, 0);
    QVERIFY(one.out.contains("account add") && one.out.contains("--email"));
    QVERIFY(!one.out.contains("account disable") && !one.out.contains("--listen"));
    for (const QStringList& wrong : {QStringList{},
                                     {u"sing"_s},
                                     {u"serve"_s},
                                     {u"account"_s},
                                     {u"account"_s, u"add"_s},
                                     {u"--loud"_s},
                                     {u"serve"_s, u"--data"_s, u"x"_s, u"--listen"_s, u"nowhere"_s},
                                     {u"serve"_s, u"--data"_s}}) {
        const Ran ran = run(wrong);
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.err.contains("inkstoned: ") && ran.out.isEmpty());
    }
    // Each error by its name, in one line.
    const std::pair<QStringList, QByteArray> faults[] = {
        {{u"check"_s, u"--loud"_s}, "unknown option --loud"},
        {{u"check"_s, u"-x"_s}, "unknown option -x"},
        {{u"check"_s, u"--json=yes"_s}, "--json takes no value"},
        {{u"check"_s, u"--quick"_s, u"--data"_s}, "--data needs a value"},
        {{u"check"_s, u"--data="_s}, "--data needs a value"},
        {{u"check"_s, u"--data"_s, u"x"_s, u"--data=y"_s}, "--data is given twice"},
        {{u"check"_s, u"--data"_s, u"a\nb"_s}, "the value of --data has a control character"},
        {{u"check"_s, u"--listen"_s, u":1"_s}, "check takes no --listen"},
        {{u"key"_s, u"revoke"_s, u"--id"_s, u"1"_s}, "--email is required"},
        {{u"account"_s, u"sing"_s}, "unknown command account sing"}};
    for (const auto& [arguments, fault] : faults) {
        const Ran ran = run(arguments);
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.err.trimmed(), "inkstoned: " + fault + "; see inkstoned --help");
    }
    QCOMPARE(run({u"-h"_s}).out, help.out);
    // A value may begin with dashes.
    QTemporaryDir home;
    const Ran named = run({u"account"_s, u"add"_s, u"--data="_s + home.filePath(u"data"_s), u"--email"_s,
                           u"ada@example.org"_s, u"--name"_s, u"--json"_s});
    QCOMPARE(named.code, 0);
}

void TestInkstoned::accountsAndKeys()
{
    QTemporaryDir home;
    const QString data = home.filePath(u"data"_s);
    const Ran added =
        run({u"account"_s, u"add"_s, u"--data"_s, data, u"--email"_s, u"ada@example.org"_s, u"--json"_s});
    QCOMPARE(added.code, 0);
    const QJsonObject told = QJsonDocument::fromJson(added.out).object();
    const QByteArray key = told.value(u"apiKey"_s).toString().toLatin1();
    QVERIFY(key.size() >= 32);
    QCOMPARE(told.value(u"email"_s).toString(), u"ada@example.org"_s);
    QCOMPARE(run({u"account"_s, u"add"_s, u"--data"_s, data, u"--email"_s, u"Ada@example.org"_s}).code, 1);
    QCOMPARE(run({u"account"_s, u"add"_s, u"--data"_s, data, u"--email"_s, u"nobody"_s}).code, 1);
    QVERIFY(run({u"account"_s, u"list"_s, u"--data"_s, data}).out.contains("ada@example.org"));

    Served served(data, key);
    QCOMPARE(served.call("GET", u"/v1/user/"_s).status, 200);
    // A key is created and revoked while the service runs.
    const Ran second = run({u"key"_s, u"add"_s, u"--data"_s, data, u"--email"_s, u"ada@example.org"_s,
                            u"--name"_s, u"CI"_s, u"--json"_s});
    QCOMPARE(second.code, 0);
    const Ran keys =
        run({u"key"_s, u"list"_s, u"--data"_s, data, u"--email"_s, u"ada@example.org"_s, u"--json"_s});
    const QJsonArray all = QJsonDocument::fromJson(keys.out).object().value(u"apiKeys"_s).toArray();
    QCOMPARE(all.size(), 2);
    QVERIFY(!keys.out.contains(key));
    const QString first = QString::number(all.at(0)[u"id"_s].toInteger());
    QCOMPARE(
        run({u"key"_s, u"revoke"_s, u"--data"_s, data, u"--email"_s, u"ada@example.org"_s, u"--id"_s, first})
            .code,
        0);
    QTRY_COMPARE(served.call("GET", u"/v1/user/"_s).status, 401);
    served.process.terminate();
    QVERIFY(served.process.waitForFinished(10'000));
    for (const QByteArray& output :
         {served.process.readAllStandardOutput(), served.process.readAllStandardError()})
        QVERIFY(!output.contains(key));
    QDirIterator files(data, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains(key), qPrintable(file.fileName()));
    }
}

void TestInkstoned::stopsCleanly()
{
    QTemporaryDir home;
    Served served(home.filePath(u"data"_s), {});
    QVERIFY(!served.base.isEmpty());
    QCOMPARE(served.call("GET", u"/health/ready"_s).status, 200);
    served.process.terminate();
    QVERIFY(served.process.waitForFinished(10'000));
    QCOMPARE(served.process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(served.process.exitCode(), 0);
    QVERIFY(QDir(home.filePath(u"data/instances"_s)).isEmpty());
}

void TestInkstoned::killedAtAnyMoment()
{
    QTemporaryDir home;
    const QString data = home.filePath(u"data"_s);
    const Ran added =
        run({u"account"_s, u"add"_s, u"--data"_s, data, u"--email"_s, u"ada@example.org"_s, u"--json"_s});
    const QByteArray key =
        QJsonDocument::fromJson(added.out).object().value(u"apiKey"_s).toString().toLatin1();
    const QString image = QString::fromLatin1(png().toBase64());

    QList<qint64> wanted;  // documents whose creation was acknowledged
    QSet<qint64> finished; // … and whose signing was acknowledged
    const auto createAndSign = [&](Served& served) {
        const auto created = served.call("POST", u"/documents"_s, request());
        if (created.status != 201) return;
        const QJsonObject document = created.json().value(u"document"_s).toObject();
        const qint64 id = document.value(u"id"_s).toInteger();
        wanted.append(id);
        const QString guid = document.value(u"invitations"_s)[0][u"GUID"_s].toString();
        const auto value = QJsonObject{{u"id"_s, document.value(u"tags"_s)[0][u"id"_s]}, {u"image"_s, image}};
        const auto done = served.call("POST", u"/sign/"_s + guid + u"/finish"_s,
                                      {{u"consent"_s, true}, {u"values"_s, QJsonArray{value}}});
        if (done.status == 200) finished.insert(id);
    };
    // The time that some documents take on this machine is the time in which the others are interrupted.
    QElapsedTimer timer;
    {
        Served served(data, key);
        QVERIFY2(!served.base.isEmpty(), served.process.readAllStandardError().constData());
        timer.start();
        for (int i = 0; i < 5; ++i)
            createAndSign(served);
    }
    const int span = static_cast<int>(timer.elapsed()) + 1;
    const qsizetype uninterrupted = finished.size();
    QCOMPARE(uninterrupted, 5);
    constexpr int rounds = 20;
    for (int round = 0; round < rounds; ++round) {
        Served served(data, key);
        QVERIFY2(!served.base.isEmpty(), served.process.readAllStandardError().constData());
        const int after = QRandomGenerator::global()->bounded(span);
        QTimer::singleShot(after, &served.process, [&served] { served.process.kill(); });
        for (int i = 0; served.process.state() == QProcess::Running && i < 20; ++i)
            createAndSign(served);
        QTRY_COMPARE(served.process.state(), QProcess::NotRunning);
    }

    Served served(data, key);
    QVERIFY(!served.base.isEmpty());
    qInfo("%lld created, %lld signed, of which %lld before the %d killed runs", qint64(wanted.size()),
          qint64(finished.size()), qint64(uninterrupted), rounds);
    QVERIFY(finished.size() > uninterrupted);
    for (const qint64 id : std::as_const(wanted)) {
        const QString path = u"/v1/documents/%1"_s.arg(id);
        const auto status = [&] {
            return served.call("GET", path).json().value(u"document"_s)[u"signingStatus"_s].toInt();
        };
        if (finished.contains(id))
            QTRY_COMPARE_WITH_TIMEOUT(status(), 53, 20'000);
        else
            QTRY_VERIFY_WITH_TIMEOUT(status() == 52 || status() == 53,
                                     20'000); // the response was lost, or it was never signed
        const QJsonObject document = served.call("GET", path).json().value(u"document"_s).toObject();
        int sealings = 0;
        for (const auto& entry : document.value(u"histories"_s).toArray())
            sealings += entry[u"event"_s].toString() == u"finalized"_s ? 1 : 0;
        QCOMPARE(sealings, document.value(u"signingStatus"_s).toInt() == 53 ? 1 : 0);
        if (sealings == 1)
            QVERIFY(served.call("GET", path + u"/download?content=esign"_s).body.startsWith("%PDF-"));
    }
    // At most the one interrupted request per run may have created an unacknowledged document.
    const int total =
        served.call("GET", u"/documents?pageSize=500"_s).json().value(u"documentCount"_s).toInt();
    QVERIFY(total >= wanted.size() && total <= wanted.size() + rounds);
}

INK_TEST(TestInkstoned, "tst_inkstoned")

} // namespace tst_inkstoned

#include "tst_inkstoned.moc"
