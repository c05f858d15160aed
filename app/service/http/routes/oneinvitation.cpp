#include "app/service/http/routes/oneinvitation.h"

#include "app/service/http/reasons.h"
#include "app/service/http/responses.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QUuid>

#include <optional>

namespace ink::service::http {

namespace {

const QString signRoot = QStringLiteral("/sign/{guid}");

// Index(leftOut): Phone in the local network: what answers there
/** Returns the excluded routes, which lead to other documents or to this computer's own address. */
const QSet<QString>& leftOut()
{
    static const QSet<QString> patterns{
        signRoot + QStringLiteral("/others"), signRoot + QStringLiteral("/others/code"),
        signRoot + QStringLiteral("/qr.svg"), signRoot + QStringLiteral("/start")};
    return patterns;
}

bool isOfSigner(const QString& pattern)
{
    return pattern == signRoot || pattern.startsWith(signRoot + QLatin1Char('/'));
}

Result<void> checkGuid(const Request& request, const QUuid& guid)
{
    if (QUuid(request.variables.value(QStringLiteral("guid"))) == guid) return {};
    return fail(ErrorCode::NotFound, reasons::noSuchAddress());
}

/** Returns the step that a response of this route represents; nullopt for other routes. */
std::optional<SignerStep> stepOf(const Router::Route& route, const Response& response)
{
    const QStringView rest = QStringView(route.pattern).mid(signRoot.size());
    // A recipient who is asked for a code has also opened the link.
    if (rest == QLatin1StringView("/values") && route.method == "GET" && response.status < 500)
        return SignerStep::Opened;
    if (response.status != 200) return std::nullopt;
    if (rest == QLatin1StringView("/reject")) return SignerStep::Declined;
    if (rest == QLatin1StringView("/delegate")) return SignerStep::Delegated;
    if (rest != QLatin1StringView("/finish")) return std::nullopt;
    const QJsonObject view = QJsonDocument::fromJson(response.body).object();
    const bool isNextInTurn = view.value(QLatin1StringView("hostedIndex")).toInt() > 0;
    return isNextInTurn ? std::nullopt : std::optional(SignerStep::Signed);
}

} // namespace

Router invitationRouter(const Router& all, const QString& guid, const QString& fingerprint,
                        std::function<void(SignerStep)> onStep)
{
    Router router;
    const QUuid only(guid);
    for (const Router::Route& each : all.routes()) {
        if (each.access != Router::Access::Public || leftOut().contains(each.pattern)) continue;
        if (each.pattern.startsWith(QLatin1StringView("/signingpage/"))) {
            router.add(each);
            continue;
        }
        if (!isOfSigner(each.pattern)) continue;
        Router::Route route = each;
        route.admit = [only, admit = each.admit](const Request& request) -> Result<void> {
            INK_TRY(checkGuid(request, only));
            return admit ? admit(request) : Result<void>();
        };
        route.handler = [only, each, onStep](const Request& request) {
            if (const auto allowed = checkGuid(request, only); !allowed)
                return errorResponse(allowed.error(), request);
            Response response = each.handler(request);
            if (const auto step = stepOf(each, response)) onStep(*step);
            return response;
        };
        router.add(std::move(route));
    }
    router.add({"GET", signRoot + QStringLiteral("/handover"), Router::Access::Public, Router::Body::None,
                [only, fingerprint](const Request& request) {
                    if (const auto allowed = checkGuid(request, only); !allowed)
                        return errorResponse(allowed.error(), request);
                    Response response = jsonResponse({{QStringLiteral("fingerprint"), fingerprint}});
                    response.setHeader("Cache-Control", "no-store");
                    return response;
                }});
    return router;
}

} // namespace ink::service::http
