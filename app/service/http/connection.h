#pragma once

// Private to app/service/http.

#include "app/service/http/lane.h"
#include "app/service/http/requestparser.h"

#include <boost/asio/post.hpp>

#include <chrono>
#include <optional>

namespace ink::service::http {

/**
 * One connection: bytes in, bytes out, one request after the other. Everything here runs on its lane's
 * thread; the exchange's slow steps run on the workers, and while one does, the lane leaves the exchange
 * alone. A connection that waits holds no buffer: bytes are read into the lane's.
 */
class Connection final : public LaneHook, public std::enable_shared_from_this<Connection>
{
public:
    Connection(boost::asio::ip::tcp::socket socket, Lane& lane, ServerState& state, const QString& peer);
    ~Connection();
    void start();
    void close();

    [[nodiscard]] const QString& peer() const { return m_peer; }
    /** Returns whether no byte of a request is there. */
    [[nodiscard]] bool isIdle() const { return m_phase == Phase::Idle; }
    [[nodiscard]] std::chrono::steady_clock::time_point deadline() const { return m_deadline; }
    /** While the answer waits for its client: since when nothing of it was taken. */
    [[nodiscard]] std::chrono::steady_clock::time_point blockedSince() const { return m_blockedSince; }
    /** Returns whether a body of who has no account comes too slowly for times when memory is short. */
    [[nodiscard]] bool isSlowStranger(std::chrono::steady_clock::time_point now) const;

private:
    using Time = std::chrono::steady_clock::time_point;
    enum class Phase { Idle, Head, Body, Working, Answering, Lingering, Closed };

    // Bytes in.
    void awaitRequest();
    void wantBytes();
    void waitReadable();
    void readable();
    void readTls();
    void take(QByteArrayView bytes);
    void takeHead(QByteArrayView bytes);
    void takeBody(QByteArrayView bytes);
    // One request.
    void handleHead();
    void refuse(ErrorCode code, const char* sentence);
    void beginBody(bool expectsContinue);
    void awaitBody();
    /** Bytes of the body came after so long a wait. */
    void earn(qint64 bytes, std::chrono::milliseconds waited);
    void handOver(bool isLast);
    void answer(bool unreadBody);
    // Bytes out.
    void writeOn();
    [[nodiscard]] bool loadSlice();
    void readSlice();
    void readyToWrite();
    [[nodiscard]] bool flush();
    [[nodiscard]] bool writeNow(QByteArrayView bytes);
    void finishAnswer();
    void tellAccessLog();
    void linger();

    /** Steps of an exchange: the first authenticates, the last carries out the request. */
    enum class Step { First, Middle, Last };
    [[nodiscard]] boost::asio::thread_pool& workers(Step step) const;
    /** Runs `work` on a worker, then `next` with what it returned on the lane. */
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
    QByteArray m_in; ///< read, and not taken yet
    std::optional<RequestParser> m_parser;
    std::unique_ptr<Exchange> m_exchange;
    QByteArray m_body; ///< for the exchange
    Time m_asked{};
    Time m_bodyBegan{};
    std::chrono::milliseconds m_credit{}; ///< how long the body may still keep us waiting
    qint64 m_bodyBytes = 0;
    Reservation m_reserved; ///< for a long head
    bool m_last = false;
    bool m_linger = false;
    // The answer.
    AccessEntry m_entry;
    Time m_began{};
    Time m_blockedSince{};
    QByteArray m_out;   ///< head, or what TLS made of the slice
    QByteArray m_slice; ///< of the content
    qsizetype m_written = 0;
    qint64 m_from = 0;
    qint64 m_left = 0;
    bool m_broken = false;
    qint64 m_lingered = 0;
};

} // namespace ink::service::http
