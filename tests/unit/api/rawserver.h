#pragma once

#include <QByteArray>
#include <QList>
#include <QSslServer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

#include <functional>
#include <memory>

namespace ink::test {

/** A bare HTTP/1.1 peer that reads whole requests and lets the test write any response. */
class RawServer final : public QObject
{
    Q_OBJECT
public:
    struct Seen
    {
        QByteArray head; ///< request line and headers
        QByteArray body;
        [[nodiscard]] QByteArray line() const { return head.left(head.indexOf('\r')); }
        [[nodiscard]] QByteArray header(const QByteArray& name) const
        {
            for (const QByteArray& line : head.split('\n'))
                if (line.toLower().startsWith(name.toLower() + ':'))
                    return line.mid(name.size() + 1).trimmed();
            return {};
        }
    };
    using Handler = std::function<void(QTcpSocket* socket, const Seen& seen)>;

    explicit RawServer(Handler handler, std::unique_ptr<QTcpServer> server = std::make_unique<QTcpServer>())
        : m_handler(std::move(handler)), m_server(std::move(server))
    {
        connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, &RawServer::accept);
        m_server->listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] QUrl url(const QString& scheme = QStringLiteral("http")) const
    {
        return QUrl(QStringLiteral("%1://127.0.0.1:%2").arg(scheme).arg(m_server->serverPort()));
    }
    [[nodiscard]] const QList<Seen>& seen() const { return m_seen; }

    static void answer(QTcpSocket* socket, const QByteArray& status, const QByteArray& body,
                       const QByteArray& headers = {})
    {
        socket->write("HTTP/1.1 " + status + "\r\n" + headers +
                      "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }

private:
    void accept()
    {
        while (QTcpSocket* socket = m_server->nextPendingConnection()) {
            socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
            auto buffer = std::make_shared<QByteArray>();
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            connect(socket, &QTcpSocket::readyRead, this, [this, socket, buffer] {
                *buffer += socket->readAll();
                for (;;) {
                    const auto end = buffer->indexOf("\r\n\r\n");
                    if (end < 0) return;
                    Seen seen{buffer->left(end + 2), {}};
                    const auto length = seen.header("Content-Length").toLongLong();
                    if (buffer->size() < end + 4 + length) return;
                    seen.body = buffer->mid(end + 4, length);
                    buffer->remove(0, end + 4 + length);
                    m_seen.append(seen);
                    m_handler(socket, seen);
                }
            });
        }
    }

    Handler m_handler;
    std::unique_ptr<QTcpServer> m_server;
    QList<Seen> m_seen;
};

} // namespace ink::test
