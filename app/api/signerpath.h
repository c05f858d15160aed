#pragma once

#include "app/base/result.h"

#include <QString>
#include <QUrl>

namespace ink::api {

/** Returns the path of a signing link on this server: `/sign/{GUID}`, also from `…?iid={GUID}`. Validation
 * error if the link belongs to another origin (other names of this machine count as the same) or contains no
 * GUID. */
[[nodiscard]] Result<QString> signerPath(const QUrl& baseUrl, const QString& signingUrl);

} // namespace ink::api
