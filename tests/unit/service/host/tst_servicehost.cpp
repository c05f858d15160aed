#include "app/service/host/datafolder.h"
#include "app/service/host/instances.h"
#include "app/service/host/sealkeyfile.h"
#include "app/service/host/servicehost.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/jobs/outbox.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/manualclock.h"
#include "tests/support/rawhttp.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonDocument>
#include <QLockFile>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QRegularExpression>
#include <QSqlError>
#include <QSqlQuery>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

namespace tst_servicehost {

using namespace ink;
using namespace ink::service;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Answer
{
    int status = 0;
    QByteArray body;
};

Answer get(const QString& url, const QByteArray& key = {})
{
    QNetworkAccessManager network;
    QNetworkRequest request{QUrl(url)};
    if (!key.isEmpty()) request.setRawHeader("Authorization", "Basic " + (key + ':').toBase64());
    const std::unique_ptr<QNetworkReply> reply(network.get(request));
    if (!QTest::qWaitFor([&] { return reply->isFinished(); }, 10'000)) return {};
    return {reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), reply->readAll()};
}

bool anyFileContains(const QString& folder, const QByteArray& needle)
{
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(needle)) return true;
    }
    return false;
}

/** A quickly generated key, so that a start finds one. */
void putQuickKey(const QString& folder)
{
    const auto key =
        pdf::SealKey::generate(pdf::KeyKind::P256, u"Test"_s, u"Tests"_s, test::ManualClock::epoch).value();
    for (const auto& [name, bytes] : {std::pair(u"/seal.key.pem"_s, key.privateKeyPem({}).value()),
                                      std::pair(u"/seal.cert.pem"_s, key.certificatePem())}) {
        QFile file(folder + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
}

} // namespace

class TestServiceHost final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void firstStart();
    void theLocalKeyEndsWithItsRun();
    void whatTheDeadLeft();
    void severalHostsShareAFolder();
    void linksSurviveARestart();
    void linksOutliveTheirHost();
    void cachedResponsesGetTheLinksThatAreTakenOver();
    void theRateIsLimitedWhenAsked();
    void passphrase();
    void aLostKeyIsNotReplacedUnasked();
    void foreignFolders();
    void accounts();
};

void TestServiceHost::firstStart()
{
    QTemporaryDir home;
    const SystemClock clock;
    ServiceHost::Options options;
    options.dataFolder = home.filePath(u"data"_s);
    // While another process has this lock, no key is made: the service doesn't wait for it.
    QVERIFY(QDir().mkpath(options.dataFolder));
    QLockFile noKey(options.dataFolder + u"/start.lock"_s);
    QVERIFY(noKey.lock());
    const auto host = ServiceHost::start(options, clock);
    QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
    QVERIFY(!QFile::exists(options.dataFolder + u"/seal.key.pem"_s));
    QVERIFY((*host)->baseUrl().startsWith(u"http://127.0.0.1:"_s));
    QCOMPARE(get((*host)->baseUrl() + u"/health/live"_s).status, 200);
    QCOMPARE(get((*host)->baseUrl() + u"/v1/user/"_s).status, 401);

    const auto key = (*host)->localKey();
    QVERIFY(key);
    QVERIFY(*(*host)->localKey() == *key);
    const Answer account = get((*host)->baseUrl() + u"/v1/user/"_s, key->reveal());
    QCOMPARE(account.status, 200);
    QVERIFY(!anyFileContains(options.dataFolder, key->reveal()));

    noKey.unlock();
    QCOMPARE((*host)->sealFingerprint().size(), 64); // waits for the key
    QVERIFY((*host)->sealCertificatePem().startsWith("-----BEGIN CERTIFICATE-----"));
#ifndef Q_OS_WIN
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup |
                            QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
    QVERIFY(!(QFile::permissions(options.dataFolder) & others));
    QVERIFY(!(QFile::permissions(options.dataFolder + u"/seal.key.pem"_s) & others));
#endif
}

void TestServiceHost::theLocalKeyEndsWithItsRun()
{
    QTemporaryDir home;
    putQuickKey(home.path());
    const SystemClock clock;
    ServiceHost::Options options;
    options.dataFolder = home.path();
    Secret old;
    QString fingerprint;
    {
        const auto host = ServiceHost::start(options, clock);
        QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
        old = (*host)->localKey().value();
        fingerprint = (*host)->sealFingerprint();
        QCOMPARE(get((*host)->baseUrl() + u"/v1/user/"_s, old.reveal()).status, 200);
    }
    const auto host = ServiceHost::start(options, clock);
    QVERIFY(host);
    QCOMPARE((*host)->sealFingerprint(), fingerprint);
    QCOMPARE(get((*host)->baseUrl() + u"/v1/user/"_s, old.reveal()).status, 401);
    const Secret fresh = (*host)->localKey().value();
    QCOMPARE(get((*host)->baseUrl() + u"/v1/user/"_s, fresh.reveal()).status, 200);
    QCOMPARE((*host)->accounts()->size(), 1); // the account stays the same
}

void TestServiceHost::whatTheDeadLeft()
{
    QTemporaryDir home;
    putQuickKey(home.path());
    const SystemClock clock;
    // A killed process: its lock file, an idempotency key and the lease of a job. Its process id was reused.
    const QString dead =
        u"%1:5:deadbeef-0000-4000-8000-000000000000"_s.arg(QCoreApplication::applicationPid());
    Secret stale;
    {
        auto folder = DataFolder::open(home.path());
        QVERIFY2(folder, folder ? "" : qPrintable(folder.error().detail.english()));
        QVERIFY(QDir().mkpath(home.filePath(u"instances"_s)));
        QFile lock(home.filePath(u"instances/"_s + QString(dead).replace(u':', u'_') + u".lock"_s));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(u"%1\ninkstone\n%2\n"_s.arg(QCoreApplication::applicationPid())
                       .arg(QSysInfo::machineHostName())
                       .toLatin1());
        store::AccountStore accounts(*folder->database);
        store::Outbox outbox(*folder->database);
        auto transaction = store::Transaction::begin(*folder->database).value();
        const auto account = accounts.create(transaction, u"local@inkstone.local"_s, u"Me"_s).value();
        stale =
            accounts.addKey(transaction, account.id, u"This computer #deadbeef"_s, clock.now(), std::nullopt)
                .value();
        store::Job job(store::JobKind::Finalize);
        job.key = u"9"_s;
        job.documentId = domain::DocumentId(9);
        QVERIFY(outbox.queue(transaction, job));
        QVERIFY(transaction.commit());
        QVERIFY(
            outbox.leaseNext({store::JobKind::Finalize}, dead, clock.now(), std::chrono::hours(1)).value());
    }
    ServiceHost::Options options;
    options.dataFolder = home.path();
    const auto host = ServiceHost::start(options, clock);
    QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
    QCOMPARE(get((*host)->baseUrl() + u"/v1/user/"_s, stale.reveal()).status, 401);
    auto folder = DataFolder::open(home.path());
    store::Outbox outbox(*folder->database);
    QTRY_VERIFY(outbox.jobsOf(domain::DocumentId(9))->isEmpty()); // taken immediately, not after an hour
    QCOMPARE(QDir(home.filePath(u"instances"_s)).entryList({u"*.lock"_s}, QDir::Files).size(), 1);
}

void TestServiceHost::severalHostsShareAFolder()
{
    QTemporaryDir home;
    putQuickKey(home.path());
    const SystemClock clock;
    ServiceHost::Options options;
    options.dataFolder = home.path();
    const auto first = ServiceHost::start(options, clock);
    auto second = ServiceHost::start(options, clock);
    QVERIFY(first && second);
    const Secret key = (*first)->localKey().value();
    const Secret other = (*second)->localKey().value();
    // A command next to an open window creates links that the window serves: its own port ends with it.
    const QByteArray body =
        test::part("document", test::ServiceFixture::bytes(test::ServiceFixture::document(52))) +
        test::part("files[]", test::ServiceFixture::sample(), "agreement.pdf") + "--BB--";
    test::RawClient client(static_cast<quint16>(QUrl((*second)->baseUrl()).port()));
    client.send("POST /documents HTTP/1.1\r\nHost: a\r\n" + test::basicAuth(other.reveal()) +
                "Content-Type: multipart/form-data; boundary=BB\r\nContent-Length: " +
                QByteArray::number(body.size()) + "\r\n\r\n" + body);
    const QString link = test::ServiceFixture::json(client.receive(false))
                             .value("document"_L1)
                             .toObject()
                             .value("invitations"_L1)
                             .toArray()
                             .at(0)
                             .toObject()
                             .value("signingURL"_L1)
                             .toString();
    QVERIFY2(link.startsWith((*first)->baseUrl()), qPrintable(link));
    second->reset();
    QCOMPARE(get(link + u"/values"_s).status, 200);
    QCOMPARE(get((*first)->baseUrl() + u"/v1/user/"_s, key.reveal()).status, 200);
    QCOMPARE(get((*first)->baseUrl() + u"/v1/user/"_s, other.reveal()).status, 401);
}

/** Either of two hosts on one folder may end: the links lead to the other. */
void TestServiceHost::linksOutliveTheirHost()
{
    QTemporaryDir home;
    putQuickKey(home.path());
    const SystemClock clock;
    ServiceHost::Options options;
    options.dataFolder = home.path();
    auto first = ServiceHost::start(options, clock);
    auto second = ServiceHost::start(options, clock);
    QVERIFY(first && second);
    const QString links = (*first)->baseUrl();
    const auto answering = [&links] {
        return QJsonDocument::fromJson(get(links + u"/health/live"_s).body)
            .object()
            .value("service"_L1)
            .toString();
    };
    QCOMPARE(answering(), (*first)->hostId());
    first->reset();
    QTRY_COMPARE_WITH_TIMEOUT(answering(), (*second)->hostId(), 20'000);
    // The returning one finds the port in use, and takes it over later.
    first = ServiceHost::start(options, clock);
    QVERIFY(first);
    QVERIFY((*first)->listenUrl() != links);
    QCOMPARE(answering(), (*second)->hostId());
    QCOMPARE(get((*first)->listenUrl() + u"/health/live"_s).status, 200);
    second->reset();
    QTRY_COMPARE_WITH_TIMEOUT(answering(), (*first)->hostId(), 20'000);
}

/** The folder's port is in use at the start, and taken over later. */
void TestServiceHost::cachedResponsesGetTheLinksThatAreTakenOver()
{
    QTemporaryDir home;
    putQuickKey(home.path());
    const SystemClock clock;
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    ServiceHost::Options options;
    options.dataFolder = home.path();
    options.preferredPort = other.serverPort();
    const auto host = ServiceHost::start(options, clock);
    QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
    const QByteArray key = (*host)->localKey().value().reveal();
    const int ownPort = QUrl((*host)->listenUrl()).port();
    QVERIFY(ownPort != other.serverPort());
    const QByteArray body =
        test::part("document", test::ServiceFixture::bytes(test::ServiceFixture::document(52))) +
        test::part("files[]", test::ServiceFixture::sample(), "agreement.pdf") + "--BB--";
    test::RawClient client(static_cast<quint16>(ownPort));
    client.send("POST /documents HTTP/1.1\r\nHost: a\r\n" + test::basicAuth(key) +
                "Content-Type: multipart/form-data; boundary=BB\r\nContent-Length: " +
                QByteArray::number(body.size()) + "\r\n\r\n" + body);
    const QJsonObject document = test::ServiceFixture::json(client.receive(false))["document"_L1].toObject();
    const QString url = (*host)->listenUrl() + QString::fromLatin1(test::ServiceFixture::pathOf(document));
    const auto portInLinks = [&] {
        const QJsonObject now = QJsonDocument::fromJson(get(url, key).body)["document"_L1].toObject();
        return QUrl(now["invitations"_L1][0]["signingURL"_L1].toString()).port();
    };
    QCOMPARE(portInLinks(), ownPort);
    QCOMPARE(portInLinks(), ownPort); // cached
    other.close();
    QTRY_COMPARE_WITH_TIMEOUT(portInLinks(), int{options.preferredPort}, 20'000);
}

void TestServiceHost::linksSurviveARestart()
{
    QTemporaryDir home;
    putQuickKey(home.path());
    const SystemClock clock;
    ServiceHost::Options options;
    options.dataFolder = home.path();
    const auto remembered = [&] {
        QFile file(home.filePath(u"port"_s));
        return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll().trimmed()) : QString();
    };
    const auto portOf = [](const Result<std::unique_ptr<ServiceHost>>& host) {
        return static_cast<quint16>(QUrl((*host)->baseUrl()).port());
    };
    const auto start = [&] { return ServiceHost::start(options, clock); };

    quint16 port = 0;
    {
        const auto host = start();
        QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
        port = portOf(host);
    }
    QCOMPARE(remembered(), QString::number(port));
    {
        const auto host = start();
        QCOMPARE(portOf(host), port);
        QCOMPARE(get((*host)->baseUrl() + u"/health/live"_s).status, 200);
        const auto second = start(); // another process on this folder
        QVERIFY(second && portOf(second) != port);
        QCOMPARE(get((*second)->baseUrl() + u"/health/live"_s).status, 200);
        QCOMPARE(remembered(), QString::number(port));
    }
    QCOMPARE(portOf(start()), port);

    // A fixed port isn't stored.
    {
        QTcpServer probe;
        QVERIFY(probe.listen(QHostAddress::LocalHost));
        ServiceHost::Options fixed = options;
        fixed.port = probe.serverPort();
        QVERIFY(!ServiceHost::start(fixed, clock)); // in use: reported, not avoided
        probe.close();
        const auto host = ServiceHost::start(fixed, clock);
        QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
        QCOMPARE(portOf(host), fixed.port);
        QCOMPARE(remembered(), QString::number(port));
    }

    QTcpServer stranger;
    QVERIFY(stranger.listen(QHostAddress::LocalHost, port));
    {
        const auto host = start();
        QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
        QVERIFY(portOf(host) != port);
        QCOMPARE(get((*host)->baseUrl() + u"/health/live"_s).status, 200);
        QCOMPARE(remembered(), QString::number(portOf(host)));
    }
    for (const QByteArray& odd :
         {QByteArray("no port\n"), QByteArray("99999"), QByteArray("22"), QByteArray()}) {
        QFile file(home.filePath(u"port"_s));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(odd);
        file.close();
        const auto host = start();
        QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
        QCOMPARE(remembered(), QString::number(portOf(host)));
    }
}

void TestServiceHost::theRateIsLimitedWhenAsked()
{
    const SystemClock clock;
    for (const bool limited : {true, false}) {
        QTemporaryDir home;
        putQuickKey(home.path());
        ServiceHost::Options options;
        options.dataFolder = home.path();
        options.hasRateLimit = limited;
        const auto host = ServiceHost::start(options, clock);
        QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
        const Secret key = (*host)->localKey().value();
        test::RawClient client(static_cast<quint16>(QUrl((*host)->baseUrl()).port()));
        constexpr int asked = 600;
        const QByteArray request = test::get("/v1/user/", test::basicAuth(key.reveal()));
        for (int i = 0; i < asked; ++i)
            client.send(request);
        int good = 0;
        int refused = 0;
        for (int i = 0; i < asked; ++i) {
            const test::RawAnswer answer = client.receive();
            good += answer.status == 200 ? 1 : 0;
            if (answer.status != 429) continue;
            ++refused;
            QCOMPARE(answer.header("Retry-After"), "1");
            QCOMPARE(answer.code(), u"rate_limit"_s);
        }
        QCOMPARE(good + refused, asked);
        QVERIFY(good >= 200);
        QCOMPARE(refused > 0, limited);
        // Requests without an account are not counted.
        QCOMPARE(get((*host)->baseUrl() + u"/health/live"_s).status, 200);
    }
}

void TestServiceHost::passphrase()
{
    QTemporaryDir home;
    putQuickKey(home.path());
    const SystemClock clock;
    ServiceHost::Options options;
    options.dataFolder = home.path();
    const auto keyFile = [&] {
        QFile file(home.filePath(u"seal.key.pem"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(keyFile().contains("BEGIN PRIVATE KEY"));
    options.keyPassphrase = Secret("correct horse");
    QVERIFY(ServiceHost::start(options, clock));
    QVERIFY(keyFile().contains("BEGIN ENCRYPTED PRIVATE KEY")); // encrypted once there is a passphrase
    QVERIFY(ServiceHost::start(options, clock));
    options.keyPassphrase = Secret("wrong");
    const auto refused = ServiceHost::start(options, clock);
    QVERIFY(!refused && refused.error().code == ErrorCode::Crypto);
}

void TestServiceHost::aLostKeyIsNotReplacedUnasked()
{
    const QTemporaryDir folder;
    SystemClock clock;
    ServiceHost::Options options;
    options.dataFolder = folder.filePath(u"data"_s);
    QVERIFY(QDir().mkpath(options.dataFolder));
    putQuickKey(options.dataFolder);
    QString before;
    {
        const auto host = ServiceHost::start(options, clock);
        QVERIFY(host);
        before = (*host)->sealFingerprint();
    }
    const QString keyPath = options.dataFolder + u"/seal.key.pem"_s;
    const QString kept = folder.filePath(u"kept.pem"_s);
    QVERIFY(QFile::copy(keyPath, kept) && QFile::remove(keyPath));
    {
        auto database = store::openDatabase(options.dataFolder + u"/inkstone.db"_s, store::Schema::Service);
        QVERIFY(database);
        QSqlQuery query((*database)->connection()); // a document was sealed with it
        QVERIFY(query.exec(u"PRAGMA foreign_keys = OFF"_s));
        QVERIFY2(query.exec(u"INSERT INTO artifact(document_id, kind, file_id, name, sha256, size) "
                            "VALUES (1, 'signed', 1, 'a.pdf', 'ab', 1)"_s),
                 qPrintable(query.lastError().text()));
    }
    {
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^Sealing: The seal key is missing"_s));
        const auto host = ServiceHost::start(options, clock);
        QVERIFY(host); // everything but sealing works
        QCOMPARE((*host)->sealFingerprint(), QString());
        const auto ready = (*host)->checkReady();
        QVERIFY(!ready);
        QVERIFY2(ready.error().detail.english().contains(u"--new-seal-key"_s),
                 qPrintable(ready.error().detail.english()));
        QVERIFY(!QFile::exists(keyPath));
        QVERIFY(QFile::copy(kept, keyPath)); // restored while it runs
        QTRY_VERIFY((*host)->checkReady());
        QCOMPARE((*host)->sealFingerprint(), before);
    }
    QVERIFY(QFile::remove(keyPath));
    options.createsNewSealKey = true;
    const auto host = ServiceHost::start(options, clock);
    QVERIFY(host);
    const QString now = (*host)->sealFingerprint();
    QVERIFY(!now.isEmpty() && now != before);
    QVERIFY((*host)->checkReady());
}

void TestServiceHost::foreignFolders()
{
    QTemporaryDir home;
    QFile file(home.filePath(u"diary.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const SystemClock clock;
    ServiceHost::Options options;
    options.dataFolder = home.path();
    const auto before = QFile::permissions(home.path());
    QVERIFY(!ServiceHost::start(options, clock));
    QCOMPARE(QFile::permissions(home.path()), before);
    options.dataFolder = file.fileName();
    QVERIFY(!ServiceHost::start(options, clock));
}

void TestServiceHost::accounts()
{
    QTemporaryDir home;
    putQuickKey(home.path());
    const SystemClock clock;
    ServiceHost::Options options;
    options.dataFolder = home.path();
    const auto host = ServiceHost::start(options, clock);
    QVERIFY(host);
    const auto key = (*host)->addAccount(u"ada@example.org"_s, u"Ada"_s);
    QVERIFY(key);
    QVERIFY(get((*host)->baseUrl() + u"/v1/user/"_s, key->reveal()).body.contains("ada@example.org"));
    const auto again = (*host)->addAccount(u"ADA@example.org"_s, u"Ada"_s);
    QVERIFY(!again && again.error().code == ErrorCode::Duplicate);
    QCOMPARE(*(*host)->accounts(), QStringList{u"ada@example.org"_s});
}

INK_TEST(TestServiceHost, "tst_servicehost")

} // namespace tst_servicehost

#include "tst_servicehost.moc"
