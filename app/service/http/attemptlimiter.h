#pragma once

#include "app/base/clock.h"
#include "app/store/accounts/attemptstore.h"

#include <QHash>
#include <QStringList>

#include <mutex>

namespace ink::service::http {

/**
 * Counts failed sign-ins per address and per account (contract §2.5) in the database, which all processes
 * share. Waits are also cached in memory, so that further attempts cause no database load. Thread-safe.
 */
class AttemptLimiter final
{
public:
    // Number(maxFailures, sign-ins): Failed sign-ins within five minutes before a pause
    static constexpr int maxFailures = 10;
    static constexpr std::chrono::milliseconds window = std::chrono::minutes(5);
    static constexpr qsizetype maxCachedWaits = 20'000;

    explicit AttemptLimiter(store::Database& database) : m_database(database), m_store(database) {}

    /** Returns the longest remaining wait of these subjects; zero if none is blocked. */
    [[nodiscard]] std::chrono::milliseconds remainingWait(const QStringList& subjects, Timestamp now);
    void recordFailure(const QStringList& subjects, Timestamp now);
    void recordSuccess(const QString& subject, Timestamp now);

private:
    store::Database& m_database;
    store::AttemptStore m_store;
    std::mutex m_mutex;
    QHash<QString, Timestamp> m_until; ///< end of the wait, by subject
};

} // namespace ink::service::http
