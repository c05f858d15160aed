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

/** A whole answer; status 0 when there was none. */
struct HostileReply
{
    int status = 0;
    QByteArray head;
    QByteArray body;
    qint64 micros = 0; ///< from the connection's start to the answer's end
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

/** An address of this machine: strangers and signers each have their own. `net` is below 60. */
[[nodiscard]] quint32 addressOf(int net, int client);
/** One request on a connection of its own. */
[[nodiscard]] HostileReply callFrom(quint32 source, quint16 port, const HostileCall& call,
                                    int withinSeconds = 60);
[[nodiscard]] QByteArray jsonBytes(const QJsonObject& object);
/** A new GUID, which no invitation has. */
[[nodiscard]] QByteArray randomGuid();

/** Ends all threads of the test; they wait for time by it. */
class StopSignal final
{
public:
    /** Waits; false when everything ends. */
    [[nodiscard]] bool pause(std::chrono::milliseconds time);
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    void stop();

private:
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::atomic_bool m_isStopped = false;
};

/** Answers and times of all clients, by kind. Safe from any thread. */
class HostileFigures final
{
public:
    void add(const QByteArray& kind, const HostileReply& reply);
    void count(const QByteArray& what, qint64 more = 1);
    /** Something that must not happen; the first 20 are kept. */
    void fault(const QByteArray& words);
    [[nodiscard]] QList<QByteArray> faults() const;
    [[nodiscard]] qint64 counted(const QByteArray& what) const;
    /** A kind's answers with this status. */
    [[nodiscard]] qint64 answers(const QByteArray& kind, int status) const;
    /** A kind's answers, with or without a status. */
    [[nodiscard]] qint64 requests(const QByteArray& kind) const;
    /** A line for each kind: how many, median, 99th percentile and maximum in ms, and the statuses. */
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
