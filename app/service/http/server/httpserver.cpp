#include "app/service/http/server/httpserver.h"

#include "app/service/http/beast.h"
#include "app/service/http/server/lane.h"
#include "app/service/http/server/reasons.h"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <vector>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace ink::service::http {

namespace Asio = boost::asio;
using Tcp = Asio::ip::tcp;

namespace {

/** Returns the number of descriptors available for connections: the system's limit minus a reserve for
 * files. */
int descriptorsForConnections()
{
#ifdef Q_OS_UNIX
    constexpr rlim_t reserve = 256;
    constexpr rlim_t maximum = 1'000'000;
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 768;
    if (limit.rlim_cur < limit.rlim_max) {
        rlimit raised = limit;
        raised.rlim_cur = std::min(limit.rlim_max, maximum);
        if (setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
    }
    const rlim_t have = std::min(limit.rlim_cur, maximum);
    return static_cast<int>(have > 2 * reserve ? have - reserve : have / 2);
#else
    return 1'000'000;
#endif
}

} // namespace

struct HttpServer::Private
{
    Private(const Router& router, Authenticator& authenticator, Stores& stores, const Clock& clock,
            Options options)
        : state(router, authenticator, stores, clock, std::move(options))
    {
    }
    Result<quint16> listen();
    void accept();
    void admit(Tcp::socket socket, Lane& lane);
    /** Destroys the lanes, after the objects that use them. */
    void letGo()
    {
        acceptor.reset();
        pause.reset();
        lanes.clear();
    }
    Lane& nextLane() { return *lanes.at(next++ % lanes.size()); }

    // The order of members matters: pending work holds connections that use the state.
    ServerState state;
    std::vector<std::unique_ptr<Lane>> lanes;
    std::size_t next = 0;
    std::optional<Tcp::acceptor> acceptor; ///< runs on the first lane
    std::optional<Asio::steady_timer> pause;
};

HttpServer::HttpServer(const Router& router, Authenticator& authenticator, Stores& stores, const Clock& clock,
                       Options options)
    : d(std::make_unique<Private>(router, authenticator, stores, clock, std::move(options)))
{
}

HttpServer::~HttpServer()
{
    stop();
}

Result<quint16> HttpServer::start()
{
    ServerState& state = d->state;
    const Options& options = state.options;
    INK_TRY(NetworkSet::parse(options.trustedProxies));
    Q_ASSERT(d->lanes.empty() && !state.workers);
    if (!options.tlsCertificateFile.isEmpty() || !options.tlsKeyFile.isEmpty()) {
        INK_ASSIGN(tls, TlsContext::open(options.tlsCertificateFile, options.tlsKeyFile));
        state.tls = std::move(tls);
    } else if (!options.tlsCertificatePem.isEmpty()) {
        INK_ASSIGN(tls, TlsContext::fromPem(options.tlsCertificatePem, options.tlsKeyPem));
        state.tls = std::move(tls);
    }
    const int threads = std::clamp(options.threads, 1, 64);
    const int connections = std::clamp(options.maxConnections, 1, descriptorsForConnections());
    state.connectionsPerLane = std::max(1, connections / threads);
    state.addressPerLane = std::max(1, std::min(connections, options.maxConnectionsPerAddress) / threads);
    for (int i = 0; i < threads; ++i)
        d->lanes.push_back(std::make_unique<Lane>(state));
    auto port = d->listen();
    if (!port) {
        d->letGo();
        return port;
    }
    const auto pool = [](int count) {
        return std::make_unique<Asio::thread_pool>(static_cast<std::size_t>(std::max(1, count)));
    };
    state.workers = pool(std::max(4, threads * 2));
    state.pictureWorkers = pool(options.pictureThreads);
    state.heavyWorkers = pool(options.heavyThreads);
    state.passwordWorkers = pool(options.passwordThreads);
    state.healthWorkers = pool(2); // a slow query for metrics must not delay readiness
    d->accept();
    for (const auto& lane : d->lanes)
        lane->start();
    return port;
}

Result<quint16> HttpServer::Private::listen()
{
    const Options& options = state.options;
    boost::system::error_code error;
    const std::string host =
        options.host == QLatin1String("localhost") ? "127.0.0.1" : options.host.toStdString();
    const auto address = Asio::ip::make_address(host, error);
    if (error) return fail(ErrorCode::Io, reasons::listenAddressInvalid(options.host));
    const Tcp::endpoint endpoint(address, options.port);
    acceptor.emplace(lanes.front()->io());
    pause.emplace(lanes.front()->io());
    acceptor->open(endpoint.protocol(), error);
#ifndef Q_OS_WIN
    if (!error) acceptor->set_option(Tcp::acceptor::reuse_address(true), error);
#endif
    if (!error) acceptor->bind(endpoint, error);
    if (!error) acceptor->listen(Tcp::acceptor::max_listen_connections, error);
    const auto local = error ? Tcp::endpoint() : acceptor->local_endpoint(error);
    if (!error) return local.port();
    return fail(ErrorCode::Io, reasons::cannotListenPort(options.host, options.port,
                                                         QString::fromStdString(error.message())));
}

void HttpServer::Private::accept()
{
    Lane& lane = nextLane();
    acceptor->async_accept(lane.io(), [this, &lane](boost::system::error_code error, Tcp::socket socket) {
        if (error == Asio::error::operation_aborted || !acceptor->is_open()) return;
        if (error) { // out of descriptors: closes some first
            constexpr int some = 16;
            for (const auto& each : lanes)
                Asio::post(each->io(), [&each = *each] { each.makeRoom(some); });
            pause->expires_after(std::chrono::milliseconds(100));
            pause->async_wait([this](boost::system::error_code cancelled) {
                if (!cancelled) accept();
            });
            return;
        }
        admit(std::move(socket), lane);
        accept();
    });
}

void HttpServer::Private::admit(Tcp::socket socket, Lane& lane)
{
    if (&lane == lanes.front().get()) return lane.admit(std::move(socket));
    Asio::post(lane.io(), [&lane, socket = std::move(socket)]() mutable { lane.admit(std::move(socket)); });
}

void HttpServer::clearResponseCache()
{
    d->state.responseCache.clear();
}

void HttpServer::announceStop(std::chrono::milliseconds atMost)
{
    ServerState& state = d->state;
    state.isStopping = true;
    std::unique_lock lock(state.mutex);
    state.changed.wait_for(lock, atMost, [&state] { return state.openConnections == 0; });
}

void HttpServer::stop(std::chrono::milliseconds atMost)
{
    ServerState& state = d->state;
    if (!state.workers) return;
    state.isStopping = true;
    state.isClosed = true;
    Asio::post(d->lanes.front()->io(), [this] {
        boost::system::error_code ignored;
        d->acceptor->close(ignored);
        d->pause->cancel();
    });
    for (const auto& lane : d->lanes)
        Asio::post(lane->io(), [&each = *lane] { each.drain(); });
    {
        std::unique_lock lock(state.mutex);
        state.changed.wait_for(lock, atMost, [&state] { return state.openConnections == 0; });
    }
    for (const auto& lane : d->lanes)
        lane->join();
    const auto pools = {&state.workers, &state.pictureWorkers, &state.heavyWorkers, &state.passwordWorkers,
                        &state.healthWorkers};
    for (auto* pool : pools)
        (*pool)->stop();
    for (auto* pool : pools) {
        (*pool)->join();
        pool->reset();
    }
    d->letGo();
}

} // namespace ink::service::http
