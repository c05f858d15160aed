#pragma once

#include "app/base/result.h"
#include "app/store/database/connectionpool.h"
#include "app/store/database/databaseoptions.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>

// Private to app/store.
namespace ink::store {

/** A fair write queue for this process's threads (first come, first served). SQLite allows one writer at a
 * time and makes the others poll every few milliseconds. */
class WriteQueue final
{
public:
    /** Returns false if this thread's turn didn't come within `maximum`. */
    [[nodiscard]] bool waitForTurn(std::chrono::milliseconds maximum);
    void endTurn();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<quint64> m_waiting;
    quint64 m_last = 0;
    bool m_isBusy = false;
};

/** A thread's use of one Database: the thread's connection, if any, and the state of its transaction. */
class Session final
{
public:
    Session(std::shared_ptr<const ConnectionParameters> opening, const std::shared_ptr<ConnectionPool>& pool);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    [[nodiscard]] Dialect dialect() const { return m_parameters->address.dialect; }
    [[nodiscard]] bool belongsTo(const std::shared_ptr<ConnectionPool>& pool) const
    {
        return m_pool.lock() == pool;
    }
    /** Returns this thread's connection, which stays reserved for the thread while the pointer exists. A lost
     * connection is replaced unless a transaction or snapshot is open on it. */
    [[nodiscard]] Result<std::shared_ptr<Connection>> acquire();
    /** Like `acquire`, but the connection stays reserved for this thread until `releaseHold`. */
    [[nodiscard]] Result<std::shared_ptr<Connection>> hold();
    void releaseHold();
    /** Reserves the connection for this thread until the thread ends, as on SQLite. */
    void holdAlways() { m_holdsAlways = true; }

    /** Executes statements without values and results. */
    [[nodiscard]] Result<void> exec(const QString& sql);
    /** Executes the statement that begins a transaction, and holds the connection until `releaseHold`. A lost
     * connection is replaced once. */
    [[nodiscard]] Result<void> begin(const QString& sql);
    /** Sets the durability of the next transaction's commit (SQLite). */
    [[nodiscard]] Result<void> setDurability(Durability durability);
    /** Records a failure and returns the error for it. */
    [[nodiscard]] Error recordFailure(const QSqlError& error);
    /** Returns whether the connection that this thread uses was lost. */
    [[nodiscard]] bool isLost() const;

    bool isInTransaction = false;
    bool isInSnapshot = false;
    bool isAborted = false; ///< a statement of this transaction failed; PostgreSQL discards the transaction
    /** The last transaction was rolled back because of a deadlock, a serialization failure, or one of the two
     * reasons below. */
    bool hadConflict = false;
    bool hadLockTimeout = false; ///< a wait for a lock timed out
    /** The connection was lost, perhaps because it was idle for too long between two statements. */
    bool hasLostConnection = false;
    bool isCommitting = false;
    bool isUrgent = false; ///< this thread acquires connections before other threads
    TransactionTimeouts timeouts = TransactionTimeouts::Default; ///< default timeouts of transactions
    int lastSqliteCode = 0; ///< extended result code of the last failure on SQLite

private:
    const std::shared_ptr<const ConnectionParameters> m_parameters;
    const std::weak_ptr<ConnectionPool> m_pool;
    std::weak_ptr<Connection> m_used;
    std::shared_ptr<Connection> m_held;
    bool m_holdsAlways = false;
};

} // namespace ink::store
