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

/** Fair write queue of this process's threads (first come, first served). SQLite allows one writer at a
 * time, and makes the others poll at intervals of milliseconds. */
class WriterTurn final
{
public:
    /** False when the queue did not reach this thread within `most`. */
    [[nodiscard]] bool wait(std::chrono::milliseconds maximum);
    void end();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<quint64> m_waiting;
    quint64 m_last = 0;
    bool m_taken = false;
};

/** A thread's use of one Database: its connection while it has one, and its transaction's state. */
class Session final
{
public:
    Session(std::shared_ptr<const Opening> opening, const std::shared_ptr<ConnectionPool>& pool);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    [[nodiscard]] Dialect dialect() const { return m_opening->address.dialect; }
    [[nodiscard]] bool belongsTo(const std::shared_ptr<ConnectionPool>& pool) const
    {
        return m_pool.lock() == pool;
    }
    /** This thread's connection, which is its own as long as the pointer is kept; another one when that was
     * lost and nothing is active on it. */
    [[nodiscard]] Result<std::shared_ptr<Connection>> use();
    /** Like `use`, but the connection stays this thread's until `endHold`. */
    [[nodiscard]] Result<std::shared_ptr<Connection>> hold();
    void endHold();
    /** The connection stays this thread's until the thread ends, as on SQLite. */
    void holdAlways() { m_holdsAlways = true; }

    /** Executes statements without values and results. */
    [[nodiscard]] Result<void> exec(const QString& sql);
    /** Executes the statement that begins a transaction, and holds the connection until `endHold`. A lost
     * connection is replaced once. */
    [[nodiscard]] Result<void> begin(const QString& sql);
    /** Sets the durability of the next transaction's commit (SQLite). */
    [[nodiscard]] Result<void> setDurability(Durability durability);
    /** Records a failure and returns the error for it. */
    [[nodiscard]] Error failure(const QSqlError& error);
    /** Returns whether the connection that this thread uses was lost. */
    [[nodiscard]] bool isLost() const;

    bool inTransaction = false;
    bool inSnapshot = false;
    bool aborted = false; ///< a statement of this transaction failed: PostgreSQL discards it
    /** The last transaction lost to a deadlock or a serialization failure, or for one of the two reasons
     * below. */
    bool lostToOthers = false;
    bool waitedForLock = false; ///< it timed out waiting for a lock
    bool stoodStill = false;    ///< its connection was lost: perhaps it idled too long between two statements
    bool isCommitting = false;
    bool isUrgent = false;   ///< its uses come before those of others
    Pace pace = Pace::Usual; ///< default for transactions
    int lastSqliteCode = 0;  ///< extended result code of the last failure on SQLite

private:
    const std::shared_ptr<const Opening> m_opening;
    const std::weak_ptr<ConnectionPool> m_pool;
    std::weak_ptr<Connection> m_used;
    std::shared_ptr<Connection> m_held;
    bool m_holdsAlways = false;
};

} // namespace ink::store
