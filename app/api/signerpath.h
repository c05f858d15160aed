#pragma once

#include "app/base/result.h"

#include <QString>
#include <QUrl>

namespace ink::api {

/**
 * The path of a signing address on this server: `/sign/{GUID}`, also from `…?iid={GUID}`. Validation when the
 * address belongs to another origin (another name of this machine is the same) or holds no GUID.
 */
[[nodiscard]] Result<QString> signerPath(const QUrl& baseUrl, const QString& signingUrl);

} // namespace ink::api
