#pragma once

#include "app/base/rarewarnings.h"
#include "app/store/database/connection.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

// Private to app/store.
namespace ink::store {

/**
 * The connections of one Database, up to a maximum number. A thread acquires one while it reads a result or
 * has a transaction open. When all are in use, threads wait in order of arrival. The last free connection is
 * reserved for urgent uses.
 */
class ConnectionPool final : public std::enable_shared_from_this<ConnectionPool>
{
public:
    explicit ConnectionPool(std::shared_ptr<const ConnectionParameters> opening);

    /** Returns an open connection for this thread. The thread returns it to the pool by destroying the last
     * copy of the pointer. Returns Unavailable if no connection became free in time. */
    [[nodiscard]] Result<std::shared_ptr<Connection>> acquire(bool isUrgent);
    void setLimit(int connections, std::chrono::milliseconds maxWait);
    /** Closes the idle connections. For use after a connection was lost, because the idle ones are probably
     * lost, too. */
    void closeIdle();
    /** Closes all connections. */
    void close();

private:
    struct Waiter
    {
        std::condition_variable changed;
        bool hasTurn = false;
    };
    [[nodiscard]] bool waitForTurn(bool isUrgent);
    /** Assigns free connections to waiting threads. */
    void assignFreeConnections();
    void release(std::unique_ptr<Connection> connection);
    void warnOfWaiting();

    const std::shared_ptr<const ConnectionParameters> m_parameters;
    const std::shared_ptr<ConnectionNames> m_names = std::make_shared<ConnectionNames>();
    RareWarnings m_warnings{std::chrono::minutes(1)};
    std::mutex m_mutex; ///< guards the members below
    std::vector<std::unique_ptr<Connection>> m_idle;
    std::deque<Waiter*> m_urgent;
    std::deque<Waiter*> m_others;
    int m_limit;
    std::chrono::milliseconds m_maxWait = maxConnectionWait;
    int m_acquiredCount = 0;
    bool m_isClosed = false;
};

} // namespace ink::store
