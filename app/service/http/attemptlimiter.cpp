#include "app/service/http/attemptlimiter.h"

#include <algorithm>

namespace ink::service::http {

std::chrono::milliseconds AttemptLimiter::waitFor(const QString& subject, Timestamp now)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_failures.find(subject);
    if (found == m_failures.end()) return {};
    found->removeIf([now](Timestamp at) { return at + window <= now; });
    if (found->isEmpty()) {
        m_failures.erase(found);
        return {};
    }
    if (found->size() < allowedFailures) return {};
    return found->first() + window - now;
}

void AttemptLimiter::failed(const QString& subject, Timestamp now)
{
    const std::lock_guard lock(m_mutex);
    if (m_failures.size() >= mostSubjects && !m_failures.contains(subject)) forgetOld(now);
    QList<Timestamp>& times = m_failures[subject];
    times.append(now);
    if (times.size() > allowedFailures) times.removeFirst();
}

void AttemptLimiter::succeeded(const QString& subject)
{
    const std::lock_guard lock(m_mutex);
    m_failures.remove(subject);
}

qsizetype AttemptLimiter::size()
{
    const std::lock_guard lock(m_mutex);
    return m_failures.size();
}

void AttemptLimiter::forgetOld(Timestamp now)
{
    m_failures.removeIf(
        [now](const auto& each) { return each.value().isEmpty() || each.value().last() + window <= now; });
    if (m_failures.size() < mostSubjects) return;
    // Still full: those with the fewest failures go first, so that nobody can wash a blocked one out.
    for (int few = 1; few < allowedFailures && m_failures.size() >= mostSubjects; ++few)
        m_failures.removeIf([few](const auto& each) { return each.value().size() <= few; });
    if (m_failures.size() >= mostSubjects) m_failures.clear();
}

} // namespace ink::service::http
