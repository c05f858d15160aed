#include "app/store/database/query.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_quota {

using namespace ink;
using namespace ink::test;

/** A full account, and rejected uploads: nothing of them is stored. */
class TestQuota final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    /** The number of stored files, in any backend. */
    [[nodiscard]] qint64 stored() const
    {
        const auto database =
            store::openDatabase(m_service.databaseAddress(), store::Schema::Service).value();
        if (database->isPostgreSql()) {
            auto query = store::runText(*database, QStringLiteral("SELECT count(*) FROM blob"), {}).value();
            return query.next() ? query.value(0).toLongLong() : -1;
        }
        qint64 count = 0;
        QDirIterator files(QFileInfo(m_service.databasePath()).path() + QStringLiteral("/blobs"), QDir::Files,
                           QDirIterator::Subdirectories);
        for (; files.hasNext(); files.next())
            ++count;
        return count;
    }
    /** A PDF that isn't stored yet. */
    [[nodiscard]] static QByteArray fresh()
    {
        static int number = 0;
        return ServiceFixture::sample() + "\n% " + QByteArray::number(++number) + '\n';
    }
    [[nodiscard]] RawAnswer create(const QByteArray& pdf, const QByteArray& headers = {}) const
    {
        return m_service.createOf(ServiceFixture::document(51), pdf, "/v1/documents", headers);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_service.start([](service::ServiceHost::Options& options) {
            options.maxAccountDocuments = 2;
            options.maxAccountBytes = 50'000'000;
        }));
    }

    /** Clients learn the quota with the other limits. */
    void quotasAreAmongTheLimits()
    {
        const QJsonObject limits =
            ServiceFixture::json(m_service.mine("GET", "/v1/user")).value(QLatin1String("limits")).toObject();
        QCOMPARE(limits.value(QLatin1String("accountDocuments")).toInt(), 2);
        QCOMPARE(limits.value(QLatin1String("accountBytes")).toInt(), 50'000'000);
    }

    void refusedUploadsLeaveNothing()
    {
        const qint64 before = stored();
        QCOMPARE(create("%PDF-1.7 no pages").status, 422);
        QCOMPARE(stored(), before);

        QJsonObject nowhere = ServiceFixture::document(51);
        nowhere.insert(QStringLiteral("folderId"), 99'999);
        QCOMPARE(m_service.createOf(nowhere, fresh()).status, 400);
        QCOMPARE(stored(), before);
        nowhere.insert(
            QStringLiteral("files"),
            QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("a.pdf")},
                                   {QStringLiteral("body"), QString::fromLatin1(fresh().toBase64())}}});
        QCOMPARE(m_service.mine("POST", "/v1/documents", ServiceFixture::bytes(nowhere)).status, 400);
        QCOMPARE(stored(), before);

        const QByteArray file = part("files[]", fresh(), "agreement.pdf");
        const QByteArray type = "multipart/form-data; boundary=BB";
        QCOMPARE(
            m_service.mine("POST", "/v1/documents", part("document", "{") + file + "--BB--", {}, type).status,
            400);
        QCOMPARE(m_service.mine("POST", "/v1/documents", file + "--BB--", {}, type).status,
                 400);                                                                 // no document
        QCOMPARE(m_service.mine("POST", "/v1/documents", file, {}, type).status, 400); // no end
        QCOMPARE(m_service.call("POST", "/v1/documents", file + "--BB--", {}, type).status, 401);
        QCOMPARE(stored(), before);
    }

    void aFullAccount()
    {
        const QByteArray first = fresh();
        const QByteArray key = "Idempotency-Key: first\r\n";
        const RawAnswer made = create(first, key);
        QCOMPARE(made.status, 201);
        QVERIFY(!m_service.call("GET", "/metrics").body.contains("inkstone_accounts_full 1"));
        QCOMPARE(create(fresh()).status, 201);

        const qint64 before = stored();
        for (const QByteArray& headers : {QByteArray(), QByteArray("Idempotency-Key: third\r\n")}) {
            const RawAnswer refused = create(fresh(), headers);
            QCOMPARE(refused.status, 413);
            const QJsonObject error = ServiceFixture::json(refused);
            QCOMPARE(error.value(QLatin1String("reason")).toString(), QStringLiteral("account_full"));
            QVERIFY2(error.value(QLatin1String("message")).toString().contains(QStringLiteral("2 documents")),
                     refused.body.constData());
        }
        QCOMPARE(stored(), before);
        QCOMPARE(create(first, key).body, made.body); // a completed request is repeated as before
        const RawAnswer metrics = m_service.call("GET", "/metrics");
        QVERIFY2(metrics.body.contains("inkstone_accounts_full 1\n"), metrics.body.constData());

        const QByteArray id = QByteArray::number(
            ServiceFixture::json(made).value(QLatin1String("document"))[QLatin1String("id")].toInteger());
        QCOMPARE(m_service.mine("DELETE", "/documents/array?ids=" + id).status, 200);
        QCOMPARE(m_service.mine("DELETE", "/documents/array?purge=true&ids=" + id).status, 200);
        QCOMPARE(create(fresh()).status, 201);
    }
};

INK_TEST(TestQuota, "tst_quota")

} // namespace tst_quota

#include "tst_quota.moc"
