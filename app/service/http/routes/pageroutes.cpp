#include "app/service/http/routes/pageroutes.h"

#include "app/base/languages.h"
#include "app/service/http/gzip.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/reasons.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/asset.h"
#include "app/service/http/routes/reasons.h"
#include "app/service/http/routes/signingpagetext.h"
#include "app/service/signers/signerpages.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QUuid>

#include <array>

/** Must be outside every namespace for Q_INIT_RESOURCE; without it, a static library's resources are not
 * found. */
static void initSigningPageResource()
{
    Q_INIT_RESOURCE(signingpage);
    Q_INIT_RESOURCE(pagehandwriting);
}

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

/** Returns the Content-Security-Policy of the page. `style` is the inlined style sheet. */
QByteArray pagePolicy(const QByteArray& style)
{
    return "default-src 'none'; script-src 'self'; style-src 'self' " + contentSource(style) +
           "; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
           "base-uri 'none'; form-action 'none'";
}

/** The scripts that every document requires. The page loads the others on demand. */
constexpr std::array modules{"timelimit.js", "texts.js",      "files.js", "unicodetables.js", "characters.js",
                             "rules.js",     "evaluation.js", "order.js", "fields.js",        "fieldsheet.js",
                             "follow.js",    "looks.js",      "marks.js", "unsaved.js",       "page.js"};

/** Returns the line without a trailing comment. Slashes within quotes don't begin a comment. */
QByteArray withoutComment(const QByteArray& line)
{
    for (qsizetype at = line.indexOf(" // "); at >= 0; at = line.indexOf(" // ", at + 1)) {
        const QByteArray code = line.left(at);
        const auto isClosed = [&code](char quote) { return code.count(quote) % 2 == 0; };
        if (isClosed('"') && isClosed('\'') && isClosed('`')) return code.trimmed();
    }
    return line;
}

/** Minifies a file of the page: removes indentation and comments of whole lines and at the end of lines. */
QByteArray slim(const QByteArray& bytes)
{
    QByteArray slimmed;
    bool isComment = false;
    for (const QByteArray& line : bytes.split('\n')) {
        const QByteArray words = line.trimmed();
        isComment = isComment || words.startsWith("/*");
        if (!isComment && !words.isEmpty() && !words.startsWith("//"))
            slimmed += withoutComment(words) + '\n';
        if (isComment && words.contains("*/")) isComment = false;
    }
    return slimmed;
}

/** Returns links that preload all modules at once. Without them, the browser would request each module only
 * after another one has imported it. */
QByteArray preloads()
{
    QByteArray links;
    for (const auto* name : modules)
        links += QByteArray("<link rel=\"modulepreload\" href=\"%root%signingpage/") + name + "\">\n";
    return links;
}

QByteArray resource(const QString& name)
{
    QFile file(QStringLiteral(":/signingpage/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** Returns the page's text for browsers without scripts, in every language, as HTML. */
QByteArray withoutScripts()
{
    QByteArray html;
    for (const QString& language : languageCodes())
        html += QStringLiteral("<p lang=\"%1\" dir=\"%2\">%3</p>")
                    .arg(language, isRightToLeft(language) ? QStringLiteral("rtl") : QStringLiteral("ltr"),
                         signingPageText(language, QStringLiteral("needsJavaScript")).toHtmlEscaped())
                    .toUtf8();
    return html;
}

/** Returns the page, which contains no data of the document. Its script requests the data with the GUID in
 * its own URL. Requesting the page does not count as opening the invitation, so mail scanners that follow
 * links leave no trace. */
Response page(const QByteArray& html, const QByteArray& policy, const SignerPages& signerPages,
              const Request& request, const QString& guid, int depth)
{
    Response response;
    const QUuid known(guid);
    if (known.isNull()) {
        response.status = 404;
    } else {
        auto origins = signerPages.frameOrigins({known.toString(QUuid::WithoutBraces), request.peer, {}, {}});
        if (!origins && origins.error().code == ErrorCode::NotFound) response.status = 404;
        if (!origins && origins.error().code == ErrorCode::Deleted) response.status = 410;
        if (origins) response.frameOrigins = std::move(*origins);
    }
    QByteArray root;
    for (int i = request.hasTrailingSlash ? -1 : 0; i < depth; ++i)
        root += "../";
    // Until the page has loaded the invitation, it uses the browser's first language, or English if that is
    // not supported.
    const QString language = languageCode(firstLanguage(request.header("accept-language")));
    response.body = html;
    response.body.replace("%root%", root);
    response.body.replace("%language%", language.toLatin1());
    response.body.replace("%frames%", response.frameOrigins.join(u' ').toHtmlEscaped().toLatin1());
    response.body.replace("%languages%", languageCodes().join(QLatin1Char(' ')).toLatin1());
    response.body.replace("%loading%",
                          signingPageText(language, QStringLiteral("loading")).toHtmlEscaped().toUtf8());
    response.body.replace("%stuck%",
                          signingPageText(language, QStringLiteral("stuck")).toHtmlEscaped().toUtf8());
    response.body.replace("%direction%", isRightToLeft(language) ? "rtl" : "ltr");
    response.headers = {{"Content-Type", "text/html; charset=utf-8"},
                        {"Content-Security-Policy", policy},
                        {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
                        {"Cross-Origin-Opener-Policy", "same-origin"},
                        {"Vary", "Accept-Language, Accept-Encoding"}};
    if (acceptsGzip(request.header("accept-encoding"))) {
        response.body = gzip(response.body, Effort::EachTime);
        response.setHeader("Content-Encoding", "gzip");
    }
    return response;
}

/** Serves these files below `folder`. `variable` is the path's variable for the file name; for other names,
 * the response is a 404 with `missing`. */
void addAssets(Router& router, const QString& folder, const QString& variable, QHash<QString, Asset> files,
               const Message& missing = reasons::noSuchAddress())
{
    Q_ASSERT(!files.isEmpty());
    router.add({"GET", QStringLiteral("%1{%2}").arg(folder, variable), Access::Public, Body::None,
                [files = std::move(files), variable, missing](const Request& request) {
                    const auto found = files.constFind(request.variables.value(variable));
                    if (found != files.constEnd()) return found->answerTo(request);
                    return errorResponse(fail(ErrorCode::NotFound, missing).value(), request);
                }});
}

/** Adds the scripts of the page, some of which it loads on demand. */
void addScripts(Router& router)
{
    QHash<QString, Asset> scripts;
    for (const QString& name : QDir(QStringLiteral(":/signingpage")).entryList({QStringLiteral("*.js")}))
        scripts.insert(name, Asset(slim(resource(name)), "text/javascript; charset=utf-8"));
    addAssets(router, QStringLiteral("/signingpage/"), QStringLiteral("script"), std::move(scripts));
}

/** Adds one URL pattern for all languages, so that a new language requires no new route. */
void addTexts(Router& router)
{
    QHash<QString, Asset> texts;
    for (const QString& language : languageCodes()) {
        texts.insert(language, Asset(signingPageCatalogue(language), "application/json; charset=utf-8"));
        texts.insert(
            language + QStringLiteral(".review"),
            Asset(signingPageCatalogue(language, PageTextPart::Review), "application/json; charset=utf-8"));
    }
    addAssets(router, QStringLiteral("/signingpage/texts/"), QStringLiteral("language"), std::move(texts),
              reasons::noSuchPageLanguage());
}

/** Serves the fonts for typed signatures, and the list of letters that each of them contains. */
void addHandwriting(Router& router)
{
    const QString folder = QStringLiteral(":/handwriting/pagehandwriting/");
    QHash<QString, Asset> files;
    for (const QString& name : QDir(folder).entryList(QDir::Files)) {
        QFile file(folder + name);
        if (file.open(QIODevice::ReadOnly))
            files.insert(name, Asset(file.readAll(), name.endsWith(QLatin1String(".json"))
                                                         ? "application/json; charset=utf-8"
                                                         : "font/woff2"));
    }
    addAssets(router, QStringLiteral("/signingpage/handwriting/"), QStringLiteral("file"), std::move(files));
}

} // namespace

void addSigningPageRoutes(Router& router, const SignerPages& signerPages)
{
    initSigningPageResource();
    QByteArray html = slim(resource(QStringLiteral("index.html")));
    Q_ASSERT(!html.isEmpty());
    // Inlined in the page, so that on a slow connection the first text doesn't wait for another file.
    const QByteArray style = slim(resource(QStringLiteral("page.css")));
    const QByteArray policy = pagePolicy(style);
    html.replace("%style%", style);
    html.replace("%modules%", preloads());
    html.replace("%noscript%", withoutScripts());
    router.add({"GET", QStringLiteral("/sign/{guid}"), Access::Public, Body::None,
                [&signerPages, html, policy](const Request& request) {
                    return page(html, policy, signerPages, request,
                                request.variables.value(QStringLiteral("guid")), 1);
                }});
    router.add({"GET", QStringLiteral("/UI/documentDesigner2.html"), Access::Public, Body::None,
                [&signerPages, html, policy](const Request& request) {
                    return page(html, policy, signerPages, request, request.queryValue(QStringLiteral("iid")),
                                1);
                }});
    addScripts(router);
    addTexts(router);
    addHandwriting(router);
}

} // namespace ink::service::http
