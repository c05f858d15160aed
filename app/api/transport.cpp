#include "app/api/transport.h"

#include <QHostAddress>
#include <QRegularExpression>

namespace ink::api {

QByteArray methodName(Method method)
{
    switch (method) {
    case Method::Get:
        return QByteArrayLiteral("GET");
    case Method::Post:
        return QByteArrayLiteral("POST");
    case Method::Put:
        return QByteArrayLiteral("PUT");
    case Method::Delete:
        return QByteArrayLiteral("DELETE");
    }
    Q_UNREACHABLE();
}

QByteArray Response::header(QByteArrayView name) const
{
    for (const auto& [key, value] : headers)
        if (name.compare(key, Qt::CaseInsensitive) == 0) return value;
    return {};
}

bool isLoopback(const QUrl& url)
{
    const QString host = url.host();
    if (host == QLatin1StringView("localhost")) return true;
    const QHostAddress address(host);
    return !address.isNull() && address.isLoopback();
}

bool isSameOrigin(const QUrl& a, const QUrl& b)
{
    const auto port = [](const QUrl& url) {
        return url.port(url.scheme() == QLatin1StringView("https") ? 443 : 80);
    };
    return a.scheme() == b.scheme() && a.host() == b.host() && port(a) == port(b);
}

QString pathPattern(const QString& path)
{
    static const QRegularExpression guid(
        QStringLiteral("[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}"));
    static const QRegularExpression number(QStringLiteral("(?<=/)[0-9]+(?=/|$)"));
    // Everything after /sign/ grants access to sign, GUID or not.
    static const QRegularExpression signer(QStringLiteral("(?<=/sign/)[^/]+"));
    QString shape = path;
    shape.replace(signer, QStringLiteral("{guid}"));
    shape.replace(guid, QStringLiteral("{guid}"));
    shape.replace(number, QStringLiteral("{n}"));
    return shape;
}

} // namespace ink::api
