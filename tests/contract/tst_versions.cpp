#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

namespace tst_versions {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Versions of the API, deprecated operations and their headers. The base class compares the headers of
 * every response with the description. */
class TestVersions final : public ContractTest
{
    Q_OBJECT

    /** A service where more is deprecated than in the product. */
    ServiceFixture m_other;
    QByteArray m_id;
    std::function<void(const ServiceFixture::Observed&)> m_observer;

    static service::http::ApiVersions otherVersions()
    {
        using namespace std::chrono;
        const Timestamp since = sys_days(2025y / January / 31);
        const Timestamp end = sys_days(2026y / January / 31);
        auto table = service::http::ApiVersions::ofService();
        const auto add = [&](const char* method, const QString& pattern, const QString& successor,
                             std::optional<Timestamp> sunset = {}) {
            table.operations.append({method, pattern, successor, since, sunset});
        };
        add("GET", u"/v1/documents/{docID}"_s, u"/v2/documents/{docID}"_s, end);
        add("PUT", u"/v1/documents/{docID}"_s, u"/v2/documents/{docID}"_s);
        add("POST", u"/documents"_s, u"/v2/documents"_s, end);
        add("GET", u"/v1/documents/{docID}/files/{fileID}"_s, u"/v2/files/{fileID}"_s, end);
        add("GET", u"/v1/user/login"_s, u"/v2/user/login"_s);
        return table;
    }
    static constexpr const char* sunset = "Sat, 31 Jan 2026 00:00:00 GMT";
    static QByteArray link(const QByteArray& path) { return '<' + path + ">; rel=\"successor-version\""; }
    static QStringList addressesIn(const RawAnswer& answer)
    {
        QStringList list;
        for (const QJsonValue& each : json(answer).value("args"_L1)["addresses"_L1].toArray())
            list << each.toString();
        return list;
    }
    static QByteArray withoutRequestId(const RawAnswer& answer)
    {
        QJsonObject object = json(answer);
        object.remove(u"requestId"_s);
        return ServiceFixture::bytes(object);
    }
    static void verifyPlain(const RawAnswer& answer)
    {
        for (const char* name : {"Deprecation", "Sunset", "Link"})
            QVERIFY2(answer.header(name).isEmpty(), name);
    }

private Q_SLOTS:
    void initTestCase()
    {
        // openapi.json doesn't describe the other service's versions. The client still checks its own
        // responses.
        m_observer = std::exchange(ServiceFixture::observer(), {});
        QVERIFY(m_client.start());
        m_id = ContractClient::idOf(m_client.created());
        QVERIFY(m_other.start(
            [](service::ServiceHost::Options& options) { options.apiVersions = otherVersions(); }));
    }

    void cleanupTestCase() { ServiceFixture::observer() = m_observer; }

    void theVersions()
    {
        const RawAnswer answer = m_client.nobody("GET", "/versions");
        QCOMPARE(answer.status, 200);
        verifyPlain(answer);
        QStringList prefixes;
        QStringList states;
        for (const QJsonValue& each : json(answer).value("versions"_L1).toArray()) {
            prefixes << each["prefix"_L1].toString();
            states << each["state"_L1].toString();
        }
        QCOMPARE(prefixes, (QStringList{u"/v1"_s, u"/v2"_s}));
        QCOMPARE(states, (QStringList{u"supported"_s, u"current"_s}));
        QCOMPARE(m_client.nobody("GET", "/versions", {}, "If-None-Match: " + answer.header("ETag") + "\r\n")
                     .status,
                 304);
        QCOMPARE(m_client.nobody("POST", "/versions").status, 405);
        QCOMPARE(m_client.nobody("GET", "/versions?all=1").status, 400);
        // Wrong credentials don't matter.
        QCOMPARE(m_client.nobody("GET", "/versions/", {}, "Authorization: Basic eDp5\r\n").body, answer.body);
    }

    /** The answer names what the description calls deprecated, and nothing else. */
    void theDeprecatedOperations()
    {
        QStringList told;
        for (const QJsonValue& each :
             json(m_client.nobody("GET", "/versions")).value("deprecatedOperations"_L1).toArray()) {
            told << each["method"_L1].toString() + u' ' + each["path"_L1].toString();
            const auto* successor =
                m_client.api().find(each["method"_L1].toString().toLatin1(), each["successor"_L1].toString());
            QVERIFY2(successor && !successor->object.value("deprecated"_L1).toBool(),
                     qPrintable(told.last()));
        }
        QStringList described;
        for (const ApiOperation& each : m_client.api().operations())
            if (each.object.value("deprecated"_L1).toBool()) described << each.name();
        told.sort();
        described.sort();
        QCOMPARE(told, described);
    }

    void theOldListStillAnswers()
    {
        const RawAnswer successor = m_client.mine("GET", "/v2/documents/search2?sort=title");
        verifyPlain(successor);
        for (const char* path : {"/documents", "/documents/", "/v1/documents", "/v1/documents/"}) {
            const RawAnswer answer = m_client.mine("GET", QByteArray(path) + "?sort=title");
            QCOMPARE(answer.status, 200);
            QCOMPARE(answer.body, successor.body);
            QCOMPARE(answer.header("Deprecation"), QByteArray("@1795996800"));
            QCOMPARE(answer.header("Link"), link("/v2/documents/search2"));
            QVERIFY(answer.header("Sunset").isEmpty());
        }
        const RawAnswer list = m_client.mine("GET", "/documents");
        for (const auto& [answer, status] : std::initializer_list<std::pair<RawAnswer, int>>{
                 {m_client.mine("HEAD", "/documents"), 200},
                 {m_client.mine("GET", "/documents", {}, "If-None-Match: " + list.header("ETag") + "\r\n"),
                  304},
                 {m_client.mine("GET", "/documents?pageSize=x"), 400},
                 {m_client.mine("GET", "/documents?x=1"), 400},
                 {m_client.nobody("GET", "/documents"), 401}}) {
            QCOMPARE(answer.status, status);
            QCOMPARE(answer.header("Link"), link("/v2/documents/search2"));
        }
        verifyPlain(m_client.mine("OPTIONS", "/documents"));
        verifyPlain(m_client.mine("POST", "/documents", "{}"));
        verifyPlain(m_client.mine("DELETE", "/documents"));
    }

    void wrongVersions_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QStringList>("addresses");
        const auto row = [](const char* path, const QStringList& addresses) {
            QTest::newRow(path) << QByteArray(path) << addresses;
        };
        row("/v9/user", {u"/v1/user"_s});
        row("/v9/user/", {u"/v1/user"_s});
        row("/v2/user", {u"/v1/user"_s});
        row("/V1/user", {u"/v1/user"_s});
        row("/v1.0/user", {u"/v1/user"_s});
        row("/%76%39/%75ser", {u"/v1/user"_s});
        row("/v9/user?name=x&name=y", {u"/v1/user"_s});
        row("/v2/documents", {u"/documents"_s});
        row("/v3/documents/12", {u"/v1/documents/12"_s});
        row("/v2/documents/12/tags/", {u"/v1/documents/12/tags"_s});
        row("/v2/documents/a%20b%3Cc/tags", {u"/v1/documents/a%20b%3Cc/tags"_s});
        row("/documents/search2", {u"/v2/documents/search2"_s});
        row("/v1/documents/search2", {u"/v2/documents/search2"_s});
        row("/v3/documents/search2", {u"/v2/documents/search2"_s});
        row("/v1/templates/sign/5", {u"/v2/templates/sign/5"_s});
        row("/v2/sign/5d1c3d1e-0000-4000-8000-000000000000",
            {u"/sign/5d1c3d1e-0000-4000-8000-000000000000"_s});
        row("/v2/versions", {u"/versions"_s});
        row("/v9", {});
        row("/v9/nothing", {});
        row("/v9//user", {});
    }
    void wrongVersions()
    {
        QFETCH(const QByteArray, path);
        QFETCH(const QStringList, addresses);
        for (const char* method : {"GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"}) {
            const RawAnswer answer = m_client.nobody(method, path);
            QVERIFY2(answer.status == 404, method);
            QCOMPARE(answer.code(), u"not_found"_s);
            QCOMPARE(json(answer).value("reason"_L1).toString(), u"no_such_version"_s);
            // POST and GET of one path may be described with and without the prefix.
            QStringList plain = addressesIn(answer);
            QStringList expected = addresses;
            for (QStringList* list : {&plain, &expected})
                list->replaceInStrings(QRegularExpression(u"^/v1/"_s), u"/"_s);
            QCOMPARE(plain, expected);
            if (qstrcmp(method, "GET") == 0) QCOMPARE(addressesIn(answer), addresses);
            QVERIFY(answer.header("Location").isEmpty());
            verifyPlain(answer);
            // The same for whoever asks.
            QCOMPARE(withoutRequestId(m_client.mine(method, path)), withoutRequestId(answer));
            QCOMPARE(withoutRequestId(m_client.nobody(method, path, {}, "Authorization: Basic eDp5\r\n")),
                     withoutRequestId(answer));
        }
        const RawAnswer head = m_client.nobody("HEAD", path);
        QCOMPARE(head.status, 404);
        QVERIFY(head.body.isEmpty());
        QCOMPARE(m_client.mine("POST", path, R"({"title":"x"})").status, 404);
    }

    /** Existing and missing ids give the same answer. */
    void nothingIsDisclosed()
    {
        for (const char* rest : {"", "/tags", "/files", "/download"}) {
            const RawAnswer mine = m_client.mine("GET", "/v9/documents/" + m_id + rest);
            RawAnswer missing = m_client.nobody("GET", QByteArray("/v9/documents/999999999") + rest);
            missing.body.replace("999999999", m_id);
            QCOMPARE(withoutRequestId(missing), withoutRequestId(mine));
        }
    }

    void theRightAddressAnswers()
    {
        for (const ApiOperation& each : m_client.api().operations()) {
            const QByteArray bare = each.path.startsWith("/v1/"_L1) || each.path.startsWith("/v2/"_L1)
                                        ? each.path.mid(3).toUtf8()
                                        : each.path.toUtf8();
            QByteArray path = bare;
            path.replace('{', "").replace('}', "");
            const RawAnswer answer = m_client.nobody(each.method, "/v99" + path);
            QCOMPARE(answer.status, 404);
            const QStringList addresses = addressesIn(answer);
            QCOMPARE(addresses.size(), qsizetype(1));
            const auto* found = m_client.api().find(each.method, addresses.first());
            QVERIFY2(found && found->id() == each.id(), qPrintable(addresses.first()));
        }
    }

    void otherUnknownPaths()
    {
        for (const char* path : {"/", "/v1", "/v2", "/v1/nothing", "/v2/nothing", "/nothing", "//v9/user",
                                 "/v1/v9/user", "/v2/v1/user", "/vx/user", "/version"}) {
            const RawAnswer answer = m_client.mine("GET", path);
            QVERIFY2(answer.status == 404, path);
            QCOMPARE(json(answer).value("reason"_L1).toString(), u"no_such_address"_s);
        }
        for (const char* path : {"/v9%2Fuser", "/v9/../user", "/v9/user%00", "/v9/us\\er", "/v9/user?a=%ff"})
            QVERIFY2(m_client.mine("GET", path).status == 400, path);
    }

    void longPaths()
    {
        const QByteArray id(7900, '7');
        const RawAnswer answer = m_client.nobody("GET", "/v9/documents/" + id);
        QCOMPARE(answer.status, 404);
        QCOMPARE(addressesIn(answer), QStringList{u"/v1/documents/"_s + QString::fromLatin1(id)});
        QCOMPARE(m_client.nobody("GET", "/v" + id + "/user").status, 404);
        QCOMPARE(m_client.nobody("GET", "/v9/user?x=" + id).status, 404);
        QCOMPARE(m_client.nobody("GET", "/v9" + QByteArray(3000, '/')).status, 404);
        QCOMPARE(m_client.nobody("GET", "/v9/documents/" + QByteArray(9000, '7')).status, 413);
        QCOMPARE(m_client.nobody("GET", "/v9/user?x=" + QByteArray(9000, '7')).status, 413);
    }

    /** The headers of a table with an end, with ids, and for responses of every kind. */
    void headersOfAnotherTable()
    {
        const QJsonObject table = json(m_other.call("GET", "/versions"));
        QCOMPARE(table.value("deprecatedOperations"_L1).toArray().size(), qsizetype(6));

        const QByteArray body = part("document", ServiceFixture::bytes(ServiceFixture::document(51))) +
                                part("files[]", ServiceFixture::sample(), "agreement.pdf") + "--BB--";
        const QByteArray once = "Idempotency-Key: versions-once\r\n";
        const RawAnswer made =
            m_other.mine("POST", "/documents", body, once, "multipart/form-data; boundary=BB");
        QCOMPARE(made.status, 201);
        const RawAnswer again =
            m_other.mine("POST", "/v1/documents", body, once, "multipart/form-data; boundary=BB");
        QCOMPARE(again.header("Idempotency-Replayed"), QByteArray("true"));
        for (const RawAnswer& each :
             {made, again, m_other.mine("POST", "/documents", "{}"), m_other.call("POST", "/documents", "{}"),
              m_other.mine("POST", "/documents", "x", {}, "text/plain")}) {
            QCOMPARE(each.header("Deprecation"), QByteArray("@1738281600"));
            QCOMPARE(each.header("Sunset"), QByteArray(sunset));
            QCOMPARE(each.header("Link"), link("/v2/documents"));
        }
        const QJsonObject document = documentIn(made);
        const QByteArray id = ContractClient::idOf(document);
        const QByteArray path = "/v1/documents/" + id;
        const RawAnswer read = m_other.mine("GET", path);
        for (const RawAnswer& each :
             {read, m_other.mine("HEAD", path), m_other.call("GET", path),
              m_other.mine("GET", path, {}, "If-None-Match: " + read.header("ETag") + "\r\n")}) {
            QCOMPARE(each.header("Sunset"), QByteArray(sunset));
            QCOMPARE(each.header("Link"), link("/v2/documents/" + id));
        }
        // Another method of the same path has an entry of its own.
        const RawAnswer stale = m_other.mine("PUT", path, R"({"title":"x"})", "If-Match: \"x\"\r\n");
        QCOMPARE(stale.status, 412);
        QVERIFY(stale.header("Sunset").isEmpty());
        QCOMPARE(stale.header("Link"), link("/v2/documents/" + id));
        // A range outside of the file.
        const QByteArray file = ContractClient::idOf(document.value("files"_L1)[0].toObject());
        const RawAnswer outside =
            m_other.mine("GET", path + "/files/" + file, {}, "Range: bytes=99999999-\r\n");
        QCOMPARE(outside.status, 416);
        QCOMPARE(outside.header("Link"), link("/v2/files/" + file));
        QCOMPARE(m_other.mine("GET", "/v1/documents/999999999").header("Link"),
                 link("/v2/documents/999999999"));
        // Nothing else has them.
        for (const char* other :
             {"/user", "/v1/folders", "/v2/documents/search2", "/versions", "/nothing", "/v9/user"})
            verifyPlain(m_other.mine("GET", other));
        for (const char* rest : {"/tags", "/files", "/invitations", "/download?content=original"})
            verifyPlain(m_other.mine("GET", path + rest));
        verifyPlain(m_other.mine("DELETE", path));
    }

    void callsAreCountedByKey()
    {
        const QByteArray name =
            "inkstone_deprecated_requests_total{method=\"GET\",route=\"/documents\",key=\"";
        const auto metrics = [this] { return m_other.call("GET", "/metrics").body; };
        QVERIFY2(!metrics().contains(name), metrics().constData());
        const QJsonObject key =
            json(m_other.mine("POST", "/v1/user/keys", R"({"name":"Old"})")).value("key"_L1).toObject();
        const QByteArray secret = key.value("secret"_L1).toString().toLatin1();
        const QByteArray auth = basicAuth(secret);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(m_other.call("GET", i == 1 ? "/v1/documents/" : "/documents", {}, auth).status, 200);
        QCOMPARE(m_other.call("GET", "/documents?x=1", {}, auth).status, 400);
        QCOMPARE(m_other.call("GET", "/v2/documents/search2", {}, auth).status, 200);
        QCOMPARE(m_other.call("GET", "/documents").status, 401);
        QCOMPARE(m_other.call("GET", "/documents", {}, "Authorization: Basic eDp5\r\n").status, 401);
        const QByteArray text = metrics();
        QVERIFY2(text.contains(name + ContractClient::idOf(key) + "\"} 4\n"), text.constData());
        QCOMPARE(text.count(name), qsizetype(1));
        QVERIFY(!text.contains(secret));
    }
};

INK_TEST(TestVersions, "tst_versions")

} // namespace tst_versions

#include "tst_versions.moc"
