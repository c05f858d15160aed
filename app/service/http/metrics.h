#pragma once

#include <QByteArray>

#include <array>
#include <atomic>

namespace ink::service::http {

/** Counters of a running server. Thread-safe. */
class Metrics final
{
public:
    void countResponse(int status) { ++m_responses.at(static_cast<std::size_t>(status / 100 % 6)); }
    void countBytes(qint64 in, qint64 out)
    {
        m_bytesIn += in;
        m_bytesOut += out;
    }
    void countOpenedConnection()
    {
        ++m_connections;
        ++m_accepted;
    }
    void countClosedConnection() { --m_connections; }
    void countRefusedConnection() { ++m_refused; }
    void countEvictedConnection() { ++m_evicted; }
    void countDuration(qint64 microseconds)
    {
        m_handled += 1;
        m_microseconds += microseconds;
    }
    void countStagedFile(qint64 bytes)
    {
        ++m_stagedFiles;
        m_stagedBytes += bytes;
    }

    /** Returns the counters as OpenMetrics text. */
    [[nodiscard]] QByteArray toText() const;

private:
    std::array<std::atomic<qint64>, 6> m_responses{};
    std::atomic<qint64> m_bytesIn{0};
    std::atomic<qint64> m_bytesOut{0};
    std::atomic<qint64> m_connections{0};
    std::atomic<qint64> m_accepted{0};
    std::atomic<qint64> m_refused{0};
    std::atomic<qint64> m_evicted{0};
    std::atomic<qint64> m_handled{0};
    std::atomic<qint64> m_microseconds{0};
    std::atomic<qint64> m_stagedFiles{0};
    std::atomic<qint64> m_stagedBytes{0};
};

} // namespace ink::service::http
