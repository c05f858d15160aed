#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_compression {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

constexpr const char* takesGzip = "Accept-Encoding: gzip\r\n";

/** Which responses are compressed, and how that goes along with ETag, caches and secrets. */
class TestCompression final : public ContractTest
{
    Q_OBJECT

    static bool isPacked(const RawAnswer& answer) { return answer.header("Content-Encoding") == "gzip"; }
    RawAnswer get(const QByteArray& path, const QByteArray& headers = takesGzip)
    {
        return m_client.service.mine("GET", path, {}, headers);
    }
    /** The credentials of a key that may only read, which gets no signing links. */
    QByteArray reader()
    {
        const QJsonObject made =
            json(m_client.mine("POST", "/v1/user/keys", R"({"name":"Reports","scopes":["read"]})"));
        return basicAuth(made["key"_L1]["secret"_L1].toString().toLatin1());
    }

private Q_SLOTS:
    void initTestCase()
    {
        ContractClient& client = m_client;
        QVERIFY(client.start());
        for (int i = 0; i < 12; ++i)
            QCOMPARE(
                client
                    .mine("POST", "/v1/folders", "{\"name\":\"Folder number " + QByteArray::number(i) + "\"}")
                    .status,
                201);
        for (int i = 0; i < 6; ++i)
            (void)client.created(52);
    }

    void compressedWhenWanted()
    {
        const RawAnswer plain = get("/v1/folders", {});
        QVERIFY(plain.body.size() > 1400);
        QVERIFY(!isPacked(plain));
        QCOMPARE(plain.header("Vary"), QByteArray("Accept-Encoding"));
        const RawAnswer packed = get("/v1/folders");
        QVERIFY(isPacked(packed));
        QVERIFY(packed.body.size() < plain.body.size() / 2);
        QCOMPARE(unpacked(packed), plain.body);
        QCOMPARE(packed.header("Vary"), QByteArray("Accept-Encoding"));
        QCOMPARE(packed.header("Content-Length"), QByteArray::number(packed.body.size()));
        for (const char* header :
             {"Accept-Encoding: br\r\n", "Accept-Encoding: gzip;q=0\r\n", "Accept-Encoding: identity\r\n"})
            QVERIFY2(!isPacked(get("/v1/folders", header)), header);
        // A small one stays as it is.
        QVERIFY(!isPacked(get("/v1/folders/template")));
        const RawAnswer head = m_client.service.mine("HEAD", "/v1/folders", {}, takesGzip);
        QCOMPARE(head.header("Content-Encoding"), QByteArray("gzip"));
        QCOMPARE(head.header("Content-Length"), packed.header("Content-Length"));
        QCOMPARE(head.header("ETag"), packed.header("ETag"));
    }

    void eachFormHasItsTag()
    {
        const QByteArray plain = get("/v1/folders", {}).header("ETag");
        const QByteArray packed = get("/v1/folders").header("ETag");
        QVERIFY(!plain.isEmpty() && packed != plain);
        const auto status = [&](const QByteArray& tag, const QByteArray& headers) {
            return get("/v1/folders", "If-None-Match: " + tag + "\r\n" + headers).status;
        };
        QCOMPARE(status(packed, takesGzip), 304);
        QCOMPARE(status(plain, {}), 304);
        QCOMPARE(status(plain, takesGzip), 200);
        QCOMPARE(status(packed, {}), 200);
        const RawAnswer same = get("/v1/folders", "If-None-Match: " + packed + "\r\n" + takesGzip);
        QCOMPARE(same.header("ETag"), packed);
        QVERIFY(same.body.isEmpty() && same.header("Content-Encoding").isEmpty());
        QCOMPARE(same.header("Vary"), QByteArray("Accept-Encoding"));
        // A write may name either of them.
        const QByteArray settings = get("/v1/folders").header("ETag");
        QVERIFY(settings.endsWith("-gzip\""));
        QCOMPARE(
            m_client.mine("POST", "/v1/folders", R"({"name":"Another"})", "If-Match: " + settings + "\r\n")
                .status,
            201);
        QCOMPARE(m_client.mine("POST", "/v1/folders", R"({"name":"Stale"})", "If-Match: " + settings + "\r\n")
                     .status,
                 412);
    }

    void theDescription()
    {
        const RawAnswer plain = m_client.service.call("GET", "/openapi.json");
        const RawAnswer packed = m_client.service.call("GET", "/openapi.json", {}, takesGzip);
        QVERIFY(isPacked(packed));
        QVERIFY(packed.body.size() * 4 < plain.body.size());
        QCOMPARE(unpacked(packed), plain.body);
    }

    /** Signing links stand next to names and values that recipients enter: see compression.h. */
    void signingLinksStayUncompressed()
    {
        const QByteArray path = ContractClient::pathOf(m_client.created(52));
        for (const QByteArray& target : {path, path + "/invitations", QByteArray("/v2/documents/search2")}) {
            const RawAnswer answer = get(target);
            QCOMPARE(answer.status, 200);
            QVERIFY2(!isPacked(answer), target.constData());
        }
        const QByteArray auth = reader();
        for (int i = 0; i < 2; ++i) { // the second response is cached
            const RawAnswer list =
                m_client.service.call("GET", "/v2/documents/search2", {}, auth + takesGzip);
            QCOMPARE(list.status, 200);
            QVERIFY(isPacked(list));
            const QByteArray text = unpacked(list);
            QVERIFY(text.contains("documentCount") && !text.contains("signingURL"));
            QCOMPARE(text, m_client.service.call("GET", "/v2/documents/search2", {}, auth).body);
        }
    }

    /** Whatever is compressed holds no secret: each described operation. */
    void noSecretIsCompressed()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
        const QByteArray guid = path.mid(path.lastIndexOf('/') + 1);
        const QByteArray secret = json(get("/v1/user/callbackSecret", {}))["secret"_L1].toString().toUtf8();
        QVERIFY(secret.size() >= 16);
        int packed = 0;
        for (const ApiOperation& operation : m_client.api().operations()) {
            if (operation.method != "GET") continue;
            QByteArray target = operation.path.toUtf8();
            const bool isForSigner = target.contains("/sign/");
            target.replace("{guid}", guid);
            target.replace("{GUID}", guid);
            target.replace("{docID}", ContractClient::idOf(document));
            for (qsizetype at = target.indexOf('{'); at >= 0; at = target.indexOf('{'))
                target.replace(at, target.indexOf('}', at) - at + 1, "1");
            const RawAnswer answer = get(target);
            if (!isPacked(answer)) continue;
            ++packed;
            const QByteArray text = unpacked(answer);
            QVERIFY2(!text.isEmpty() && !text.contains(guid) && !text.contains(m_client.service.key),
                     target.constData());
            QVERIFY2(!text.contains(secret), target.constData());
            QVERIFY2(!text.contains("signingURL\":\"http"), target.constData());
            // Recipients only get the page itself compressed, which holds nothing of the document.
            QVERIFY2(!isForSigner || answer.header("Content-Type").startsWith("text/html") ||
                         target.contains("/signingpage/"),
                     target.constData());
        }
        QVERIFY(packed >= 3);
        // Nor anything for a session cookie, which a browser sends by itself.
        const RawAnswer login = m_client.mine("GET", "/v1/user/login");
        QVERIFY(!isPacked(get("/v1/user/login")));
        const QByteArray cookie = login.header("Set-Cookie").split(';').constFirst();
        QVERIFY(cookie.startsWith("JSESSIONID="));
        const RawAnswer bySession =
            m_client.service.call("GET", "/v1/folders", {}, "Cookie: " + cookie + "\r\n" + takesGzip);
        QCOMPARE(bySession.status, 200);
        QVERIFY(bySession.body.size() > 1400 && !isPacked(bySession));
    }

    /** Images and PDFs are compressed already. */
    void filesStayAsTheyAre()
    {
        const QByteArray path = signingPath(m_client.created(52));
        QVERIFY(!isPacked(get(path + "/pages/1.png?width=800")));
        QVERIFY(!isPacked(get(path + "/download?content=original")));
    }
};

INK_TEST(TestCompression, "tst_compression")

} // namespace tst_compression

#include "tst_compression.moc"
