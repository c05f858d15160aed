// The table of versions and deprecations, and the matching of paths by version.
#include "app/service/http/apiversions.h"
#include "app/service/http/responses.h"
#include "app/service/http/router.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_apiversions {

using namespace ink;
using namespace ink::service::http;
using namespace Qt::Literals::StringLiterals;
using State = ApiVersion::State;

namespace {

Timestamp dayOf(int year, unsigned month, unsigned day)
{
    return std::chrono::sys_days(std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(day));
}

/** Three versions, the oldest of which ends. */
ApiVersions threeVersions()
{
    return {{{u"/v1"_s, State::Deprecated, dayOf(2020, 1, 1), dayOf(2024, 2, 29), dayOf(2025, 3, 1)},
             {u"/v2"_s, State::Supported, dayOf(2022, 1, 1)},
             {u"/v3"_s, State::Current, dayOf(2024, 1, 1)}},
            {{"PUT", u"/v1/papers/{paperID}/notes/{note}"_s, u"/v3/papers/{paperID}/remarks/{note}.txt"_s,
              dayOf(2024, 2, 29), dayOf(2025, 3, 1)},
             {"GET", u"/papers"_s, u"/v2/papers/find"_s, dayOf(2024, 2, 29)}}};
}

} // namespace

class TestApiVersions final : public QObject
{
    Q_OBJECT

    Router m_router{threeVersions()};

    /** What happens to a request: the pattern, the allowed methods, or the addresses in other versions. */
    QString found(const QByteArray& method, const QString& path) const
    {
        const Router::Match match = m_router.match(method, path);
        if (match.route) return match.route->pattern;
        if (match.isOtherVersion) return (QStringList{u"other"_s} + match.addresses).join(u' ');
        return match.allowedMethods.isEmpty()
                   ? u"404"_s
                   : u"405 "_s + QString::fromLatin1(match.allowedMethods.join(' '));
    }
    static QByteArray valueOf(const QList<QPair<QByteArray, QByteArray>>& headers, const QByteArray& name)
    {
        for (const auto& [each, value] : headers)
            if (each == name) return value;
        return {};
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto none = [](const Request&) { return Response{}; };
        for (const auto& [method, pattern] : std::initializer_list<std::pair<const char*, const char*>>{
                 {"GET", "/papers"},
                 {"POST", "/v1/papers"},
                 {"GET", "/v1/papers/{paperID}"},
                 {"DELETE", "/v1/papers/{paperID}"},
                 {"PUT", "/v1/papers/{paperID}/notes/{note}"},
                 {"GET", "/v1/lists"},
                 {"GET", "/v2/papers/find"},
                 {"GET", "/v2/papers/{paperID}/copies"},
                 {"GET", "/v2/lists"},
                 {"GET", "/v3/lists"},
                 {"GET", "/v3/papers/{paperID}/remarks/{note}.txt"},
                 {"GET", "/open/{guid}"}})
            m_router.add(
                {method, QLatin1StringView(pattern), Router::Access::Public, Router::Body::None, none});
    }

    void theTableOfTheServiceKeepsThePolicy()
    {
        const QStringList faults = ApiVersions::ofService().policyViolations();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(threeVersions().policyViolations().isEmpty(),
                 qPrintable(threeVersions().policyViolations().join(u'\n')));
        QCOMPARE(deprecationMonths, 12);
    }

    /** The check reports each of these. */
    void faultsOfTables()
    {
        const auto hasFault = [](const std::function<void(ApiVersions&)>& change) {
            ApiVersions table = threeVersions();
            change(table);
            return table.policyViolations().size() == 1;
        };
        QVERIFY(hasFault([](ApiVersions& t) { t.versions[2].state = State::Supported; }));
        QVERIFY(hasFault([](ApiVersions& t) { t.versions[1].state = State::Current; }));
        QVERIFY(hasFault([](ApiVersions& t) { t.versions[1].state = State::Deprecated; }));
        QVERIFY(hasFault([](ApiVersions& t) { t.versions[1].sunset = dayOf(2030, 1, 1); }));
        QVERIFY(hasFault([](ApiVersions& t) { t.versions[0].released = dayOf(2024, 3, 1); }));
        QVERIFY(hasFault([](ApiVersions& t) { t.versions[1].prefix = u"v2"_s; }));
        QVERIFY(hasFault([](ApiVersions& t) { t.operations.append(t.operations.first()); }));
        QVERIFY(hasFault([](ApiVersions& t) {
            t.operations.append({"PUT", u"/v1/a"_s, t.operations.first().pattern, dayOf(2024, 1, 1)});
        }));
        // Twelve months to the second; after 29 February they end on the 28th.
        QVERIFY(hasFault([](ApiVersions& t) { t.operations[0].sunset = dayOf(2025, 2, 27); }));
        QVERIFY(!hasFault([](ApiVersions& t) { t.operations[0].sunset = dayOf(2025, 2, 28); }));
        const auto later = [](ApiVersions& t, std::chrono::milliseconds end) {
            t.operations[0].deprecated += std::chrono::hours(5);
            t.operations[0].sunset = dayOf(2025, 2, 28) + end;
        };
        QVERIFY(hasFault(
            [&](ApiVersions& t) { later(t, std::chrono::hours(5) - std::chrono::milliseconds(1)); }));
        QVERIFY(!hasFault([&](ApiVersions& t) { later(t, std::chrono::hours(5)); }));
    }

    void pathsByVersion_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* method, const QString& path, const QString& expected) {
            QTest::addRow("%s %s", method, qPrintable(path.left(60)))
                << QByteArray(method) << path << expected;
        };
        row("GET", u"/papers"_s, u"/papers"_s);
        row("HEAD", u"/v1/papers/"_s, u"/papers"_s);
        row("GET", u"/papers/7"_s, u"/v1/papers/{paperID}"_s);
        row("POST", u"/papers/7"_s, u"405 GET HEAD DELETE"_s);
        // A path that another version has.
        row("GET", u"/v2/papers/7"_s, u"other /v1/papers/7"_s);
        row("DELETE", u"/v3/papers/7"_s, u"other /v1/papers/7"_s);
        row("BREW", u"/v2/papers/7"_s, u"other /v1/papers/7"_s);
        row("OPTIONS", u"/v2/papers/7"_s, u"other /v1/papers/7"_s);
        row("HEAD", u"/v2/papers"_s, u"other /papers"_s);
        row("POST", u"/v2/papers"_s, u"other /v1/papers"_s);
        row("GET", u"/v1/papers/7/copies"_s, u"other /v2/papers/7/copies"_s);
        row("GET", u"/papers/7/copies/"_s, u"other /v2/papers/7/copies"_s);
        row("GET", u"/v2/papers/7/remarks/a.txt"_s, u"other /v3/papers/7/remarks/a.txt"_s);
        row("GET", u"/v2/open/x y"_s, u"other /open/x y"_s);
        // Literal text of another version isn't the value of a variable.
        row("GET", u"/v1/papers/find"_s, u"other /v2/papers/find"_s);
        row("DELETE", u"/papers/find"_s, u"other /v2/papers/find"_s);
        row("GET", u"/v3/papers/find"_s, u"other /v2/papers/find"_s);
        row("GET", u"/v2/papers/find"_s, u"/v2/papers/find"_s);
        row("PUT", u"/v2/papers/find"_s, u"405 GET HEAD"_s);
        // Versions that don't exist.
        for (const char* unknown : {"/v9", "/v0", "/v10", "/v01", "/v1.0", "/V1", "/v184467440737095516160"})
            row("GET", QLatin1StringView(unknown) + u"/papers/7"_s, u"other /v1/papers/7"_s);
        row("GET", u"/v9/lists"_s, u"other /v1/lists /v2/lists /v3/lists"_s);
        row("GET", u"/v9/papers/find"_s, u"other /v2/papers/find"_s);
        row("GET", u"/v9"_s, u"other"_s);
        row("GET", u"/v9/"_s, u"other"_s);
        row("GET", u"/v9/nothing"_s, u"other"_s);
        row("GET", u"/v9//papers"_s, u"other"_s);
        row("GET", u"/v9/v1/papers"_s, u"other"_s);
        row("GET", u"/v9/papers/"_s + QString(8000, u'9'), u"other /v1/papers/"_s + QString(8000, u'9'));
        row("GET", u"/v"_s + QString(8000, u'9') + u"/lists"_s, u"other /v1/lists /v2/lists /v3/lists"_s);
        // As ever.
        for (const char* other : {"/",
                                  "/v1",
                                  "/v2",
                                  "/v3/",
                                  "/nothing",
                                  "/v2/nothing",
                                  "/v1/nothing",
                                  "/Papers",
                                  "/papers//7",
                                  "//v9/papers",
                                  "/v",
                                  "/vx/papers",
                                  "/v1a/papers",
                                  "/version/papers",
                                  "/v.1/papers",
                                  "/v1/v1/papers",
                                  "/v1/v9/papers",
                                  "/v2/v1/papers",
                                  "/ v9/papers",
                                  "/v9 /papers",
                                  "/v\u0661/papers"})
            row("GET", QString::fromUtf8(other), u"404"_s);
        row("GET", u"/v1/v2/papers/find"_s, u"/v2/papers/find"_s);
    }
    void pathsByVersion()
    {
        QFETCH(const QByteArray, method);
        QFETCH(const QString, path);
        QFETCH(const QString, expected);
        QCOMPARE(found(method, path), expected);
    }

    void routesKnowTheirDeprecation()
    {
        for (const Router::Route& each : m_router.routes())
            QCOMPARE(each.deprecation.has_value(),
                     m_router.versions().find(each.method, each.pattern) != nullptr);
        QVERIFY(m_router.match("HEAD", u"/v1/papers/"_s).route->deprecation);
        QVERIFY(!m_router.match("POST", u"/v1/papers"_s).route->deprecation);
    }

    void headers()
    {
        const auto table = threeVersions();
        const auto notes = deprecationHeaders(table.operations.at(0),
                                              {{u"paperID"_s, u"7"_s}, {u"note"_s, u"a \r\n<>;ü"_s}});
        QCOMPARE(valueOf(notes, "Deprecation"), QByteArray("@1709164800"));
        QCOMPARE(valueOf(notes, "Sunset"), QByteArray("Sat, 01 Mar 2025 00:00:00 GMT"));
        QCOMPARE(valueOf(notes, "Link"), QByteArray("</v3/papers/7/remarks/a%20%0D%0A%3C%3E%3B%C3%BC.txt>; "
                                                    "rel=\"successor-version\""));
        const auto list = deprecationHeaders(table.operations.at(1), {});
        QCOMPARE(list.size(), qsizetype(2));
        QCOMPARE(valueOf(list, "Link"), QByteArray("</v2/papers/find>; rel=\"successor-version\""));
        const auto tooLong = deprecationHeaders(table.operations.at(0),
                                                {{u"paperID"_s, QString(8000, u'7')}, {u"note"_s, u"a"_s}});
        QCOMPARE(tooLong.size(), qsizetype(2));
        QVERIFY(valueOf(tooLong, "Link").isEmpty());
    }

    /** Also with responses that the server makes instead of the handler's. */
    void headersOfEveryResponse()
    {
        Request request;
        request.method = "GET";
        request.responseHeaders = deprecationHeaders(threeVersions().operations.at(1), {});
        for (const auto& [condition, value, status] :
             std::initializer_list<std::tuple<QByteArray, QByteArray, int>>{{"x", "y", 200},
                                                                            {"if-none-match", "*", 304},
                                                                            {"range", "bytes=0-1", 206},
                                                                            {"range", "bytes=99-", 416}}) {
            request.headers = {{condition, value}};
            Response response;
            response.body = "0123456789";
            response.supportsRange = true;
            response.setHeader("ETag", "\"t\"");
            const WireResponse wire = toWire(request, response, false, 0);
            QCOMPARE(response.status, status);
            QCOMPARE(wire.head.count("\r\nDeprecation: @1709164800\r\n"), qsizetype(1));
            QCOMPARE(wire.head.count("\r\nLink: </v2/papers/find>;"), qsizetype(1));
            QVERIFY(!wire.head.contains("Sunset"));
        }
        request.responseHeaders.clear();
        Response plain;
        const QByteArray head = toWire(request, plain, false, 0).head;
        QVERIFY(!head.contains("Deprecation") && !head.contains("Link"));
    }

    void theTableAsJson()
    {
        const QJsonObject json = threeVersions().toJson();
        const QJsonArray versions = json.value("versions"_L1).toArray();
        QCOMPARE(versions.size(), qsizetype(3));
        const QJsonObject first = versions.first().toObject();
        QCOMPARE(first.value("state"_L1).toString(), u"deprecated"_s);
        QCOMPARE(first.value("sunset"_L1).toInteger(), 1'740'787'200'000LL);
        QVERIFY(versions.at(1)["sunset"_L1].isNull() && versions.at(1)["deprecated"_L1].isNull());
        QCOMPARE(versions.at(2)["state"_L1].toString(), u"current"_s);
        const QJsonArray operations = json.value("deprecatedOperations"_L1).toArray();
        QCOMPARE(operations.size(), qsizetype(2));
        QCOMPARE(operations.at(1)["successor"_L1].toString(), u"/v2/papers/find"_s);
        QVERIFY(operations.at(1)["sunset"_L1].isNull());
    }
};

INK_TEST(TestApiVersions, "tst_apiversions")

} // namespace tst_apiversions

#include "tst_apiversions.moc"
