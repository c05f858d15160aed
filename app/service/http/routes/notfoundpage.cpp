#include "app/service/http/routes/notfoundpage.h"

#include "app/base/languages.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/router.h"
#include "app/service/http/routes/signingpagetext.h"

namespace ink::service::http {

namespace {

constexpr const char* notFoundStyle =
    ":root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:32rem;"
    "padding:0 1rem}h1{font-size:1.5rem;line-height:1.2}";

QByteArray notFoundText(const QString& language, const char* key)
{
    return signingPageText(language, QLatin1StringView(key)).toHtmlEscaped().toUtf8();
}

/** Returns a 404 page that says, in the browser's language, that the link isn't valid and may be
 * incomplete. */
Response notFoundPage(const Request& request)
{
    const QString language = languageCode(firstLanguage(request.header("accept-language")));
    Response response;
    response.status = 404;
    response.body =
        "<!doctype html>\n<html lang=\"" + language.toLatin1() + "\" dir=\"" +
        (isRightToLeft(language) ? "rtl" : "ltr") +
        "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
        "content=\"width=device-width, initial-scale=1\">\n<meta name=\"robots\" "
        "content=\"noindex\">\n<title>Inkstone</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>" +
        notFoundStyle + "</style>\n</head>\n<body>\n<main>\n<h1>" +
        notFoundText(language, "linkUnknownTitle") + "</h1>\n<p>" + notFoundText(language, "linkUnknown") +
        "</p>\n</main>\n</body>\n</html>\n";
    static const QByteArray policy = "default-src 'none'; img-src data:; style-src " +
                                     contentSource(notFoundStyle) + "; base-uri 'none'; form-action 'none'";
    response.headers = {{"Content-Type", "text/html; charset=utf-8"},
                        {"Content-Security-Policy", policy},
                        {"Vary", "Accept, Accept-Language"}};
    return response;
}

} // namespace

void addNotFoundPage(Router& router)
{
    router.setNotFoundPage(notFoundPage);
}

} // namespace ink::service::http
