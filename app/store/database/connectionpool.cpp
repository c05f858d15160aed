#include "app/store/database/connectionpool.h"

#include "app/store/database/databasefailure.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace ink::store {

ConnectionPool::ConnectionPool(std::shared_ptr<const ConnectionParameters> opening)
    : m_parameters(std::move(opening)),
      m_limit(m_parameters->address.dialect == Dialect::PostgreSql ? defaultConnections
                                                                   : std::numeric_limits<int>::max())
{
}

Result<std::shared_ptr<Connection>> ConnectionPool::acquire(bool isUrgent)
{
    if (!waitForTurn(isUrgent)) {
        warnOfWaiting();
        return fail(databaseBusyError());
    }
    std::unique_ptr<Connection> connection;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_idle.empty()) { // the most recently used one has the most prepared statements
            connection = std::move(m_idle.back());
            m_idle.pop_back();
        }
    }
    if (connection) {
        connection->attachToThread();
    } else {
        connection = std::make_unique<Connection>(m_parameters, m_names);
        if (const auto opened = connection->open(); !opened) {
            connection->markLost();
            release(std::move(connection));
            return fail(opened.error());
        }
    }
    return std::shared_ptr<Connection>(connection.release(), [pool = weak_from_this()](Connection* used) {
        std::unique_ptr<Connection> back(used);
        if (const auto alive = pool.lock()) alive->release(std::move(back));
    });
}

bool ConnectionPool::waitForTurn(bool isUrgent)
{
    std::unique_lock lock(m_mutex);
    std::deque<Waiter*>& queue = isUrgent ? m_urgent : m_others;
    Waiter own;
    queue.push_back(&own);
    assignFreeConnections();
    if (own.changed.wait_for(lock, m_maxWait, [&own] { return own.hasTurn; })) return true;
    std::erase(queue, &own);
    return false;
}

void ConnectionPool::assignFreeConnections()
{
    const auto next = [this](std::deque<Waiter*>& queue, int limit) {
        while (!queue.empty() && m_acquiredCount < limit) {
            ++m_acquiredCount;
            queue.front()->hasTurn = true;
            queue.front()->changed.notify_one();
            queue.pop_front();
        }
    };
    next(m_urgent, m_limit);
    next(m_others, m_limit - 1);
}

void ConnectionPool::release(std::unique_ptr<Connection> connection)
{
    std::unique_lock lock(m_mutex);
    if (connection->isLost() || m_isClosed || m_acquiredCount > m_limit) {
        lock.unlock();
        connection.reset(); // before another connection may be opened
        lock.lock();
    } else {
        Q_ASSERT(m_idle.size() < static_cast<std::size_t>(m_limit));
        connection->detachFromThread();
        m_idle.push_back(std::move(connection));
    }
    Q_ASSERT(m_acquiredCount > 0);
    --m_acquiredCount;
    assignFreeConnections();
}

void ConnectionPool::warnOfWaiting()
{
    if (!m_warnings.registerWarning({})) return;
    const std::lock_guard lock(m_mutex);
    qWarning("All %d connections to the database are in use: none became free in %lld ms.", m_limit,
             static_cast<long long>(m_maxWait.count()));
}

void ConnectionPool::setLimit(int connections, std::chrono::milliseconds maxWait)
{
    const std::lock_guard lock(m_mutex);
    m_idle.clear();
    m_limit = std::max(minConnections, connections);
    m_maxWait = maxWait;
    assignFreeConnections();
}

void ConnectionPool::closeIdle()
{
    const std::lock_guard lock(m_mutex);
    m_idle.clear();
}

void ConnectionPool::close()
{
    const std::lock_guard lock(m_mutex);
    m_isClosed = true;
    m_idle.clear();
    m_names->close();
}

} // namespace ink::store
