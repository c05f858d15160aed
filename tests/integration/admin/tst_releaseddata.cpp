// The data of the last release, on both databases, is upgraded and used by this version.
#include "app/service/admin/check.h"
#include "app/service/host/datafolder.h"
#include "tests/integration/admin/sealedservice.h"
#include "tests/integration/processes.h"
#include "tests/support/basicauth.h"
#include "tests/support/goldendata.h"
#include "tests/support/manualclock.h"
#include "tests/support/postgres.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTest>

namespace tst_releaseddata {

using namespace ink;
using namespace ink::test;
using namespace ink::service;
using namespace Qt::Literals::StringLiterals;

namespace {

QString released(const QString& name)
{
    return goldenFolder() + u"/released/"_s + name;
}

/** Copies a file so that it can be changed. */
void copyTo(const QString& from, const QString& to)
{
    QVERIFY(QDir().mkpath(QFileInfo(to).path()));
    QVERIFY2(writeContent(to, contentOf(from)), qPrintable(to));
}

/** A service on a copy of the released data. */
class ReleasedService final
{
public:
    explicit ReleasedService(const QString& folder) : m_folder(folder)
    {
        const QJsonObject release = QJsonDocument::fromJson(contentOf(released(u"release.json"_s))).object();
        m_clock.set(Timestamp{std::chrono::milliseconds{release.value("time"_L1).toInteger()}});
        const QJsonObject all = release.value("keys"_L1).toObject();
        for (auto key = all.begin(); key != all.end(); ++key)
            m_keys.insert(key.key(), key.value().toString().toLatin1());
    }

    /** Puts the data in place; `address` is that of an empty PostgreSQL database, or empty for SQLite. */
    void restore(const QString& address)
    {
        m_place.folder = m_folder + u"/data"_s;
        m_place.database = address;
        const QString blobs = address.isEmpty() ? m_place.folder + u"/blobs"_s : m_folder + u"/shared"_s;
        if (!address.isEmpty()) m_place.blobFolder = blobs;
        for (const QString& sha256 : QDir(released(u"blobs"_s)).entryList(QDir::Files))
            copyTo(released(u"blobs/"_s + sha256), blobs + u'/' + sha256.left(2) + u'/' + sha256);
        if (address.isEmpty()) {
            for (const QString& name : {u"seal.key.pem"_s, u"seal.cert.pem"_s})
                copyTo(released(name), m_place.folder + u'/' + name);
            const QStringList statements = goldenStatements(u"released/sqlite.sql"_s);
            QVERIFY(statements.size() > 50);
            executeSqlite(m_place.folder + u"/inkstone.db"_s, statements);
        } else {
            restorePostgres(address, u"released/postgresql.sql"_s);
        }
    }
    void start()
    {
        ServiceHost::Options options;
        options.dataFolder = m_place.folder;
        options.database = m_place.database;
        options.blobFolder = m_place.blobFolder;
        auto host = ServiceHost::start(options, m_clock);
        QVERIFY2(host, host ? "" : qPrintable(host.error().detail.english()));
        m_host = std::move(*host);
        m_port = static_cast<quint16>(QUrl(m_host->localUrl()).port());
    }
    void stop() { m_host.reset(); }

    /** One request with a key of the release. */
    RawAnswer call(const QString& key, const QByteArray& method, const QByteArray& path,
                   const QByteArray& body = {})
    {
        QByteArray request = method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\n";
        if (!key.isEmpty()) request += basicAuth(m_keys.value(key));
        if (!body.isEmpty())
            request +=
                "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) +
                "\r\n";
        return RawClient(m_port).ask(request + "\r\n" + body);
    }
    QJsonObject get(const QByteArray& path)
    {
        const RawAnswer answer = call(u"owner"_s, "GET", path);
        if (answer.status != 200) qWarning() << path << answer.status << answer.body;
        return ServiceFixture::json(answer);
    }
    /** The documents by their titles. */
    QMap<QString, QJsonObject> documents(const QString& key = u"owner"_s)
    {
        QMap<QString, QJsonObject> all;
        const QJsonObject list = ServiceFixture::json(call(key, "GET", "/v2/documents/search2?pageSize=500"));
        for (const QJsonValue& each : list.value("documents"_L1).toArray())
            all.insert(each["title"_L1].toString(), each.toObject());
        return all;
    }
    /** The findings of `inkstoned check`. */
    QStringList findings() const
    {
        const auto data = DataFolder::open(m_place);
        if (!data) return {u"failed: "_s + data.error().detail.english()};
        const auto report = admin::check({*data->database, data->blobs, data->path}, {}, m_clock);
        if (!report) return {u"failed: "_s + report.error().detail.english()};
        QStringList all;
        for (const admin::Finding& finding : report->findings)
            all.append(finding.id + u": "_s + finding.subject + u' ' + finding.problem);
        return all;
    }
    /** The rows of the statement sum up to the account's total. */
    void ledgerIsExact(qint64 cents)
    {
        QCOMPARE(get("/user").value("chargesCents"_L1).toInteger(), cents);
        const QJsonObject usage = get("/v1/user/usage?pageSize=500");
        QCOMPARE(usage.value("cents"_L1).toInteger(), cents);
        qint64 sum = 0;
        for (const QJsonValue& each : usage.value("charges"_L1).toArray())
            sum += each["cents"_L1].toInteger();
        QCOMPARE(sum, cents);
    }

private:
    QString m_folder;
    DataLocation m_place;
    QMap<QString, QByteArray> m_keys;
    ManualClock m_clock; ///< the time of the data: it is as old on every day
    std::unique_ptr<ServiceHost> m_host;
    quint16 m_port = 0;
};

} // namespace

class TestReleasedData final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isUpgradedAndUsed_data()
    {
        QTest::addColumn<bool>("isPostgreSql");
        QTest::newRow("sqlite") << false;
        QTest::newRow("postgresql") << true;
    }
    void isUpgradedAndUsed()
    {
        QFETCH(bool, isPostgreSql);
        QString address;
        if (isPostgreSql) {
            auto* const postgres = Postgres::shared();
            if (!require(postgres, "PostgreSQL")) return;
            address = postgres->newDatabase();
        }
        const QTemporaryDir folder;
        ReleasedService service(folder.path());
        service.restore(address);
        if (QTest::currentTestFailed()) return;
        service.start(); // upgrades it
        if (QTest::currentTestFailed()) return;
        QCOMPARE(service.findings(), QStringList());

        // The keys of before, with their rights.
        QCOMPARE(service.call(u"owner"_s, "GET", "/v1/user/login").status, 200);
        QCOMPARE(service.call(u"revoked"_s, "GET", "/v1/user").status, 401);
        QCOMPARE(service.call({}, "GET", "/v1/user").status, 401);
        QCOMPARE(service.get("/v1/user/keys").value("keys"_L1).toArray().size(), 3);
        auto documents = service.documents();
        QCOMPARE(documents.keys(), (QStringList{u"Draft"_s, u"Lease 14B"_s, u"Offer"_s, u"Running"_s}));
        QCOMPARE(service.documents(u"reader"_s).keys(), documents.keys());
        QCOMPARE(service.documents(u"folder"_s).keys(), QStringList{u"Lease 14B"_s});
        const QByteArray running = ServiceFixture::pathOf(documents.value(u"Running"_s));
        QCOMPARE(service.call(u"reader"_s, "GET", running).status, 200);
        QCOMPARE(service.call(u"reader"_s, "PUT", running, R"({"title":"No"})").status, 403);
        QCOMPARE(service.call(u"folder"_s, "GET", running).status, 404);

        // The documents with their files and deliveries.
        const QByteArray lease = ServiceFixture::pathOf(documents.value(u"Lease 14B"_s));
        const QJsonObject signedOne = service.get(lease).value("document"_L1).toObject();
        QCOMPARE(signedOne.value("signingStatus"_L1).toInt(), 53);
        QCOMPARE(signedOne.value("data"_L1)["caseNo"_L1].toString(), u"A 1"_s);
        QVERIFY(signedOne.value("histories"_L1).toArray().size() >= 5);
        const RawAnswer sealed = service.call(u"owner"_s, "GET", lease + "/download?content=esign");
        QCOMPARE(
            QString::fromLatin1(QCryptographicHash::hash(sealed.body, QCryptographicHash::Sha256).toHex()),
            signedOne.value("files"_L1)[0]["result"_L1]["sha256"_L1].toString());
        const QJsonArray deliveries = service.get(lease + "/deliveries").value("deliveries"_L1).toArray();
        QCOMPARE(deliveries.size(), 2);
        for (const QJsonValue& each : deliveries) {
            QCOMPARE(each["state"_L1].toString(), u"delivered"_s);
            QCOMPARE(each["tries"_L1].toArray().size(), 1);
        }
        QCOMPARE(service.get("/v1/user/deliveries").value("deliveries"_L1).toArray().size(), 2);

        // The statement: three documents, of which one is purged, and two of a run.
        service.ledgerIsExact(5 * 50);
        const QJsonArray runs = service.get("/v1/user/usage?group=template").value("groups"_L1).toArray();
        QCOMPARE(runs.size(), 2);

        // Work goes on: what was sent before is signed and sealed with the same key, a draft is sent.
        QCOMPARE(service
                     .call(u"owner"_s, "PUT", ServiceFixture::pathOf(documents.value(u"Draft"_s)),
                           R"({"signingStatus":52})")
                     .status,
                 200);
        service.ledgerIsExact(6 * 50);
        const QJsonObject open = service.get(running).value("document"_L1).toObject();
        const QByteArray link = ServiceFixture::signingPath(open);
        const QJsonObject view = ServiceFixture::json(service.call({}, "GET", link + "/values"));
        QCOMPARE(service.call({}, "POST", link + "/finish", ServiceFixture::filled(view)).status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(service.get(running).value("document"_L1)["signingStatus"_L1].toInt(), 53,
                                  30'000);
        QCOMPARE(service.findings(), QStringList());
        service.stop();
        QCOMPARE(service.findings(), QStringList());
    }
};

INK_TEST(TestReleasedData, "tst_releaseddata")

} // namespace tst_releaseddata

#include "tst_releaseddata.moc"
