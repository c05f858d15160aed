#pragma once

#include <chrono>

namespace ink::store {

/** The family of tables in a database. Each has its own migrations in resources/sql. */
enum class Schema {
    Service,    ///< the signing service's
    Workstation ///< the workstation's journal and cache
};

// Number(defaultConnections, connections): Connections to PostgreSQL of each instance, unless set
/** The number of connections to PostgreSQL that a Database opens at most: the default, and the minimum, which
 * are the one of Presence, an urgent one and another. */
inline constexpr int defaultConnections = 20;
inline constexpr int minConnections = 3;
/** The default timeout of a thread that waits for one of them. */
inline constexpr std::chrono::seconds maxConnectionWait{10};
/** The timeout of a writer that waits for others. */
inline constexpr std::chrono::milliseconds maxWriterWait{10'000};

/** The reason of an error whose message contains the database's address: for operators, not for clients. */
inline constexpr char databaseUnreachable[] = "database_unreachable";

/** The durability that a commit guarantees. */
enum class Durability {
    Kept, ///< survives a power failure
    /** Survives the end of every process, but a power failure may undo it (SQLite; on PostgreSQL like Kept).
     * For state that matters only while processes run, such as leases. */
    WhileRunning
};

/** Limits on lock waits and idle time of a PostgreSQL transaction: the server ends
 * a transaction whose process is stuck, so that its locks are released. */
enum class Pace {
    Usual, ///< 10 s for a lock, 10 s idle between two statements
    Quick, ///< 0.4 to 0.8 s for a lock, 0.7 s idle between two statements; for `retrying`
    Long   ///< a minute for a lock, ten minutes idle: for background work and bulk changes
};

} // namespace ink::store
