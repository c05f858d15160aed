#include "app/service/http/authenticator.h"
#include "app/service/http/router.h"
#include "app/service/http/routes/openapiroutes.h"
#include "app/service/http/routes/routes.h"
#include "app/service/signingpage/pagepictures.h"
#include "app/service/signingservice.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/apidescription.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tst_openapi {

using namespace ink;
using namespace ink::service;
using namespace ink::service::http;
using namespace ink::test;

/** Compares the service's own description with its routes, so that neither drifts. */
class TestOpenApi final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    SystemClock m_clock;
    std::unique_ptr<store::Database> m_database;
    std::unique_ptr<Stores> m_stores;
    std::unique_ptr<Authenticator> m_authenticator;
    std::unique_ptr<SigningService> m_service;
    std::unique_ptr<signingpage::PagePictures> m_pictures;
    Router m_router;
    std::unique_ptr<ApiDescription> m_api;

    static void report(const QStringList& faults)
    {
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
    }
    static QString nameOf(const Router::Route& route)
    {
        return QString::fromLatin1(route.method) + QLatin1Char(' ') + route.pattern;
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto database = store::openSqlite(m_folder.filePath(QStringLiteral("a.db")), store::Schema::Service);
        QVERIFY(database.has_value());
        m_database = std::move(*database);
        auto blobs = store::BlobStore::open(m_folder.filePath(QStringLiteral("blobs")));
        QVERIFY(blobs.has_value());
        m_stores = std::make_unique<Stores>(*m_database, *blobs);
        m_authenticator = std::make_unique<Authenticator>(*m_stores, m_clock);
        m_service = std::make_unique<SigningService>(*m_stores, m_clock, ServiceOptions{});
        m_pictures = std::make_unique<signingpage::PagePictures>();
        addRoutes(m_router, *m_service, *m_authenticator, *m_stores, *m_pictures);
        m_api = std::make_unique<ApiDescription>(openApiDescription());
    }

    void theDescriptionFollowsItsOwnRules() { report(m_api->ownFaults()); }

    void everyRouteIsDescribed()
    {
        QStringList faults;
        for (const Router::Route& route : m_router.routes()) {
            const ApiOperation* found = m_api->find(route.method, route.pattern);
            if (!found) {
                faults << nameOf(route) + QStringLiteral(" is not described");
                continue;
            }
            const auto fault = [&](const char* what) {
                faults << nameOf(route) + QLatin1Char(' ') + QLatin1String(what);
            };
            if (m_api->needsAccount(*found) != route.access.needsAccount())
                fault("is described with another access");
            QStringList scopes;
            for (const QJsonValue& each : found->object.value(QLatin1String("x-scope")).toArray())
                scopes << each.toString();
            if (scopes != route.access.scopes().codes()) fault("is described with other scopes (x-scope)");
            if (!found->object.value(QLatin1String("x-scope")).isArray()) fault("has no x-scope");
            const QStringList types = found->bodyTypes();
            const bool multipart = types.contains(QStringLiteral("multipart/form-data"));
            const bool json = types.contains(QStringLiteral("application/json"));
            switch (route.body) {
            case Router::Body::None:
                if (!types.isEmpty()) fault("takes no body");
                break;
            case Router::Body::Json:
                if (!json || types.size() != 1) fault("takes JSON and nothing else");
                break;
            case Router::Body::JsonOrMultipart:
                if (!multipart) fault("takes a multipart body");
                break;
            case Router::Body::File:
                if (!types.contains(QStringLiteral("application/octet-stream"))) fault("takes a file");
                break;
            }
            if (found->object.value(QLatin1String("deprecated")).toBool() != route.deprecation.has_value())
                fault("is deprecated in the table or in the description only");
            // Every variable, with the name in the route, and every query parameter, which others refuse.
            QStringList described;
            QStringList filters;
            for (const QJsonObject& parameter : m_api->parameters(*found)) {
                const QString in = parameter.value(QLatin1String("in")).toString();
                const QString name = parameter.value(QLatin1String("name")).toString();
                if (in == QLatin1String("path")) described << name;
                if (in == QLatin1String("query")) filters << name;
            }
            QStringList taken = route.query;
            filters.sort();
            taken.sort();
            if (filters != taken) fault("describes other query parameters than it takes");
            const auto match = m_router.match(route.method, found->path);
            QStringList variables = match.variables.keys();
            described.sort();
            variables.sort();
            if (match.route != &route) fault("is not what answers at the described path");
            if (described != variables) fault("names its variables otherwise");
        }
        report(faults);
    }

    /** Nothing in the table is without a route, and all of a deprecated version is deprecated. */
    void everyDeprecationIsRouted()
    {
        const auto routeOf = [this](const QByteArray& method, const QString& pattern) {
            const auto& all = m_router.routes();
            return std::find_if(all.begin(), all.end(), [&](const Router::Route& each) {
                return each.method == method && each.pattern == pattern;
            });
        };
        const auto variablesOf = [](const QString& pattern) {
            static const QRegularExpression variable(QStringLiteral("\\{\\w+\\}"));
            QSet<QString> names;
            for (auto it = variable.globalMatch(pattern); it.hasNext();)
                names.insert(it.next().captured());
            return names;
        };
        QStringList faults = m_router.versions().policyViolations();
        for (const DeprecatedOperation& each : m_router.versions().operations) {
            const QString name = QString::fromLatin1(each.method) + QLatin1Char(' ') + each.pattern;
            if (routeOf(each.method, each.pattern) == m_router.routes().end())
                faults << name + QStringLiteral(" is no route");
            if (routeOf(each.method, each.successor) == m_router.routes().end())
                faults << name + QStringLiteral(" has a successor that is no route");
            if (!variablesOf(each.pattern).contains(variablesOf(each.successor)))
                faults << name + QStringLiteral(" has a successor with other variables");
        }
        for (const ApiVersion& version : m_router.versions().versions)
            for (const Router::Route& route : m_router.routes())
                if (version.deprecated && route.pattern.startsWith(version.prefix + QLatin1Char('/')) &&
                    !route.deprecation)
                    faults << nameOf(route) + QStringLiteral(" is not deprecated, but its version is");
        report(faults);
    }

    void everyDescribedOperationIsRouted()
    {
        QStringList faults;
        for (const ApiOperation& operation : m_api->operations())
            if (!m_router.match(operation.method, operation.path).route) faults << operation.name();
        report(faults);
        QCOMPARE(m_api->operations().size(), m_router.routes().size());
    }

    void faultsAreFound()
    {
        // The checker itself must report each of these.
        RawAnswer answer;
        answer.status = 200;
        answer.head = "HTTP/1.1 200 OK\r\nX-Content-Type-Options: nosniff\r\nX-Request-Id: a\r\n"
                      "Content-Type: application/json\r\n";
        answer.body = R"({"status":"live"})";
        QCOMPARE(m_api->faultsOf("GET", QStringLiteral("/v1/health/live/"), answer), QStringList());
        for (const char* body :
             {R"({"status":"dead"})", R"({"status":5})", "{}", "[]", "", R"({"status":"live","x":1})"}) {
            answer.body = body;
            QVERIFY2(!m_api->faultsOf("GET", QStringLiteral("/health/live"), answer).isEmpty(), body);
        }
        answer.body = R"({"status":"live"})";
        for (const char* header : {"Deprecation: @1", "Sunset: x", "Link: x"}) {
            RawAnswer old = answer;
            old.head += QByteArray(header) + "\r\n";
            QVERIFY2(!m_api->faultsOf("GET", QStringLiteral("/health/live"), old).isEmpty(), header);
        }
        answer.body = R"({"documentCount":0,"documents":[]})";
        QVERIFY(!m_api->faultsOf("GET", QStringLiteral("/documents"), answer).isEmpty());
        QVERIFY(m_api->faultsOf("GET", QStringLiteral("/v2/documents/search2"), answer).isEmpty());
        answer.body = R"({"status":"live"})";
        QVERIFY(!m_api->faultsOf("GET", QStringLiteral("/health/else"), answer).isEmpty());
        answer.status = 204;
        QVERIFY(!m_api->faultsOf("GET", QStringLiteral("/health/live"), answer).isEmpty());
        answer.status = 404;
        QVERIFY(!m_api->faultsOf("GET", QStringLiteral("/nowhere"), answer).isEmpty());

        QByteArray broken = openApiDescription();
        broken.replace("#/components/schemas/Folder\"", "#/components/schemas/Fodler\"");
        QVERIFY(!ApiDescription(broken).ownFaults().isEmpty());
    }
};

INK_TEST(TestOpenApi, "tst_openapi")

} // namespace tst_openapi

#include "tst_openapi.moc"
