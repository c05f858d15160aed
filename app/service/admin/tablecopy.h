#pragma once

#include "app/base/result.h"
#include "app/store/database/database.h"

#include <QMap>
#include <QStringList>

namespace ink::service::admin {

// Copies all rows of one database to another with the same schema version. Private to app/service/admin.

/** Returns the tables of the service's SQLite database, each after the tables that it refers to. */
[[nodiscard]] Result<QStringList> tablesInOrder(const store::Database& sqlite);
[[nodiscard]] Result<QMap<QString, qint64>> rowCounts(const store::Database& database,
                                                      const QStringList& tables);

/**
 * Copies every row of every table into an empty database, in one write transaction from one read snapshot.
 * One of the databases is SQLite; the other may be PostgreSQL. Id sequences continue with the source's next
 * values.
 */
[[nodiscard]] Result<void> copyTables(const store::Database& from, store::Database& to);

} // namespace ink::service::admin
