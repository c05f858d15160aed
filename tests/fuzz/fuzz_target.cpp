// Request targets and the router: accepted targets are harmless, and every method resolves them alike.
#include "app/service/http/router.h"
#include "app/service/http/server/requesttarget.h"
#include "app/wire/listcodec.h"
#include "tests/fuzz/fuzz.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdint>

using namespace ink;
using namespace ink::service::http;

namespace {

/** The service's own routes, as its description names them. */
const Router& router()
{
    static const Router routes = [] {
        Router made;
        QFile file(QStringLiteral(INKSTONE_SOURCE_DIR "/resources/openapi/openapi.json"));
        FUZZ_CHECK(file.open(QIODevice::ReadOnly));
        const QJsonObject paths =
            QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("paths")).toObject();
        FUZZ_CHECK(!paths.isEmpty());
        for (auto path = paths.begin(); path != paths.end(); ++path)
            for (const QString& method : path.value().toObject().keys())
                made.add({method.toUpper().toLatin1(), path.key(), Router::Access::Public, Router::Body::None,
                          [](const Request&) { return Response{}; }});
        return made;
    }();
    return routes;
}

void checkQuery(const QList<QPair<QString, QString>>& query)
{
    const auto again = wire::parseQueryString(wire::toQueryString(query));
    FUZZ_CHECK(again && *again == query);
    if (const auto asked = wire::documentQueryFromItems(query)) {
        FUZZ_CHECK(asked->pageSize >= 1 && asked->pageSize <= 500 && asked->pageIndex >= 1);
        const auto back = wire::documentQueryFromItems(wire::toItems(*asked));
        FUZZ_CHECK(back && *back == *asked);
    } else {
        FUZZ_CHECK(asked.error().code == ErrorCode::Validation && !asked.error().fields.isEmpty());
    }
    if (const auto ids = wire::idsFromItems(query))
        FUZZ_CHECK(!ids->isEmpty() &&
                   std::all_of(ids->begin(), ids->end(), [](auto id) { return id.value() > 0; }));
    if (const auto page = wire::pageRequestFromItems(query)) FUZZ_CHECK(page->pageSize <= 500);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray raw(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto target = parseRequestTarget(raw);
    if (!target) {
        FUZZ_CHECK(target.error().code == ErrorCode::Malformed || target.error().code == ErrorCode::TooLarge);
        return 0;
    }
    FUZZ_CHECK(target->path.startsWith(QLatin1Char('/')));
    FUZZ_CHECK(std::none_of(target->path.begin(), target->path.end(), [](QChar c) {
        return c.unicode() < 0x20 || c.unicode() == 0x7f || c == QLatin1Char('\\');
    }));
    const QStringList segments = target->path.split(QLatin1Char('/'));
    FUZZ_CHECK(!segments.contains(QStringLiteral("..")) && !segments.contains(QStringLiteral(".")));
    checkQuery(target->query);

    const auto get = router().match("GET", target->path);
    FUZZ_CHECK(router().match("HEAD", target->path).route == get.route);
    FUZZ_CHECK(router().match("GET", target->path + QLatin1Char('/')).route == get.route);
    if (!target->path.startsWith(QLatin1String("/v1")))
        FUZZ_CHECK(router().match("GET", QStringLiteral("/v1") + target->path).route == get.route);
    FUZZ_CHECK(!get.isOtherVersion || (!get.route && get.allowedMethods.isEmpty()));
    for (const QString& address : get.addresses) {
        const auto right = router().match("GET", address);
        FUZZ_CHECK(right.route || !right.allowedMethods.isEmpty());
    }
    bool answered = false;
    for (const char* method : {"GET", "POST", "PUT", "DELETE"}) {
        const auto match = router().match(method, target->path);
        answered = answered || match.route;
        for (const QString& value : match.variables)
            FUZZ_CHECK(!value.isEmpty() && !value.contains(QLatin1Char('/')));
    }
    const auto unknown = router().match("BREW", target->path);
    FUZZ_CHECK(!unknown.route && unknown.allowedMethods.isEmpty() == !answered);
    return 0;
}
