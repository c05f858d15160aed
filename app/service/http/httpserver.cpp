#include "app/service/http/httpserver.h"

#include "app/service/http/answers.h"
#include "app/service/http/beast.h"
#include "app/service/http/exchange.h"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/buffer_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <unordered_set>
#include <vector>

namespace ink::service::http {

namespace Asio = boost::asio;
namespace beast = boost::beast;
namespace Http = boost::beast::http;
using Tcp = Asio::ip::tcp;

namespace {

constexpr std::size_t headerLimit = 32 * 1024; // contract §10
constexpr std::size_t chunkBytes = 64 * 1024;
constexpr qsizetype sliceBytes = 64 * 1024; // in one idle time-out: about 1 KiB/s
constexpr qint64 lingerBytes = 64LL * 1024 * 1024;
constexpr std::chrono::seconds lingerTime{5};

QByteArray toBytes(beast::string_view view)
{
    return QByteArray(view.data(), static_cast<qsizetype>(view.size()));
}

/** What Beast lets through but two servers in a row could read differently. */
const char* framingFault(const Http::request_header<>& header)
{
    for (const auto field : {Http::field::content_length, Http::field::transfer_encoding, Http::field::host,
                             Http::field::authorization, Http::field::content_type, Http::field::expect})
        if (header.count(field) > 1) return "The request repeats a header that may be there only once.";
    const bool chunked = header.count(Http::field::transfer_encoding) > 0;
    if (chunked && header.count(Http::field::content_length) > 0)
        return "The request has both Content-Length and Transfer-Encoding.";
    if (chunked &&
        (header.version() < 11 || !beast::iequals(header[Http::field::transfer_encoding], "chunked")))
        return "The only Transfer-Encoding that is understood is chunked.";
    if (header.count(Http::field::content_length) > 0) {
        const beast::string_view length = header[Http::field::content_length];
        // cppcheck-suppress CastIntegerToAddressAtReturn; it takes the lambda's bool for this function's
        // answer
        if (!std::all_of(length.begin(), length.end(), [](char c) { return c >= '0' && c <= '9'; }))
            return "The Content-Length is not a number.";
    }
    if (header.version() >= 11 && header.count(Http::field::host) == 0)
        return "The request has no Host header.";
    if (header.version() != 10 && header.version() != 11) return "Only HTTP/1.0 and HTTP/1.1 are understood.";
    return nullptr;
}

class Connection;

/** What the connections of one server share. */
struct ServerState
{
    Exchange::Context context;
    HttpServer::Options options;
    std::mutex mutex;
    std::condition_variable changed;
    std::unordered_set<Connection*> open; ///< guarded by mutex
    bool stopping = false;                ///< guarded by mutex
    std::unique_ptr<RateLimiter> rateLimiter;
};

/**
 * One connection: bytes in, bytes out, one request after the other. Everything here runs on the connection's
 * strand; the exchange's steps run on the workers, and while one does, the strand leaves the exchange alone.
 */
class Connection final : public std::enable_shared_from_this<Connection>
{
public:
    Connection(Asio::ip::tcp::socket socket, Asio::thread_pool& workers, std::shared_ptr<ServerState> state);
    ~Connection();
    void run();
    void drain(); ///< ends after the request that runs

private:
    void close();
    void awaitRequest();
    void readHeader();
    void onHeader(beast::error_code error);
    [[nodiscard]] bool expectsContinue() const;
    void writeContinue();
    void readBody();
    void onBody(beast::error_code error);
    void answer(bool unreadBody);
    void writeSlice();
    void lingerRead();

    /** Runs `work` on a worker, then `next` with what it returned on the strand. */
    template <typename Work, typename Next> void onWorker(Work work, Next next)
    {
        Asio::post(m_workers,
                   [self = shared_from_this(), work = std::move(work), next = std::move(next)]() mutable {
                       const bool result = work();
                       Connection& connection = *self;
                       Asio::post(connection.m_stream.get_executor(),
                                  [self = std::move(self), next = std::move(next), result] { next(result); });
                   });
    }

    beast::tcp_stream m_stream;
    beast::flat_buffer m_buffer;
    std::vector<char> m_chunk;
    Asio::thread_pool& m_workers;
    std::shared_ptr<ServerState> m_state;
    QString m_peer;
    std::optional<Http::request_parser<Http::buffer_body>> m_parser;
    std::unique_ptr<Exchange> m_exchange;
    WireAnswer m_answer;
    std::chrono::steady_clock::duration m_waited{};
    qint64 m_bodyBytes = 0;
    qint64 m_lingered = 0;
    bool m_idle = false;
    bool m_closing = false;
    bool m_last = false;
    bool m_linger = false;
};

Connection::Connection(Asio::ip::tcp::socket socket, Asio::thread_pool& workers,
                       std::shared_ptr<ServerState> state)
    : m_stream(std::move(socket)), m_buffer(headerLimit + chunkBytes), m_chunk(chunkBytes),
      m_workers(workers), m_state(std::move(state))
{
    boost::system::error_code ignored;
    m_stream.socket().set_option(Asio::ip::tcp::no_delay(true), ignored);
    const auto remote = m_stream.socket().remote_endpoint(ignored);
    auto address = remote.address();
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        address = Asio::ip::make_address_v4(Asio::ip::v4_mapped, address.to_v6());
    m_peer = QString::fromStdString(address.to_string());
    m_state->context.router.metrics().connectionOpened();
}

Connection::~Connection()
{
    m_state->context.router.metrics().connectionClosed();
    const std::lock_guard lock(m_state->mutex);
    m_state->open.erase(this);
    m_state->changed.notify_all();
}

void Connection::run()
{
    Asio::dispatch(m_stream.get_executor(), [self = shared_from_this()] { self->awaitRequest(); });
}

void Connection::drain()
{
    Asio::post(m_stream.get_executor(), [self = shared_from_this()] {
        self->m_closing = true;
        if (self->m_idle) self->close();
    });
}

void Connection::close()
{
    boost::system::error_code ignored;
    m_stream.socket().shutdown(Asio::ip::tcp::socket::shutdown_both, ignored);
    m_stream.close();
}

void Connection::awaitRequest()
{
    m_exchange.reset();
    m_parser.emplace();
    m_parser->header_limit(headerLimit);
    m_parser->body_limit(boost::none); // BodyReceiver knows the limits and their words
    m_waited = {};
    m_bodyBytes = 0;
    if (m_closing) return close();
    if (m_buffer.size() > 0) return readHeader(); // the next request of a pipeline
    m_idle = true;
    m_stream.expires_after(m_state->options.idleTimeout);
    m_stream.async_read_some(m_buffer.prepare(8 * 1024),
                             [self = shared_from_this()](beast::error_code error, std::size_t count) {
                                 self->m_idle = false;
                                 if (error) return self->close();
                                 self->m_buffer.commit(count);
                                 self->readHeader();
                             });
}

void Connection::readHeader()
{
    m_stream.expires_after(m_state->options.headerTimeout);
    Http::async_read_header(
        m_stream, m_buffer, *m_parser,
        [self = shared_from_this()](beast::error_code error, std::size_t) { self->onHeader(error); });
}

void Connection::onHeader(beast::error_code error)
{
    m_stream.expires_never();
    const bool tooLarge = error == Http::error::header_limit || error == Http::error::buffer_overflow;
    if (error && !tooLarge &&
        (error == Http::error::end_of_stream || error == Http::error::partial_message ||
         error.category() != Http::make_error_code(Http::error::bad_target).category()))
        return close();

    RequestHead head;
    head.peer = m_peer;
    if (error) {
        m_exchange = std::make_unique<Exchange>(m_state->context, head);
        m_exchange->refuse(
            tooLarge
                ? fail(ErrorCode::TooLarge, QStringLiteral("The headers are larger than 32 KiB.")).value()
                : fail(ErrorCode::Malformed, QStringLiteral("The request is not valid HTTP.")).value());
        return answer(true);
    }
    const auto& message = m_parser->get();
    head.method = toBytes(message.method_string());
    head.target = toBytes(message.target());
    head.headers.reserve(16);
    for (const auto& field : message)
        head.headers.append({toBytes(field.name_string()).toLower(), toBytes(field.value())});
    head.hasBody = !m_parser->is_done();
    if (m_parser->content_length()) {
        constexpr std::uint64_t most = std::numeric_limits<qint64>::max();
        head.contentLength = static_cast<qint64>(std::min<std::uint64_t>(*m_parser->content_length(), most));
    }
    m_exchange = std::make_unique<Exchange>(m_state->context, head);
    if (const char* fault = framingFault(message)) {
        m_exchange->refuse(fail(ErrorCode::Malformed, QString::fromLatin1(fault)).value());
        return answer(true);
    }
    onWorker([this] { return m_exchange->begin(); },
             [this](bool wantsBody) {
                 if (!wantsBody) return answer(!m_parser->is_done());
                 expectsContinue() ? writeContinue() : readBody();
             });
}

bool Connection::expectsContinue() const
{
    const auto& message = m_parser->get();
    return message.version() >= 11 && m_buffer.size() == 0 &&
           beast::iequals(message[Http::field::expect], "100-continue");
}

void Connection::writeContinue()
{
    static constexpr std::string_view line("HTTP/1.1 100 Continue\r\n\r\n");
    m_stream.expires_after(m_state->options.idleTimeout);
    Asio::async_write(m_stream, Asio::buffer(line),
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                          if (error) return self->close();
                          self->readBody();
                      });
}

void Connection::readBody()
{
    m_parser->get().body().data = m_chunk.data();
    m_parser->get().body().size = m_chunk.size();
    m_parser->get().body().more = true;
    // Slow on the whole or silent for long: either ends it.
    const HttpServer::Options& options = m_state->options;
    const auto earned =
        std::chrono::milliseconds(m_bodyBytes * 1000 / std::max(1, options.bodyBytesPerSecond));
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(options.bodyGrace + earned - m_waited);
    m_stream.expires_after(
        std::clamp<std::chrono::milliseconds>(left, std::chrono::milliseconds(1), options.idleTimeout));
    const auto asked = std::chrono::steady_clock::now();
    Http::async_read_some(m_stream, m_buffer, *m_parser,
                          [self = shared_from_this(), asked](beast::error_code error, std::size_t) {
                              self->m_waited += std::chrono::steady_clock::now() - asked;
                              self->onBody(error);
                          });
}

void Connection::onBody(beast::error_code error)
{
    m_stream.expires_never();
    if (error == Http::error::need_buffer) error = {};
    if (error == Http::error::partial_message || error == Http::error::end_of_stream ||
        (error && error.category() != Http::make_error_code(Http::error::bad_target).category()))
        return close(); // the peer went, or was too slow
    if (error) {
        m_exchange->refuse(
            fail(ErrorCode::Malformed, QStringLiteral("The body is not framed as HTTP demands.")).value());
        return answer(true);
    }
    const auto count = static_cast<qsizetype>(m_chunk.size() - m_parser->get().body().size);
    m_bodyBytes += count;
    const bool done = m_parser->is_done();
    if (count == 0 && !done) return readBody();
    onWorker(
        [this, count, done] {
            if (count > 0 && !m_exchange->feed(m_chunk.data(), count)) return false;
            if (done) m_exchange->finish();
            return true;
        },
        [this, done](bool wanted) {
            if (wanted && !done) return readBody();
            answer(!done);
        });
}

void Connection::answer(bool unreadBody)
{
    m_linger = unreadBody;
    m_last = unreadBody || m_closing || !m_parser->keep_alive();
    const qint64 now =
        std::chrono::duration_cast<std::chrono::seconds>(m_state->context.clock.now().time_since_epoch())
            .count();
    m_answer = toWire(m_exchange->request(), m_exchange->response(), m_last, now);
    Metrics& metrics = m_state->context.router.metrics();
    metrics.countResponse(m_exchange->response().status);
    metrics.countBytes(m_bodyBytes, m_answer.head.size() + m_answer.content.size());
    writeSlice();
}

void Connection::writeSlice()
{
    const qsizetype count = std::min<qsizetype>(m_answer.content.size(), sliceBytes);
    const std::array<Asio::const_buffer, 2> buffers{
        Asio::buffer(m_answer.head.constData(), static_cast<std::size_t>(m_answer.head.size())),
        Asio::buffer(m_answer.content.data(), static_cast<std::size_t>(count))};
    m_stream.expires_after(m_state->options.idleTimeout);
    Asio::async_write(m_stream, buffers,
                      [self = shared_from_this(), count](beast::error_code error, std::size_t) {
                          if (error) return self->close();
                          self->m_answer.head.clear();
                          self->m_answer.content = self->m_answer.content.sliced(count);
                          if (!self->m_answer.content.isEmpty()) return self->writeSlice();
                          self->m_exchange.reset(); // lets go of a mapped file
                          if (!self->m_last) return self->awaitRequest();
                          if (!self->m_linger) return self->close();
                          boost::system::error_code ignored;
                          self->m_stream.socket().shutdown(Asio::ip::tcp::socket::shutdown_send, ignored);
                          self->m_lingered = 0;
                          self->m_stream.expires_after(lingerTime);
                          self->lingerRead();
                      });
}

/** Takes what the peer still sends, so that it gets to read the answer instead of a reset. */
void Connection::lingerRead()
{
    m_stream.async_read_some(Asio::buffer(m_chunk),
                             [self = shared_from_this()](beast::error_code error, std::size_t count) {
                                 self->m_lingered += static_cast<qint64>(count);
                                 if (error || self->m_lingered > lingerBytes) return self->close();
                                 self->lingerRead();
                             });
}

} // namespace

struct HttpServer::Private
{
    // In this order: what is declared later is gone first, and pending work holds connections that use the
    // state.
    std::shared_ptr<ServerState> state;
    Asio::io_context io;
    std::unique_ptr<Asio::thread_pool> workers;
    Tcp::acceptor acceptor{io};
    Asio::steady_timer pause{io};
    std::vector<std::thread> threads;

    void accept();
    void serve();
};

HttpServer::HttpServer(const Router& router, Authenticator& authenticator, Stores& stores, const Clock& clock,
                       Options options)
    : d(std::make_unique<Private>())
{
    const domain::Limits limits = options.limits;
    auto limiter = options.rate ? std::make_unique<RateLimiter>(*options.rate) : nullptr;
    d->state = std::shared_ptr<ServerState>(
        new ServerState{{router, authenticator, stores, clock, limits, limiter.get()},
                        std::move(options),
                        {},
                        {},
                        {},
                        false,
                        std::move(limiter)});
}

HttpServer::~HttpServer()
{
    stop();
}

Result<quint16> HttpServer::start()
{
    const Options& options = d->state->options;
    boost::system::error_code error;
    const std::string host =
        options.host == QLatin1String("localhost") ? "127.0.0.1" : options.host.toStdString();
    const auto address = Asio::ip::make_address(host, error);
    if (error)
        return fail(ErrorCode::Io, QStringLiteral("%1 is not an IP address to listen on.").arg(options.host));
    const Tcp::endpoint endpoint(address, options.port);
    d->acceptor.open(endpoint.protocol(), error);
#ifndef Q_OS_WIN
    if (!error) d->acceptor.set_option(Tcp::acceptor::reuse_address(true), error);
#endif
    if (!error) d->acceptor.bind(endpoint, error);
    if (!error) d->acceptor.listen(Tcp::acceptor::max_listen_connections, error);
    const auto local = error ? Tcp::endpoint() : d->acceptor.local_endpoint(error);
    if (error) {
        boost::system::error_code ignored;
        d->acceptor.close(ignored);
        return fail(ErrorCode::Io, QStringLiteral("Cannot listen on %1 port %2: %3")
                                       .arg(options.host)
                                       .arg(options.port)
                                       .arg(QString::fromStdString(error.message())));
    }
    const int threads = std::clamp(options.threads, 1, 64);
    d->workers = std::make_unique<Asio::thread_pool>(static_cast<std::size_t>(std::max(4, threads * 2)));
    d->accept();
    for (int i = 0; i < threads; ++i)
        d->threads.emplace_back([this] { d->serve(); });
    return local.port();
}

void HttpServer::Private::serve()
{
    while (true) {
        try {
            io.run();
            return;
        } catch (const std::exception& error) {
            qWarning("a connection failed: %s", error.what()); // that connection is gone, the others go on
        }
    }
}

void HttpServer::Private::accept()
{
    acceptor.async_accept(Asio::make_strand(io), [this](boost::system::error_code error, Tcp::socket socket) {
        if (error == Asio::error::operation_aborted || !acceptor.is_open()) return;
        if (error) { // out of descriptors: let some close first
            pause.expires_after(std::chrono::milliseconds(100));
            pause.async_wait([this](boost::system::error_code cancelled) {
                if (!cancelled) accept();
            });
            return;
        }
        bool admitted = false;
        {
            const std::lock_guard lock(state->mutex);
            admitted = !state->stopping &&
                       state->open.size() < static_cast<std::size_t>(std::max(1, state->options.connections));
        }
        if (admitted) {
            const auto connection = std::make_shared<Connection>(std::move(socket), *workers, state);
            {
                const std::lock_guard lock(state->mutex);
                state->open.insert(connection.get());
            }
            connection->run();
        }
        accept();
    });
}

void HttpServer::stop(std::chrono::milliseconds atMost)
{
    if (!d->workers) return;
    {
        std::unique_lock lock(d->state->mutex);
        d->state->stopping = true;
    }
    Asio::post(d->io, [this] {
        boost::system::error_code ignored;
        d->acceptor.close(ignored);
        d->pause.cancel();
    });
    std::vector<std::shared_ptr<Connection>> connections;
    {
        const std::lock_guard lock(d->state->mutex);
        for (Connection* each : d->state->open)
            if (auto alive = each->weak_from_this().lock()) connections.push_back(std::move(alive));
    }
    for (const auto& each : connections)
        each->drain();
    connections.clear();
    {
        std::unique_lock lock(d->state->mutex);
        d->state->changed.wait_for(lock, atMost, [this] { return d->state->open.empty(); });
    }
    d->io.stop();
    for (std::thread& thread : d->threads)
        thread.join();
    d->threads.clear();
    d->workers->stop();
    d->workers->join();
    d->workers.reset();
}

} // namespace ink::service::http
