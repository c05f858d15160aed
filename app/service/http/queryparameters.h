#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

namespace ink::service::http {

/** Returns the query parameters that a route accepts, by its method and pattern; empty for unlisted
 * routes. */
[[nodiscard]] QStringList queryParametersOf(const QByteArray& method, const QString& pattern);

/** Fails with a Validation error naming the parameter if the route doesn't support it or it appears twice,
 * because a misspelled filter must not match everything. The signing page itself accepts all parameters,
 * because mail programs add their own to links. */
[[nodiscard]] Result<void> checkQuery(const QString& pattern, const QStringList& known,
                                      const QList<QPair<QString, QString>>& query);

} // namespace ink::service::http
