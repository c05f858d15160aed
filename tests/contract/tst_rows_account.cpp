#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_rows_account {

using namespace ink;
using namespace ink::test;

/** The rows of contract §5 for the account and its folders, and the ways to sign in of §2. */
class TestRowsAccount final : public ContractTest
{
    Q_OBJECT

    static QByteArray cookieOf(const RawAnswer& answer)
    {
        return "Cookie: a=b; " + answer.header("Set-Cookie").split(';').first() + "; c=d\r\n";
    }
    QJsonObject setting(const char* name)
    {
        return json(m_client.mine("GET", "/user")).value(QLatin1String(name)).toObject();
    }
    RawAnswer put(const QByteArray& body) { return m_client.mine("PUT", "/v1/user/userSettings", body); }
    QJsonObject folder(const QByteArray& body)
    {
        return ContractClient::object(m_client.mine("POST", "/v1/folders", body), "data");
    }

private Q_SLOTS:
    void waysIn()
    {
        const QByteArray key = m_client.service.key;
        for (const QByteArray& header :
             {basicAuth(key, {}), "authorization: bAsIc " + (key + ':').toBase64() + "\r\n"})
            QCOMPARE(m_client.nobody("GET", "/user", {}, header).status, 200);
        for (const QByteArray& path : {QByteArray("/v1/user/login"), QByteArray("/user/login/")}) {
            const RawAnswer login = m_client.mine("GET", path);
            QCOMPARE(login.status, 200);
            const QByteArray cookie = login.header("Set-Cookie");
            for (const char* rule : {"HttpOnly", "SameSite=Strict", "Path=/"})
                QVERIFY2(cookie.contains(rule), rule);
            QVERIFY(!cookie.contains("Secure")); // this connection is not
            QCOMPARE(m_client.nobody("GET", "/user", {}, cookieOf(login)).status, 200);
            QCOMPARE(m_client.nobody("POST", "/user/logout", {}, cookieOf(login)).status, 200);
            QCOMPARE(m_client.nobody("GET", "/user", {}, cookieOf(login)).status, 401);
        }
        QCOMPARE(m_client.nobody("GET", "/user/login?email=" + key + "&password=").status, 200);
        QCOMPARE(m_client.nobody("GET", "/user/login?EMAIL=" + key).status, 200);
        QCOMPARE(m_client.nobody("POST", "/v1/user/logout/").status, 200); // also without a session
        QCOMPARE(m_client.nobody("POST", "/v1/user/logout", {}, "Cookie: JSESSIONID=none\r\n").status, 200);
    }
    void waysThatAreNone()
    {
        const QByteArray key = m_client.service.key;
        for (const QByteArray& header :
             {QByteArray("Authorization: Bearer ") + key + "\r\n", QByteArray("Authorization: Basic\r\n"),
              QByteArray("Authorization: Basic !!!\r\n"), "Authorization: Basic " + key.toBase64() + "\r\n",
              basicAuth("anna@example.com", "wrong"), basicAuth("nobody@example.com", "wrong"),
              basicAuth({}, {})}) {
            const RawAnswer answer = m_client.nobody("GET", "/user", {}, header);
            QVERIFY2(answer.status == 401, header.constData());
            QVERIFY(answer.header("WWW-Authenticate").startsWith("Basic realm=\"inkstone\""));
        }
    }
    void tooManyFailures()
    {
        RawAnswer last;
        for (int i = 0; i < 12; ++i)
            last = m_client.nobody("GET",
                                   "/user/login?email=guess@example.com&password=" + QByteArray::number(i));
        QCOMPARE(last.status, 429);
        QCOMPARE(last.code(), QStringLiteral("rate_limit"));
        QVERIFY(last.header("Retry-After").toInt() > 0 && last.header("Retry-After").toInt() <= 300);
        QCOMPARE(m_client.mine("GET", "/user").status, 200); // the key still works
    }

    void accountDetails()
    {
        const QJsonObject details = json(m_client.mine("GET", "/user/accountDetails"));
        QCOMPARE(json(m_client.mine("GET", "/v1/user")), details);
        QCOMPARE(details.value(QLatin1String("email")).toString(), QStringLiteral("anna@example.com"));
        QVERIFY(!m_client.mine("GET", "/user").body.contains(m_client.service.key));
        QVERIFY(m_client.other("GET", "/user").header("ETag") !=
                m_client.mine("GET", "/user").header("ETag"));
        const QJsonObject key = details.value(QLatin1String("apiKeys"))[0].toObject();
        QVERIFY(m_client.service.key.endsWith(key.value(QLatin1String("lastFour")).toString().toLatin1()));
    }

    void settings()
    {
        QCOMPARE(
            put(R"({"userSetting":{"name":"Anna B","companyName":"Acme","language":"fr","timeZone":"Europe/Paris"}})")
                .status,
            200);
        const QJsonObject before = setting("userSetting");
        QCOMPARE(before.value(QLatin1String("companyName")).toString(), QStringLiteral("Acme"));
        // Both at once; other settings stay.
        const RawAnswer both = put(
            R"({"UserSetting":{"spendLimitCents":100000,"onReject":"CONTINUE"},"NOTIFICATIONSETTING":{"onViewed":true}})");
        QCOMPARE(both.status, 200);
        const QJsonObject user = ContractClient::object(both, "user");
        QCOMPARE(user.value(QLatin1String("spendLimitCents")).toInt(), 100'000);
        QCOMPARE(user.value(QLatin1String("userSetting"))[QLatin1String("onReject")].toString(),
                 QStringLiteral("continue"));
        QCOMPARE(user.value(QLatin1String("companyName")).toString(), QStringLiteral("Acme"));
        QVERIFY(setting("notificationSetting").value(QLatin1String("onViewed")).toBool());
        QCOMPARE(put(R"({"userSetting":{"spendLimitCents":null,"onReject":"stop","language":"en"}})").status,
                 200);
        QVERIFY(setting("userSetting").value(QLatin1String("spendLimitCents")).isNull());
        for (const char* body : {"{}", R"({"userSetting":null})", R"({"settings":{}})",
                                 R"({"userSetting":null,"notificationSetting":null})"})
            QVERIFY2(put(body).status == 400, body);
        // One invalid field of two: neither is saved.
        const QJsonObject kept = setting("userSetting");
        QCOMPARE(put(R"({"userSetting":{"name":"C"},"notificationSetting":{"completionMail":"owl"}})").status,
                 400);
        QCOMPARE(put(R"({"userSetting":{"name":"C","timeZone":"Mars/Olympus"}})").status, 400);
        QCOMPARE(setting("userSetting"), kept);
    }

    void networks()
    {
        const auto allow = [&](const QByteArray& list) {
            return put("{\"userSetting\":{\"allowedAddresses\":[" + list + "]}}");
        };
        for (const char* wrong : {"\"x\"", "\"1.2.3\"", "\"1.2.3.4/33\"", "\"1.2.3.4/-1\"", "\"::1/129\"",
                                  "\"1.2.3.256\"", "\"10.0.0.0/8\"", "\"\"", "\"1.2.3.4/\""}) {
            const RawAnswer answer = allow(wrong);
            QVERIFY2(answer.status == 400, wrong);
            QVERIFY(ContractClient::names(answer, QStringLiteral("userSetting.allowedAddresses")));
        }
        QCOMPARE(allow("\"127.0.0.0/8\",\"::1\"").status, 200);
        QCOMPARE(m_client.mine("GET", "/user").status, 200);
        QCOMPARE(allow("").status, 200);
    }

    void folders()
    {
        const QJsonObject top = folder(R"({"folder":{"name":"  Clients  ","folderType":1,"parent":0}})");
        QCOMPARE(top.value(QLatin1String("name")).toString(), QStringLiteral("Clients"));
        const QByteArray id = ContractClient::idOf(top);
        const QJsonObject inner = folder("{\"FOLDER\":{\"FolderText\":\"2026\",\"Parent\":\"" + id + "\"}}");
        QCOMPARE(inner.value(QLatin1String("parent")), top.value(QLatin1String("id")));
        const QJsonObject bare =
            folder(R"({"text":"Bare","folderType":{"id":"1","displayName":"x"},"metaData":{"a":[1]}})");
        QCOMPARE(bare.value(QLatin1String("metaData"))[QLatin1String("a")], QJsonArray{1});
        QCOMPARE(json(m_client.mine("GET", "/folders")).value(QLatin1String("folders")).toArray().size(), 3);
        QCOMPARE(json(m_client.other("GET", "/folders")).value(QLatin1String("folders")).toArray().size(), 0);

        // Unique among siblings, ignoring case; elsewhere a name can be reused.
        QCOMPARE(m_client.mine("POST", "/folders", R"({"folder":{"name":"CLIENTS"}})").code(),
                 QStringLiteral("duplicate"));
        QCOMPARE(
            m_client.mine("PUT", "/folders/" + ContractClient::idOf(bare), R"({"folder":{"name":"clients"}})")
                .code(),
            QStringLiteral("duplicate"));
        QCOMPARE(m_client.mine("POST", "/folders", R"({"folder":{"name":"Clients","folderType":2}})").status,
                 201);
        QCOMPARE(
            m_client.mine("POST", "/folders", "{\"folder\":{\"name\":\"Clients\",\"parent\":" + id + "}}")
                .status,
            201);
        QCOMPARE(m_client.other("POST", "/folders", R"({"folder":{"name":"Clients"}})").status, 201);
        QCOMPARE(json(m_client.mine("GET", "/v1/folders/template"))
                     .value(QLatin1String("folders"))
                     .toArray()
                     .size(),
                 1);

        // Never into itself or its descendants, nor into one of another kind or account.
        const QByteArray below = ContractClient::idOf(inner);
        for (const QByteArray& parent : {id, below, QByteArray("999999")}) {
            const RawAnswer answer =
                m_client.mine("PUT", "/folders/" + id, "{\"folder\":{\"parent\":" + parent + "}}");
            QVERIFY2(answer.status == 400 || answer.status == 409, answer.body.constData());
        }
        QVERIFY(
            ContractClient::names(m_client.mine("PUT", "/folders/" + id, R"({"folder":{"folderType":2}})"),
                                  QStringLiteral("folder.folderType")));
        QCOMPARE(m_client.mine("PUT", "/folders/" + below, R"({"folder":{"parent":null}})").status, 200);
        QCOMPARE(m_client.mine("PUT", "/folders/" + below, "{\"folder\":{\"parent\":" + id + "}}").status,
                 200);
    }
    void whatADeletedFolderHeld()
    {
        const QJsonObject outer = folder(R"({"folder":{"name":"Outer"}})");
        const QByteArray id = ContractClient::idOf(outer);
        const QJsonObject inner = folder("{\"folder\":{\"name\":\"Inner\",\"parent\":" + id + "}}");
        const QJsonObject deep =
            folder("{\"folder\":{\"name\":\"Deep\",\"parent\":" + ContractClient::idOf(inner) + "}}");
        QJsonObject wanted = ServiceFixture::document(51);
        wanted.insert(QStringLiteral("folderId"), inner.value(QLatin1String("id")));
        const QJsonObject document = m_client.created(wanted);
        const QByteArray path = "/folders/" + ContractClient::idOf(inner);
        QCOMPARE(m_client.mine("DELETE", path).status, 200);
        QCOMPARE(m_client.mine("DELETE", path).status, 404);
        QCOMPARE(now(document).value(QLatin1String("folderId")), outer.value(QLatin1String("id")));
        const QJsonArray all =
            json(m_client.mine("GET", "/folders")).value(QLatin1String("folders")).toArray();
        for (const QJsonValue& each : all)
            if (each[QLatin1String("id")] == deep.value(QLatin1String("id")))
                QCOMPARE(each[QLatin1String("parent")], outer.value(QLatin1String("id")));
    }
};

INK_TEST(TestRowsAccount, "tst_rows_account")

} // namespace tst_rows_account

#include "tst_rows_account.moc"
