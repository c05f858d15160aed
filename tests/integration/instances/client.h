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

/** Common results of all clients. Thread-safe. */
class Tally final
{
public:
    void count(const QByteArray& what);
    /** Records a violation; the text of the first ones is kept. */
    void fault(const QByteArray& words);
    [[nodiscard]] std::map<QByteArray, int> counts() const;
    [[nodiscard]] QList<QByteArray> faults() const;
    /** WaitingFor briefly; false after giveUp(). */
    [[nodiscard]] bool pause(std::chrono::milliseconds time);
    /** From now on, 503 responses are no violation. */
    void expectUnavailable() { m_mayBeUnavailable = true; }
    [[nodiscard]] bool mayBeUnavailable() const { return m_mayBeUnavailable; }
    /** Ends all waiting and retrying. */
    void giveUp();

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_givenUp = false;
    std::atomic_bool m_mayBeUnavailable = false;
    std::map<QByteArray, int> m_counts;
    QList<QByteArray> m_faults;
};

/** A complete response, or status 0. */
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
    bool impatient = false; ///< the first attempt disconnects before the response
};

/** A client on a plain socket, with one connection per request. Lost requests are repeated with the same
 * bytes until there is a response that isn't a server error. */
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
