#include "app/workflow/callbacks/testreceiver.h"

#include "app/workflow/callbacks/reasons.h"

#include <QHash>
#include <QNetworkInterface>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>

namespace ink::workflow {

namespace {

constexpr qsizetype maxHead = 32 * 1024;
constexpr qint64 maxBody = 64LL * 1024 * 1024;
constexpr qint64 maxKept = 256LL * 1024 * 1024;
constexpr qsizetype maxPosts = 200;
constexpr qsizetype maxConnections = 16;
constexpr std::chrono::seconds silence{30};

/** The request of a connection, while it is being received. */
struct Incoming
{
    QByteArray bytes; ///< received, but not parsed yet
    ReceivedPost post;
    QTimer* silent = nullptr;
    qint64 wanted = 0; ///< remaining bytes of the body, if it is not chunked
    bool hasHead = false;
    bool chunked = false;
    bool ended = false; ///< the response was sent; further bytes are ignored
};

enum class Step { More, Whole, Bad, TooLarge };

bool readHead(Incoming& in, qsizetype end)
{
    const QList<QByteArray> lines = in.bytes.first(end).split('\n');
    const QList<QByteArray> request = lines.first().trimmed().split(' ');
    if (request.size() != 3 || !request.at(2).startsWith("HTTP/1.")) return false;
    in.post.method = request.at(0);
    in.post.path = QString::fromUtf8(QByteArray::fromPercentEncoding(request.at(1).left(2048)));
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QByteArray line = lines.at(i).trimmed();
        const qsizetype colon = line.indexOf(':');
        if (line.isEmpty()) continue;
        if (colon <= 0) return false;
        in.post.headers.append({line.first(colon), line.mid(colon + 1).trimmed()});
    }
    in.bytes.remove(0, end + 4);
    in.hasHead = true;
    in.chunked = in.post.header("Transfer-Encoding").toLower().contains("chunked");
    bool isNumber = true;
    const QByteArray length = in.post.header("Content-Length");
    if (!length.isEmpty()) in.wanted = length.toLongLong(&isNumber);
    return isNumber && in.wanted >= 0;
}

/** Moves complete chunks to the body. Returns More if the next chunk is incomplete, and Whole after the last
 * one. */
Step readChunks(Incoming& in)
{
    while (true) {
        const qsizetype line = in.bytes.indexOf("\r\n");
        if (line < 0) return in.bytes.size() > 1024 ? Step::Bad : Step::More;
        bool isNumber = false;
        const qint64 size = in.bytes.first(line).split(';').first().trimmed().toLongLong(&isNumber, 16);
        if (!isNumber || size < 0) return Step::Bad;
        if (in.post.body.size() + size > maxBody) return Step::TooLarge;
        if (size == 0) return in.bytes.indexOf("\r\n\r\n", line) < 0 ? Step::More : Step::Whole;
        if (in.bytes.size() < line + 2 + size + 2) return Step::More;
        in.post.body += in.bytes.mid(line + 2, size);
        in.bytes.remove(0, line + 2 + size + 2);
    }
}

Step readBody(Incoming& in)
{
    if (in.chunked) return readChunks(in);
    if (in.wanted > maxBody) return Step::TooLarge;
    const qint64 now = std::min<qint64>(in.wanted, in.bytes.size());
    in.post.body += in.bytes.first(now);
    in.bytes.remove(0, now);
    in.wanted -= now;
    return in.wanted == 0 ? Step::Whole : Step::More;
}

QByteArray phrase(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 400:
        return "Bad Request";
    case 405:
        return "Method Not Allowed";
    case 413:
        return "Content Too Large";
    default:
        return "Answer";
    }
}

} // namespace

struct TestReceiver::Private
{
    Private(TestReceiver* receiver, const Clock& time) : q(receiver), clock(time) {}

    void accept(QTcpSocket* socket);
    void read(QTcpSocket* socket);
    void answer(QTcpSocket* socket, int status);
    void keep(ReceivedPost post);

    TestReceiver* q;
    const Clock& clock;
    QTcpServer server;
    QHash<QTcpSocket*, Incoming> incoming;
    QList<ReceivedPost> posts;
    std::optional<Secret> secret;
    int status = 200;
};

TestReceiver::TestReceiver(const Clock& clock, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(this, clock))
{
    connect(&d->server, &QTcpServer::pendingConnectionAvailable, this, [this] {
        while (QTcpSocket* socket = d->server.nextPendingConnection())
            d->accept(socket);
    });
}

TestReceiver::~TestReceiver()
{
    stop();
}

Result<void> TestReceiver::listen(const QHostAddress& address, quint16 port)
{
    stop();
    if (d->server.listen(address, port)) {
        Q_EMIT changed();
        return {};
    }
    return fail(ErrorCode::Unavailable, port == 0 ? reasons::cannotListenHere() : reasons::portTaken());
}

void TestReceiver::stop()
{
    d->server.close();
    const QList<QTcpSocket*> open = d->incoming.keys();
    d->incoming.clear();
    for (QTcpSocket* socket : open) {
        socket->disconnect(this);
        socket->abort();
        socket->deleteLater();
    }
    Q_EMIT changed();
}

bool TestReceiver::isListening() const
{
    return d->server.isListening();
}

QString TestReceiver::url() const
{
    if (!isListening()) return {};
    const QHostAddress at = d->server.serverAddress();
    const QString host = at.protocol() == QAbstractSocket::IPv6Protocol
                             ? QStringLiteral("[%1]").arg(at.toString())
                             : at.toString();
    return QStringLiteral("http://%1:%2").arg(host).arg(d->server.serverPort());
}

QList<QHostAddress> TestReceiver::ownAddresses()
{
    QList<QHostAddress> all{QHostAddress(QHostAddress::LocalHost)};
    for (const QHostAddress& one : QNetworkInterface::allAddresses())
        if (one.protocol() == QAbstractSocket::IPv4Protocol && !one.isLoopback() && !all.contains(one))
            all.append(one);
    return all;
}

void TestReceiver::setSecret(const std::optional<Secret>& secret)
{
    d->secret = secret;
    for (ReceivedPost& post : d->posts)
        if (post.body.size() == post.size) post.verdict = checkSignature(post, d->secret, post.time);
    Q_EMIT changed();
}

void TestReceiver::setResponseStatus(int status)
{
    d->status = status;
}

const QList<ReceivedPost>& TestReceiver::posts() const
{
    return d->posts;
}

void TestReceiver::clear()
{
    d->posts.clear();
    Q_EMIT changed();
}

void TestReceiver::Private::accept(QTcpSocket* socket)
{
    if (incoming.size() >= maxConnections) {
        socket->abort();
        socket->deleteLater();
        return;
    }
    auto* silent = new QTimer(socket);
    silent->setSingleShot(true);
    silent->setInterval(silence);
    connect(silent, &QTimer::timeout, q, [socket] { socket->abort(); });
    connect(socket, &QTcpSocket::disconnected, q, [this, socket] {
        incoming.remove(socket);
        socket->deleteLater();
    });
    connect(socket, &QTcpSocket::readyRead, q, [this, socket] { read(socket); });
    Incoming in;
    in.silent = silent;
    in.post.peer = socket->peerAddress().toString();
    incoming.insert(socket, in);
    silent->start();
    read(socket);
}

void TestReceiver::Private::read(QTcpSocket* socket)
{
    const auto at = incoming.find(socket);
    if (at == incoming.end()) return;
    Incoming& in = *at;
    in.silent->start();
    const QByteArray fresh = socket->readAll();
    if (in.ended) return;
    in.bytes += fresh;
    if (!in.hasHead) {
        const qsizetype end = in.bytes.indexOf("\r\n\r\n");
        if (end < 0 && in.bytes.size() <= maxHead) return;
        if (end < 0 || end > maxHead || !readHead(in, end)) return answer(socket, 400);
        if (in.post.method != "POST") return answer(socket, 405);
        if (in.wanted <= maxBody && in.post.header("Expect").toLower() == "100-continue")
            socket->write("HTTP/1.1 100 Continue\r\n\r\n");
    }
    switch (readBody(in)) {
    case Step::More:
        return;
    case Step::Bad:
        return answer(socket, 400);
    case Step::TooLarge:
        return answer(socket, 413);
    case Step::Whole:
        break;
    }
    ReceivedPost post = std::move(in.post);
    post.time = clock.now();
    post.size = post.body.size();
    post.responseStatus = status;
    parsePost(post);
    post.verdict = checkSignature(post, secret, post.time);
    answer(socket, status);
    keep(std::move(post));
}

void TestReceiver::Private::answer(QTcpSocket* socket, int with)
{
    incoming[socket].ended = true;
    socket->write("HTTP/1.1 " + QByteArray::number(with) + ' ' + phrase(with) +
                  "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    socket->disconnectFromHost();
}

void TestReceiver::Private::keep(ReceivedPost post)
{
    posts.append(std::move(post));
    if (posts.size() > maxPosts) posts.removeFirst();
    qint64 kept = 0;
    for (auto it = posts.rbegin(); it != posts.rend(); ++it) {
        kept += it->body.size();
        if (kept > maxKept) it->body.clear();
    }
    Q_EMIT q->received();
}

} // namespace ink::workflow

#include "moc_testreceiver.cpp"
