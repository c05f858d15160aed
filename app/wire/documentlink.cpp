#include "app/wire/documentlink.h"

#include "app/wire/objectreader.h"

#include <QRegularExpression>
#include <QUrlQuery>
#include <QUuid>

#include <algorithm>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto serviceParameter = "service"_L1;
constexpr auto guidParameter = "document"_L1;
constexpr auto idParameter = "documentId"_L1;
// Number(maxLinkLength, characters): Links to documents
constexpr qsizetype maxLinkLength = 2048;

int portOf(const QUrl& url)
{
    const bool isPlain = url.scheme() == "http"_L1;
    constexpr int plainPort = 80;
    constexpr int securePort = 443;
    return url.port(isPlain ? plainPort : securePort);
}

QString hostOf(const QUrl& url)
{
    QString host = url.host(QUrl::FullyEncoded).toLower();
    while (host.endsWith(u'.')) // a fully qualified name
        host.chop(1);
    return host;
}

QString pathOf(const QUrl& url)
{
    QString path = url.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    return path;
}

/** Returns the URL of the service with this name; invalid if the name isn't valid. */
QUrl addressOf(const QString& name, const QString& scheme)
{
    const QUrl url(scheme + "://"_L1 + name, QUrl::StrictMode);
    const bool isName = url.isValid() && !url.host().isEmpty() && url.userInfo().isEmpty() &&
                        !name.contains(u'@') && !name.contains("//"_L1) && !url.hasQuery() &&
                        !url.hasFragment();
    return isName ? url : QUrl();
}

} // namespace

QString localServiceName()
{
    return QStringLiteral("local");
}

bool isLocalServiceName(const QString& name)
{
    return name.compare(localServiceName(), Qt::CaseInsensitive) == 0;
}

QString serviceName(const QUrl& baseUrl)
{
    QString name = hostOf(baseUrl);
    if (name.contains(u':')) name = u'[' + name + u']'; // IPv6
    const int port = portOf(baseUrl);
    QUrl usual(baseUrl);
    usual.setPort(-1);
    if (port != portOf(usual)) name += u':' + QString::number(port);
    return name + pathOf(baseUrl);
}

bool isServiceNamed(const QUrl& baseUrl, const QString& name)
{
    const QUrl named = addressOf(name, baseUrl.scheme());
    return named.isValid() && !baseUrl.host().isEmpty() && hostOf(named) == hostOf(baseUrl) &&
           portOf(named) == portOf(baseUrl) && pathOf(named) == pathOf(baseUrl);
}

QString hostOfService(const QString& name)
{
    return serviceName(addressOf(name, u"https"_s)).section(u'/', 0, 0);
}

QString toText(const DocumentLink& link)
{
    // Reserved characters are encoded, so that mail programs and terminals recognize the whole link.
    const auto encoded = [](const QString& text) {
        return QString::fromLatin1(QUrl::toPercentEncoding(text, ":"));
    };
    QString text = u"inkstone:open?"_s + serviceParameter + u'=' + encoded(link.service);
    if (!link.guid.isEmpty()) text += u'&' + guidParameter + u'=' + encoded(link.guid);
    if (!link.document.isNull()) text += u'&' + idParameter + u'=' + QString::number(link.document.value());
    return text;
}

// Index(documentLinkFrom): Links to documents: which are valid
std::optional<DocumentLink> documentLinkFrom(const QString& text)
{
    static const QRegularExpression form(u"^inkstone:(?://)?open/?\\?(.+)$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    if (text.size() > maxLinkLength) return std::nullopt;
    const auto match = form.match(text);
    if (!match.hasMatch()) return std::nullopt;
    DocumentLink link;
    for (const auto& [name, value] : QUrlQuery(match.captured(1)).queryItems(QUrl::FullyDecoded)) {
        if (name == serviceParameter && link.service.isEmpty()) {
            link.service = value;
        } else if (name == guidParameter && link.guid.isEmpty()) {
            const QUuid guid(value);
            if (guid.isNull()) return std::nullopt;
            link.guid = guid.toString(QUuid::WithoutBraces);
        } else if (name == idParameter && link.document.isNull()) {
            link.document = domain::DocumentId(idFromText(value).value_or(0));
            if (link.document.isNull()) return std::nullopt;
        } else {
            return std::nullopt;
        }
    }
    const bool namesDocument = !link.guid.isEmpty() || !link.document.isNull();
    if (!namesDocument || !addressOf(link.service, u"https"_s).isValid()) return std::nullopt;
    return link;
}

QString webAddress(const QString& text)
{
    const bool isOneWord =
        std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c.isSpace() || !c.isPrint(); });
    if (text.isEmpty() || text.size() > maxLinkLength || !isOneWord) return {};
    const QUrl url(text, QUrl::StrictMode);
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    return isWeb && !url.host().isEmpty() && url.userInfo().isEmpty() ? text : QString();
}

} // namespace ink::wire
