#include "tests/integration/instances/client.h"

#include "tests/support/rawsocket.h"

#include <QElapsedTimer>
#include <QJsonDocument>

namespace ink::test {

using namespace std::chrono_literals;

namespace {
constexpr qint64 patienceMs = 120'000;
constexpr qsizetype maxFaults = 20;
} // namespace

void Tally::count(const QByteArray& what)
{
    const std::lock_guard lock(m_mutex);
    ++m_counts[what];
}

void Tally::fault(const QByteArray& words)
{
    const std::lock_guard lock(m_mutex);
    ++m_counts["faults"];
    if (m_faults.size() < maxFaults) m_faults.append(words.left(500));
}

std::map<QByteArray, int> Tally::counts() const
{
    const std::lock_guard lock(m_mutex);
    return m_counts;
}

QList<QByteArray> Tally::faults() const
{
    const std::lock_guard lock(m_mutex);
    return m_faults;
}

bool Tally::pause(std::chrono::milliseconds time)
{
    std::unique_lock lock(m_mutex);
    return !m_wake.wait_for(lock, time, [this] { return m_givenUp; });
}

void Tally::giveUp()
{
    {
        const std::lock_guard lock(m_mutex);
        m_givenUp = true;
    }
    m_wake.notify_all();
}

QByteArray HttpAnswer::header(const QByteArray& name) const
{
    for (const QByteArray& line : head.split('\n'))
        if (line.left(name.size() + 1).toLower() == name.toLower() + ':')
            return line.mid(name.size() + 1).trimmed();
    return {};
}

QJsonObject HttpAnswer::json() const
{
    return QJsonDocument::fromJson(body).object();
}

HttpAnswer Client::once(const QByteArray& bytes, bool goAway) const
{
    RawSocket socket(m_port, 60);
    if (!socket.send(bytes) || goAway) return {};
    const QByteArray all = socket.readAll();
    const qsizetype end = all.indexOf("\r\n\r\n");
    if (end < 0) return {};
    HttpAnswer answer{all.mid(9, 3).toInt(), all.first(end + 2), all.mid(end + 4)};
    const QByteArray length = answer.header("Content-Length");
    if (length.isEmpty() || length.toLongLong() != answer.body.size()) return {}; // cut off
    return answer;
}

HttpAnswer Client::ask(const HttpCall& call)
{
    const QByteArray bytes =
        call.method + ' ' + call.path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
        call.headers + "Content-Length: " + QByteArray::number(call.body.size()) + "\r\n\r\n" + call.body;
    QElapsedTimer since;
    since.start();
    bool goesAway = call.impatient;
    while (since.elapsed() < patienceMs) {
        HttpAnswer answer = once(bytes, goesAway);
        if (goesAway) {
            goesAway = false;
            m_tally.count("went away");
            continue;
        }
        if (answer.status == 0) {
            m_tally.count("no answer");
        } else {
            const bool fromProxy = answer.header("X-Request-Id").isEmpty();
            m_tally.count((fromProxy ? "proxy " : "service ") + QByteArray::number(answer.status));
            const bool running = answer.status == 409 && !answer.header("Retry-After").isEmpty();
            if (answer.status < 500 && !running) return answer;
            if (running) m_tally.count("still at work");
            if (answer.status == 500 ||
                (answer.status > 500 && !fromProxy && !(answer.status == 503 && m_tally.mayBeUnavailable())))
                m_tally.fault(call.method + ' ' + call.path + ": " + answer.head + answer.body);
        }
        if (!m_tally.pause(100ms)) return {};
    }
    m_tally.fault("no answer in time: " + call.method + ' ' + call.path);
    return {};
}

} // namespace ink::test
