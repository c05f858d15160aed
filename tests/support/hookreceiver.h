#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QSslConfiguration>
#include <QString>
#include <QTcpServer>

#include <functional>
#include <memory>

class QTcpSocket;

namespace ink::test {

/** A received request. */
struct Received
{
    QByteArray head;
    QByteArray body;
    [[nodiscard]] QByteArray header(const QByteArray& name) const;
};

/** A real HTTP receiver on loopback that behaves as scripted, one behaviour per request; the last one is
 * repeated. Runs in the thread's event loop. */
class HookReceiver final : public QObject
{
public:
    enum class Way {
        Ok,       ///< 204
        Fault,    ///< 500
        Refuse,   ///< 400
        Hang,     ///< reads but never responds
        Deaf,     ///< reads only the head
        Redirect, ///< 302 to itself
        Reset,    ///< resets the connection after the request
        Early,    ///< 200 before the body has arrived, then stops reading
        Flood,    ///< 200 with an endless body
        FatHead,  ///< a head that never ends
        DripHead, ///< the head byte by byte, forever
        DripBody, ///< 200 and the body byte by byte, forever
        Interim,  ///< 100, 103, then 200
        NotHttp   ///< a greeting of another protocol
    };

    HookReceiver();
    explicit HookReceiver(const QSslConfiguration& tls);
    ~HookReceiver() override;

    [[nodiscard]] quint16 port() const { return m_server->serverPort(); }
    [[nodiscard]] QString url(const QString& host = QStringLiteral("127.0.0.1")) const;
    /** Closes every connection. */
    void dropAll();

    /** Called with each complete request of any receiver, in its thread, if set. */
    static std::function<void(const Received&)>& observer();

    QList<Way> ways{Way::Ok};
    QList<Received> requests;
    int connections = 0; ///< accepted so far
    int open = 0;        ///< now
    int maxOpen = 0;     ///< at a time

private:
    void listen();
    void accept(QTcpSocket* socket);
    void read(QTcpSocket* socket);
    void answer(QTcpSocket* socket, Way way);
    [[nodiscard]] Way next();

    std::unique_ptr<QTcpServer> m_server;
    bool m_tls = false;
    struct Partial
    {
        QByteArray bytes;
        bool given = false; ///< the behaviour is set
        Way way = Way::Ok;
    };
    QHash<QTcpSocket*, Partial> m_partial;
};

} // namespace ink::test
