#include "app/service/http/server/lane.h"

#include "app/base/freedmemory.h"
#include "app/service/http/beast.h"
#include "app/service/http/server/connection.h"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <utility>

namespace ink::service::http {

namespace Asio = boost::asio;
using Tcp = Asio::ip::tcp;
using std::chrono::milliseconds;

namespace {

/** Returns the sweep interval, which is short compared to the shortest timeout. */
milliseconds sweepEvery(const HttpServer::Options& options)
{
    const auto shortest =
        std::min({options.headerTimeout, options.idleTimeout, options.bodyGrace, options.writeTimeout});
    return std::clamp(shortest / 8, milliseconds(10), milliseconds(500));
}

constexpr std::chrono::seconds lookEvery(2); ///< interval of checks for changed certificate files

void sayBusy(Tcp::socket& socket)
{
    static const QByteArray answer = [] {
        const QByteArray body =
            R"({"success":false,"code":"unavailable","message":"The service is full. Try again soon."})";
        return "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json; charset=utf-8\r\n"
               "Retry-After: 2\r\nConnection: close\r\nContent-Length: " +
               QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }();
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(Asio::buffer(answer.constData(), static_cast<std::size_t>(answer.size())), ignored);
    socket.shutdown(Tcp::socket::shutdown_both, ignored);
}

} // namespace

ServerState::ServerState(const Router& theRouter, Authenticator& authenticator, Stores& stores,
                         const Clock& clock, HttpServer::Options how)
    : options(std::move(how)), proxies(options.trustedProxies),
      memory(options.bodyMemory, options.anonymousMemory, options.anonymousMemoryPerAddress),
      responseCache(options.responseCacheBytes),
      rateLimiter(options.rate ? std::make_unique<RateLimiter>(*options.rate) : nullptr),
      // A database on another host is too slow for a connection thread.
      context{theRouter,
              authenticator,
              stores,
              clock,
              options.limits,
              memory,
              responseCache,
              rateLimiter.get(),
              !stores.database.isPostgreSql(),
              options.publicAuthority,
              options.verifiesCache,
              options.publicPath}
{
}

void ServerState::addConnection()
{
    context.router.metrics().countOpenedConnection();
    const std::lock_guard lock(mutex);
    ++openConnections;
}

void ServerState::removeConnection()
{
    context.router.metrics().countClosedConnection();
    const std::lock_guard lock(mutex);
    Q_ASSERT(openConnections > 0);
    if (--openConnections == 0) changed.notify_all();
}

Lane::Lane(ServerState& state) : m_state(state) {}
Lane::~Lane() = default;

void Lane::start()
{
    sweepLater();
    Q_ASSERT(!m_thread.joinable());
    m_thread = std::thread([this] {
        while (true) {
            try {
                m_io.run();
                return;
            } catch (const std::exception& error) {
                qWarning("a connection failed: %s", error.what()); // other connections continue
            }
        }
    });
}

void Lane::join()
{
    m_io.stop();
    if (m_thread.joinable()) m_thread.join();
}

void Lane::admit(Tcp::socket socket)
{
    boost::system::error_code error;
    const QString address =
        canonicalAddress(QString::fromStdString(socket.remote_endpoint(error).address().to_string()));
    if (error || m_state.isClosed) return;
    const bool isProxy = m_state.proxies.contains(address);
    const bool addressIsFull = !isProxy && m_addresses.value(address) >= m_state.addressPerLane;
    const bool isFull = m_count >= m_state.connectionsPerLane;
    if ((addressIsFull && !evict(address)) || (isFull && !addressIsFull && !evict({}))) {
        m_state.context.router.metrics().countRefusedConnection();
        return m_state.tls ? void() : sayBusy(socket);
    }
    ++m_count;
    ++m_addresses[address];
    std::make_shared<Connection>(std::move(socket), *this, m_state, address)->start();
}

bool Lane::evict(const QString& address)
{
    for (List* list : {&m_waiting, &m_uploading})
        for (Connection& each : *list)
            if (address.isEmpty() || each.peer() == address) {
                m_state.context.router.metrics().countEvictedConnection();
                each.close();
                return true;
            }
    const auto before = std::chrono::steady_clock::now() - m_state.options.writeGrace;
    for (Connection& each : m_blocked) // the longest-blocked first
        if (each.blockedSince() <= before && (address.isEmpty() || each.peer() == address)) {
            m_state.context.router.metrics().countEvictedConnection();
            each.close();
            return true;
        }
    return false;
}

void Lane::makeRoom(int count)
{
    while (count-- > 0 && evict({}))
        continue;
}

void Lane::setRank(Connection& connection, Rank rank)
{
    connection.unlink();
    (rank == Rank::Waiting     ? m_waiting
     : rank == Rank::Uploading ? m_uploading
     : rank == Rank::Blocked   ? m_blocked
                               : m_busy)
        .push_back(connection);
    Q_ASSERT(connection.is_linked());
    wake();
}

void Lane::removeConnection(const QString& address)
{
    Q_ASSERT(m_count > 0 && m_addresses.value(address) > 0);
    --m_count;
    if (const auto found = m_addresses.find(address); found != m_addresses.end() && --*found <= 0)
        m_addresses.erase(found);
}

void Lane::drain()
{
    for (auto each = m_waiting.begin(); each != m_waiting.end();) {
        Connection& connection = *each++; // closing removes it from the list
        if (connection.isIdle()) connection.close();
    }
}

bool Lane::isAtRest() const
{
    return m_uploading.empty() && m_blocked.empty() && m_busy.empty() &&
           std::all_of(m_waiting.begin(), m_waiting.end(),
                       [](const Connection& each) { return each.isIdle(); });
}

void Lane::wake()
{
    m_wasAtRest = false;
    if (std::exchange(m_isAsleep, false)) sweepAfter(sweepEvery(m_state.options));
}

void Lane::sweepLater()
{
    using Duration = std::chrono::steady_clock::duration;
    const Duration usual = sweepEvery(m_state.options);
    // Sleeps only after a second sweep at rest, which frees the memory of requests that have just ended.
    m_isAsleep = isAtRest() && std::exchange(m_wasAtRest, isAtRest());
    if (!m_isAsleep) return sweepAfter(usual);
    Duration wait = m_state.tls ? Duration(lookEvery) : Duration(std::chrono::hours(1));
    const auto now = std::chrono::steady_clock::now();
    for (const Connection& each : m_waiting)
        wait = std::min(wait, each.deadline() - now);
    sweepAfter(std::max(wait, usual));
}

void Lane::sweepAfter(std::chrono::steady_clock::duration time)
{
    m_timer.expires_after(time);
    m_timer.async_wait([this](boost::system::error_code error) {
        if (error) return;
        sweep();
        sweepLater();
    });
}

void Lane::sweep()
{
    const auto now = std::chrono::steady_clock::now();
    const bool isShort = m_state.memory.isAnonymousMemoryLow();
    for (List* list : {&m_waiting, &m_uploading, &m_blocked, &m_busy})
        for (auto each = list->begin(); each != list->end();) {
            Connection& connection = *each++;
            const bool isOver = connection.deadline() <= now;
            if (!isOver && !(isShort && connection.isSlowAnonymous(now))) continue;
            if (!isOver) m_state.context.router.metrics().countEvictedConnection();
            connection.close();
        }
    if (m_state.memory.testAndClearLarge()) Asio::post(*m_state.workers, releaseFreedMemory);
    if (!m_state.tls || now - m_lastFileCheck < lookEvery) return;
    m_lastFileCheck = now;
    m_state.tls->reloadIfChanged();
}

} // namespace ink::service::http
