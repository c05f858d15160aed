#pragma once

#include "app/base/result.h"
#include "app/store/database/databaseaddress.h"

#include <QString>

#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <typeindex>

class QSqlDatabase;

namespace ink::store {

class Session;
class WriterTurn;
struct Connections;
struct Opening;

/** Which family of tables a database holds: each has its own migrations in resources/sql. */
enum class Schema {
    Service,    ///< the signing service's
    Workstation ///< the workstation's journal and cache
};

/**
 * One database: an SQLite file (WAL, foreign keys on, synchronous=FULL for the service and NORMAL for the
 * workstation) or one on a PostgreSQL server. Safe to use from any thread: every thread gets a connection of
 * its own, which is opened again at its next use when it broke. `openDatabase` also creates or upgrades
 * tables.
 */
class Database final
{
public:
    /** Connects without looking at the tables. No error text ever holds the address's password. */
    [[nodiscard]] static Result<std::unique_ptr<Database>> connect(DatabaseAddress address, Schema schema);
    ~Database();

    [[nodiscard]] Dialect dialect() const;
    [[nodiscard]] bool isPostgreSql() const { return dialect() == Dialect::PostgreSql; }
    /** This thread's connection. */
    [[nodiscard]] QSqlDatabase connection() const;
    /**
     * Closes this thread's connection to PostgreSQL when more than `kept` are open, all threads together; the
     * next use opens it again. For threads that wait for something else, outside of transactions and queries.
     */
    void releaseConnection(int kept) const;
    /** Returns whether this thread has a Transaction open. */
    [[nodiscard]] bool inTransaction() const;
    /** Private to the store: what this thread's connection keeps. */
    [[nodiscard]] Session& session() const;
    /** Private to the store: what a connection beside the threads' own needs. */
    [[nodiscard]] std::shared_ptr<const Opening> opening() const;
    [[nodiscard]] std::shared_ptr<Connections> connections() const;
    /** Private to the store: null where writers work side by side. */
    [[nodiscard]] WriterTurn* writerTurn() const;

private:
    struct Private;
    explicit Database(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/** The reason of an error whose words hold the database's address: for operators, not for clients. */
inline constexpr char databaseUnreachable[] = "database_unreachable";

/** The durability that a commit waits for. */
enum class Durability {
    Kept, ///< it survives a power cut
    /** It survives the end of every process, but a power cut may undo it (SQLite; on PostgreSQL as Kept): for
     * what only matters as long as processes run, such as who does what just now. */
    WhileRunning
};

/** How patient a transaction is on PostgreSQL, with others and others with it: one whose process stands still
 * is ended by the server, so that what it has locked is free again. */
enum class Pace {
    Usual, ///< 10 s for a lock, 10 s between two statements
    Quick, ///< 0.4 to 0.8 s for a lock, 0.7 s between two statements, for `retrying`, which tries again
    Long   ///< a minute for a lock, ten between two statements: when nobody waits, or much is done at once
};

/** Changes that a transaction collects until its commit writes them together. */
class CollectedChanges
{
public:
    virtual ~CollectedChanges() = default;
    [[nodiscard]] virtual Result<void> write(const Database& database) = 0;
};

/**
 * A write transaction of this thread. Rolls back unless committed. Stores take it by reference: there is no
 * write without one. SQLite: BEGIN IMMEDIATE, waits up to 10 s for other writers. PostgreSQL: READ COMMITTED;
 * writers work side by side, so documents that are loaded while it is open stay locked until its end.
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

    /**
     * Makes it permanent. Unavailable and retryable when the connection broke meanwhile: whether it was kept
     * is unknown then.
     */
    [[nodiscard]] Result<void> commit();
    [[nodiscard]] Database& database() const { return *m_database; }
    /**
     * The account's listings change with this: raises its revision, once. Where writers work side by side
     * this locks the account until the end, and so what is counted and indexed for it. The order that keeps
     * writers from waiting for each other in a circle: the document, then its account, then all that is the
     * account's.
     */
    [[nodiscard]] Result<void> touchAccount(qint64 accountId);
    /**
     * The same as part of the commit, so that others who write for the account wait as briefly as can be: for
     * work that changes nothing that is counted for the account.
     */
    void touchAccountAtCommit(qint64 accountId) { m_touchedLast.insert(accountId); }
    /** Private to the store: this transaction's changes of a kind, made at their first use. */
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

/** Returns whether this thread's last transaction was rolled back only because of others' (deadlock,
 * serialization).
 */
[[nodiscard]] bool lostToOthers(const Database& database);

/** The attempts of `retrying` so far. */
class RetryAttempts final
{
public:
    explicit RetryAttempts(const Database& database);
    ~RetryAttempts();
    RetryAttempts(const RetryAttempts&) = delete;
    RetryAttempts& operator=(const RetryAttempts&) = delete;
    /** After an attempt that failed: whether another one is worth it. */
    [[nodiscard]] bool mayRepeat();

private:
    const Database& m_database;
    Pace m_before;
    int m_count = 0;
    std::chrono::steady_clock::time_point m_end;
};

/**
 * Does `work` (which begins and commits a Transaction of its own and returns a Result) again when it lost to
 * others: only for work that has no effect outside of its transaction. Its transactions are Quick; when the
 * server ended one because too long went by between two statements, the next has the time.
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
