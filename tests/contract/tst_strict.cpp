#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <atomic>
#include <thread>

namespace tst_strict {

using namespace ink;
using namespace ink::test;

namespace {
const QByteArray strictly("Prefer: handling=strict\r\n");
} // namespace

/** Nothing that a client asks for is ignored without a word: filters, misspelt fields, If-Match. */
class TestStrict final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    static QJsonObject firstDetail(const RawAnswer& answer)
    {
        return json(answer).value(QLatin1String("details"))[0].toObject();
    }
    static QString fieldOf(const RawAnswer& answer)
    {
        return firstDetail(answer).value(QLatin1String("field")).toString();
    }
    QJsonObject made(int status = 51) { return m_service.created(ServiceFixture::document(status)); }
    static QByteArray ifMatch(const QByteArray& tag) { return "If-Match: " + tag + "\r\n"; }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_service.start()); }

    void unknownParameters_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* method, const char* path, const char* name) {
            QTest::newRow(path) << QByteArray(method) << QByteArray(path) << QString::fromLatin1(name);
        };
        row("GET", "/v2/documents/search2?recipientEmail=a@example.com", "recipientEmail");
        row("GET", "/documents?templateId=1", "templateId");
        row("GET", "/v1/documents?title=Lease", "title");
        row("GET", "/v2/documents/search2?changedFrom=1", "changedFrom");
        row("GET", "/v2/documents/search2/?GUID=x", "GUID");
        row("GET", "/v2/documents/search2?signingStatus=51&signingStatus=52", "signingStatus");
        row("GET", "/v2/documents/search2?text=a&TEXT=b", "TEXT");
        row("GET", "/v1/documents/1/download?content=esign&file=2", "file");
        row("GET", "/v1/folders?parent=1", "parent");
        row("GET", "/v1/user?all=1", "all");
        row("DELETE", "/documents/array?ids=1&purge=true&purge=false", "purge");
        row("PUT", "/v1/documents/1?version=3", "version");
        row("GET", "/health/live?verbose", "verbose");
        row("GET", "/documents?=x", "");
    }
    void unknownParameters()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, path);
        QFETCH(QString, name);
        const RawAnswer refused = m_service.mine(method, path, method == "PUT" ? "{}" : QByteArray());
        QVERIFY2(refused.status == 400, refused.head + refused.body);
        QCOMPARE(refused.code(), QStringLiteral("validation"));
        QCOMPARE(fieldOf(refused), name);
    }

    /** On every route, whatever it is; but the pages that people open from links get parameters on the way.
     */
    void everyRouteRefusesUnknownParameters()
    {
        const QJsonObject paths =
            json(m_service.call("GET", "/openapi.json")).value(QLatin1String("paths")).toObject();
        QVERIFY(paths.size() > 60);
        static const QRegularExpression variable(QStringLiteral("\\{[^}]*\\}"));
        const QStringList pages{QStringLiteral("/sign/{guid}"), QStringLiteral("/UI/documentDesigner2.html")};
        int asked = 0;
        for (auto path = paths.begin(); path != paths.end(); ++path) {
            if (pages.contains(path.key())) continue;
            QString address = path.key();
            address.replace(QStringLiteral("{guid}"), QStringLiteral("11111111-2222-4333-8444-555555555555"));
            address.replace(variable, QStringLiteral("1"));
            for (const QString& method : path.value().toObject().keys()) {
                if (method == QLatin1String("parameters")) continue;
                const RawAnswer refused =
                    m_service.mine(method.toUpper().toLatin1(), address.toLatin1() + "?nosuchparameter=1");
                QVERIFY2(refused.status == 400, qPrintable(method + QLatin1Char(' ') + address));
                QCOMPARE(fieldOf(refused), QStringLiteral("nosuchparameter"));
                ++asked;
            }
        }
        QVERIFY(asked > 70);
    }
    /** Every parameter in the description is known to its route. */
    void everyDescribedParameterIsKnown()
    {
        const QJsonObject all = json(m_service.call("GET", "/openapi.json"));
        const QJsonObject shared =
            all.value(QLatin1String("components"))[QLatin1String("parameters")].toObject();
        const QJsonObject paths = all.value(QLatin1String("paths")).toObject();
        static const QRegularExpression variable(QStringLiteral("\\{[^}]*\\}"));
        int asked = 0;
        for (auto path = paths.begin(); path != paths.end(); ++path) {
            QString address = path.key();
            address.replace(QStringLiteral("{guid}"), QStringLiteral("11111111-2222-4333-8444-555555555555"));
            address.replace(variable, QStringLiteral("1"));
            const QJsonObject operations = path.value().toObject();
            for (auto operation = operations.begin(); operation != operations.end(); ++operation) {
                for (const QJsonValue& each : operation.value()[QLatin1String("parameters")].toArray()) {
                    QJsonObject parameter = each.toObject();
                    const QString link = parameter.value(QLatin1String("$ref")).toString();
                    if (!link.isEmpty())
                        parameter = shared.value(link.section(QLatin1Char('/'), -1)).toObject();
                    if (parameter.value(QLatin1String("in")) != QLatin1String("query")) continue;
                    const QString name = parameter.value(QLatin1String("name")).toString();
                    const RawAnswer answer = m_service.mine(operation.key().toUpper().toLatin1(),
                                                            address.toLatin1() + '?' + name.toLatin1() + '=');
                    QVERIFY2(
                        json(answer).value(QLatin1String("reason")) !=
                            QLatin1String("query_parameter_unknown"),
                        qPrintable(operation.key() + QLatin1Char(' ') + address + QLatin1Char(' ') + name));
                    ++asked;
                }
            }
        }
        QVERIFY2(asked > 40, qPrintable(QString::number(asked)));
    }

    void knownParametersInAnyCase()
    {
        QCOMPARE(m_service.mine("GET", "/v2/documents/search2?PAGESIZE=5&pageindex=1&Text=a").status, 200);
        // Two ways to name several.
        QCOMPARE(m_service.mine("DELETE", "/documents/array?ids=900001&ids=900002").status, 200);
        // Links get parameters from mail programs on their way.
        const QByteArray page = ServiceFixture::signingPath(made(52));
        QCOMPARE(m_service.call("GET", page + "?utm_source=mail&utm_source=x").status, 200);
    }

    void pageNumbersAreDigits_data()
    {
        QTest::addColumn<QByteArray>("number");
        for (const char* number : {"01", "%2B1", "+1", "%201", "1%20", "-1", "1.0", "0x1", "1e0", "0",
                                   "%D9%A1", "99999999999999999999"})
            QTest::newRow(number) << QByteArray(number);
    }
    void pageNumbersAreDigits()
    {
        QFETCH(QByteArray, number);
        const RawAnswer listed = m_service.mine("GET", "/v2/documents/search2?pageIndex=" + number);
        QCOMPARE(listed.status, 400);
        QCOMPARE(fieldOf(listed), QStringLiteral("pageIndex"));
        const QByteArray signer = ServiceFixture::signingPath(made(52));
        for (const char* ending : {".png", ".txt", ".json"})
            QCOMPARE(m_service.call("GET", signer + "/pages/" + number + ending).status, 404);
    }

    void misspeltFields_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("field");
        const QByteArray draft = ServiceFixture::pathOf(made());
        const auto row = [](const char* name, const QByteArray& method, const QByteArray& path,
                            const char* body, const char* field) {
            QTest::newRow(name) << method << path << QByteArray(body) << QString::fromLatin1(field);
        };
        const char tag[] = R"("type":252,"name":"A","pageIndex":1,"invitationIndex":1,"left":9,"top":9)";
        const auto tags = [&](const char* more) {
            return QByteArray("{\"tags\":[{") + tag + ',' + more + "}]}";
        };
        row("a tag", "PUT", draft + "/tags", tags(R"("width":90,"height":20,"widthx":5)").constData(),
            "tags[0].widthx");
        row("a style", "PUT", draft + "/tags",
            tags(R"("width":90,"height":20,"style":{"fonty":5})").constData(), "tags[0].style.fonty");
        row("a document", "PUT", draft, R"({"document":{"titel":"x"}})", "titel");
        row("a bare document", "PUT", draft, R"({"titel":"x"})", "titel");
        row("a setting of a document", "PUT", draft, R"({"documentSetting":{"postbackUri":"x"}})",
            "documentSetting.postbackUri");
        row("an invitation", "PUT", draft + "/invitations",
            R"({"invitation":[{"recipientName":"A","recipientEmail":"a@example.com","jobTitel":"x"}]})",
            "invitation[0].jobTitel");
        row("settings", "PUT", "/v1/user/userSettings", R"({"userSetting":{"compnayName":"x"}})",
            "userSetting.compnayName");
        row("a folder", "POST", "/v1/folders", R"({"folder":{"name":"Strict","color":"red"}})",
            "folder.color");
        row("credentials beside a document", "PUT", draft,
            R"({"document":{"title":"x"},"authentication":{"apiKey":"x"}})", "authentication");
        row("credentials beside tags", "PUT", draft + "/tags",
            R"({"tags":[],"authentication":{"apiKey":"x"}})", "authentication");
        row("ids", "DELETE", "/documents/array", R"({"ids":[900001],"purged":true})", "purged");
    }
    void misspeltFields()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, body);
        QFETCH(QString, field);
        const RawAnswer refused = m_service.mine(method, path, body, strictly);
        QVERIFY2(refused.status == 400, refused.body);
        QCOMPARE(refused.header("Preference-Applied"), QByteArray("handling=strict"));
        QStringList fields;
        for (const QJsonValue& each : json(refused).value(QLatin1String("details")).toArray())
            fields << each[QLatin1String("field")].toString();
        QVERIFY2(fields.contains(field), qPrintable(fields.join(QLatin1Char(' '))));
        // Without the preference as ever: unknown names are kept or ignored.
        const RawAnswer taken = m_service.mine(method, path, body);
        QVERIFY2(taken.status < 300, taken.body);
        QVERIFY(taken.header("Preference-Applied").isEmpty());
    }

    void misspeltFieldsOfCreations()
    {
        QJsonObject wanted = ServiceFixture::document(51);
        QJsonArray invitations = wanted.value(QLatin1String("invitations")).toArray();
        QJsonObject first = invitations.at(0).toObject();
        first.insert(QStringLiteral("recipientMail"), QStringLiteral("x"));
        invitations.replace(0, first);
        wanted.insert(QStringLiteral("invitations"), invitations);
        wanted.insert(QStringLiteral("remindEvery"), 3);
        const RawAnswer refused = m_service.create(wanted, "/documents", strictly);
        QCOMPARE(refused.status, 400);
        QStringList fields;
        for (const QJsonValue& each : json(refused).value(QLatin1String("details")).toArray())
            fields << each[QLatin1String("field")].toString();
        QVERIFY(fields.contains(QStringLiteral("invitations[0].recipientMail")));
        QVERIFY(fields.contains(QStringLiteral("remindEvery")));
        QCOMPARE(m_service.create(wanted, "/documents").status, 201);
        // A correct one passes, also in several parts of the header.
        const RawAnswer good =
            m_service.create(ServiceFixture::document(51), "/documents",
                             "Prefer: return=representation, Handling=\"strict\"; wait=5\r\n");
        QCOMPARE(good.status, 201);
        QCOMPARE(good.header("Preference-Applied"), QByteArray("handling=strict"));
    }

    /** An unchanged answer of the service is a valid request. */
    void answersAreNotMisspelt()
    {
        const QByteArray path = ServiceFixture::pathOf(made());
        const QByteArray whole = m_service.mine("GET", path).body;
        const RawAnswer back = m_service.mine("PUT", path, whole, strictly);
        QVERIFY2(back.status == 200, back.body);
        const RawAnswer people = m_service.mine("PUT", path + "/invitations",
                                                m_service.mine("GET", path + "/invitations").body, strictly);
        QVERIFY2(people.status == 200, people.body);
        QJsonObject copy = json(back).value(QLatin1String("document")).toObject();
        copy.remove(QStringLiteral("files"));
        const RawAnswer again = m_service.create(copy, "/documents", strictly);
        QVERIFY2(again.status == 201, again.body);
        const QJsonObject user = json(m_service.mine("GET", "/v1/user"));
        const RawAnswer settings = m_service.mine(
            "PUT", "/v1/user/userSettings",
            ServiceFixture::bytes(
                {{QStringLiteral("userSetting"), user.value(QLatin1String("userSetting"))},
                 {QStringLiteral("notificationSetting"), user.value(QLatin1String("notificationSetting"))}}),
            strictly);
        QVERIFY2(settings.status == 200, settings.body);
    }

    void ifMatchOfADocument()
    {
        const QByteArray path = ServiceFixture::pathOf(made());
        const QByteArray tag = m_service.mine("GET", path).header("ETag");
        QVERIFY(!tag.isEmpty());
        const QByteArray first = R"({"document":{"title":"First"}})";
        const QByteArray second = R"({"document":{"title":"Second"}})";
        QCOMPARE(m_service.mine("PUT", path, first, ifMatch("\"other\", " + tag)).status, 200);
        const RawAnswer stale = m_service.mine("PUT", path, second, ifMatch(tag));
        QCOMPARE(stale.status, 412);
        QCOMPARE(stale.code(), QStringLiteral("version"));
        const auto title = [&] {
            return json(m_service.mine("GET", path))
                .value(QLatin1String("document"))[QLatin1String("title")]
                .toString();
        };
        QCOMPARE(title(), QStringLiteral("First"));
        const QByteArray fresh = m_service.mine("GET", path).header("ETag");
        QCOMPARE(m_service.mine("PUT", path, second, ifMatch("W/" + fresh)).status,
                 412); // weak ones never match
        QCOMPARE(m_service.mine("PUT", path, second, ifMatch("*")).status, 200);
        QCOMPARE(title(), QStringLiteral("Second"));
        QCOMPARE(m_service.mine("PUT", "/v1/documents/999999", second, ifMatch("*")).status, 412);
        QCOMPARE(m_service.mine("PUT", "/v1/documents/999999", second, ifMatch(tag)).status, 404);
        // Below the document its tag counts where the address itself shows nothing.
        const QByteArray now = m_service.mine("GET", path).header("ETag");
        QCOMPARE(m_service.mine("PUT", path + "/tags", R"({"tags":[]})", ifMatch(fresh)).status, 412);
        QCOMPARE(m_service.mine("PUT", path + "/tags", R"({"tags":[]})", ifMatch(now)).status, 200);
        const RawAnswer people = m_service.mine("GET", path + "/invitations");
        QCOMPARE(m_service.mine("PUT", path + "/invitations", people.body, ifMatch("\"x\"")).status, 412);
        QCOMPARE(
            m_service.mine("PUT", path + "/invitations", people.body, ifMatch(people.header("ETag"))).status,
            200);
    }

    void ifMatchOfOthers()
    {
        const RawAnswer folders = m_service.mine("GET", "/v1/folders");
        const QByteArray body = R"({"folder":{"name":"Matched"}})";
        QCOMPARE(m_service.mine("POST", "/v1/folders", body, ifMatch("\"x\"")).status, 412);
        const RawAnswer made = m_service.mine("POST", "/v1/folders", body, ifMatch(folders.header("ETag")));
        QCOMPARE(made.status, 201);
        QVERIFY(made.header("Location").startsWith("/v1/folders/"));
        QCOMPARE(
            m_service.mine("DELETE", made.header("Location"), {}, ifMatch(folders.header("ETag"))).status,
            412);
        QCOMPARE(m_service.mine("DELETE", made.header("Location"), {}, ifMatch("*")).status, 200);
        const QByteArray setting = R"({"userSetting":{"companyName":"Mill"}})";
        QCOMPARE(m_service.mine("PUT", "/v1/user/userSettings", setting, ifMatch("\"x\"")).status, 412);
        QCOMPARE(m_service.mine("PUT", "/v1/user/userSettings", setting, ifMatch("*")).status, 200);
    }

    /** Of many that saw the same state, one writes. */
    void ifMatchUnderRaces()
    {
        const QByteArray path = ServiceFixture::pathOf(made());
        const QByteArray tag = m_service.mine("GET", path).header("ETag");
        std::atomic_int done = 0;
        std::atomic_int stale = 0;
        std::vector<std::thread> clients;
        for (int i = 0; i < 8; ++i)
            clients.emplace_back([&, i] {
                const QByteArray body = "{\"title\":\"T" + QByteArray::number(i) + "\"}";
                const int status = m_service.mine("PUT", path, body, ifMatch(tag)).status;
                done += status == 200 ? 1 : 0;
                stale += status == 412 ? 1 : 0;
            });
        for (std::thread& client : clients)
            client.join();
        QCOMPARE(done.load(), 1);
        QCOMPARE(stale.load(), 7);
    }

    /** A repeated write gets its first answer, not a refusal of its own change. */
    void ifMatchWithAKey()
    {
        const QByteArray path = ServiceFixture::pathOf(made());
        const QByteArray headers =
            ifMatch(m_service.mine("GET", path).header("ETag")) + "Idempotency-Key: matched-once\r\n";
        const QByteArray body = R"({"document":{"title":"Once"}})";
        QCOMPARE(m_service.mine("PUT", path, body, headers).status, 200);
        const RawAnswer again = m_service.mine("PUT", path, body, headers);
        QCOMPARE(again.status, 200);
        QCOMPARE(again.header("Idempotency-Replayed"), QByteArray("true"));
    }

    void whatWasMadeHasAnAddress()
    {
        const RawAnswer one = m_service.create(ServiceFixture::document(51), "/documents");
        QCOMPARE(m_service.mine("GET", one.header("Location")).status, 200);
        const RawAnswer inList = m_service.create(ServiceFixture::document(51), "/v1/documents/array");
        QCOMPARE(m_service.mine("GET", inList.header("Location")).status, 200);
        const QByteArray body = part("files[]", ServiceFixture::sample(), "a.pdf") + "--BB--";
        const RawAnswer file = m_service.mine("POST", one.header("Location") + "/files", body, {},
                                              "multipart/form-data; boundary=BB");
        QCOMPARE(file.status, 201);
        QCOMPARE(m_service.mine("GET", file.header("Location")).status, 200);
    }

    void noLimitOfAKeyIsIgnored()
    {
        // Also without the preference.
        for (const QByteArray& headers : {QByteArray(), strictly}) {
            const RawAnswer refused =
                m_service.mine("POST", "/v1/user/keys", R"({"name":"x","expiry":1})", headers);
            QCOMPARE(refused.status, 400);
            QCOMPARE(fieldOf(refused), QStringLiteral("expiry"));
        }
        QCOMPARE(m_service.mine("POST", "/v1/user/keys", R"({"name":"All"})").status, 201);
    }

    void aRotatedKeyEndsAsTheOldOne()
    {
        const qint64 end = QDateTime::currentMSecsSinceEpoch() + 86'400'000LL * 30;
        const RawAnswer first = m_service.mine(
            "POST", "/v1/user/keys", "{\"name\":\"Month\",\"expires\":" + QByteArray::number(end) + "}");
        const RawAnswer next = m_service.mine("POST", first.header("Location") + "/rotate");
        QCOMPARE(next.status, 201);
        const QJsonObject key = json(next).value(QLatin1String("key")).toObject();
        QCOMPARE(key.value(QLatin1String("expires")).toInteger(), end);
    }

    void callbacksWithAQuery()
    {
        QJsonObject setting{
            {QStringLiteral("postBackBase"), QStringLiteral("https://example.com/hook/?sig=a%2Fb")}};
        const auto put = [&] {
            return m_service.mine("PUT", "/v1/user/userSettings",
                                  ServiceFixture::bytes({{QStringLiteral("userSetting"), setting}}));
        };
        QCOMPARE(put().status, 200);
        const QJsonObject sent = made(52);
        QCOMPARE(sent.value(QLatin1String("documentSetting"))[QLatin1String("postBackURL")].toString(),
                 QStringLiteral("https://example.com/hook/%1?sig=a%2Fb")
                     .arg(sent.value(QLatin1String("id")).toInteger()));
        setting.insert(QStringLiteral("postBackBase"), QStringLiteral("https://example.com/hook#x"));
        const RawAnswer refused = put();
        QCOMPARE(refused.status, 400);
        QCOMPARE(firstDetail(refused).value(QLatin1String("reason")).toString(),
                 QStringLiteral("callback_address_has_fragment"));
        setting.insert(QStringLiteral("postBackBase"), QString());
        QCOMPARE(put().status, 200);
        QJsonObject wanted = ServiceFixture::document(51);
        wanted.insert(
            QStringLiteral("documentSetting"),
            QJsonObject{{QStringLiteral("postBackURL"), QStringLiteral("https://example.com/a#b")}});
        QCOMPARE(m_service.create(wanted, "/documents").status, 400);
    }
};

INK_TEST(TestStrict, "tst_strict")

} // namespace tst_strict

#include "tst_strict.moc"
