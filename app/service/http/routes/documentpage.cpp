#include "app/service/http/routes/documentpage.h"

#include "app/base/isolated.h"
#include "app/base/keyedtexts.h"
#include "app/base/languages.h"
#include "app/service/http/headerfields.h"
#include "app/wire/documentlink.h"
#include "app/wire/objectreader.h"

#include <QFile>
#include <QUrl>

/** Must be outside every namespace for Q_INIT_RESOURCE. */
static void initDocumentPageResource()
{
    Q_INIT_RESOURCE(signingpage);
}

namespace ink::service::http {

namespace {

constexpr KeyedText documentPageTable[] = {
    QT_TRANSLATE_NOOP3("ink::DocumentPage", "Open a document in Inkstone", "title"),
    QT_TRANSLATE_NOOP3("ink::DocumentPage",
                       "This link leads to a document on %1. You can see it in Inkstone if your account has "
                       "access to it.",
                       "text"),
    QT_TRANSLATE_NOOP3("ink::DocumentPage", "Open in Inkstone", "open"),
    QT_TRANSLATE_NOOP3(
        "ink::DocumentPage",
        "If nothing happens, install Inkstone on this computer, connect it to %1, and open the "
        "link again.",
        "hint"),
    QT_TRANSLATE_NOOP3("ink::DocumentPage",
                       "If you were asked to sign a document, use the link in your invitation instead.",
                       "signers"),
    QT_TRANSLATE_NOOP3("ink::DocumentPage", "This link isn’t valid", "invalidTitle"),
    QT_TRANSLATE_NOOP3("ink::DocumentPage",
                       "Part of the link may be missing. Copy the whole link and try again.", "invalidText"),
};

const KeyedTexts& documentPageTexts()
{
    static const KeyedTexts all("ink::DocumentPage", documentPageTable);
    return all;
}

QByteArray documentPageFile(const QString& name)
{
    QFile file(QStringLiteral(":/signingpage/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

QByteArray element(const QByteArray& tag, const QString& text, const QByteArray& attributes = {})
{
    return '<' + tag + attributes + '>' + text.toHtmlEscaped().toUtf8() + "</" + tag + ">\n";
}

} // namespace

QString documentPageText(const QString& language, const QString& key)
{
    return documentPageTexts().text(language, key);
}

QStringList documentPageKeys()
{
    return documentPageTexts().keys();
}

DocumentPage::DocumentPage()
{
    initDocumentPageResource();
    const QByteArray style = documentPageFile(QStringLiteral("document.css"));
    m_html = documentPageFile(QStringLiteral("document.html"));
    Q_ASSERT(!m_html.isEmpty() && !style.isEmpty());
    m_html.replace("%style%", style);
    m_policy = "default-src 'none'; style-src " + contentSource(style) +
               "; img-src data:; base-uri 'none'; form-action 'none'";
}

Response DocumentPage::respond(const Request& request, const QString& baseUrl) const
{
    const domain::DocumentId document(
        wire::idFromText(request.variables.value(QStringLiteral("docID"))).value_or(0));
    const QString service = wire::serviceName(QUrl(baseUrl));
    const QString language = languageCode(firstLanguage(request.header("accept-language")));
    const auto text = [&](const char* key) {
        return documentPageText(language, QString::fromLatin1(key))
            .replace(QLatin1String("%1"), isolatedIn(language, service));
    };
    QByteArray content;
    if (document.isNull()) {
        content = element("p", text("invalidText"));
    } else {
        const QString link = wire::toText({service, {}, document});
        content = element("p", text("text")) +
                  element("a", text("open"), " href=\"" + link.toHtmlEscaped().toUtf8() + '"') +
                  element("p", text("hint"), " class=\"quiet\"") +
                  element("p", text("signers"), " class=\"quiet\"");
    }
    Response response;
    response.status = document.isNull() ? 404 : 200;
    response.body = m_html;
    response.body.replace("%language%", language.toLatin1());
    response.body.replace("%direction%", isRightToLeft(language) ? "rtl" : "ltr");
    response.body.replace("%title%",
                          text(document.isNull() ? "invalidTitle" : "title").toHtmlEscaped().toUtf8());
    response.body.replace("%content%", content);
    response.headers = {{"Content-Type", "text/html; charset=utf-8"},
                        {"Content-Security-Policy", m_policy},
                        {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
                        {"Cross-Origin-Opener-Policy", "same-origin"},
                        {"Vary", "Accept-Language"}};
    return response;
}

} // namespace ink::service::http
