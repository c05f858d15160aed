#pragma once

#include <chrono>

namespace ink::store {

/** The family of tables in a database. Each has its own migrations in resources/sql. */
enum class Schema {
    Service,    ///< tables of the signing service
    Workstation ///< journals and cache of the workstation
};

// Number(defaultConnections, connections): Connections to PostgreSQL of each instance, unless set
/** The default and the minimum for the number of PostgreSQL connections that a Database opens. The minimum is
 * one connection for Presence, one for urgent uses and one for all others. */
inline constexpr int defaultConnections = 20;
inline constexpr int minConnections = 3;
/** Default timeout of a thread that waits for a connection. */
inline constexpr std::chrono::seconds maxConnectionWait{10};
/** Timeout of a writer that waits for others. */
inline constexpr std::chrono::milliseconds maxWriterWait{10'000};

/** Reason of errors whose message contains the database's address. Such messages are for operators, not for
 * clients. */
inline constexpr char databaseUnreachable[] = "database_unreachable";

/** The durability that a commit guarantees. */
enum class Durability {
    Full, ///< survives a power failure
    /** Survives the end of every process, but a power failure may undo the commit (SQLite; on PostgreSQL,
     * like Full). For state that matters only while processes run, such as leases. */
    WhileRunning
};

/** Limits on lock waits and idle time of a PostgreSQL transaction: the server ends a transaction whose
 * process is stuck, so that its locks are released. */
enum class TransactionTimeouts {
    Default, ///< 10 s for a lock, 10 s idle between two statements
    Short,   ///< 0.4 to 0.8 s for a lock, 0.7 s idle between two statements; for `runWithRetries`
    Long     ///< a minute for a lock, ten minutes idle: for background work and bulk changes
};

} // namespace ink::store
