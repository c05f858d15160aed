#include "app/domain/document/pagewalk.h"

#include <algorithm>
#include <utility>

namespace ink::domain {

bool PageWalk::take(qint64 id)
{
    const qsizetype before = m_pass.size();
    m_pass.insert(id);
    if (m_pass.size() > before)
        ++m_fresh;
    else
        m_hasMoved = true;
    const qsizetype known = m_seen.size();
    m_seen.insert(id);
    return m_seen.size() > known;
}

bool PageWalk::end(qint64 missed)
{
    m_missed = std::max<qint64>(0, missed);
    return false;
}

bool PageWalk::advance(qint64 total, const QString& nextCursor)
{
    const qsizetype fresh = std::exchange(m_fresh, 0);
    if (!nextCursor.isEmpty()) {
        // Prevents an endless loop if a server repeats a cursor.
        if (m_cursors.contains(nextCursor)) return end(total - m_seen.size());
        m_cursors.insert(nextCursor);
        m_cursor = nextCursor;
        ++m_page;
        return true;
    }
    if (!m_cursor.isEmpty()) return end(0); // no row that existed throughout is missing
    if (m_total && *m_total != total) m_hasMoved = true;
    m_total = total;
    if (fresh > 0 && m_pass.size() < total) {
        ++m_page;
        return true;
    }
    const bool isComplete = !m_hasMoved && m_pass.size() >= total;
    if (isComplete || m_isSecond) return end(total - m_pass.size());
    m_isSecond = true;
    m_page = 1;
    m_pass.clear();
    m_total.reset();
    m_hasMoved = false;
    return true;
}

} // namespace ink::domain
