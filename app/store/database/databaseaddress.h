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
    QString path; ///< path of the SQLite file

    QString host;
    int port = -1; ///< -1 = the default port
    QString user;
    Secret password;
    QString name;
    QString file;    ///< path of the file with this address, from which each new connection reads the user
                     ///< and the password; empty = none
    QString options; ///< libpq options as `key='value'`, separated by spaces

    /** Parses an address. Returns Validation on failure; the message never repeats the address, which may
     * contain a password. */
    [[nodiscard]] static Result<DatabaseAddress> parse(const QString& text);
    [[nodiscard]] static bool isPostgreSql(const QString& text);
    /** Returns the address with the user and password currently in its file, provided the file still refers
     * to the same database. */
    [[nodiscard]] DatabaseAddress withCurrentCredentials() const;
    /** Returns the address without password and options, for display and logs. */
    [[nodiscard]] QString toDisplayString() const;
};

} // namespace ink::store
