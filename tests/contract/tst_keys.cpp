#include "tests/contract/contracttest.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QMessageAuthenticationCode>
#include <QTest>

namespace tst_keys {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Parts of an account that it manages itself: its keys, the secret of its callbacks, all its callbacks. Raw
 * HTTP. */
class TestKeys final : public ContractTest
{
    Q_OBJECT

    static QByteArray headerOf(const QString& key) { return basicAuth(key.toLatin1()); }
    QJsonArray keys() { return json(m_client.mine("GET", "/v1/user/keys")).value("keys"_L1).toArray(); }
    QJsonObject make(const QByteArray& body, const QByteArray& headers = {})
    {
        return ContractClient::object(m_client.mine("POST", "/v1/user/keys", body, headers), "key");
    }
    int reach(const QString& key) { return m_client.nobody("GET", "/user", {}, headerOf(key)).status; }

private Q_SLOTS:
    void aKeyIsToldOnceAndWorks()
    {
        const auto before = keys().size();
        const RawAnswer answer = m_client.mine("POST", "/v1/user/keys", R"({"Name":"  Accounting  "})");
        QCOMPARE(answer.status, 201);
        QCOMPARE(answer.header("Cache-Control"), "no-store");
        const QJsonObject key = ContractClient::object(answer, "key");
        const QString secret = key.value("secret"_L1).toString();
        QVERIFY(secret.size() >= 32);
        QVERIFY(secret.endsWith(key.value("lastFour"_L1).toString()));
        QCOMPARE(key.value("name"_L1).toString(), u"Accounting"_s);
        QVERIFY(key.value("lastUsed"_L1).isNull());
        QCOMPARE(keys().size(), before + 1);
        QVERIFY(!m_client.mine("GET", "/v1/user/keys").body.contains(secret.toLatin1()));
        QVERIFY(!m_client.mine("GET", "/user").body.contains(secret.toLatin1()));
        QCOMPARE(reach(secret), 200);
        // Just used: the list says so.
        for (const QJsonValue& one : keys())
            if (one.toObject().value("id"_L1) == key.value("id"_L1))
                QVERIFY(one.toObject().value("lastUsed"_L1).toInteger() > 0);
        // Revoked: effective immediately, and only by its own account.
        const QByteArray path = "/v1/user/keys/" + ContractClient::idOf(key);
        QCOMPARE(m_client.other("DELETE", path).status, 404);
        QCOMPARE(reach(secret), 200);
        QCOMPARE(m_client.mine("DELETE", path).status, 200);
        QCOMPARE(reach(secret), 401);
        QCOMPARE(m_client.mine("DELETE", path).status, 404);
        QCOMPARE(keys().size(), before);
    }

    void deprecatedUseIsListed()
    {
        const QJsonObject key = make(R"({"name":"Old program"})");
        QVERIFY(key.value("lastDeprecatedUse"_L1).isNull());
        const auto listed = [&] {
            for (const QJsonValue& one : keys())
                if (one["id"_L1] == key.value("id"_L1)) return one["lastDeprecatedUse"_L1];
            return QJsonValue(QJsonValue::Undefined);
        };
        const QByteArray header = headerOf(key.value("secret"_L1).toString());
        // Calls that aren't deprecated, or fail authentication, aren't recorded.
        QCOMPARE(m_client.nobody("GET", "/v2/documents/search2", {}, header).status, 200);
        QCOMPARE(m_client.nobody("GET", "/v1/documents", {}, headerOf(u"wrong"_s)).status, 401);
        QVERIFY(listed().isNull());
        // The list of version 1, under any of its addresses, and also when it is refused.
        const qint64 before = QDateTime::currentMSecsSinceEpoch();
        const RawAnswer refused = m_client.nobody("GET", "/v1/documents?nosuchparameter=1", {}, header);
        QCOMPARE(refused.status, 400);
        const qint64 first = listed().toInteger();
        QVERIFY(first >= before && first <= QDateTime::currentMSecsSinceEpoch());
        // Once a minute at most.
        for (int i = 0; i < 3; ++i)
            QCOMPARE(m_client.nobody("GET", "/documents", {}, header).status, 200);
        QCOMPARE(listed().toInteger(), first);
        // By a session, too: it has the key's rights.
        const QJsonObject other = make(R"({"name":"Session"})");
        const RawAnswer login =
            m_client.nobody("GET", "/v1/user/login", {}, headerOf(other.value("secret"_L1).toString()));
        const QByteArray cookie = "Cookie: " + login.header("Set-Cookie").split(';').constFirst() + "\r\n";
        QCOMPARE(m_client.nobody("GET", "/documents", {}, cookie).status, 200);
        for (const QJsonValue& one : keys())
            if (one["id"_L1] == other.value("id"_L1)) QVERIFY(one["lastDeprecatedUse"_L1].toInteger() > 0);
        // The rotated key hasn't been used yet.
        const RawAnswer next =
            m_client.mine("POST", "/v1/user/keys/" + ContractClient::idOf(key) + "/rotate");
        QVERIFY(ContractClient::object(next, "key").value("lastDeprecatedUse"_L1).isNull());
    }

    void itsEndIsKept()
    {
        const qint64 end = QDateTime::currentMSecsSinceEpoch() + 3'600'000;
        const QJsonObject key = make(R"({"name":"Short","expires":)" + QByteArray::number(end) + '}');
        QCOMPARE(key.value("expires"_L1).toInteger(), end);
        QCOMPARE(reach(key.value("secret"_L1).toString()), 200);
        const RawAnswer past = m_client.mine("POST", "/v1/user/keys", R"({"name":"Past","expires":1000})");
        QCOMPARE(past.status, 400);
        QVERIFY(ContractClient::names(past, u"expires"_s));
        for (const QByteArray& wrong :
             {QByteArray("{}"), QByteArray(R"({"name":""})"), QByteArray(R"({"name":"  "})"),
              QByteArray(R"({"name":5})"), QByteArray("[]"), QByteArray(R"({"name":"x","expires":"soon"})"),
              "{\"name\":\"" + QByteArray(101, 'x') + "\"}"})
            QVERIFY2(m_client.mine("POST", "/v1/user/keys", wrong).status == 400, wrong.constData());
        QCOMPARE(m_client.nobody("POST", "/v1/user/keys", R"({"name":"x"})").status, 401);
    }

    void aRepeatIsToldWithoutTheSecret()
    {
        const QByteArray same = "Idempotency-Key: one-key\r\n";
        const QJsonObject first = make(R"({"name":"Once"})", same);
        const auto count = keys().size();
        const QJsonObject again = make(R"({"name":"Once"})", same);
        QCOMPARE(again.value("id"_L1), first.value("id"_L1));
        QVERIFY(!first.value("secret"_L1).toString().isEmpty());
        QVERIFY(!again.contains("secret"_L1));
        QCOMPARE(keys().size(), count);
    }

    void rotatingLeavesTheOldOneUntilItIsRevoked()
    {
        const QJsonObject old = make(R"({"name":"Office"})");
        const QByteArray path = "/v1/user/keys/" + ContractClient::idOf(old);
        QCOMPARE(m_client.other("POST", path + "/rotate").status, 404);
        const RawAnswer answer = m_client.mine("POST", path + "/rotate");
        QCOMPARE(answer.status, 201);
        const QJsonObject fresh = ContractClient::object(answer, "key");
        QCOMPARE(fresh.value("name"_L1).toString(), u"Office"_s);
        QVERIFY(fresh.value("id"_L1) != old.value("id"_L1));
        QCOMPARE(reach(old.value("secret"_L1).toString()), 200);
        QCOMPARE(reach(fresh.value("secret"_L1).toString()), 200);
        // The new one can revoke the old one.
        QCOMPARE(m_client.nobody("DELETE", path, {}, headerOf(fresh.value("secret"_L1).toString())).status,
                 200);
        QCOMPARE(reach(old.value("secret"_L1).toString()), 401);
        QCOMPARE(reach(fresh.value("secret"_L1).toString()), 200);
        QCOMPARE(m_client.mine("POST", path + "/rotate").status, 404);
        for (const char* none : {"0", "-1", "x", "99999999"})
            QCOMPARE(m_client.mine("POST", QByteArray("/v1/user/keys/") + none + "/rotate").status, 404);
    }

    void aHundredAreEnough()
    {
        const auto maxKeys = 100;
        while (keys().size() < maxKeys)
            QVERIFY(!make(R"({"name":"Many"})").isEmpty());
        const RawAnswer more = m_client.mine("POST", "/v1/user/keys", R"({"name":"Many"})");
        QCOMPARE(more.status, 409);
        QCOMPARE(more.code(), u"state"_s);
        const QByteArray last = ContractClient::idOf(keys().last().toObject());
        QCOMPARE(m_client.mine("POST", "/v1/user/keys/" + last + "/rotate").status, 409);
        QCOMPARE(m_client.mine("DELETE", "/v1/user/keys/" + last).status, 200);
        QVERIFY(!make(R"({"name":"Room again"})").isEmpty());
    }

    void callbacksAreSignedWithTheSecretOfNow()
    {
        const QByteArray first =
            json(m_client.mine("GET", "/v1/user/callbackSecret")).value("secret"_L1).toString().toLatin1();
        QVERIFY(first.size() >= 40);
        QVERIFY(json(m_client.other("GET", "/v1/user/callbackSecret")).value("secret"_L1).toString() !=
                QString::fromLatin1(first));
        QCOMPARE(m_client.nobody("GET", "/v1/user/callbackSecret").status, 401);
        QVERIFY(!m_client.mine("GET", "/user").body.contains(first));
        const QByteArray fresh = json(m_client.mine("POST", "/v1/user/callbackSecret/rotate"))
                                     .value("secret"_L1)
                                     .toString()
                                     .toLatin1();
        QVERIFY(fresh.size() >= 40 && fresh != first);
        QCOMPARE(json(m_client.mine("GET", "/v1/user/callbackSecret")).value("secret"_L1).toString(),
                 QString::fromLatin1(fresh));

        HookReceiver receiver;
        const QJsonObject document = finalized(receiver.url());
        QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 2, 20'000);
        for (const Received& one : receiver.requests) {
            const QByteArray digest = QCryptographicHash::hash(one.body, QCryptographicHash::Sha256).toHex();
            QCOMPARE(one.header("X-Inkstone-Signature"),
                     "v1=" +
                         QMessageAuthenticationCode::hash(one.header("X-Inkstone-Timestamp") + '.' + digest,
                                                          fresh, QCryptographicHash::Sha256)
                             .toHex());
        }
        // All of the account's, newest first.
        const auto all = [&](const QByteArray& query) {
            return json(m_client.mine("GET", "/v1/user/deliveries" + query));
        };
        QTRY_COMPARE(all("?state=delivered").value("deliveries"_L1).toArray().size(), 2);
        const QJsonObject newest = all("").value("deliveries"_L1)[0].toObject();
        QCOMPARE(newest.value("documentId"_L1), document.value("id"_L1));
        QCOMPARE(newest.value("title"_L1), document.value("title"_L1));
        QCOMPARE(newest.value("kind"_L1).toString(), u"files"_s);
        QCOMPARE(all("?state=FAILED").value("deliveries"_L1).toArray().size(), 0);
        QCOMPARE(all("?pageSize=1").value("deliveries"_L1).toArray().size(), 1);
        QCOMPARE(all("?pageSize=1").value("more"_L1).toBool(), true);
        QCOMPARE(all("?pageSize=1&pageIndex=2").value("more"_L1).toBool(), false);
        QCOMPARE(all("?pageIndex=3").value("deliveries"_L1).toArray().size(), 0);
        QCOMPARE(json(m_client.other("GET", "/v1/user/deliveries")).value("deliveries"_L1).toArray().size(),
                 0);
        QCOMPARE(m_client.mine("GET", "/v1/user/deliveries?state=lost").status, 400);
        QCOMPARE(m_client.mine("GET", "/v1/user/deliveries?pageIndex=0").status, 400);
        QCOMPARE(m_client.mine("GET", "/v1/user/deliveries?pageIndex=10000000&pageSize=500").status, 200);
    }

private:
    /** A document that Ben has signed, with callbacks to `url`. */
    QJsonObject finalized(const QString& url)
    {
        QJsonObject wanted = ServiceFixture::document(52);
        wanted.insert("tags"_L1, QJsonArray{wanted.value("tags"_L1).toArray().at(4)});
        wanted.insert("documentSetting"_L1, QJsonObject{{"postBackURL"_L1, url}});
        const QJsonObject document = m_client.created(wanted);
        const QByteArray signing = ServiceFixture::signingPath(document);
        const QJsonObject view = json(m_client.nobody("GET", signing + "/values"));
        QJsonArray values;
        for (const QJsonValue& tag : view.value("tags"_L1).toArray())
            values.append(QJsonObject{
                {"id"_L1, tag["id"_L1]},
                {"image"_L1,
                 u"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJ"
                 "RU5ErkJggg=="_s}});
        const QJsonObject body{{"values"_L1, values}, {"consent"_L1, true}};
        if (m_client.nobody("POST", signing + "/finish", ServiceFixture::bytes(body)).status != 200)
            qFatal("not signed");
        return document;
    }
};

INK_TEST(TestKeys, "tst_keys")

} // namespace tst_keys

#include "tst_keys.moc"
