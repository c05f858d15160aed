#include "app/store/database/database.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

namespace tst_idempotency {

using namespace ink::test;

/** Idempotency-Key of contract §1, also if the process died between its work and its response. */
class TestIdempotency final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    static QByteArray keyed(const char* key) { return "Idempotency-Key: " + QByteArray(key) + "\r\n"; }
    /** A draft with its file inside the JSON. */
    static QByteArray draft(const QString& title = QStringLiteral("Lease"))
    {
        QJsonObject document = ServiceFixture::document(51, title);
        document.insert(QStringLiteral("files"),
                        QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("lease.pdf")},
                                               {QStringLiteral("body"),
                                                QString::fromLatin1(ServiceFixture::sample().toBase64())}}});
        return ServiceFixture::bytes(document);
    }
    [[nodiscard]] qint64 documents() const
    {
        return ServiceFixture::json(m_service.mine("GET", "/documents"))
            .value(QLatin1String("documentCount"))
            .toInteger();
    }
    static qint64 idIn(const RawAnswer& answer)
    {
        return ServiceFixture::json(answer).value(QLatin1String("document"))[QLatin1String("id")].toInteger();
    }
    /** The state after a kill -9 between the commit and the stored response, once others have noticed it. */
    void loseTheAnswer(const QString& key)
    {
        const auto db = ink::store::openDatabase(m_service.databaseAddress(), ink::store::Schema::Service);
        QVERIFY(db.has_value());
        QSqlQuery query((*db)->connection());
        query.prepare(QStringLiteral(
            "UPDATE idempotency SET status = 0, body = NULL, owner = '' WHERE request_key = ?"));
        query.addBindValue(key);
        QVERIFY(query.exec());
        QCOMPARE(query.numRowsAffected(), 1);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_service.start()); }

    void theSameRequestIsCarriedOutOnce()
    {
        const qint64 before = documents();
        const RawAnswer first = m_service.mine("POST", "/documents", draft(), keyed("once"));
        QCOMPARE(first.status, 201);
        const RawAnswer again = m_service.mine("POST", "/v1/documents/", draft(), keyed("once"));
        QCOMPARE(again.status, 201);
        QCOMPARE(again.body, first.body);
        QCOMPARE(again.header("Location"), "/v1/documents/" + QByteArray::number(idIn(first)));
        QCOMPARE(again.header("Location"), first.header("Location"));
        QCOMPARE(documents(), before + 1);
        const RawAnswer other =
            m_service.mine("POST", "/documents", draft(QStringLiteral("Other")), keyed("once"));
        QCOMPARE(other.status, 409);
        QCOMPARE(ServiceFixture::json(other).value(QLatin1String("code")).toString(),
                 QStringLiteral("idempotency"));
    }

    void aCrashBeforeTheAnswerDoublesNothing()
    {
        const qint64 before = documents();
        const RawAnswer first = m_service.mine("POST", "/documents", draft(), keyed("crash"));
        QCOMPARE(first.status, 201);
        loseTheAnswer(QStringLiteral("crash"));
        const RawAnswer again = m_service.mine("POST", "/documents", draft(), keyed("crash"));
        QCOMPARE(again.status, 201);
        QCOMPARE(idIn(again), idIn(first));
        QCOMPARE(documents(), before + 1);
    }

    void aRepeatedDeleteAfterACrashDoesNotPurge()
    {
        const qint64 id = idIn(m_service.mine("POST", "/documents", draft()));
        const QByteArray body = "{\"ids\":[" + QByteArray::number(id) + "]}";
        QCOMPARE(m_service.mine("DELETE", "/documents/array", body, keyed("trash")).status, 200);
        loseTheAnswer(QStringLiteral("trash"));
        const RawAnswer again = m_service.mine("DELETE", "/documents/array", body, keyed("trash"));
        QCOMPARE(ServiceFixture::json(again).value(QLatin1String("success")).toBool(), true);
        const RawAnswer still = m_service.mine("GET", "/v1/documents/" + QByteArray::number(id));
        QCOMPARE(still.status, 200);
        QVERIFY(still.body.contains("\"deleted\":true"));
    }

    void aRepeatedSendAfterACrashIsOneCharge()
    {
        const qint64 id = idIn(m_service.mine("POST", "/documents", draft()));
        const QByteArray path = "/v1/documents/" + QByteArray::number(id);
        QCOMPARE(m_service.mine("PUT", path, R"({"signingStatus":52})", keyed("send")).status, 200);
        const auto charges = [&] {
            return ServiceFixture::json(m_service.mine("GET", "/user"))
                .value(QLatin1String("chargesCents"))
                .toInteger();
        };
        const qint64 charged = charges();
        loseTheAnswer(QStringLiteral("send"));
        const RawAnswer again = m_service.mine("PUT", path, R"({"signingStatus":52})", keyed("send"));
        QCOMPARE(again.status, 200);
        QVERIFY(again.body.contains("\"signingStatus\":52"));
        QCOMPARE(charges(), charged);
    }

    void aKeyMustBePrintableAndShort()
    {
        QCOMPARE(
            m_service.mine("POST", "/documents", draft(), keyed(QByteArray(129, 'k').constData())).status,
            400);
    }
};

INK_TEST(TestIdempotency, "tst_idempotency")

} // namespace tst_idempotency

#include "tst_idempotency.moc"
