// A service's health when all is well, while it stops, and when its database is gone.
#include "app/service/host/servicehost.h"
#include "tests/support/postgres.h"
#include "tests/support/rawhttp.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QMutex>
#include <QMutexLocker>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace tst_health {

using namespace ink;
using namespace ink::test;
using namespace ink::service;
using namespace Qt::Literals::StringLiterals;

class TestHealth final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    SystemClock m_clock;

    [[nodiscard]] static quint16 portOf(const ServiceHost& host)
    {
        return static_cast<quint16>(QUrl(host.baseUrl()).port());
    }

private Q_SLOTS:
    void readyUntilItStops();
    void notReadyWithoutItsDatabase();
    void accessLogTellsEveryAnswer();
};

void TestHealth::readyUntilItStops()
{
    ServiceHost::Options options;
    options.dataFolder = m_dir.filePath(u"data"_s);
    const auto host = ServiceHost::start(options, m_clock);
    QVERIFY(host);
    QVERIFY((*host)->checkReady());
    const quint16 port = portOf(**host);
    QCOMPARE(RawClient(port).ask(get("/health/live")).status, 200);
    QCOMPARE(RawClient(port).ask(get("/health/ready")).status, 200);
    (*host)->stop(std::chrono::seconds(1));
    const auto ready = (*host)->checkReady();
    QVERIFY(!ready);
    QCOMPARE(ready.error().code, ErrorCode::Unavailable);
    QVERIFY(!ready.error().detail.english().isEmpty());
    QCOMPARE(RawClient(port).ask(get("/health/live")).status, 0); // the server has stopped
}

void TestHealth::notReadyWithoutItsDatabase()
{
    if (!require(Postgres::shared(), "PostgreSQL")) return;
    ServiceHost::Options options;
    options.dataFolder = m_dir.filePath(u"work"_s);
    options.database = Postgres::shared()->newDatabase();
    const auto host = ServiceHost::start(options, m_clock);
    QVERIFY(host);
    const quint16 port = portOf(**host);
    QCOMPARE(RawClient(port).ask(get("/health/ready")).status, 200);
    const auto up = [&] {
        return RawClient(port).ask(get("/metrics")).body.contains("inkstone_database_up 1\n");
    };
    QVERIFY(up());
    const QString name = QUrl(options.database).path().mid(1);
    Postgres::shared()->ask(u"ALTER DATABASE %1 WITH ALLOW_CONNECTIONS false"_s.arg(name));
    Postgres::shared()->ask(
        u"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '%1'"_s.arg(name));
    QTRY_COMPARE_WITH_TIMEOUT(RawClient(port).ask(get("/health/ready")).status, 503, 15'000);
    QCOMPARE(RawClient(port).ask(get("/health/live")).status, 200);
    QVERIFY(!up());
    Postgres::shared()->ask(u"ALTER DATABASE %1 WITH ALLOW_CONNECTIONS true"_s.arg(name));
    // Recovers automatically, even if the seal's key could not be stored meanwhile.
    QTRY_VERIFY_WITH_TIMEOUT(!(*host)->sealFingerprint().isEmpty(), 15'000);
    QTRY_COMPARE_WITH_TIMEOUT(RawClient(port).ask(get("/health/ready")).status, 200, 15'000);
    QVERIFY(up());
}

void TestHealth::accessLogTellsEveryAnswer()
{
    QMutex mutex;
    QList<http::AccessEntry> entries;
    ServiceHost::Options options;
    options.dataFolder = m_dir.filePath(u"logged"_s);
    options.accessLog = [&](const http::AccessEntry& entry) {
        const QMutexLocker lock(&mutex);
        entries.append(entry);
    };
    const auto host = ServiceHost::start(options, m_clock);
    QVERIFY(host);
    const QByteArray key = (*host)->addAccount(u"ada@example.org"_s, u"Ada"_s)->reveal();
    const QByteArray auth = basicAuth(key);
    RawClient client(portOf(**host));
    QCOMPARE(client.ask(get("/v1/documents/17", auth)).status, 404);
    QCOMPARE(client.ask(get("/v1/user/", auth)).status, 200);
    QCOMPARE(client.ask(get("/nowhere")).status, 404);
    (*host)->stop(std::chrono::seconds(1));
    const QMutexLocker lock(&mutex);
    QCOMPARE(entries.size(), 3);
    QCOMPARE(entries.at(0).route, u"/v1/documents/{docID}"_s);
    QVERIFY(entries.at(0).account > 0 && entries.at(0).account == entries.at(1).account);
    QCOMPARE(entries.at(0).status, 404);
    QVERIFY(entries.at(2).route.isEmpty() && entries.at(2).account == 0);
}

INK_TEST(TestHealth, "tst_health")

} // namespace tst_health

#include "tst_health.moc"
