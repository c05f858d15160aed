#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_documents {

using namespace ink;
using namespace ink::test;

/** The rows of contract §5 for documents, files, folders and the account, as raw HTTP against the whole
 * service. */
class TestDocuments final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    static QByteArray number(const QJsonValue& value) { return QByteArray::number(value.toInteger()); }
    QJsonObject created(int status = 51)
    {
        const RawAnswer answer = m_service.create(ServiceFixture::document(status));
        if (answer.status != 201) qWarning("%d %s", answer.status, answer.body.constData());
        return json(answer).value(QLatin1String("documents"))[0].toObject();
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_service.start()); }

    void account()
    {
        for (const char* path :
             {"/v1/user/", "/user", "/user/accountDetails", "/v1/user/accountDetails", "/user/"}) {
            const RawAnswer answer = m_service.mine("GET", path);
            QCOMPARE(answer.status, 200);
            QCOMPARE(json(answer).value(QLatin1String("email")).toString(),
                     QStringLiteral("anna@example.com"));
            QCOMPARE(json(answer).value(QLatin1String("feePerDocumentCents")).toInt(), 50);
            QVERIFY(!answer.body.contains(m_service.key));
        }
        QCOMPARE(m_service.call("GET", "/user").status, 401);
        const RawAnswer changed =
            m_service.mine("PUT", "/v1/user/userSettings",
                           R"({"userSetting":{"companyName":"Acme","timeZone":"Europe/Paris"}})");
        QCOMPARE(changed.status, 200);
        QCOMPARE(json(changed).value(QLatin1String("user"))[QLatin1String("companyName")].toString(),
                 QStringLiteral("Acme"));
        const RawAnswer both =
            m_service.mine("PUT", "/user/userSettings",
                           R"({"notificationSetting":{"onViewed":true},"userSetting":{"name":"Anna B"}})");
        QCOMPARE(both.status, 200);
        QCOMPARE(m_service.mine("PUT", "/user/userSettings", "{}").status, 400);
    }

    void theAccountsExpiryIsTheDefault()
    {
        const auto expiry = [&](const QJsonValue& setting) {
            QJsonObject wanted = ServiceFixture::document(51);
            if (!setting.isUndefined()) wanted.insert(QLatin1String("documentSetting"), setting);
            return json(m_service.create(wanted))
                .value(QLatin1String(
                    "documents"))[0][QLatin1String("documentSetting")][QLatin1String("expireDaysAfterSent")]
                .toInt();
        };
        const QLatin1String days("expireDaysAfterSent");
        QCOMPARE(expiry(QJsonValue::Undefined), 180);
        QCOMPARE(
            m_service.mine("PUT", "/user/userSettings", R"({"userSetting":{"defaultExpireDays":30}})").status,
            200);
        QCOMPARE(expiry(QJsonValue::Undefined), 30);
        QCOMPARE(expiry(QJsonObject{{QLatin1String("emailSubject"), QStringLiteral("Please")}}), 30);
        QCOMPARE(expiry(QJsonObject{{days, 180}}), 180);
        QCOMPARE(expiry(QJsonObject{{days, 7}}), 7);
        QCOMPARE(m_service.mine("PUT", "/user/userSettings", R"({"userSetting":{"defaultExpireDays":180}})")
                     .status,
                 200);
    }

    void loginAndLogout()
    {
        const RawAnswer login = m_service.mine("GET", "/v1/user/login");
        QCOMPARE(login.status, 200);
        QCOMPARE(json(login).value(QLatin1String("success")).toBool(), true);
        const QByteArray set = login.header("Set-Cookie");
        QVERIFY(set.startsWith("JSESSIONID=") && set.contains("HttpOnly") && set.contains("SameSite=Strict"));
        const QByteArray cookie = "Cookie: " + set.split(';').first() + "\r\n";
        QCOMPARE(m_service.call("GET", "/v1/user", {}, cookie).status, 200);
        QCOMPARE(m_service.call("POST", "/v1/user/logout", {}, cookie).status, 200);
        QCOMPARE(m_service.call("GET", "/v1/user", {}, cookie).status, 401);
        QCOMPARE(m_service.call("POST", "/user/logout").status, 200);
        QCOMPARE(m_service.call("GET", "/v1/user/login?email=" + m_service.key + "&password=").status, 200);
    }

    void createsInEveryWay()
    {
        const RawAnswer several = m_service.create(ServiceFixture::document(51));
        QCOMPARE(several.status, 201);
        QCOMPARE(json(several).value(QLatin1String("documents")).toArray().size(), 1);
        const RawAnswer one = m_service.create(ServiceFixture::document(51), "/documents");
        QCOMPARE(one.status, 201);
        const QJsonObject document = json(one).value(QLatin1String("document")).toObject();
        QCOMPARE(document.value(QLatin1String("tags")).toArray().size(), 6);
        const QJsonObject file = document.value(QLatin1String("files"))[0].toObject();
        QCOMPARE(file.value(QLatin1String("sha256")).toString().toLatin1(),
                 QCryptographicHash::hash(ServiceFixture::sample(), QCryptographicHash::Sha256).toHex());

        QJsonObject withFile = ServiceFixture::document(51);
        withFile.insert(QStringLiteral("files"),
                        QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("a.pdf")},
                                               {QStringLiteral("body"),
                                                QString::fromLatin1(ServiceFixture::sample().toBase64())}}});
        QCOMPARE(m_service.mine("POST", "/v1/documents", ServiceFixture::bytes(withFile)).status, 201);
        const RawAnswer two = m_service.mine("POST", "/documents/array",
                                             QJsonDocument(QJsonArray{withFile, withFile}).toJson());
        QCOMPARE(two.status, 201);
        QCOMPARE(json(two).value(QLatin1String("documents")).toArray().size(), 2);
        const qint64 before =
            json(m_service.mine("GET", "/documents")).value(QLatin1String("documentCount")).toInteger();
        QJsonObject bad = withFile;
        bad.remove(QStringLiteral("title"));
        QCOMPARE(m_service.mine("POST", "/documents/array", QJsonDocument(QJsonArray{withFile, bad}).toJson())
                     .status,
                 400);
        QCOMPARE(json(m_service.mine("GET", "/documents")).value(QLatin1String("documentCount")).toInteger(),
                 before);

        const QByteArray related = "--RR\r\nContent-Type: application/json\r\n\r\n" +
                                   ServiceFixture::bytes(ServiceFixture::document(51)) +
                                   "\r\n--RR\r\nContent-Type: application/pdf; name=\"r.pdf\"\r\n\r\n" +
                                   ServiceFixture::sample() + "\r\n--RR--";
        const RawAnswer answer =
            m_service.mine("POST", "/documents", related, {}, "multipart/related; boundary=RR");
        QCOMPARE(answer.status, 201);
        QVERIFY(answer.body.contains("r.pdf"));

        const QByteArray own = part("authentication", "{\"apiKey\":\"" + m_service.key + "\"}") +
                               part("document", ServiceFixture::bytes(ServiceFixture::document(52))) +
                               part("files[]", ServiceFixture::sample(), "a.pdf") + "--BB--";
        QCOMPARE(m_service.call("POST", "/documents", own, {}, "multipart/form-data; boundary=BB").status,
                 201);
        const QByteArray broken = part("document", ServiceFixture::bytes(ServiceFixture::document(51))) +
                                  part("files[]", "not a PDF", "a.pdf") + "--BB--";
        const RawAnswer refused =
            m_service.mine("POST", "/documents", broken, {}, "multipart/form-data; boundary=BB");
        QCOMPARE(refused.status, 422);
        QCOMPARE(refused.code(), QStringLiteral("unreadable_pdf"));
    }

    void faultsNameTheirField()
    {
        QJsonObject bad = ServiceFixture::document(51);
        QJsonArray tags = bad.value(QLatin1String("tags")).toArray();
        QJsonObject tag = tags.at(3).toObject();
        tag.insert(QStringLiteral("left"), 5000);
        tags.replace(3, tag);
        bad.insert(QStringLiteral("tags"), tags);
        const RawAnswer answer = m_service.create(bad);
        QCOMPARE(answer.status, 400);
        QCOMPARE(answer.code(), QStringLiteral("validation"));
        QVERIFY2(answer.body.contains("tags[3]"), answer.body.constData());
        QCOMPARE(m_service.mine("POST", "/documents", "{\"title\":").code(), QStringLiteral("malformed"));
    }

    void sameKeyCreatesOnce()
    {
        const QByteArray key("Idempotency-Key: create-1\r\n");
        const RawAnswer first = m_service.create(ServiceFixture::document(52), "/documents", key);
        const RawAnswer again = m_service.create(ServiceFixture::document(52), "/v1/documents", key);
        QCOMPARE(first.status, 201);
        QCOMPARE(again.status, 201);
        QCOMPARE(again.body, first.body);
        QCOMPARE(
            m_service.create(ServiceFixture::document(52, QStringLiteral("Other")), "/documents", key).status,
            409);
    }

    void listsRetrievesAndUpdates()
    {
        const QJsonObject document = created();
        const QByteArray path = "/v1/documents/" + number(document.value(QLatin1String("id")));
        const RawAnswer list =
            m_service.mine("GET", "/v2/documents/search2?pageIndex=1&pageSize=2&sort=created&order=desc");
        QCOMPARE(list.status, 200);
        QCOMPARE(json(list).value(QLatin1String("documents")).toArray().size(), 2);
        // A summary is a document without tags, files' pages and histories (contract §5).
        QVERIFY(!list.body.contains("\"histories\"") && !list.body.contains("\"tags\"") &&
                !list.body.contains("\"pages\""));
        const QJsonObject row = json(list).value(QLatin1String("documents"))[0].toObject();
        const QJsonObject whole =
            json(m_service.mine("GET", path)).value(QLatin1String("document")).toObject();
        for (const QString& name : whole.keys()) {
            if (name == QLatin1String("tags") || name == QLatin1String("histories") ||
                name == QLatin1String("files"))
                continue;
            QVERIFY2(row.value(name) == whole.value(name), qPrintable(name));
        }
        QCOMPARE(row.value(QLatin1String("files")).toArray().size(), 1);
        const QByteArray unchanged = "If-None-Match: " + list.header("ETag") + "\r\n";
        QCOMPARE(m_service
                     .mine("GET", "/v2/documents/search2?pageIndex=1&pageSize=2&sort=created&order=desc", {},
                           unchanged)
                     .status,
                 304);
        QCOMPARE(m_service
                     .mine("GET", "/v2/documents/search2?pageIndex=2&pageSize=2&sort=created&order=desc", {},
                           unchanged)
                     .status,
                 200);
        QCOMPARE(m_service.mine("GET", "/documents?pageSize=5000").status, 400);

        const RawAnswer one = m_service.mine("GET", path);
        QCOMPARE(one.status, 200);
        QVERIFY(!one.header("ETag").isEmpty());
        QCOMPARE(m_service.mine("GET", path, {}, "If-None-Match: " + one.header("ETag") + "\r\n").status,
                 304);
        QCOMPARE(m_service.call("GET", path, {}, m_service.otherAuth).status, 404);
        QCOMPARE(m_service.mine("GET", "/documents/999999999").code(), QStringLiteral("not_found"));
        QCOMPARE(m_service.mine("GET", "/documents/abc").status, 404);

        const qint64 version =
            json(one).value(QLatin1String("document"))[QLatin1String("version")].toInteger();
        const RawAnswer renamed = m_service.mine(
            "PUT", path,
            "{\"document\":{\"title\":\"New title\",\"version\":" + QByteArray::number(version) + "}}");
        QCOMPARE(renamed.status, 200);
        const RawAnswer stale = m_service.mine(
            "PUT", path, "{\"title\":\"Older\",\"version\":" + QByteArray::number(version) + "}");
        QCOMPARE(stale.status, 409);
        QCOMPARE(stale.code(), QStringLiteral("version"));
        QCOMPARE(m_service.mine("GET", path, {}, "If-None-Match: " + one.header("ETag") + "\r\n").status,
                 200);
        QCOMPARE(m_service
                     .mine("GET", "/v2/documents/search2?pageIndex=1&pageSize=2&sort=created&order=desc", {},
                           unchanged)
                     .status,
                 200);

        const RawAnswer sent = m_service.mine("PUT", path, R"({"document":{"signingStatus":52}})");
        QCOMPARE(sent.status, 200);
        const RawAnswer cancelled = m_service.mine("PUT", path, R"({"signingStatus":56,"reason":"mistake"})");
        QCOMPARE(json(cancelled).value(QLatin1String("document"))[QLatin1String("signingStatus")].toInt(),
                 56);
        QCOMPARE(m_service.mine("PUT", path, R"({"signingStatus":52})").code(), QStringLiteral("state"));
    }

    void tagsInvitationsAndFiles()
    {
        const QJsonObject document = created();
        const QByteArray path = "/v1/documents/" + number(document.value(QLatin1String("id")));
        const RawAnswer tags = m_service.mine(
            "PUT", path + "/tags",
            ServiceFixture::bytes({{QStringLiteral("tags"),
                                    QJsonArray{document.value(QLatin1String("tags")).toArray().at(4)}}}));
        QCOMPARE(tags.status, 200);
        QCOMPARE(json(tags).value(QLatin1String("tags")).toArray().size(), 1);
        QCOMPARE(json(m_service.mine("GET", path))
                     .value(QLatin1String("document"))[QLatin1String("tags")]
                     .toArray()
                     .size(),
                 1);

        const RawAnswer invitations = m_service.mine("GET", path + "/invitations");
        QJsonArray list = json(invitations).value(QLatin1String("invitation")).toArray();
        QCOMPARE(list.size(), 1);
        list.append(QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("Cleo")},
                                {QStringLiteral("recipientEmail"), QStringLiteral("cleo@example.com")},
                                {QStringLiteral("actionType"), 16},
                                {QStringLiteral("sequence"), 2}});
        const RawAnswer put = m_service.mine("PUT", path + "/invitations",
                                             ServiceFixture::bytes({{QStringLiteral("invitation"), list}}));
        QCOMPARE(put.status, 200);
        QCOMPARE(json(put).value(QLatin1String("invitation")).toArray().size(), 2);

        const RawAnswer added = m_service.mine(
            "POST", path + "/files", part("files[]", ServiceFixture::sample(), "second.pdf") + "--BB--", {},
            "multipart/form-data; boundary=BB");
        QCOMPARE(added.status, 201);
        const QJsonArray files =
            json(m_service.mine("GET", path + "/files")).value(QLatin1String("files")).toArray();
        QCOMPARE(files.size(), 2);
        const QByteArray file = path + "/files/" + number(files.at(1)[QLatin1String("id")]);
        const RawAnswer whole = m_service.mine("GET", file);
        QCOMPARE(whole.body, ServiceFixture::sample());
        QCOMPARE(whole.header("Content-Type"), QByteArray("application/pdf"));
        const RawAnswer range = m_service.mine("GET", file, {}, "Range: bytes=0-7\r\n");
        QCOMPARE(range.status, 206);
        QCOMPARE(range.body, ServiceFixture::sample().left(8));
        QCOMPARE(m_service.mine("GET", file, {}, "If-None-Match: " + whole.header("ETag") + "\r\n").status,
                 304);
        QCOMPARE(m_service.mine("HEAD", file).header("Content-Length").toLongLong(),
                 ServiceFixture::sample().size());
        QCOMPARE(m_service.call("GET", file, {}, m_service.otherAuth).status, 404);
        QCOMPARE(m_service.mine("DELETE", file).status, 200);
        QCOMPARE(m_service.mine("GET", file).status, 404);
        QCOMPARE(m_service.mine("GET", path + "/download?content=original").status, 200);
        QCOMPARE(m_service.mine("GET", path + "/download?content=esign").status, 409);
        QCOMPARE(m_service.mine("GET", path + "/deliveries").status, 200);
    }

    void deletesTwice()
    {
        const QByteArray id = number(created().value(QLatin1String("id")));
        const RawAnswer trash =
            m_service.mine("DELETE", "/documents/array", "{\"ids\":[" + id + ",99999999]}");
        QCOMPARE(trash.status, 200);
        const QJsonArray results = json(trash).value(QLatin1String("results")).toArray();
        QCOMPARE(results.at(0)[QLatin1String("success")].toBool(), true);
        QCOMPARE(results.at(1)[QLatin1String("success")].toBool(), false);
        QCOMPARE(json(trash).value(QLatin1String("success")).toBool(), false);
        QCOMPARE(m_service.mine("PUT", "/documents/" + id, R"({"deleted":false})").status, 200);
        const auto succeeds = [&](const QByteArray& query) {
            const RawAnswer answer = m_service.mine("DELETE", "/documents/array" + query, "[" + id + "]");
            return answer.status == 200 && json(answer).value(QLatin1String("success")).toBool();
        };
        QVERIFY(!succeeds("?purge=true")); // it is not in the trash
        QCOMPARE(m_service.mine("GET", "/documents/" + id).status, 200);
        QCOMPARE(m_service.mine("DELETE", "/v1/documents/array?ids=" + id).status, 200);
        const auto known = [&] {
            const RawAnswer answer = m_service.mine("GET", "/documents/" + id);
            return json(answer).value(QLatin1String("document")).toObject();
        };
        const QJsonValue version = known().value(QLatin1String("version"));
        for (int i = 0; i < 3; ++i) // the response may have been lost
            QVERIFY(succeeds({}));
        QVERIFY(succeeds("?purge=false"));
        QVERIFY(known().value(QLatin1String("deleted")).toBool());
        QCOMPARE(known().value(QLatin1String("version")), version);
        QCOMPARE(m_service.mine("DELETE", "/documents/array?purge=1", "[" + id + "]").status, 400);
        QVERIFY(succeeds("?purge=true"));
        QVERIFY(!succeeds("?purge=true"));
        QCOMPARE(m_service.mine("GET", "/documents/" + id).status, 410);
    }

    void folders()
    {
        const RawAnswer made = m_service.mine("POST", "/v1/folders",
                                              R"({"folder":{"name":"Clients","folderType":1,"parent":0}})");
        QVERIFY(made.status == 200 || made.status == 201);
        const QByteArray id = number(json(made).value(QLatin1String("data"))[QLatin1String("id")]);
        QCOMPARE(m_service.mine("POST", "/folders", R"({"folder":{"name":"clients","folderType":1}})").code(),
                 QStringLiteral("duplicate"));
        QCOMPARE(m_service.mine("PUT", "/v1/folders/" + id, R"({"folder":{"name":"Customers"}})").status,
                 200);
        QVERIFY(m_service.mine("GET", "/folders").body.contains("Customers"));
        QCOMPARE(m_service.call("DELETE", "/folders/" + id, {}, m_service.otherAuth).status, 404);
        QCOMPARE(m_service.mine("DELETE", "/folders/" + id).status, 200);
        QVERIFY(!m_service.mine("GET", "/folders").body.contains("Customers"));
    }

    /** A folder that is numbered because its parent is deleted keeps within the maximum length of names. */
    void longNamesOfFoldersAreNumbered()
    {
        const auto make = [&](const QString& name, const QJsonValue& parent) {
            const QJsonObject folder{{QStringLiteral("name"), name},
                                     {QStringLiteral("folderType"), 1},
                                     {QStringLiteral("parent"), parent}};
            const RawAnswer made = m_service.mine(
                "POST", "/v1/folders", ServiceFixture::bytes({{QStringLiteral("folder"), folder}}));
            return json(made).value(QLatin1String("data"))[QLatin1String("id")];
        };
        // Truncating must not split a surrogate pair.
        for (const QString& name : {QString(255, QLatin1Char('x')), QStringLiteral("🙂").repeated(127)}) {
            const QJsonValue above = make(name.left(200), 0);
            QVERIFY(make(name, 0).toInteger() > 0);
            const QJsonValue inner = make(name, above);
            QVERIFY(inner.toInteger() > 0);
            QCOMPARE(m_service.mine("DELETE", "/folders/" + number(above)).status, 200);
            const QJsonArray folders =
                json(m_service.mine("GET", "/folders")).value(QLatin1String("folders")).toArray();
            QString numbered;
            for (const QJsonValue& each : folders)
                if (each[QLatin1String("id")] == inner) numbered = each[QLatin1String("name")].toString();
            QVERIFY(numbered.endsWith(QStringLiteral(" (2)")));
            QVERIFY(numbered.size() > 200 && numbered.size() <= 255);
            QVERIFY(numbered.isValidUtf16());
        }
    }

    void health()
    {
        QCOMPARE(m_service.call("GET", "/health/live").status, 200);
        QCOMPARE(m_service.call("GET", "/health/ready").status, 200);
        const RawAnswer metrics = m_service.call("GET", "/metrics");
        QVERIFY(metrics.body.contains("inkstone_http_responses_total{class=\"2xx\"}") &&
                metrics.body.endsWith("# EOF\n"));
    }
};

INK_TEST(TestDocuments, "tst_documents")

} // namespace tst_documents

#include "tst_documents.moc"
