#include "app/api/signerpath.h"

#include "app/api/reasons.h"
#include "app/api/transport.h"

#include <QUrlQuery>
#include <QUuid>

namespace ink::api {

Result<QString> signerPath(const QUrl& baseUrl, const QString& signingUrl)
{
    const auto bad = [](const Message& sentence) {
        return failField(ErrorCode::Validation, QStringLiteral("signingURL"), sentence);
    };
    const QUrl url = baseUrl.resolved(QUrl(signingUrl, QUrl::StrictMode));
    if (!url.isValid() || signingUrl.isEmpty()) return bad(reasons::recipientHasNoSigningAddress());
    // Two services on this computer with the same data return each other's links; only the path is used.
    const bool samePlace = isSameOrigin(url, baseUrl) ||
                           (isLoopback(url) && isLoopback(baseUrl) && url.scheme() == baseUrl.scheme());
    if (!samePlace) return bad(reasons::signingAddressOfOtherServer());
    QString id = QUrlQuery(url).queryItemValue(QStringLiteral("iid"));
    if (id.isEmpty()) id = url.path().section(QLatin1Char('/'), -1, -1, QString::SectionSkipEmpty);
    const QUuid guid = QUuid::fromString(id);
    if (guid.isNull()) return bad(reasons::signingAddressInvalid());
    return QStringLiteral("/sign/") + guid.toString(QUuid::WithoutBraces);
}

} // namespace ink::api
