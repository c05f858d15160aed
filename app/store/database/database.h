#pragma once

#include "app/base/result.h"
#include "app/store/database/databaseaddress.h"
#include "app/store/database/databaseoptions.h"

#include <QString>

#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <typeindex>

class QSqlDatabase;

namespace ink::store {

class ConnectionPool;
class Session;
class WriterTurn;
struct Opening;

/**
 * A database: an SQLite file (WAL, foreign keys on, synchronous=FULL for the service and NORMAL for the
 * workstation) or a database on a PostgreSQL server. Thread-safe: on SQLite every thread has its own
 * connection; on PostgreSQL it takes one of a few for as long as it reads a result or has a Transaction or a
 * Snapshot open, and waits for its turn while all are taken. A thread that has one must not wait for another
 * that needs one. A lost connection is replaced at its next use. `openDatabase` also creates or upgrades the
 * tables.
 */
class Database final
{
public:
    /** Connects without checking the tables. Error messages never contain the address's password. */
    [[nodiscard]] static Result<std::unique_ptr<Database>> connect(DatabaseAddress address, Schema schema);
    ~Database();

    [[nodiscard]] Dialect dialect() const;
    [[nodiscard]] bool isPostgreSql() const { return dialect() == Dialect::PostgreSql; }
    /** This thread's connection, which stays its own until the thread ends. */
    [[nodiscard]] QSqlDatabase connection() const;
    /** Sets the maximum number of connections to PostgreSQL, from `minConnections` on, and how long a thread
     * waits for one. */
    void setMaxConnections(int connections, std::chrono::milliseconds maxWait = maxConnectionWait) const;
    /** Returns whether this thread has a Transaction open. */
    [[nodiscard]] bool inTransaction() const;
    /** Private to the store: the state of this thread's connection. */
    [[nodiscard]] Session& session() const;
    /** Private to the store: parameters for a connection that no thread owns. */
    [[nodiscard]] std::shared_ptr<const Opening> opening() const;
    [[nodiscard]] std::shared_ptr<ConnectionPool> pool() const;
    /** Private to the store: null where writers can run concurrently. */
    [[nodiscard]] WriterTurn* writerTurn() const;

private:
    struct Private;
    explicit Database(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/** Within its scope, this thread gets a connection before others, and one is left for it: for checks whether
 * the database responds. */
class UrgentUse final
{
public:
    explicit UrgentUse(const Database& database);
    ~UrgentUse();
    UrgentUse(const UrgentUse&) = delete;
    UrgentUse& operator=(const UrgentUse&) = delete;

private:
    const Database& m_database;
    bool m_before;
};

/** Changes that a transaction collects and its commit writes together. */
class CollectedChanges
{
public:
    virtual ~CollectedChanges() = default;
    [[nodiscard]] virtual Result<void> write(const Database& database) = 0;
};

/**
 * A write transaction of this thread. Rolls back unless committed. Stores take it by reference, so every
 * write has one. SQLite: BEGIN IMMEDIATE, waits up to 10 s for other writers. PostgreSQL: READ COMMITTED;
 * writers run concurrently, so documents loaded during the transaction stay locked until it ends.
 */
class Transaction final
{
public:
    [[nodiscard]] static Result<Transaction> begin(Database& database);
    [[nodiscard]] static Result<Transaction> begin(Database& database, Durability durability);
    [[nodiscard]] static Result<Transaction> begin(Database& database, Durability durability, Pace pace);
    ~Transaction();
    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;

    /** Unavailable and retryable when the connection is lost meanwhile; the outcome is then unknown. */
    [[nodiscard]] Result<void> commit();
    [[nodiscard]] Database& database() const { return *m_database; }
    /**
     * Raises the revision of the account's listings, once. Where writers run concurrently, this locks the
     * account, and with it everything counted and indexed for it, until the transaction ends. Lock order, to
     * prevent deadlocks: the document, then its account, then the rows that belong to the account.
     */
    [[nodiscard]] Result<void> touchAccount(qint64 accountId);
    /** The same as part of the commit, to hold the account's lock as briefly as possible. For work that
     * doesn't change the account's counts. */
    void touchAccountAtCommit(qint64 accountId) { m_touchedLast.insert(accountId); }
    /** Private to the store: this transaction's changes of one type, created on first use. */
    template <typename Changes> [[nodiscard]] Changes& collected()
    {
        auto& slot = m_collected[typeid(Changes)];
        if (!slot) slot = std::make_unique<Changes>();
        return static_cast<Changes&>(*slot);
    }

private:
    explicit Transaction(Database& database);
    void endTurn();
    Database* m_database;
    std::set<qint64> m_touched;
    std::set<qint64> m_touchedLast; ///< by the commit
    std::map<std::type_index, std::unique_ptr<CollectedChanges>> m_collected;
    bool m_open = true;
};

/** Returns whether this thread's last transaction was rolled back only because of a conflict with others
 * (deadlock, serialization). */
[[nodiscard]] bool lostToOthers(const Database& database);

/** Counts and limits the attempts of `retrying`. */
class RetryAttempts final
{
public:
    explicit RetryAttempts(const Database& database);
    ~RetryAttempts();
    RetryAttempts(const RetryAttempts&) = delete;
    RetryAttempts& operator=(const RetryAttempts&) = delete;
    /** Call after a failed attempt. Returns whether another attempt is worthwhile. */
    [[nodiscard]] bool mayRepeat();

private:
    const Database& m_database;
    Pace m_before;
    int m_count = 0;
    std::chrono::steady_clock::time_point m_end;
};

/**
 * Runs `work` (which begins and commits its own Transaction and returns a Result), and retries it after a
 * conflict with other transactions. `work` must have no effect outside of its transaction. Its transactions
 * are Quick; if the server ended one for idling too long between two statements, the next attempt gets more
 * time.
 */
template <typename Work> [[nodiscard]] auto retrying(const Database& database, Work&& work)
{
    RetryAttempts attempts(database);
    while (true) {
        auto result = work();
        if (result || !attempts.mayRepeat()) return result;
    }
}

} // namespace ink::store
