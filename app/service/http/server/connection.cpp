#include "app/service/http/server/connection.h"

#include "app/service/http/beast.h"
#include "app/service/http/responses.h"
#include "app/service/http/server/reasons.h"

#include <boost/asio/buffer.hpp>

#include <algorithm>
#include <array>

#ifdef Q_OS_UNIX
#include <netinet/in.h>
#include <netinet/tcp.h>
#endif

namespace ink::service::http {

namespace Asio = boost::asio;
using Tcp = Asio::ip::tcp;
using SteadyClock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using ErrorValue = boost::system::error_code;

namespace {

constexpr qsizetype handOverBytes = 4 * 1024; // size from which bytes of a body are passed on; smaller chunks
                                              // are combined
constexpr qsizetype usualHead = 4 * 1024;     // longer ones count against the memory budget
constexpr qint64 longHead = 64 * 1024;
constexpr qint64 sliceBytes = 64 * 1024; // per write timeout: about 2 KiB/s
constexpr std::chrono::seconds lingerTime{5};
constexpr qint64 lingerBytes = 64LL * 1024 * 1024;
constexpr qint64 heavyBytes = 128LL * 1024; // size from which a body is heavy; a drawn signature is smaller

#ifdef TCP_NOTSENT_LOWAT
using UnsentBytes = Asio::detail::socket_option::integer<IPPROTO_TCP, TCP_NOTSENT_LOWAT>;
constexpr int unsentBytes = 128 * 1024;
#endif

bool wouldBlock(const ErrorValue& error)
{
    return error == Asio::error::would_block || error == Asio::error::try_again;
}

/** Returns the error in English only, like malformedError(), because no browser or client library sends such
 * a request. */
Message syntaxFault(const RequestParser& parser)
{
    return Message::literal(QString::fromLatin1(parser.fault()));
}

} // namespace

Connection::Connection(Tcp::socket socket, Lane& lane, ServerState& state, const QString& peer)
    : m_socket(std::move(socket)), m_lane(lane), m_state(state), m_peer(peer), m_reserved(state.memory)
{
    m_state.addConnection();
}

Connection::~Connection()
{
    close();
    m_state.removeConnection();
}

void Connection::start()
{
    ErrorValue ignored;
    m_socket.non_blocking(true, ignored);
    m_socket.set_option(Tcp::no_delay(true), ignored);
#ifdef TCP_NOTSENT_LOWAT
    // Limits the unsent bytes in the system's buffer, so that clients that don't read cost little memory.
    m_socket.set_option(UnsentBytes(unsentBytes), ignored);
#endif
    if (m_state.tls) m_tls = m_state.tls->createSession();
    awaitRequest();
    // The handshake has the same time limit as a head.
    if (m_tls && m_phase == Phase::Idle) m_deadline = SteadyClock::now() + m_state.options.headerTimeout;
}

void Connection::close()
{
    if (m_phase == Phase::Closed) return;
    m_phase = Phase::Closed;
    if (is_linked()) unlink();
    m_lane.removeConnection(m_peer);
    m_reserved.release();
    ErrorValue ignored;
    m_socket.shutdown(Tcp::socket::shutdown_both, ignored);
    m_socket.close(ignored);
}

// Receiving.

void Connection::awaitRequest()
{
    if (m_phase == Phase::Closed) return;
    m_exchange.reset();
    Q_ASSERT(m_phase == Phase::Idle || m_phase == Phase::Responding);
    m_parser.emplace();
    m_bodyBytes = 0;
    m_reserved.release();
    if (m_state.isClosed) return close();
    m_phase = Phase::Idle;
    m_deadline = SteadyClock::now() + m_state.options.idleTimeout;
    m_lane.setRank(*this, Rank::Waiting);
    if (m_in.isEmpty()) return requestBytes();
    const QByteArray next = std::exchange(m_in, {}); // the next pipelined request
    consume(next);
}

void Connection::requestBytes()
{
    if (m_tls) return readTls(); // TLS may have buffered some data
    waitReadable();
}

void Connection::waitReadable()
{
    m_socket.async_wait(Tcp::socket::wait_read, [self = shared_from_this()](const ErrorValue& error) {
        if (error) return self->close();
        self->handleReadable();
    });
}

void Connection::handleReadable()
{
    if (m_phase == Phase::Closed) return;
    Lane::Buffer& buffer = m_lane.buffer();
    ErrorValue error;
    const std::size_t count = m_socket.read_some(Asio::buffer(buffer), error);
    if (wouldBlock(error)) return waitReadable();
    if (error) return close();
    if (m_phase == Phase::Lingering) {
        m_lingered += static_cast<qint64>(count);
        return m_lingered > lingerBytes ? close() : waitReadable();
    }
    if (!m_tls) return consume(QByteArrayView(buffer.data(), static_cast<qsizetype>(count)));
    if (!m_tls->feed(buffer.data(), static_cast<qsizetype>(count))) return close();
    readTls();
}

void Connection::readTls()
{
    Lane::Buffer& buffer = m_lane.buffer();
    const TlsSession::ReadResult read = m_tls->read(buffer.data(), static_cast<qsizetype>(buffer.size()));
    // Handshakes and alerts are small. If a client does not accept them, its connection is closed.
    if (const QByteArray out = m_tls->takeOutput(); !writeNow(out)) return close();
    switch (read.state) {
    case TlsSession::State::Bytes:
        return consume(QByteArrayView(buffer.data(), read.size));
    case TlsSession::State::More:
        return waitReadable();
    case TlsSession::State::Ended:
    case TlsSession::State::Failed:
        return close();
    }
}

void Connection::consume(QByteArrayView bytes)
{
    Q_ASSERT(m_phase == Phase::Idle || m_phase == Phase::Head || m_phase == Phase::Body);
    if (m_phase == Phase::Body) return consumeBody(bytes);
    if (m_phase == Phase::Idle) {
        m_phase = Phase::Head;
        m_deadline = SteadyClock::now() + m_state.options.headerTimeout;
        m_lane.wake();
    }
    consumeHead(bytes);
}

void Connection::consumeHead(QByteArrayView bytes)
{
    if (!m_in.isEmpty()) {
        m_in.append(bytes);
        bytes = m_in;
    }
    qsizetype taken = 0;
    const RequestParser::State state = m_parser->readHead(bytes, taken);
    m_in = bytes.sliced(taken).toByteArray();
    switch (state) {
    case RequestParser::State::More:
        if (m_parser->headBytes() > usualHead && m_reserved.size() == 0) {
            // A proxy's address isn't counted, because it forwards the heads of many clients.
            const QString address = m_state.proxies.contains(m_peer) ? QString() : addressGroup(m_peer);
            if (!m_reserved.tryReserveAnonymous(address, longHead))
                return refuse(ErrorCode::Unavailable, reasons::serviceBusy());
        }
        return requestBytes();
    case RequestParser::State::TooLarge:
        return refuse(ErrorCode::TooLarge, syntaxFault(*m_parser));
    case RequestParser::State::Fault:
        return refuse(ErrorCode::Malformed, syntaxFault(*m_parser));
    case RequestParser::State::Head:
    case RequestParser::State::Body:
    case RequestParser::State::Done:
        return handleHead();
    }
}

void Connection::consumeBody(QByteArrayView bytes)
{
    Q_ASSERT(m_phase == Phase::Body && m_exchange);
    const auto waited = std::chrono::duration_cast<milliseconds>(SteadyClock::now() - m_asked);
    if (!m_in.isEmpty()) {
        m_in.append(bytes);
        bytes = m_in;
    }
    const qsizetype before = m_body.size();
    qsizetype taken = 0;
    const RequestParser::State state = m_parser->readBody(bytes, taken, m_body);
    m_in = bytes.sliced(taken).toByteArray();
    m_bodyBytes += m_body.size() - before;
    addCredit(m_body.size() - before, waited);
    if (state == RequestParser::State::Fault) return refuse(ErrorCode::Malformed, syntaxFault(*m_parser));
    const bool isLast = state == RequestParser::State::Done;
    if (!isLast && m_body.size() < handOverBytes) return awaitBody();
    feedExchange(isLast);
}

// Processing one request.

void Connection::refuse(ErrorCode code, const Message& why)
{
    if (!m_exchange) {
        RequestHead head;
        head.peer = m_peer;
        m_began = SteadyClock::now();
        m_entry.time = m_state.context.clock.now();
        m_exchange = std::make_unique<Exchange>(m_state.context, std::move(head));
    }
    m_exchange->refuse(fail(code, why).value());
    respond(true);
}

void Connection::handleHead()
{
    m_began = SteadyClock::now();
    m_entry.time = m_state.context.clock.now();
    Q_ASSERT(m_phase == Phase::Head && !m_exchange);
    const bool expectsContinue = m_parser->expectsContinue() && m_in.isEmpty();
    RequestHead head = std::move(m_parser->head());
    const bool hasBody = head.hasBody;
    const Client client = resolveClient(m_state.proxies, m_peer, m_tls != nullptr, head.headers);
    head.peer = client.address;
    head.isSecure = client.isSecure || m_state.options.isPublicSecure;
    m_exchange = std::make_unique<Exchange>(m_state.context, std::move(head));
    m_lane.setRank(*this, Rank::Busy);
    if (m_exchange->respondEarly()) return respond(hasBody);
    onWorker([this] { return m_exchange->begin(); },
             [this, hasBody, expectsContinue](bool wantsBody) {
                 if (!wantsBody) return respond(hasBody);
                 beginBody(expectsContinue);
             },
             Step::First);
}

void Connection::beginBody(bool expectsContinue)
{
    m_lane.setRank(*this, m_exchange->isAuthenticated() ? Rank::Uploading : Rank::Waiting);
    Q_ASSERT(m_phase == Phase::Working);
    m_bodyBegan = SteadyClock::now();
    m_credit = m_state.options.bodyGrace;
    if (expectsContinue) {
        static constexpr std::string_view line("HTTP/1.1 100 Continue\r\n\r\n");
        QByteArray out = QByteArray::fromRawData(line.data(), static_cast<qsizetype>(line.size()));
        if (m_tls) {
            if (!m_tls->write(out.constData(), out.size())) return close();
            out = m_tls->takeOutput();
        }
        if (!writeNow(out)) return close();
    }
    if (m_in.isEmpty()) return awaitBody();
    m_phase = Phase::Body;
    m_asked = SteadyClock::now();
    const QByteArray first = std::exchange(m_in, {});
    consumeBody(first);
}

void Connection::addCredit(qint64 bytes, milliseconds waited)
{
    const HttpServer::Options& options = m_state.options;
    const auto maximum = std::max(options.bodyGrace, m_exchange->isAuthenticated() ? options.idleTimeout
                                                                                   : 2 * options.bodyGrace);
    // The credit is limited, so that a fast start can't make up for a slow remainder.
    const milliseconds earned(bytes * 1000 / std::max(1, options.bodyBytesPerSecond));
    m_credit = std::min(maximum, m_credit - waited + earned);
}

bool Connection::isSlowAnonymous(Time now) const
{
    if (m_phase != Phase::Body || m_exchange->isAuthenticated()) return false;
    const HttpServer::Options& options = m_state.options;
    const auto took = std::chrono::duration_cast<milliseconds>(now - m_bodyBegan);
    return took > options.bodyGrace / 5 &&
           m_bodyBytes < options.lowMemoryBytesPerSecond * took.count() / 1000;
}

void Connection::awaitBody()
{
    m_phase = Phase::Body;
    m_asked = SteadyClock::now();
    m_deadline = m_asked + std::clamp<milliseconds>(m_credit, milliseconds(1), m_state.options.idleTimeout);
    requestBytes();
}

void Connection::feedExchange(bool isLast)
{
    Q_ASSERT(m_phase == Phase::Body);
    m_lane.setRank(*this, m_exchange->isAuthenticated() || isLast ? Rank::Busy : Rank::Waiting);
    onWorker(
        [this, isLast] {
            if (!m_body.isEmpty() && !m_exchange->feed(m_body.constData(), m_body.size())) return false;
            if (isLast) m_exchange->finish();
            return true;
        },
        [this, isLast](bool wanted) {
            m_body = {};
            if (!wanted || isLast) return respond(!isLast);
            m_lane.setRank(*this, m_exchange->isAuthenticated() ? Rank::Uploading : Rank::Waiting);
            awaitBody();
        },
        isLast ? Step::Last : Step::Middle);
}

Asio::thread_pool& Connection::workers(Step step) const
{
    if (m_exchange->workers() == Router::Workers::Health) return *m_state.healthWorkers;
    if (step == Step::First && Authenticator::usesPassword(m_exchange->request()))
        return *m_state.passwordWorkers;
    if (m_exchange->workers() == Router::Workers::Pictures) return *m_state.pictureWorkers;
    const bool isHeavy = step == Step::Last && m_bodyBytes >= heavyBytes && !m_exchange->isAuthenticated();
    return isHeavy ? *m_state.heavyWorkers : *m_state.workers;
}

void Connection::respond(bool unreadBody)
{
    Q_ASSERT_X(m_phase == Phase::Head || m_phase == Phase::Body || m_phase == Phase::Working,
               "Connection::answer", "a request has one response");
    m_phase = Phase::Responding;
    m_body = {};
    Q_ASSERT(m_exchange && m_parser);
    m_lingers = unreadBody;
    m_isLast = unreadBody || m_state.isStopping || !m_parser->keepsAlive();
    const auto now =
        std::chrono::duration_cast<std::chrono::seconds>(m_state.context.clock.now().time_since_epoch());
    WireResponse wire = toWire(m_exchange->request(), m_exchange->response(), m_isLast, now.count());
    Metrics& metrics = m_state.context.router.metrics();
    metrics.countResponse(m_exchange->response().status);
    metrics.countBytes(m_bodyBytes, wire.head.size() + wire.length);
    m_entry.receivedBytes = m_bodyBytes;
    m_entry.sentBytes = wire.head.size() + wire.length;
    m_lane.setRank(*this, Rank::Busy);
    m_out = std::move(wire.head);
    m_slice = {};
    m_written = 0;
    m_from = wire.from;
    m_left = wire.length;
    if (m_left == 0 || loadSlice()) {
        startWriting();
        continueWriting();
    }
}

// Sending.

/** Loads the next slice of the content. Returns false if a worker fetches it. */
bool Connection::loadSlice()
{
    Q_ASSERT(m_left > 0);
    if (m_exchange->response().blob) {
        readSlice();
        return false;
    }
    m_slice = *contentChunk(m_exchange->response(), m_from, std::min(m_left, sliceBytes));
    m_from += m_slice.size();
    m_left -= m_slice.size();
    Q_ASSERT(m_left >= 0);
    return true;
}

void Connection::readSlice()
{
    onWorker(
        [this] {
            auto piece = contentChunk(m_exchange->response(), m_from, std::min(m_left, sliceBytes));
            if (!piece || piece->isEmpty()) return false;
            m_slice = std::move(*piece);
            return true;
        },
        [this](bool isThere) {
            if (!isThere) return close(); // the length has already been sent
            m_phase = Phase::Responding;
            m_from += m_slice.size();
            m_left -= m_slice.size();
            Q_ASSERT(m_left >= 0);
            startWriting();
            continueWriting();
        });
}

/** Starts sending the loaded slice. */
void Connection::startWriting()
{
    m_written = 0;
    m_deadline = SteadyClock::now() + m_state.options.writeTimeout;
    if (!m_tls) return;
    m_isBroken =
        !m_tls->write(m_out.constData(), m_out.size()) || !m_tls->write(m_slice.constData(), m_slice.size());
    m_out = m_tls->takeOutput();
    m_slice = {};
}

void Connection::continueWriting()
{
    while (m_phase != Phase::Closed) {
        if (m_isBroken) return close();
        if (!flush()) return;
        m_out = {};
        m_slice = {};
        if (m_left == 0) return finishResponse();
        if (!loadSlice()) return;
        startWriting();
    }
}

/** Writes as much as possible now. Returns false if the rest must wait or the connection is closed. */
bool Connection::flush()
{
    while (m_written < m_out.size() + m_slice.size()) {
        const qsizetype headAt = std::min(m_written, m_out.size());
        const qsizetype sliceAt = m_written - headAt;
        const std::array<Asio::const_buffer, 2> buffers{
            Asio::buffer(m_out.constData() + headAt, static_cast<std::size_t>(m_out.size() - headAt)),
            Asio::buffer(m_slice.constData() + sliceAt, static_cast<std::size_t>(m_slice.size() - sliceAt))};
        ErrorValue error;
        m_written += static_cast<qsizetype>(m_socket.write_some(buffers, error));
        if (wouldBlock(error)) {
            m_blockedSince = SteadyClock::now();
            m_deadline = m_blockedSince + m_state.options.writeTimeout;
            m_lane.setRank(*this, Rank::Blocked);
            m_socket.async_wait(Tcp::socket::wait_write,
                                [self = shared_from_this()](const ErrorValue& failed) {
                                    if (failed || self->m_phase == Phase::Closed) return self->close();
                                    self->m_lane.setRank(*self, Rank::Busy);
                                    self->continueWriting();
                                });
            return false;
        }
        if (error) {
            close();
            return false;
        }
    }
    return true;
}

/** Writes a few bytes outside of responses. */
bool Connection::writeNow(QByteArrayView bytes)
{
    if (bytes.isEmpty()) return true;
    ErrorValue error;
    const auto size = static_cast<std::size_t>(bytes.size());
    return m_socket.write_some(Asio::buffer(bytes.data(), size), error) == size && !error;
}

void Connection::finishResponse()
{
    Q_ASSERT(m_phase == Phase::Responding && m_left == 0);
    writeAccessLog();
    if (m_isLast) return linger();
    m_exchange.reset(); // closes the file
    // The next pipelined request must not begin within this call.
    if (!m_tls && m_in.isEmpty()) return awaitRequest();
    Asio::post(m_lane.io(), [self = shared_from_this()] { self->awaitRequest(); });
}

void Connection::writeAccessLog()
{
    if (!m_state.options.accessLog) return;
    m_entry.method = m_exchange->request().method;
    m_entry.route = m_exchange->route();
    m_entry.isDeprecated = m_exchange->isDeprecated();
    m_entry.status = m_exchange->response().status;
    m_entry.requestId = m_exchange->request().requestId;
    const auto& actor = m_exchange->request().actor;
    m_entry.account = actor ? actor->account.value() : 0;
    m_entry.key = actor ? actor->key : 0;
    m_entry.duration = std::chrono::duration_cast<std::chrono::microseconds>(SteadyClock::now() - m_began);
    m_state.options.accessLog(m_entry);
}

/** Discards the bytes that the peer still sends, so that the peer can read the response instead of getting a
 * reset. */
void Connection::linger()
{
    m_exchange.reset();
    if (m_tls) {
        m_tls->end();
        (void)writeNow(m_tls->takeOutput());
    }
    Q_ASSERT(m_isLast);
    if (!m_lingers) return close();
    ErrorValue ignored;
    m_socket.shutdown(Tcp::socket::shutdown_send, ignored);
    m_in = {};
    m_lingered = 0;
    m_phase = Phase::Lingering;
    m_deadline = SteadyClock::now() + lingerTime;
    waitReadable();
}

} // namespace ink::service::http
