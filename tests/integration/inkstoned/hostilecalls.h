#pragma once

#include "tests/support/rawsocket.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <vector>

namespace ink::test {

/** A complete response; status 0 when there was none. */
struct HostileReply
{
    int status = 0;
    QByteArray head;
    QByteArray body;
    qint64 micros = 0; ///< from connecting to the end of the response
    [[nodiscard]] QByteArray header(const QByteArray& name) const;
    [[nodiscard]] QJsonObject json() const;
};

struct HostileCall
{
    QByteArray method = "GET";
    QByteArray path = {};
    QByteArray body = {};
    QByteArray headers = {}; ///< each with its line end
    QByteArray type = "application/json";
    [[nodiscard]] QByteArray bytes() const;
};

/** A loopback address: attackers and signers each use their own. `net` is below 60. */
[[nodiscard]] quint32 addressOf(int net, int client);
/** Sends one request on a separate connection. */
[[nodiscard]] HostileReply callFrom(quint32 source, quint16 port, const HostileCall& call,
                                    int withinSeconds = 60);
[[nodiscard]] QByteArray jsonBytes(const QJsonObject& object);
/** A new GUID, which no invitation has. */
[[nodiscard]] QByteArray randomGuid();

/** Stops all threads of the test, which use it for waiting. */
class StopSignal final
{
public:
    /** WaitingFor; false when the test is ending. */
    [[nodiscard]] bool pause(std::chrono::milliseconds time);
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    void stop();

private:
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::atomic_bool m_isStopped = false;
};

/** Responses and times of all clients, by kind. Thread-safe. */
class HostileFigures final
{
public:
    void add(const QByteArray& kind, const HostileReply& reply);
    void count(const QByteArray& what, qint64 more = 1);
    /** Records a violation; the first 20 are kept. */
    void fault(const QByteArray& words);
    [[nodiscard]] QList<QByteArray> faults() const;
    [[nodiscard]] qint64 counted(const QByteArray& what) const;
    /** Number of a kind's responses with this status. */
    [[nodiscard]] qint64 answers(const QByteArray& kind, int status) const;
    /** Number of a kind's requests, with or without a response. */
    [[nodiscard]] qint64 requests(const QByteArray& kind) const;
    /** A line for each kind: count, median, 99th percentile and maximum in ms, and the statuses. */
    [[nodiscard]] QByteArray table() const;

private:
    struct Kind
    {
        std::vector<quint32> micros;
        std::map<int, qint64> statuses;
    };
    mutable std::mutex m_mutex;
    std::map<QByteArray, Kind> m_kinds;
    std::map<QByteArray, qint64> m_counts;
    QList<QByteArray> m_faults;
};

} // namespace ink::test
