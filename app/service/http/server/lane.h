#pragma once

// Private to app/service/http.

#include "app/service/http/beast.h"
#include "app/service/http/networks.h"
#include "app/service/http/server/exchange.h"
#include "app/service/http/server/httpserver.h"
#include "app/service/http/server/tls.h"

#include <QHash>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/intrusive/list.hpp>

#include <array>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace ink::service::http {

class Connection;

/** The state shared by the connections of one server. */
struct ServerState
{
    ServerState(const Router& theRouter, Authenticator& authenticator, Stores& stores, const Clock& clock,
                HttpServer::Options how);
    /** Counts an opened connection. */
    void addConnection();
    void removeConnection();

    const HttpServer::Options options;
    const NetworkSet proxies;
    MemoryBudget memory;
    ResponseCache responseCache;
    const std::unique_ptr<RateLimiter> rateLimiter;
    std::unique_ptr<TlsContext> tls;
    const Exchange::Context context;
    std::unique_ptr<boost::asio::thread_pool> workers;
    std::unique_ptr<boost::asio::thread_pool> pictureWorkers;  ///< for routes with Workers::Pictures
    std::unique_ptr<boost::asio::thread_pool> heavyWorkers;    ///< for large request bodies of
                                                               ///< unauthenticated clients
    std::unique_ptr<boost::asio::thread_pool> passwordWorkers; ///< for requests with a password
    std::unique_ptr<boost::asio::thread_pool> healthWorkers;   ///< for routes with Workers::Health
    std::atomic<int> connectionsPerLane{0};
    std::atomic<int> addressPerLane{0};
    std::atomic<bool> isStopping{false}; ///< responses announce that their connection closes
    std::atomic<bool> isClosed{false};   ///< no more requests are accepted
    std::mutex mutex;
    std::condition_variable changed;
    int openConnections = 0; ///< guarded by mutex
};

/** The state of a connection, which determines the order in which connections are closed if there are too
 * many. */
enum class Rank {
    Waiting,   ///< idle, receiving its head, or receiving an unauthenticated body
    Uploading, ///< receiving the body of an authenticated client
    Blocked,   ///< the client currently accepts no data of the response
    Busy       ///< the request is being processed or responded to
};

using LaneHook = boost::intrusive::list_base_hook<boost::intrusive::link_mode<boost::intrusive::auto_unlink>>;

/**
 * One thread and the connections that it serves. Everything except the exchanges' slow steps runs on this
 * thread, so no locks are needed. A periodic sweep closes connections that exceed a timeout. While no
 * connection has a request, the next sweep is when the first of them reaches its idle timeout. If there are
 * too many connections, those that have waited longest without a complete request are closed.
 */
class Lane final
{
public:
    explicit Lane(ServerState& state);
    ~Lane();
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;

    void start();
    void join();
    [[nodiscard]] boost::asio::io_context& io() { return m_io; }
    /** Serves the connection, or responds with 503 if all others are busy. Call on the lane's thread. */
    void admit(boost::asio::ip::tcp::socket socket);
    /** Closes idle connections; the others are closed after their request. Call on the lane's thread. */
    void drain();
    /** Closes up to this many waiting connections. Call on the lane's thread. */
    void makeRoom(int count);

    // Used by the connections.
    using Buffer = std::array<char, std::size_t{64} * 1024>;
    [[nodiscard]] Buffer& buffer() { return *m_buffer; } ///< valid until the next wait
    void setRank(Connection& connection, Rank rank);
    void removeConnection(const QString& address);
    /** Resumes the periodic sweeps, because a request begins. */
    void wake();

private:
    using List = boost::intrusive::list<Connection, boost::intrusive::base_hook<LaneHook>,
                                        boost::intrusive::constant_time_size<false>>;
    void sweep();
    void sweepLater();
    void sweepAfter(std::chrono::steady_clock::duration time);
    [[nodiscard]] bool isAtRest() const;
    [[nodiscard]] bool evict(const QString& address);

    ServerState& m_state;
    std::unique_ptr<Buffer> m_buffer = std::make_unique<Buffer>();
    List m_waiting; ///< longest-waiting first
    List m_uploading;
    List m_blocked;
    List m_busy;
    QHash<QString, int> m_addresses;
    int m_count = 0;
    bool m_wasAtRest = false; ///< as of the last sweep
    bool m_isAsleep = false;  ///< the next sweep is far away
    std::thread m_thread;
    std::chrono::steady_clock::time_point m_lastFileCheck{};
    // Must be last: pending work holds connections that use the members above.
    boost::asio::io_context m_io{1};
    boost::asio::steady_timer m_timer{m_io};
};

} // namespace ink::service::http
