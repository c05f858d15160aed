#include "app/service/http/answers.h"
#include "app/service/http/connection.h"

#include <boost/asio/buffer.hpp>

#include <algorithm>
#include <array>

// The half of a connection that answers; connection.cpp has the half that asks.
namespace ink::service::http {

namespace Asio = boost::asio;
using Tcp = Asio::ip::tcp;
using SteadyClock = std::chrono::steady_clock;
using ErrorValue = boost::system::error_code;

namespace {

constexpr qint64 sliceBytes = 64 * 1024; // in one write time-out: about 2 KiB/s
constexpr std::chrono::seconds lingerTime{5};

bool wouldBlock(const ErrorValue& error)
{
    return error == Asio::error::would_block || error == Asio::error::try_again;
}

} // namespace

/** The next slice of the content; false when a worker was asked for it. */
bool Connection::loadSlice()
{
    if (m_exchange->response().blob) {
        readSlice();
        return false;
    }
    m_slice = *contentPiece(m_exchange->response(), m_from, std::min(m_left, sliceBytes));
    m_from += m_slice.size();
    m_left -= m_slice.size();
    return true;
}

void Connection::readSlice()
{
    onWorker(
        [this] {
            auto piece = contentPiece(m_exchange->response(), m_from, std::min(m_left, sliceBytes));
            if (!piece || piece->isEmpty()) return false;
            m_slice = std::move(*piece);
            return true;
        },
        [this](bool isThere) {
            if (!isThere) return close(); // the length is promised already
            m_phase = Phase::Answering;
            m_from += m_slice.size();
            m_left -= m_slice.size();
            readyToWrite();
            writeOn();
        });
}

/** What is loaded becomes what goes out. */
void Connection::readyToWrite()
{
    m_written = 0;
    m_deadline = SteadyClock::now() + m_state.options.writeTimeout;
    if (!m_tls) return;
    m_broken =
        !m_tls->write(m_out.constData(), m_out.size()) || !m_tls->write(m_slice.constData(), m_slice.size());
    m_out = m_tls->takeOutput();
    m_slice = {};
}

void Connection::writeOn()
{
    while (m_phase != Phase::Closed) {
        if (m_broken) return close();
        if (!flush()) return;
        m_out = {};
        m_slice = {};
        if (m_left == 0) return finishAnswer();
        if (!loadSlice()) return;
        readyToWrite();
    }
}

/** Writes what can be written now; false when the rest must wait, or the connection is gone. */
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
            m_lane.place(*this, Rank::Blocked);
            m_socket.async_wait(Tcp::socket::wait_write,
                                [self = shared_from_this()](const ErrorValue& failed) {
                                    if (failed || self->m_phase == Phase::Closed) return self->close();
                                    self->m_lane.place(*self, Rank::Busy);
                                    self->writeOn();
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

/** For a few bytes outside of answers. */
bool Connection::writeNow(QByteArrayView bytes)
{
    if (bytes.isEmpty()) return true;
    ErrorValue error;
    const auto size = static_cast<std::size_t>(bytes.size());
    return m_socket.write_some(Asio::buffer(bytes.data(), size), error) == size && !error;
}

void Connection::finishAnswer()
{
    tellAccessLog();
    if (m_last) return linger();
    m_exchange.reset(); // lets go of a file
    // A pipeline's next request does not begin inside of this one.
    if (!m_tls && m_in.isEmpty()) return awaitRequest();
    Asio::post(m_lane.io(), [self = shared_from_this()] { self->awaitRequest(); });
}

void Connection::tellAccessLog()
{
    if (!m_state.options.accessLog) return;
    m_entry.method = m_exchange->request().method;
    m_entry.route = m_exchange->route();
    m_entry.status = m_exchange->response().status;
    m_entry.requestId = m_exchange->request().requestId;
    const auto& actor = m_exchange->request().actor;
    m_entry.account = actor ? actor->account.value() : 0;
    m_entry.took = std::chrono::duration_cast<std::chrono::microseconds>(SteadyClock::now() - m_began);
    m_state.options.accessLog(m_entry);
}

/** Takes what the peer still sends, so that it gets to read the answer instead of a reset. */
void Connection::linger()
{
    m_exchange.reset();
    if (m_tls) {
        m_tls->end();
        (void)writeNow(m_tls->takeOutput());
    }
    if (!m_linger) return close();
    ErrorValue ignored;
    m_socket.shutdown(Tcp::socket::shutdown_send, ignored);
    m_in = {};
    m_lingered = 0;
    m_phase = Phase::Lingering;
    m_deadline = SteadyClock::now() + lingerTime;
    waitReadable();
}

} // namespace ink::service::http
