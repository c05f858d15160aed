#pragma once

#include "app/base/clock.h"
#include "app/store/accounts/attemptstore.h"

#include <QHash>
#include <QStringList>

#include <mutex>

namespace ink::service::http {

/**
 * Counts failed sign-ins per address and per account (contract §2.5) in the database, shared by all
 * processes that serve it. Waits are also cached here: further attempts then cause no database load.
 * Thread-safe.
 */
class AttemptLimiter final
{
public:
    // Number(allowedFailures, sign-ins): Failed sign-ins within five minutes before a pause
    static constexpr int allowedFailures = 10;
    static constexpr std::chrono::milliseconds window = std::chrono::minutes(5);
    static constexpr qsizetype maxRemembered = 20'000;

    explicit AttemptLimiter(store::Database& database) : m_database(database), m_store(database) {}

    /** The wait of the first blocked subject; zero when none is blocked. */
    [[nodiscard]] std::chrono::milliseconds waitFor(const QStringList& subjects, Timestamp now);
    void failed(const QStringList& subjects, Timestamp now);
    void succeeded(const QString& subject, Timestamp now);

private:
    store::Database& m_database;
    store::AttemptStore m_store;
    std::mutex m_mutex;
    QHash<QString, Timestamp> m_until; ///< the end of each address's wait
};

} // namespace ink::service::http
