#include "tests/support/hookreceiver.h"

#include <QSslServer>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>

namespace ink::test {

QByteArray Received::header(const QByteArray& name) const
{
    for (const QByteArray& line : head.split('\n'))
        if (line.toLower().startsWith(name.toLower() + ':')) return line.mid(name.size() + 1).trimmed();
    return {};
}

HookReceiver::HookReceiver() : m_server(std::make_unique<QTcpServer>())
{
    listen();
}

HookReceiver::HookReceiver(const QSslConfiguration& tls) : m_tls(true)
{
    auto server = std::make_unique<QSslServer>();
    server->setSslConfiguration(tls);
    m_server = std::move(server);
    listen();
}

HookReceiver::~HookReceiver()
{
    m_server->disconnect(this);
    const auto sockets = m_partial.keys();
    m_partial.clear();
    for (QTcpSocket* socket : sockets)
        socket->disconnect(this);
}

void HookReceiver::listen()
{
    connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, [this] {
        while (QTcpSocket* socket = m_server->nextPendingConnection())
            accept(socket);
    });
    if (!m_server->listen(QHostAddress::LocalHost)) qFatal("no loopback");
    m_server->setListenBacklogSize(1024);
}

QString HookReceiver::url(const QString& host) const
{
    return QStringLiteral("%1://%2:%3/hook")
        .arg(m_tls ? QStringLiteral("https") : QStringLiteral("http"), host)
        .arg(port());
}

void HookReceiver::dropAll()
{
    const auto sockets = m_partial.keys();
    for (QTcpSocket* socket : sockets)
        socket->abort();
}

std::function<void(const Received&)>& HookReceiver::observer()
{
    static std::function<void(const Received&)> observe;
    return observe;
}

HookReceiver::Way HookReceiver::next()
{
    return ways.size() > 1 ? ways.takeFirst() : ways.constFirst();
}

void HookReceiver::accept(QTcpSocket* socket)
{
    ++connections;
    maxOpen = std::max(maxOpen, ++open);
    m_partial.insert(socket, {});
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        if (m_partial.remove(socket) > 0) --open;
        socket->deleteLater();
    });
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
    read(socket);
}

void HookReceiver::read(QTcpSocket* socket)
{
    const auto at = m_partial.find(socket);
    if (at == m_partial.end()) return;
    if (at->given && (at->way == Way::Deaf || at->way == Way::Early)) return;
    at->bytes += socket->readAll();
    const qsizetype end = at->bytes.indexOf("\r\n\r\n");
    if (end < 0) return;
    if (!at->given) {
        at->given = true;
        at->way = next();
        if (at->way == Way::Deaf || at->way == Way::Early) {
            socket->setReadBufferSize(1);
            requests.append({at->bytes.first(end), {}});
            if (at->way == Way::Early) answer(socket, at->way);
            return;
        }
    }
    const Received request{at->bytes.first(end), at->bytes.mid(end + 4)};
    if (request.body.size() < request.header("Content-Length").toLongLong()) return;
    at->bytes.clear();
    at->given = false;
    requests.append(request);
    if (observer()) observer()(request);
    answer(socket, at->way);
}

void HookReceiver::answer(QTcpSocket* socket, Way way)
{
    const auto drip = [socket](const QByteArray& byte) {
        auto* timer = new QTimer(socket);
        QObject::connect(timer, &QTimer::timeout, socket, [socket, byte] { socket->write(byte); });
        timer->start(20);
    };
    switch (way) {
    case Way::Ok:
        socket->write("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n");
        break;
    case Way::Fault:
        socket->write("HTTP/1.1 500 Oops\r\nContent-Length: 3\r\nConnection: close\r\n\r\nbad");
        break;
    case Way::Refuse:
        socket->write("HTTP/1.1 400 Oops\r\nContent-Length: 3\r\nConnection: close\r\n\r\nbad");
        break;
    case Way::Redirect:
        socket->write("HTTP/1.1 302 Found\r\nLocation: " + url().toLatin1() +
                      "/elsewhere\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        break;
    case Way::Flood:
        socket->write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + QByteArray(4'000'000, 'x'));
        break;
    case Way::FatHead:
        socket->write("HTTP/1.1 200 OK\r\n");
        for (int i = 0; i < 200; ++i)
            socket->write("X-Fat-" + QByteArray::number(i) + ": " + QByteArray(1'000, 'x') + "\r\n");
        return;
    case Way::DripHead:
        socket->write("HTTP/1.1 200 OK\r\nX-Drip: ");
        drip("x");
        return;
    case Way::DripBody:
        socket->write("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n");
        drip("x");
        return;
    case Way::Interim:
        socket->write("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n"
                      "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        break;
    case Way::NotHttp:
        socket->write("220 mail.example ESMTP\r\n");
        break;
    case Way::Early:
        socket->write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        return;
    case Way::Hang:
    case Way::Deaf:
        return;
    case Way::Reset:
        socket->abort();
        return;
    }
    socket->disconnectFromHost();
}

} // namespace ink::test
