#include "tests/integration/inkstoned/hostilecalls.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>
#include <cstdio>

namespace ink::test {

QByteArray HostileReply::header(const QByteArray& name) const
{
    for (const QByteArray& line : head.split('\n'))
        if (line.left(name.size() + 1).toLower() == name.toLower() + ':')
            return line.mid(name.size() + 1).trimmed();
    return {};
}

QJsonObject HostileReply::json() const
{
    return QJsonDocument::fromJson(body).object();
}

QByteArray HostileCall::bytes() const
{
    QByteArray all = method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers;
    if (!body.isEmpty()) all += "Content-Type: " + type + "\r\n";
    if (method != "GET") all += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    return all + "\r\n" + body;
}

quint32 addressOf(int net, int client)
{
    const auto host = quint32(client % 60'000);
    return (127U << 24U) | (quint32(64 + net) << 16U) | ((host / 250) << 8U) | (1 + host % 250);
}

HostileReply callFrom(quint32 source, quint16 port, const HostileCall& call, int withinSeconds)
{
    QElapsedTimer since;
    since.start();
    RawSocket socket(port, withinSeconds, source);
    (void)socket.send(call.bytes()); // a rejection may arrive before the whole body is sent
    const QByteArray all = socket.readAll();
    HostileReply reply;
    reply.micros = since.nsecsElapsed() / 1000;
    const qsizetype end = all.indexOf("\r\n\r\n");
    if (end < 0) return reply;
    reply.head = all.first(end + 2);
    reply.body = all.mid(end + 4);
    const QByteArray length = reply.header("Content-Length");
    if (!length.isEmpty() && length.toLongLong() != reply.body.size()) return reply; // truncated
    reply.status = all.mid(9, 3).toInt();
    return reply;
}

QByteArray jsonBytes(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray randomGuid()
{
    return QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
}

bool StopSignal::pause(std::chrono::milliseconds time)
{
    std::unique_lock lock(m_mutex);
    return !m_wake.wait_for(lock, time, [this] { return m_isStopped.load(); });
}

void StopSignal::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopped = true;
    }
    m_wake.notify_all();
}

void HostileFigures::add(const QByteArray& kind, const HostileReply& reply)
{
    const std::lock_guard lock(m_mutex);
    Kind& all = m_kinds[kind];
    all.micros.push_back(quint32(std::min<qint64>(reply.micros, UINT32_MAX)));
    ++all.statuses[reply.status];
}

void HostileFigures::count(const QByteArray& what, qint64 more)
{
    const std::lock_guard lock(m_mutex);
    m_counts[what] += more;
}

void HostileFigures::fault(const QByteArray& words)
{
    const std::lock_guard lock(m_mutex);
    if (m_faults.size() < 20) m_faults.append(words.left(600));
}

QList<QByteArray> HostileFigures::faults() const
{
    const std::lock_guard lock(m_mutex);
    return m_faults;
}

qint64 HostileFigures::counted(const QByteArray& what) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_counts.find(what);
    return found == m_counts.end() ? 0 : found->second;
}

qint64 HostileFigures::answers(const QByteArray& kind, int status) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_kinds.find(kind);
    if (found == m_kinds.end()) return 0;
    const auto times = found->second.statuses.find(status);
    return times == found->second.statuses.end() ? 0 : times->second;
}

qint64 HostileFigures::requests(const QByteArray& kind) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_kinds.find(kind);
    return found == m_kinds.end() ? 0 : qint64(found->second.micros.size());
}

QByteArray HostileFigures::table() const
{
    const std::lock_guard lock(m_mutex);
    QByteArray text;
    for (const auto& [name, kind] : m_kinds) {
        std::vector<quint32> sorted = kind.micros;
        std::sort(sorted.begin(), sorted.end());
        const auto at = [&sorted](double part) {
            return double(sorted.at(std::size_t(part * double(sorted.size() - 1)))) / 1000;
        };
        char line[200];
        std::snprintf(line, sizeof line, "\n  %-26s %8zu  p50 %9.1f  p99 %9.1f  max %9.1f ms ",
                      name.constData(), sorted.size(), at(0.5), at(0.99), at(1));
        text += line;
        for (const auto& [status, times] : kind.statuses)
            text += ' ' + (status == 0 ? QByteArray("none") : QByteArray::number(status)) + " x" +
                    QByteArray::number(times);
    }
    for (const auto& [what, times] : m_counts)
        text += "\n  " + what + ": " + QByteArray::number(times);
    return text;
}

} // namespace ink::test
