#include "app/base/reasons.h"
#include "app/service/http/answers.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/routes.h"
#include "app/service/signertexts.h"

#include <QCryptographicHash>
#include <QFile>
#include <QUuid>

/** Outside every namespace, as Q_INIT_RESOURCE demands; a static library's resources are not found without
 * it. */
static void initSigningPageResource()
{
    Q_INIT_RESOURCE(signingpage);
}

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

const char pagePolicy[] = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: "
                          "blob:; connect-src 'self'; "
                          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

QByteArray resource(const QString& name)
{
    QFile file(QStringLiteral(":/signingpage/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/**
 * The page itself holds nothing of the document: its script asks for that with the GUID in its own address.
 * Asking for the page does not count as opening the invitation, so mail scanners that follow links leave no
 * trace.
 */
Response page(const QByteArray& html, SigningService& service, const Request& request, const QString& guid,
              int depth)
{
    Response response;
    const QUuid known(guid);
    if (known.isNull()) {
        response.status = 404;
    } else {
        const auto first =
            service.signerPage({known.toString(QUuid::WithoutBraces), request.peer, {}, {}}, 1);
        if (!first && first.error().code == ErrorCode::NotFound) response.status = 404;
        if (!first && first.error().code == ErrorCode::Deleted) response.status = 410;
    }
    QByteArray root;
    for (int i = request.trailingSlash ? -1 : 0; i < depth; ++i)
        root += "../";
    // Until the page knows the invitation, the browser's first language counts; English when it is none of
    // ours.
    const QString language = signerLanguage(firstLanguage(request.header("accept-language")));
    response.body = html;
    response.body.replace("%root%", root);
    response.body.replace("%language%", language.toLatin1());
    response.body.replace("%languages%", signerLanguages().join(QLatin1Char(' ')).toLatin1());
    response.body.replace("%direction%", isRightToLeft(language) ? "rtl" : "ltr");
    response.headers = {{"Content-Type", "text/html; charset=utf-8"},
                        {"Content-Security-Policy", pagePolicy},
                        {"X-Frame-Options", "DENY"},
                        {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
                        {"Cross-Origin-Opener-Policy", "same-origin"},
                        {"Vary", "Accept-Language"}};
    return response;
}

Response asset(const QByteArray& bytes, const QByteArray& type)
{
    Response response;
    const QByteArray digest = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(32);
    response.body = bytes;
    response.headers = {{"Content-Type", type}, {"ETag", '"' + digest + '"'}, {"Cache-Control", "no-cache"}};
    return response;
}

void addAsset(Router& router, const QString& name, const QByteArray& type)
{
    const Response response = asset(resource(name), type);
    router.add({"GET", QStringLiteral("/signingpage/") + name, Access::Public, Body::None,
                [response](const Request&) { return response; }});
}

/** One address for every language: a new one needs no new route. */
void addTexts(Router& router)
{
    QHash<QString, Response> texts;
    for (const QString& language : signerLanguages()) {
        const QByteArray words = resource(QStringLiteral("texts/%1.json").arg(language));
        Q_ASSERT(!words.isEmpty());
        texts.insert(language, asset(words, "application/json; charset=utf-8"));
    }
    router.add({"GET", QStringLiteral("/signingpage/texts/{language}"), Access::Public, Body::None,
                [texts](const Request& request) {
                    const auto found = texts.constFind(request.variables.value(QStringLiteral("language")));
                    if (found != texts.constEnd()) return *found;
                    return errorResponse(fail(ErrorCode::NotFound, reasons::noSuchPageLanguage()).value(),
                                         request.requestId);
                }});
}

} // namespace

void addSigningPageRoutes(Router& router, SigningService& service)
{
    initSigningPageResource();
    const QByteArray html = resource(QStringLiteral("index.html"));
    Q_ASSERT(!html.isEmpty());
    router.add({"GET", QStringLiteral("/sign/{guid}"), Access::Public, Body::None,
                [&service, html](const Request& request) {
                    return page(html, service, request, request.variables.value(QStringLiteral("guid")), 1);
                }});
    router.add({"GET", QStringLiteral("/UI/documentDesigner2.html"), Access::Public, Body::None,
                [&service, html](const Request& request) {
                    return page(html, service, request, request.queryValue(QStringLiteral("iid")), 1);
                }});
    const QByteArray script("text/javascript; charset=utf-8");
    addAsset(router, QStringLiteral("page.css"), "text/css; charset=utf-8");
    addTexts(router);
    for (const auto* name :
         {"texts.js", "signature.js", "attachments.js", "start.js", "unicodetables.js", "characters.js",
          "pattern.js", "rules.js", "formula.js", "order.js", "fields.js", "shown.js", "difference.js",
          "follow.js", "looks.js", "marks.js", "unsaved.js", "page.js"})
        addAsset(router, QLatin1String(name), script);
}

} // namespace ink::service::http
