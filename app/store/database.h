#pragma once

#include "app/base/result.h"

#include <QString>

#include <memory>

class QSqlDatabase;

namespace ink::store {

/** Which family of tables a database holds: each has its own migrations in resources/sql. */
enum class Schema {
    Service,    ///< the signing service's
    Workstation ///< the workstation's journal and cache
};

/**
 * One database file (SQLite: WAL, foreign keys on, synchronous=FULL for the service and NORMAL for the
 * workstation). Safe to use from any thread: every thread gets a connection of its own. Opening runs the
 * migrations.
 */
class Database final
{
public:
    /** Opens or creates `path` and brings it to the newest schema; refuses a file that a newer version wrote.
     */
    [[nodiscard]] static Result<std::unique_ptr<Database>> openSqlite(const QString& path, Schema schema);
    ~Database();

    /** This thread's connection. */
    [[nodiscard]] QSqlDatabase connection() const;

private:
    struct Private;
    explicit Database(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/**
 * A write transaction of this thread (SQLite: BEGIN IMMEDIATE, waits up to 10 s for other writers). Rolls
 * back unless committed. Stores take it by reference: there is no write without one.
 */
class Transaction final
{
public:
    [[nodiscard]] static Result<Transaction> begin(Database& database);
    ~Transaction();
    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;

    [[nodiscard]] Result<void> commit();
    [[nodiscard]] Database& database() const { return *m_database; }

private:
    explicit Transaction(Database& database) : m_database(&database) {}
    Database* m_database;
    bool m_open = true;
};

} // namespace ink::store
