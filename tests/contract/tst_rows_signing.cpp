#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_rows_signing {

using namespace ink;
using namespace ink::test;

/** The signer's row of contract §5 and the responses for a completed document, each validated against the
 * schema. */
class TestRowsSigning final : public ContractTest
{
    Q_OBJECT

    static QByteArray valuesFor(const QJsonObject& view, bool consent)
    {
        QJsonObject body{{QStringLiteral("values"), ServiceFixture::valuesFor(view)}};
        if (consent) body.insert(QStringLiteral("consent"), true);
        return ServiceFixture::bytes(body);
    }

private Q_SLOTS:
    void signedAndTakenHome()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = ServiceFixture::signingPath(document);
        const QByteArray own = ContractClient::pathOf(document);
        const QJsonObject view = json(m_client.nobody("GET", path + "/values"));
        QCOMPARE(view.value(QLatin1String("pages")).toArray().size(), 3);
        QCOMPARE(m_client.nobody("PUT", path + "/values", valuesFor(view, false)).status, 200);
        for (const char* page : {"/pages/1.png", "/pages/3.png?width=400", "/pages/2.txt"})
            QCOMPARE(m_client.nobody("GET", path + page).status, 200);
        for (const char* page :
             {"/pages/0.png", "/pages/4.png", "/pages/x.png", "/pages/-1.txt", "/pages/1.gif"})
            QCOMPARE(m_client.nobody("GET", path + page).status, 404);
        const RawAnswer silent = m_client.nobody("POST", path + "/finish", R"({"consent":false})");
        QVERIFY(silent.status == 400 && ContractClient::names(silent, QStringLiteral("consent")));
        QCOMPARE(m_client.nobody("GET", path + "/download").code(), QStringLiteral("state"));
        const RawAnswer finished = m_client.nobody("POST", path + "/finish", valuesFor(view, true));
        QVERIFY2(finished.status == 200, finished.body.constData());
        QTRY_COMPARE_WITH_TIMEOUT(
            documentIn(m_client.mine("GET", own)).value(QLatin1String("signingStatus")).toInt(), 53, 30'000);
        for (const char* content : {"esign", "audit", "esignwithaudit", "original"}) {
            const QByteArray query = QByteArray("/download?content=") + content;
            const RawAnswer file = m_client.mine("GET", own + query);
            QVERIFY2(file.body.startsWith("%PDF"), content);
            QCOMPARE(file.header("Content-Type"), QByteArray("application/pdf"));
            QCOMPARE(m_client.mine("GET", own + query, {}, "If-None-Match: " + file.header("ETag") + "\r\n")
                         .status,
                     304);
            const RawAnswer some = m_client.mine("GET", own + query, {}, "Range: bytes=1-3\r\n");
            QCOMPARE(some.status, 206);
            QCOMPARE(some.body, QByteArray("PDF"));
        }
        QCOMPARE(m_client.mine("GET", own + "/download").header("Content-Type"),
                 QByteArray("application/zip"));
        QCOMPARE(m_client.nobody("GET", path + "/download?content=esign").status, 200);
        QCOMPARE(m_client.nobody("PUT", path + "/values", valuesFor(view, false)).code(),
                 QStringLiteral("state"));
        QCOMPARE(m_client.nobody("POST", path + "/reject", R"({"reason":"late"})").code(),
                 QStringLiteral("state"));
        QCOMPARE(m_client.mine("GET", "/documents?signingStatus=53").status, 200);
        QCOMPARE(m_client.mine("PUT", own, R"({"signingStatus":56})").code(), QStringLiteral("state"));
    }

    void rejectedOnce()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = ServiceFixture::signingPath(document);
        for (const char* body : {"{}", R"({"reason":""})", R"({"reason":"  "})", R"({"reason":null})"})
            QCOMPARE(m_client.nobody("POST", path + "/reject", body).status, 400);
        QCOMPARE(m_client.nobody("POST", path + "/reject", R"({"Reason":"wrong rent"})").status, 200);
        const QJsonObject after = now(document);
        QCOMPARE(after.value(QLatin1String("signingStatus")).toInt(), 54);
        QCOMPARE(after.value(QLatin1String("invitations"))[0][QLatin1String("rejectReason")].toString(),
                 QStringLiteral("wrong rent"));
        QCOMPARE(m_client.nobody("POST", path + "/finish", R"({"consent":true})").code(),
                 QStringLiteral("state"));
    }

    void aDeletedDocumentIsGoneForItsSigner()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = ServiceFixture::signingPath(document);
        for (int i = 0; i < 2; ++i)
            QCOMPARE(m_client.mine("DELETE", "/documents/array?ids=" + ContractClient::idOf(document)).status,
                     200);
        for (const char* end : {"", "/values", "/pages/1.png", "/download"}) {
            const int status = m_client.nobody("GET", path + end).status;
            QVERIFY2(status == 410 || status == 404, end);
        }
    }
};

INK_TEST(TestRowsSigning, "tst_rows_signing")

} // namespace tst_rows_signing

#include "tst_rows_signing.moc"
