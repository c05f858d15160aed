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

/**
 * The queue of this process's threads for writing: first come, first served. SQLite lets one
 * write at a time and has the others sleep for milliseconds before they look again.
 */
class WriterTurn final
{
public:
    /** False when it is still another's after `most`. */
    [[nodiscard]] bool wait(std::chrono::milliseconds most);
    void end();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<quint64> m_waiting;
    quint64 m_last = 0;
    bool m_taken = false;
};

/** Connection names of one database in all threads; outlives the Database while threads still hold their own.
 */
struct Connections
{
    QMutex mutex;
    QSet<QString> names;
    bool closed = false;

    void add(const QString& name);
    void drop(const QString& name);
};

/** How long a writer waits for others before it gives up. */
constexpr std::chrono::milliseconds maxWriterWait{10'000};
[[nodiscard]] Error databaseIsBusy();

/** The parameters that open a connection. */
struct Opening
{
    DatabaseAddress address;
    Schema schema = Schema::Service;
};

/** A statement that the connection has prepared; handed out to one reader at a time. */
struct Prepared
{
    QSqlQuery query;
    bool busy = false;
    quint64 used = 0;
};

/** One thread's connection with its prepared statements and what it is in the middle of. */
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
    /** Opens the connection again when it broke and nothing is open on it. */
    [[nodiscard]] Result<void> ensureOpen();
    /** The statement, prepared; a fresh one while another reader has it. `name` may be null: kept by text. */
    [[nodiscard]] Result<std::shared_ptr<Prepared>> prepare(const char* name, const QString& sql);
    /** Without values and results. A connection that turns out to be broken is opened again once. */
    [[nodiscard]] Result<void> begin(const QString& sql);
    [[nodiscard]] Result<void> exec(const QString& sql);
    /** Sets the durability of the next transaction's commit (SQLite). */
    [[nodiscard]] Result<void> setDurability(Durability durability);
    /** Notes a failure and gives the error for it. */
    [[nodiscard]] Error failure(const QSqlError& error);

    bool inTransaction = false;
    bool inSnapshot = false;
    bool aborted = false; ///< a statement of this transaction failed: PostgreSQL keeps nothing of it
    /** The last transaction was a deadlock's victim, could not be serialized, or one of what follows. */
    bool lostToOthers = false;
    bool waitedForLock = false; ///< it waited too long for a lock
    bool stoodStill = false;    ///< its connection broke: perhaps too long went by between two statements
    bool isCommitting = false;
    Pace pace = Pace::Usual; ///< of transactions that do not say
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
