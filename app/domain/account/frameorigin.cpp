#include "app/domain/account/frameorigin.h"

#include "app/domain/account/network.h"

#include <QRegularExpression>
#include <QUrl>

namespace ink::domain {

// Index(frameOrigin): Embedding: which websites may show the signing page in a frame
std::optional<QString> frameOrigin(const QString& text)
{
    // The original text is checked, too: a URL parser ignores or repairs too much.
    static const QRegularExpression form(
        QStringLiteral("^(https?)://([^\\s/?#@\\\\:;,'\"*%\\[\\]]+)(?::([0-9]{1,5}))?/?$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto parts = form.match(text);
    if (!parts.hasMatch()) return std::nullopt;
    const QString scheme = parts.captured(1).toLower();
    const QString host = QString::fromLatin1(QUrl::toAce(parts.captured(2))).toLower();
    static const QRegularExpression name(QStringLiteral("^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
                                                        "(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$"));
    if (!name.match(host).hasMatch()) return std::nullopt;
    // Browsers read any name whose last label is a number as an IPv4 address; it must be complete.
    static const QRegularExpression number(QStringLiteral("(^|\\.)([0-9]+|0x[0-9a-f]*)$"));
    if (number.match(host).hasMatch() && !isNetwork(host)) return std::nullopt;
    const bool isSecure = scheme == QLatin1StringView("https");
    if (!isSecure && !isLoopbackHost(host)) return std::nullopt;
    const int defaultPort = isSecure ? 443 : 80;
    const int port = parts.captured(3).isEmpty() ? defaultPort : parts.captured(3).toInt();
    if (port < 1 || port > 65'535) return std::nullopt;
    QString origin = scheme + QStringLiteral("://") + host;
    if (port != defaultPort) origin += QLatin1Char(':') + QString::number(port);
    return origin;
}

} // namespace ink::domain
