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
 * The connections of one Database, at most a fixed number at a time. A thread takes one for as long as it
 * reads a result or has a transaction open, and waits for its turn while all are taken, first come, first
 * served. The last one is left to urgent uses.
 */
class ConnectionPool final : public std::enable_shared_from_this<ConnectionPool>
{
public:
    explicit ConnectionPool(std::shared_ptr<const Opening> opening);

    /** An open connection for this thread; goes back when the last copy of the pointer is destroyed, by the
     * same thread. Unavailable when none became free in time. */
    [[nodiscard]] Result<std::shared_ptr<Connection>> take(bool isUrgent);
    void setLimit(int connections, std::chrono::milliseconds maxWait);
    /** Closes the idle ones: the server lost one that was in use, so they are probably lost, too. */
    void dropIdle();
    /** Closes all. */
    void close();

private:
    struct Waiter
    {
        std::condition_variable changed;
        bool isServed = false;
    };
    [[nodiscard]] bool waitForTurn(bool isUrgent);
    /** Gives the turn to those who wait, as far as connections are free. */
    void serve();
    void giveBack(std::unique_ptr<Connection> connection);
    void warnOfWaiting();

    const std::shared_ptr<const Opening> m_opening;
    const std::shared_ptr<ConnectionNames> m_names = std::make_shared<ConnectionNames>();
    RareWarnings m_warnings{std::chrono::minutes(1)};
    std::mutex m_mutex; ///< guards the members below
    std::vector<std::unique_ptr<Connection>> m_idle;
    std::deque<Waiter*> m_urgent;
    std::deque<Waiter*> m_others;
    int m_limit;
    std::chrono::milliseconds m_maxWait = maxConnectionWait;
    int m_taken = 0;
    bool m_closed = false;
};

} // namespace ink::store
