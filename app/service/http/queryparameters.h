#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

namespace ink::service::http {

/** The query parameters that a route takes, by its method and pattern; none for routes that aren't listed. */
[[nodiscard]] QStringList queryParametersOf(const QByteArray& method, const QString& pattern);

/**
 * Validation, naming the parameter, for one that a route doesn't know or that appears twice: a misspelt
 * filter must not find everything. The signing page itself takes any: mail programs add their own to links.
 */
[[nodiscard]] Result<void> checkQuery(const QString& pattern, const QStringList& known,
                                      const QList<QPair<QString, QString>>& query);

} // namespace ink::service::http
