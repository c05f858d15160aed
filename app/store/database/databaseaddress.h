#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QString>

namespace ink::store {

/** The two kinds of database that the service runs on. */
enum class Dialect { Sqlite, PostgreSql };

/**
 * Where a database is: the path of an SQLite file, or `postgresql://user:password@host:port/name?sslmode=…`
 * (also `postgres://`). A host that is a folder is written `%2Fvar%2Frun%2Fpostgresql` or
 * `?host=/var/run/postgresql`. What is not given comes from libpq's own places (PGPASSWORD, ~/.pgpass …).
 */
struct DatabaseAddress
{
    Dialect dialect = Dialect::Sqlite;
    QString path; ///< of the SQLite file

    QString host;
    int port = -1; ///< -1 = the usual one
    QString user;
    Secret password;
    QString name;
    QString options; ///< libpq options as `key='value'`, separated by spaces

    /** Validation in a sentence that never repeats the address: it may hold a password. */
    [[nodiscard]] static Result<DatabaseAddress> parse(const QString& text);
    [[nodiscard]] static bool isPostgreSql(const QString& text);
    /** For people and logs: without password and options. */
    [[nodiscard]] QString shown() const;
};

} // namespace ink::store
