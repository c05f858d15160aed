#pragma once

#include "app/base/result.h"
#include "app/store/database/database.h"

#include <QMap>
#include <QStringList>

namespace ink::service::admin {

// Private to this room: all rows of one database to another of the same schema version.

/** The tables of an SQLite database of the service, each after those that it refers to. */
[[nodiscard]] Result<QStringList> tablesInOrder(const store::Database& sqlite);
[[nodiscard]] Result<QMap<QString, qint64>> rowCounts(const store::Database& database,
                                                      const QStringList& tables);

/**
 * Copies every row of every table into an empty database, in one transaction there and from one state here.
 * One of the two is SQLite; the other one may be PostgreSQL. Ids go on counting where they were.
 */
[[nodiscard]] Result<void> copyTables(const store::Database& from, store::Database& to);

} // namespace ink::service::admin
