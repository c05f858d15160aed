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
class WriteQueue;
struct ConnectionParameters;

/**
 * A database: an SQLite file (WAL, foreign keys on, synchronous=FULL for the service and NORMAL for the
 * workstation) or a database on a PostgreSQL server. Thread-safe. On SQLite, every thread has its own
 * connection. On PostgreSQL, a thread uses one of a few connections while it reads a result or has a
 * Transaction or Snapshot open, and waits when all are in use. A thread with a connection must not wait for
 * another thread that needs a connection. A lost connection is replaced when it is used next. `openDatabase`
 * also creates or upgrades the tables.
 */
class Database final
{
public:
    /** Connects without checking the tables. Error messages never contain the address's password. */
    [[nodiscard]] static Result<std::unique_ptr<Database>> connect(DatabaseAddress address, Schema schema);
    ~Database();

    [[nodiscard]] Dialect dialect() const;
    [[nodiscard]] bool isPostgreSql() const { return dialect() == Dialect::PostgreSql; }
    /** Returns this thread's connection, which is reserved for the thread until the thread ends. */
    [[nodiscard]] QSqlDatabase connection() const;
    /** Sets the maximum number of PostgreSQL connections, at least `minConnections`, and how long a thread
     * waits for one. */
    void setMaxConnections(int connections, std::chrono::milliseconds maxWait = maxConnectionWait) const;
    /** Returns whether this thread has a Transaction open. */
    [[nodiscard]] bool isInTransaction() const;
    /** Returns the state of this thread's connection. Private to the store. */
    [[nodiscard]] Session& session() const;
    /** Returns parameters for a connection that no thread owns. Private to the store. */
    [[nodiscard]] std::shared_ptr<const ConnectionParameters> connectionParameters() const;
    [[nodiscard]] std::shared_ptr<ConnectionPool> pool() const;
    /** Returns the write queue; null where writers can run concurrently. Private to the store. */
    [[nodiscard]] WriteQueue* writeQueue() const;

private:
    struct Private;
    explicit Database(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/** Within its scope, this thread gets a connection before other threads, and one connection is reserved for
 * urgent uses such as health checks of the database. */
class UrgentUse final
{
public:
    explicit UrgentUse(const Database& database);
    ~UrgentUse();
    UrgentUse(const UrgentUse&) = delete;
    UrgentUse& operator=(const UrgentUse&) = delete;

private:
    const Database& m_database;
    bool m_wasUrgent;
};

/** Changes that a transaction collects and its commit writes together. */
class CollectedChanges
{
public:
    virtual ~CollectedChanges() = default;
    [[nodiscard]] virtual Result<void> write(const Database& database) = 0;
};

/**
 * A write transaction of this thread. Rolls back unless committed. Stores require a Transaction for every
 * write. SQLite: BEGIN IMMEDIATE, waits up to 10 s for other writers. PostgreSQL: READ COMMITTED; writers run
 * concurrently, so documents loaded during the transaction stay locked until it ends.
 */
class Transaction final
{
public:
    [[nodiscard]] static Result<Transaction> begin(Database& database);
    [[nodiscard]] static Result<Transaction> begin(Database& database, Durability durability);
    [[nodiscard]] static Result<Transaction> begin(Database& database, Durability durability,
                                                   TransactionTimeouts pace);
    ~Transaction();
    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;

    /** Returns a retryable Unavailable error if the connection is lost during the commit. The outcome is then
     * unknown. */
    [[nodiscard]] Result<void> commit();
    [[nodiscard]] Database& database() const { return *m_database; }
    /**
     * Raises the revision of the account's listings, once. Where writers run concurrently, this locks the
     * account, and with it everything counted and indexed for it, until the transaction ends. Lock order, to
     * prevent deadlocks: the document, then its account, then the rows that belong to the account.
     */
    [[nodiscard]] Result<void> touchAccount(qint64 accountId);
    /** Like touchAccount(), but as part of the commit, to hold the account's lock as briefly as possible. For
     * work that doesn't change the account's counts. */
    void touchAccountAtCommit(qint64 accountId) { m_touchedAtCommit.insert(accountId); }
    /** Returns this transaction's changes of one type, which are created on first use. Private to the
     * store. */
    template <typename Changes> [[nodiscard]] Changes& collectedChanges()
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
    std::set<qint64> m_touchedAtCommit; ///< touched by the commit
    std::map<std::type_index, std::unique_ptr<CollectedChanges>> m_collected;
    bool m_isOpen = true;
};

/** Returns whether this thread's last transaction was rolled back for a reason that a retry may resolve: a
 * conflict with others (deadlock, serialization), a lock timeout, or a connection that was lost before the
 * commit. */
[[nodiscard]] bool hadConflict(const Database& database);

/** Counts and limits the attempts of `runWithRetries`. */
class RetryAttempts final
{
public:
    explicit RetryAttempts(const Database& database);
    ~RetryAttempts();
    RetryAttempts(const RetryAttempts&) = delete;
    RetryAttempts& operator=(const RetryAttempts&) = delete;
    /** Call after a failed attempt. Returns whether another attempt is worthwhile. */
    [[nodiscard]] bool shouldRetry();

private:
    const Database& m_database;
    TransactionTimeouts m_previousTimeouts;
    int m_count = 0;
    std::chrono::steady_clock::time_point m_end;
};

/**
 * Runs `work` (which begins and commits its own Transaction and returns a Result), and retries it after a
 * conflict with other transactions. `work` must have no effects outside its transaction. Its transactions use
 * the Short timeouts. If the server ended a transaction that was idle for too long between two statements,
 * the next attempt gets longer timeouts.
 */
template <typename Work> [[nodiscard]] auto runWithRetries(const Database& database, Work&& work)
{
    RetryAttempts attempts(database);
    while (true) {
        auto result = work();
        if (result || !attempts.shouldRetry()) return result;
    }
}

} // namespace ink::store
