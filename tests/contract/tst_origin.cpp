#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTest>

namespace tst_origin {

using namespace ink::test;

/** Cross-site requests of a browser, with its cookie or password. */
class TestOrigin final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;
    QByteArray m_cookie;
    int m_made = 0;

    [[nodiscard]] QByteArray folder()
    {
        const QJsonObject wanted{{QStringLiteral("name"), QStringLiteral("folder %1").arg(++m_made)},
                                 {QStringLiteral("folderType"), 1}};
        return ServiceFixture::bytes({{QStringLiteral("folder"), wanted}});
    }
    [[nodiscard]] qsizetype folders() const
    {
        return ServiceFixture::json(m_service.mine("GET", "/v1/folders"))
            .value(QLatin1String("folders"))
            .toArray()
            .size();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_service.start());
        const QByteArray cookie = m_service.mine("GET", "/v1/user/login").header("Set-Cookie");
        QVERIFY(cookie.startsWith("JSESSIONID="));
        m_cookie = "Cookie: " + cookie.left(cookie.indexOf(';')) + "\r\n";
    }

    void otherWebsitesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("headers");
        for (const char* origin : {"http://evil.example", "null", "http://localhost:81",
                                   "http://localhost.evil.example", "localhost", "http://", "file://"})
            QTest::newRow(origin) << "Origin: " + QByteArray(origin) + "\r\n";
        QTest::newRow("cross-site") << QByteArray("Sec-Fetch-Site: cross-site\r\n");
        QTest::newRow("same-site") << QByteArray("Sec-Fetch-Site: same-site\r\nOrigin: http://localhost\r\n");
    }
    void otherWebsitesAreRefused()
    {
        QFETCH(QByteArray, headers);
        const qsizetype before = folders();
        const QByteArray secret = m_service.mine("GET", "/v1/user/callbackSecret").body;
        for (const QByteArray& who : {m_cookie, m_service.auth}) {
            const auto send = [&](const QByteArray& method, const QByteArray& path, const QByteArray& body,
                                  const QByteArray& type = "application/json") {
                return m_service.call(method, path, body, who + headers, type).status;
            };
            QCOMPARE(send("POST", "/v1/folders", folder()), 403);
            QCOMPARE(send("POST", "/v1/user/callbackSecret/rotate", {}), 403);
            QCOMPARE(send("PUT", "/v1/user/userSettings", R"({"userSetting":{"name":"x"}})"), 403);
            QCOMPARE(send("DELETE", "/documents/array?ids=1", {}), 403);
            QCOMPARE(send("POST", "/documents", part("document", "{}") + "--BB--",
                          "multipart/form-data; boundary=BB"),
                     403);
            QCOMPARE(send("GET", "/v1/folders", {}), 200); // which the other website can't read
        }
        QCOMPARE(m_service
                     .call("POST", "/sign/00000000-0000-4000-8000-000000000000/reject", R"({"reason":"no"})",
                           headers)
                     .status,
                 403);
        QCOMPARE(folders(), before);
        QCOMPARE(m_service.mine("GET", "/v1/user/callbackSecret").body, secret);
    }

    void ownPagesAndProgramsAreServed_data()
    {
        QTest::addColumn<QByteArray>("headers");
        for (const char* headers : {"", "Origin: http://localhost\r\n", "Origin: http://LOCALHOST:80\r\n",
                                    "Sec-Fetch-Site: same-origin\r\nOrigin: https://renamed.example\r\n",
                                    "Sec-Fetch-Site: none\r\n"})
            QTest::newRow(headers) << QByteArray(headers);
    }
    void ownPagesAndProgramsAreServed()
    {
        QFETCH(QByteArray, headers);
        for (const QByteArray& who : {m_cookie, m_service.auth}) {
            const int status = m_service.call("POST", "/v1/folders", folder(), who + headers).status;
            QVERIFY(status == 200 || status == 201);
        }
    }

    void jsonMustSaySo()
    {
        for (const char* line : {"", "Content-Type: \r\n", "Content-Type: text/plain\r\n",
                                 "Content-Type: application/x-www-form-urlencoded\r\n"}) {
            const QByteArray body = folder();
            RawClient client(m_service.port);
            const RawAnswer answer = client.ask(post("/v1/folders", body, m_service.auth + line));
            QCOMPARE(answer.status, 415);
            QCOMPARE(answer.code(), QStringLiteral("media_type"));
        }
    }

    void thePublicAddressIsOurs()
    {
        ServiceFixture known;
        QVERIFY(known.start([](ink::service::ServiceHost::Options& options) {
            options.publicUrl = QStringLiteral("https://sign.example.com");
        }));
        known.port = static_cast<quint16>(QUrl(known.host().listenUrl()).port());
        const auto from = [&](const QByteArray& origin) { // the proxy names its own host
            return known.mine("POST", "/v1/folders", folder(), "Origin: " + origin + "\r\n").status;
        };
        QCOMPARE(from("https://evil.example"), 403);
        QCOMPARE(from("http://sign.example.com"), 403); // without TLS anyone may have forged the page
        QVERIFY(from("https://sign.example.com") < 300);
    }
};

INK_TEST(TestOrigin, "tst_origin")

} // namespace tst_origin

#include "tst_origin.moc"
