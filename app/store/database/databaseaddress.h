#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QString>

namespace ink::store {

/** The two kinds of database that the service runs on. */
enum class Dialect { Sqlite, PostgreSql };

/**
 * Address of a database: the path of an SQLite file, or `postgresql://user:password@host:port/name?sslmode=…`
 * (also `postgres://`). A Unix socket directory is written `%2Fvar%2Frun%2Fpostgresql` or
 * `?host=/var/run/postgresql`. Omitted parts come from libpq's defaults (PGPASSWORD, ~/.pgpass …).
 */
struct DatabaseAddress
{
    Dialect dialect = Dialect::Sqlite;
    QString path; ///< of the SQLite file

    QString host;
    int port = -1; ///< -1 = the default port
    QString user;
    Secret password;
    QString name;
    QString file;    ///< that holds this address: each new connection takes user and password from it
    QString options; ///< libpq options as `key='value'`, separated by spaces

    /** Validation on failure; the message never repeats the address, which may contain a password. */
    [[nodiscard]] static Result<DatabaseAddress> parse(const QString& text);
    [[nodiscard]] static bool isPostgreSql(const QString& text);
    /** The address with the user and the password that its file holds now, if it names the same database. */
    [[nodiscard]] DatabaseAddress current() const;
    /** For display and logs: without password and options. */
    [[nodiscard]] QString shown() const;
};

} // namespace ink::store
