#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_embedding {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Which websites may show what in a frame: by default nobody anything. */
class TestEmbedding final : public ContractTest
{
    Q_OBJECT

    static constexpr const char* nobody = "frame-ancestors 'none'";

    RawAnswer allow(const QByteArray& auth, const QJsonArray& origins)
    {
        return m_client.as(
            auth, "PUT", "/v1/user/userSettings",
            ServiceFixture::bytes({{u"userSetting"_s, QJsonObject{{u"frameOrigins"_s, origins}}}}));
    }
    RawAnswer allow(const QJsonArray& origins) { return allow(m_client.service.auth, origins); }
    QJsonArray allowed()
    {
        return json(m_client.mine("GET", "/user"))["userSetting"_L1]["frameOrigins"_L1].toArray();
    }
    /** The directive of a response that says who may frame it. */
    static QByteArray ancestors(const RawAnswer& answer)
    {
        QByteArray found;
        for (const QByteArray& each : answer.header("Content-Security-Policy").split(';'))
            if (each.trimmed().startsWith("frame-ancestors")) found += each.trimmed();
        return found;
    }
    static bool isForNobody(const RawAnswer& answer)
    {
        return ancestors(answer) == nobody && answer.header("X-Frame-Options") == "DENY";
    }

private Q_SLOTS:
    void cleanup()
    {
        (void)allow(QJsonArray{});
        (void)allow(m_client.service.otherAuth, {});
        const QByteArray faults = m_client.takeFaults();
        QVERIFY2(faults.isEmpty(), faults.constData());
    }

    void originsAreStoredAsBrowsersCompareThem()
    {
        QCOMPARE(allowed(), QJsonArray());
        const RawAnswer saved = allow({u"https://App.Example.com:443/"_s, u"https://bücher.example"_s,
                                       u"https://app.example.com"_s, u"http://localhost:3000"_s});
        QVERIFY2(saved.status == 200, saved.body.constData());
        const QJsonArray stored{u"https://app.example.com"_s, u"https://xn--bcher-kva.example"_s,
                                u"http://localhost:3000"_s};
        QCOMPARE(allowed(), stored);
        // Another setting is saved, and this one stays.
        QCOMPARE(m_client.mine("PUT", "/v1/user/userSettings", R"({"userSetting":{"name":"Anna"}})").status,
                 200);
        QCOMPARE(allowed(), stored);
    }

    void refusalsNameTheEntry()
    {
        QCOMPARE(allow({u"https://app.example.com"_s}).status, 200);
        for (const QString& bad :
             {u"*"_s, u"https://*.example.com"_s, u"http://app.example.com"_s, u"https://a.example/path"_s,
              u"https://a.example; script-src *"_s, u"https://a.example\r\nX-Injected: 1"_s, u"'self'"_s,
              u"null"_s, u"https://me@a.example"_s, u"https://[::1]"_s, QString()}) {
            const RawAnswer refused = allow({u"https://good.example"_s, bad});
            QVERIFY2(refused.status == 400, qPrintable(bad));
            QVERIFY2(ContractClient::names(refused, u"userSetting.frameOrigins[1]"_s),
                     refused.body.constData());
            QVERIFY(refused.body.contains("frame_origin_invalid"));
        }
        QJsonArray many;
        for (int i = 0; i < 21; ++i)
            many.append(u"https://a%1.example"_s.arg(i));
        const RawAnswer refused = allow(many);
        QCOMPARE(refused.status, 400);
        QVERIFY(ContractClient::names(refused, u"userSetting.frameOrigins"_s));
        QCOMPARE(allowed(), QJsonArray{u"https://app.example.com"_s});
        many.removeLast();
        QCOMPARE(allow(many).status, 200);
    }

    void onlyThePageItself()
    {
        const QByteArray path = signingPath(m_client.created(52));
        const QByteArray guid = path.mid(path.lastIndexOf('/') + 1);
        const QList<QByteArray> pages{path, path + '/', "/UI/documentDesigner2.html?iid=" + guid};
        for (const QByteArray& page : pages)
            QVERIFY2(isForNobody(m_client.nobody("GET", page)), page.constData());
        QCOMPARE(allow({u"https://app.example.com"_s, u"http://localhost:3000"_s}).status, 200);
        for (const QByteArray& page : pages) {
            const RawAnswer shown = m_client.nobody("GET", page);
            QCOMPARE(ancestors(shown),
                     QByteArray("frame-ancestors https://app.example.com http://localhost:3000"));
            QVERIFY(shown.header("X-Frame-Options").isEmpty());
            QVERIFY(shown.body.contains("data-frames=\"https://app.example.com http://localhost:3000\""));
            QVERIFY(shown.header("Content-Security-Policy").contains("script-src 'self'"));
        }
        QCOMPARE(allow(QJsonArray{}).status, 200); // at once
        QVERIFY(isForNobody(m_client.nobody("GET", path)));
    }

    /** Every other response, whatever it is: each described operation, with what exists and without. */
    void nothingElseMayBeFramed()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
        const QByteArray guid = path.mid(path.lastIndexOf('/') + 1);
        QCOMPARE(allow({u"https://app.example.com"_s}).status, 200);
        int answers = 0;
        for (const ApiOperation& operation : m_client.api().operations()) {
            if (operation.method != "GET") continue;
            for (const bool isReal : {true, false}) {
                QByteArray target = operation.path.toUtf8();
                target.replace("{guid}", isReal ? guid : "00000000-0000-4000-8000-000000000000");
                target.replace("{GUID}", isReal ? guid : "00000000-0000-4000-8000-000000000000");
                target.replace("{docID}", isReal ? ContractClient::idOf(document) : "999999");
                for (qsizetype at = target.indexOf('{'); at >= 0; at = target.indexOf('{'))
                    target.replace(at, target.indexOf('}', at) - at + 1, "1");
                const RawAnswer answer = m_client.service.mine("GET", target);
                ++answers;
                const bool isPage = isReal && target == path;
                QVERIFY2(isForNobody(answer) != isPage, target.constData());
            }
        }
        QVERIFY(answers > 60);
        for (const QByteArray& target :
             {QByteArray("/nothing"), QByteArray("/"), QByteArray("/v9/user"),
              QByteArray("/signingpage/page.js"), path + "/download", path + "/pages/1.png"})
            QVERIFY2(isForNobody(m_client.service.call("GET", target)), target.constData());
        QVERIFY(isForNobody(m_client.service.call("POST", path)));
    }

    /** A website of another account can't show this account's documents. */
    void anotherAccountsListDoesNotCount()
    {
        const QByteArray mine = signingPath(m_client.created(52));
        QCOMPARE(allow(m_client.service.otherAuth, {u"https://evil.example"_s}).status, 200);
        QVERIFY(isForNobody(m_client.nobody("GET", mine)));
        QCOMPARE(allow({u"https://app.example.com"_s}).status, 200);
        QCOMPARE(ancestors(m_client.nobody("GET", mine)),
                 QByteArray("frame-ancestors https://app.example.com"));
    }

    /** The page asks for a code itself, so it is shown before. */
    void thePageThatAsksForACode()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray invitations = wanted["invitations"_L1].toArray();
        QJsonObject first = invitations.at(0).toObject();
        first.insert(u"authentications"_s,
                     QJsonArray{QJsonObject{{u"type"_s, 133}, {u"code"_s, u"471147"_s}}});
        invitations.replace(0, first);
        wanted.insert(u"invitations"_s, invitations);
        const QByteArray path = signingPath(m_client.created(wanted));
        QCOMPARE(allow({u"https://app.example.com"_s}).status, 200);
        QCOMPARE(m_client.nobody("GET", path + "/values").status, 403);
        QCOMPARE(ancestors(m_client.nobody("GET", path)),
                 QByteArray("frame-ancestors https://app.example.com"));
    }

    /** Links that lead nowhere look alike, whatever is allowed anywhere. */
    void deadLinksSayNothing()
    {
        const QJsonObject document = m_client.created(52);
        QCOMPARE(allow({u"https://app.example.com"_s}).status, 200);
        const auto headersOf = [&](const QByteArray& path) {
            const RawAnswer answer = m_client.service.call("GET", path, {}, "X-Request-Id: same\r\n");
            QByteArray head;
            for (const char* name : {"Content-Security-Policy", "X-Frame-Options", "Vary", "Cache-Control",
                                     "Content-Type", "Content-Length", "Permissions-Policy"})
                head += answer.header(name) + '\n';
            return QByteArray::number(answer.status) + '\n' + head + answer.body;
        };
        const QByteArray unknown = headersOf("/sign/00000000-0000-4000-8000-000000000000");
        QVERIFY(unknown.startsWith("404") && unknown.contains(nobody));
        QVERIFY(!unknown.contains("app.example.com"));
        QCOMPARE(headersOf("/sign/nonsense"), unknown);
        const QByteArray draft = signingPath(m_client.created(51));
        QCOMPARE(headersOf(draft), unknown);
        const QByteArray path = signingPath(document);
        QCOMPARE(
            m_client.mine("DELETE", "/documents/array", R"({"ids":[)" + ContractClient::idOf(document) + "]}")
                .status,
            200);
        const QByteArray gone = headersOf(path);
        QVERIFY(gone.startsWith("410") && gone.contains(nobody) && !gone.contains("app.example.com"));
    }
};

INK_TEST(TestEmbedding, "tst_embedding")

} // namespace tst_embedding

#include "tst_embedding.moc"
