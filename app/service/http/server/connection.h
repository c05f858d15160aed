#pragma once

// Private to app/service/http.

#include "app/service/http/beast.h"
#include "app/service/http/server/lane.h"
#include "app/service/http/server/requestparser.h"

#include <boost/asio/post.hpp>

#include <chrono>
#include <optional>

namespace ink::service::http {

/**
 * A connection, which processes one request after the other. Everything here runs on its lane's thread. The
 * exchange's slow steps run on the workers; during that time the lane does not touch the exchange. An idle
 * connection has no buffer and reads into the lane's.
 */
class Connection final : public LaneHook, public std::enable_shared_from_this<Connection>
{
public:
    Connection(boost::asio::ip::tcp::socket socket, Lane& lane, ServerState& state, const QString& peer);
    ~Connection();
    void start();
    void close();

    [[nodiscard]] const QString& peer() const { return m_peer; }
    /** Returns whether no byte of a request has arrived. */
    [[nodiscard]] bool isIdle() const { return m_phase == Phase::Idle; }
    [[nodiscard]] std::chrono::steady_clock::time_point deadline() const { return m_deadline; }
    /** Returns the time since which the client has accepted no data of the response that is being sent. */
    [[nodiscard]] std::chrono::steady_clock::time_point blockedSince() const { return m_blockedSince; }
    /** Returns whether the body of an unauthenticated client arrives too slowly while memory is low. */
    [[nodiscard]] bool isSlowAnonymous(std::chrono::steady_clock::time_point now) const;

private:
    using Time = std::chrono::steady_clock::time_point;
    enum class Phase { Idle, Head, Body, Working, Responding, Lingering, Closed };

    // Receiving.
    void awaitRequest();
    void requestBytes();
    void waitReadable();
    void handleReadable();
    void readTls();
    void consume(QByteArrayView bytes);
    void consumeHead(QByteArrayView bytes);
    void consumeBody(QByteArrayView bytes);
    // Processing one request.
    void handleHead();
    void refuse(ErrorCode code, const Message& why);
    void beginBody(bool expectsContinue);
    void awaitBody();
    /** Adds time credit for bytes of the body that arrived after this wait. */
    void addCredit(qint64 bytes, std::chrono::milliseconds waited);
    void feedExchange(bool isLast);
    void respond(bool unreadBody);
    // Sending.
    void continueWriting();
    [[nodiscard]] bool loadSlice();
    void readSlice();
    void startWriting();
    [[nodiscard]] bool flush();
    [[nodiscard]] bool writeNow(QByteArrayView bytes);
    void finishResponse();
    void writeAccessLog();
    void linger();

    /** The steps of an exchange. The first one authenticates, the last one runs the request. */
    enum class Step { First, Middle, Last };
    [[nodiscard]] boost::asio::thread_pool& workers(Step step) const;
    /** Runs `work` on a worker, then `next` with its result on the lane. */
    template <typename Work, typename Next> void onWorker(Work work, Next next, Step step = Step::Middle)
    {
        m_phase = Phase::Working;
        m_deadline = Time::max();
        boost::asio::post(workers(step), [self = shared_from_this(), work = std::move(work),
                                          next = std::move(next)]() mutable {
            const bool result = work();
            boost::asio::io_context& io = self->m_lane.io();
            boost::asio::post(io, [self = std::move(self), next = std::move(next), result] {
                if (self->m_phase != Phase::Closed) next(result);
            });
        });
    }

    boost::asio::ip::tcp::socket m_socket;
    Lane& m_lane;
    ServerState& m_state;
    const QString m_peer;
    std::unique_ptr<TlsSession> m_tls;
    Phase m_phase = Phase::Idle;
    Time m_deadline = Time::max();
    QByteArray m_in; ///< bytes that were read but not consumed yet
    std::optional<RequestParser> m_parser;
    std::unique_ptr<Exchange> m_exchange;
    QByteArray m_body; ///< bytes of the body for the exchange
    Time m_asked{};
    Time m_bodyBegan{};
    std::chrono::milliseconds m_credit{}; ///< remaining time that the body may take
    qint64 m_bodyBytes = 0;
    Reservation m_reserved; ///< memory for a long head
    bool m_isLast = false;
    bool m_lingers = false;
    // The response.
    AccessEntry m_entry;
    Time m_began{};
    Time m_blockedSince{};
    QByteArray m_out;   ///< the head, or with TLS the encrypted head and slice
    QByteArray m_slice; ///< part of the content
    qsizetype m_written = 0;
    qint64 m_from = 0;
    qint64 m_left = 0;
    bool m_isBroken = false;
    qint64 m_lingered = 0;
};

} // namespace ink::service::http
