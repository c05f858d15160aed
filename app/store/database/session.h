#pragma once

#include "app/base/result.h"
#include "app/store/database/database.h"

#include <QHash>
#include <QMutex>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

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

/** Connection names of one database in all threads; outlives the Database while threads still have
 * connections. */
struct Connections
{
    QMutex mutex;
    QSet<QString> names;
    bool closed = false;

    void add(const QString& name);
    void drop(const QString& name);
};

/** The timeout of a writer that waits for others. */
constexpr std::chrono::milliseconds maxWriterWait{10'000};
[[nodiscard]] Error databaseIsBusy();

/** The parameters that open a connection. */
struct Opening
{
    DatabaseAddress address;
    Schema schema = Schema::Service;
};

/** A prepared statement of the connection; used by one reader at a time. */
struct Prepared
{
    QSqlQuery query;
    bool busy = false;
    quint64 used = 0;
};

/** One thread's connection with its prepared statements and its transaction state. */
class Session final
{
public:
    Session(std::shared_ptr<const Opening> opening, std::shared_ptr<Connections> owner);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    [[nodiscard]] QSqlDatabase connection() const;
    [[nodiscard]] Dialect dialect() const { return m_opening->address.dialect; }
    [[nodiscard]] bool belongsTo(const std::shared_ptr<Connections>& owner) const
    {
        return m_owner.lock() == owner;
    }
    /** Reopens the connection if it was lost and nothing is active on it. */
    [[nodiscard]] Result<void> ensureOpen();
    /**
     * The prepared statement; a new one while another reader uses it. A null `name` caches it by its text.
     */
    [[nodiscard]] Result<std::shared_ptr<Prepared>> prepare(const char* name, const QString& sql);
    /** Executes statements without values and results. A lost connection is reopened once. */
    [[nodiscard]] Result<void> begin(const QString& sql);
    [[nodiscard]] Result<void> exec(const QString& sql);
    /** Sets the durability of the next transaction's commit (SQLite). */
    [[nodiscard]] Result<void> setDurability(Durability durability);
    /** Records a failure and returns the error for it. */
    [[nodiscard]] Error failure(const QSqlError& error);

    bool inTransaction = false;
    bool inSnapshot = false;
    bool aborted = false; ///< a statement of this transaction failed: PostgreSQL discards it
    /** The last transaction lost to a deadlock or a serialization failure, or for one of the two reasons
     * below. */
    bool lostToOthers = false;
    bool waitedForLock = false; ///< it timed out waiting for a lock
    bool stoodStill = false;    ///< its connection was lost: perhaps it idled too long between two statements
    bool isCommitting = false;
    Pace pace = Pace::Usual; ///< default for transactions
    int lastSqliteCode = 0;  ///< extended result code of the last failure on SQLite
    [[nodiscard]] bool isBroken() const { return m_broken; }

private:
    [[nodiscard]] Result<void> open();
    void close();
    void forgetOldestText();

    std::shared_ptr<const Opening> m_opening;
    std::weak_ptr<Connections> m_owner;
    QString m_name;
    QHash<QByteArray, std::shared_ptr<Prepared>> m_named;
    QHash<QString, std::shared_ptr<Prepared>> m_texts;
    quint64 m_uses = 0;
    bool m_broken = true; ///< until opened
    Durability m_durability = Durability::Kept;
};

} // namespace ink::store
