#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <random>

namespace ink::test {

/** What all clients saw, together. Safe from any thread. */
class Tally final
{
public:
    void count(const QByteArray& what);
    /** Something that must not happen; the first ones are kept in words. */
    void fault(const QByteArray& words);
    [[nodiscard]] std::map<QByteArray, int> counts() const;
    [[nodiscard]] QList<QByteArray> faults() const;
    /** Waits a moment; false when all is given up. */
    [[nodiscard]] bool pause(std::chrono::milliseconds time);
    /** From now on 503 of the service is no fault. */
    void expectUnavailable() { m_mayBeUnavailable = true; }
    [[nodiscard]] bool mayBeUnavailable() const { return m_mayBeUnavailable; }
    /** Nobody waits or tries again any more. */
    void giveUp();

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_givenUp = false;
    std::atomic_bool m_mayBeUnavailable = false;
    std::map<QByteArray, int> m_counts;
    QList<QByteArray> m_faults;
};

/** A whole answer, or status 0. */
struct HttpAnswer
{
    int status = 0;
    QByteArray head;
    QByteArray body;
    [[nodiscard]] QByteArray header(const QByteArray& name) const;
    [[nodiscard]] QJsonObject json() const;
};

struct HttpCall
{
    QByteArray method;
    QByteArray path;
    QByteArray headers; ///< each with its line end
    QByteArray body;
    bool impatient = false; ///< the first try goes away before the answer
};

/**
 * One client on a plain socket, a connection a request: what is lost is asked again, the same bytes, until
 * an answer comes that is no fault of the service's.
 */
class Client final
{
public:
    Client(quint16 port, Tally& tally) : m_port(port), m_tally(tally) {}

    [[nodiscard]] HttpAnswer ask(const HttpCall& call);
    [[nodiscard]] Tally& tally() { return m_tally; }

private:
    [[nodiscard]] HttpAnswer once(const QByteArray& bytes, bool goAway) const;

    quint16 m_port;
    Tally& m_tally;
};

} // namespace ink::test
