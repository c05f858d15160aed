#include "app/service/admin/checkreport.h"

#include <QJsonArray>

namespace ink::service::admin {

QJsonObject Finding::toJson() const
{
    return {{QStringLiteral("id"), id},
            {QStringLiteral("subject"), subject},
            {QStringLiteral("problem"), problem},
            {QStringLiteral("advice"), advice}};
}

QJsonObject CheckReport::toJson() const
{
    QJsonArray array;
    for (const Finding& finding : findings)
        array.append(finding.toJson());
    return {{QStringLiteral("clean"), findings.isEmpty()},
            {QStringLiteral("findings"), array},
            {QStringLiteral("documents"), documents},
            {QStringLiteral("blobs"), blobs},
            {QStringLiteral("blobBytes"), blobBytes},
            {QStringLiteral("historyEntries"), historyEntries},
            {QStringLiteral("seals"), seals}};
}

} // namespace ink::service::admin
