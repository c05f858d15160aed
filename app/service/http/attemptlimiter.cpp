#include "app/service/http/attemptlimiter.h"

#include <algorithm>

namespace ink::service::http {

std::chrono::milliseconds AttemptLimiter::remainingWait(const QStringList& subjects, Timestamp now)
{
    std::chrono::milliseconds wait{};
    for (const QString& subject : subjects) {
        {
            const std::lock_guard lock(m_mutex);
            if (const auto known = m_until.constFind(subject); known != m_until.constEnd() && *known > now) {
                wait = std::max(wait, *known - now);
                continue;
            }
        }
        const auto failures = m_store.failures(subject, now - window);
        if (!failures || failures->count < maxFailures || !failures->oldest) continue;
        const Timestamp until = *failures->oldest + window;
        wait = std::max(wait, until - now);
        const std::lock_guard lock(m_mutex);
        if (m_until.size() >= maxCachedWaits)
            m_until.removeIf([now](const auto& each) { return each.value() <= now; });
        if (m_until.size() >= maxCachedWaits) m_until.clear(); // the database has the count
        m_until.insert(subject, until);
    }
    return wait;
}

void AttemptLimiter::recordFailure(const QStringList& subjects, Timestamp now)
{
    auto transaction = store::Transaction::begin(m_database);
    if (!transaction) return;
    if (m_store.add(*transaction, subjects, now, now - window)) (void)transaction->commit();
}

void AttemptLimiter::recordSuccess(const QString& subject, Timestamp now)
{
    const auto failures = m_store.failures(subject, now - window);
    if (!failures || failures->count == 0) return;
    auto transaction = store::Transaction::begin(m_database);
    if (transaction && m_store.remove(*transaction, subject)) (void)transaction->commit();
}

} // namespace ink::service::http
