#pragma once

#include <QByteArray>
#include <QObject>
#include <QRandomGenerator>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <memory>
#include <utility>

namespace ink::test {

/** A proxy that cuts connections: in the middle of a write, after the server has acted but before the first
 * byte of its response, or in the middle of the response. Or it keeps a connection open and swallows what
 * is written. Reads pass through. */
class CuttingProxy final : public QObject
{
public:
    struct Odds
    {
        double beforeActing = 0.05;           ///< of a write: cut during the request
        double afterActing = 0.2;             ///< its response is lost
        double inAnswer = 0.05;               ///< half of the response arrives
        int delayMs = 0;                      ///< maximum delay of a response
        QList<QByteArray> writes = {"POST "}; ///< requests that may be cut
        double swallowed = 0;                 ///< nothing of it arrives, and nothing comes back
    };

    CuttingProxy(quint16 target, Odds odds, quint32 seed) : m_target(target), m_odds(odds), m_random(seed)
    {
        connect(&m_server, &QTcpServer::pendingConnectionAvailable, this, &CuttingProxy::accept);
        m_server.listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] QUrl url() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(m_server.serverPort()));
    }
    [[nodiscard]] int cuts() const { return m_cuts; }
    void setOdds(Odds odds) { m_odds = odds; }

private:
    enum class Fate { Through, BeforeActing, AfterActing, InAnswer, Swallowed };

    /** One connection, with a buffer for the server's delayed response. */
    struct Line
    {
        Fate fate = Fate::Through;
        QByteArray answer;
        QTimer timer;
    };

    void accept()
    {
        while (QTcpSocket* client = m_server.nextPendingConnection()) {
            auto* server = new QTcpSocket(client);
            auto line = std::make_shared<Line>();
            line->timer.setSingleShot(true);
            server->connectToHost(QHostAddress::LocalHost, m_target);
            connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
            connect(server, &QTcpSocket::disconnected, client, [client] { client->disconnectFromHost(); });
            connect(client, &QTcpSocket::readyRead, this, [this, client, server, line] {
                const QByteArray bytes = client->readAll();
                if (isWrite(bytes)) line->fate = draw();
                if (bytes.startsWith("GET ")) line->fate = Fate::Through;
                if (line->fate == Fate::Swallowed) {
                    if (isWrite(bytes)) ++m_cuts;
                    return;
                }
                if (line->fate == Fate::BeforeActing) {
                    server->write(bytes.left(bytes.size() / 2)); // incomplete on purpose
                    if (server->state() == QAbstractSocket::ConnectedState) server->flush();
                    return cut(client);
                }
                server->write(bytes);
            });
            connect(server, &QTcpSocket::readyRead, this, [this, client, server, line] {
                line->answer += server->readAll();
                if (line->fate == Fate::AfterActing) return cut(client);
                if (line->timer.isActive()) return;
                line->timer.start(m_odds.delayMs > 0 ? static_cast<int>(m_random.bounded(m_odds.delayMs))
                                                     : 0);
            });
            connect(&line->timer, &QTimer::timeout, client, [this, client, line = line.get()] {
                const QByteArray bytes = std::exchange(line->answer, {});
                if (client->state() != QAbstractSocket::ConnectedState) return; // killed meanwhile
                const bool half = line->fate == Fate::InAnswer;
                client->write(half ? bytes.left(bytes.size() / 2) : bytes);
                client->flush();
                if (half) cut(client);
            });
        }
    }
    [[nodiscard]] bool isWrite(const QByteArray& bytes) const
    {
        return std::any_of(m_odds.writes.cbegin(), m_odds.writes.cend(),
                           [&bytes](const QByteArray& verb) { return bytes.startsWith(verb); });
    }
    [[nodiscard]] Fate draw()
    {
        const double n = m_random.generateDouble();
        if (n < m_odds.beforeActing) return Fate::BeforeActing;
        if (n < m_odds.beforeActing + m_odds.afterActing) return Fate::AfterActing;
        if (n < m_odds.beforeActing + m_odds.afterActing + m_odds.inAnswer) return Fate::InAnswer;
        if (n < m_odds.beforeActing + m_odds.afterActing + m_odds.inAnswer + m_odds.swallowed)
            return Fate::Swallowed;
        return Fate::Through;
    }
    void cut(QTcpSocket* client)
    {
        ++m_cuts;
        client->abort();
    }

    QTcpServer m_server;
    quint16 m_target;
    Odds m_odds;
    QRandomGenerator m_random;
    int m_cuts = 0;
};

} // namespace ink::test
