#include "tests/integration/instances/deliveryreceiver.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>
#include <QSet>
#include <QStringList>

#include <arpa/inet.h>
#include <mutex>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <thread>
#include <unistd.h>

namespace ink::test {

namespace {

QByteArray headerOf(const QByteArray& head, const QByteArray& name)
{
    for (const QByteArray& line : head.split('\n'))
        if (line.left(name.size() + 1).toLower() == name.toLower() + ':')
            return line.mid(name.size() + 1).trimmed();
    return {};
}

/** Contents by name, in their order. */
QList<std::pair<QByteArray, QByteArray>> partsOf(const QByteArray& body, const QByteArray& contentType)
{
    QList<std::pair<QByteArray, QByteArray>> parts;
    const QByteArray mark = "--" + contentType.mid(contentType.indexOf("boundary=") + 9);
    qsizetype at = body.indexOf(mark);
    while (at >= 0 && body.mid(at + mark.size(), 2) == "\r\n") {
        const qsizetype head = at + mark.size() + 2;
        const qsizetype content = body.indexOf("\r\n\r\n", head) + 4;
        at = body.indexOf("\r\n" + mark, content);
        if (content < 4 || at < 0) break;
        const QByteArray words = body.mid(head, content - head);
        const qsizetype name = words.indexOf("name=\"") + 6;
        parts.append({words.mid(name, words.indexOf('"', name) - name), body.mid(content, at - content)});
        at += 2;
    }
    return parts;
}

} // namespace

struct DeliveryReceiver::Private
{
    QByteArray secret;
    QString folder;
    int samples = 0;
    DeliveryReceiver* owner = nullptr;
    int listener = -1;
    quint16 port = 0;
    mutable std::mutex mutex;
    QList<Arrival> arrivals;
    QList<QByteArray> faults;
    QStringList sampled;
    QSet<QByteArray> known;
    std::atomic_bool stopping = false;
    std::atomic_int open = 0;
    std::thread thread;

    void accept();
    void serve(int fd);
    void fault(const QByteArray& words)
    {
        const std::lock_guard lock(mutex);
        if (faults.size() < 20) faults.append(words.left(400));
    }
    Arrival read(const QByteArray& head, const QByteArray& body);
    void keep(const QByteArray& file);
};

void DeliveryReceiver::Private::accept()
{
    while (!stopping) {
        const int fd = ::accept(listener, nullptr, nullptr);
        if (fd < 0) continue;
        ++open;
        std::thread([this, fd] {
            serve(fd);
            ::close(fd);
            --open;
        }).detach();
    }
}

void DeliveryReceiver::Private::keep(const QByteArray& file)
{
    const std::lock_guard lock(mutex);
    if (sampled.size() >= samples) return;
    const QString path = QStringLiteral("%1/sample%2.pdf").arg(folder).arg(sampled.size());
    QFile out(path);
    if (out.open(QIODevice::WriteOnly)) out.write(file);
    sampled.append(path);
}

Arrival DeliveryReceiver::Private::read(const QByteArray& head, const QByteArray& body)
{
    Arrival arrival;
    arrival.path = head.split(' ').value(1);
    arrival.deliveryId = headerOf(head, "X-Inkstone-Delivery");
    const QByteArray expected =
        "v1=" + QMessageAuthenticationCode::hash(
                    headerOf(head, "X-Inkstone-Timestamp") + '.' +
                        QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex(),
                    secret, QCryptographicHash::Sha256)
                    .toHex();
    if (headerOf(head, "X-Inkstone-Signature") != expected) fault("wrong signature: " + head);
    const QByteArray type = headerOf(head, "Content-Type");
    arrival.isMultipart = type.startsWith("multipart/form-data");
    QJsonObject document;
    if (arrival.isMultipart) {
        for (const auto& [name, content] : partsOf(body, type)) {
            if (name == "document") {
                document = QJsonDocument::fromJson(content).object();
            } else {
                arrival.sha256s.append(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
                keep(content);
            }
        }
    } else {
        document = QJsonDocument::fromJson(body).object().value(QLatin1StringView("document")).toObject();
        arrival.status = document.value(QLatin1StringView("signingStatus")).toInt();
    }
    arrival.documentId = document.value(QLatin1StringView("id")).toInteger();
    arrival.title = document.value(QLatin1StringView("title")).toString();
    if (arrival.documentId == 0) fault("no document in: " + head + body.left(200));
    return arrival;
}

void DeliveryReceiver::Private::serve(int fd)
{
    const timeval within{20, 0};
    ::setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &within, sizeof within);
    QByteArray all;
    QByteArray piece(64 * 1024, Qt::Uninitialized);
    qsizetype end = -1;
    while (end < 0 || all.size() < end + 4 + headerOf(all.first(end), "Content-Length").toLongLong()) {
        const auto count = ::recv(fd, piece.data(), static_cast<std::size_t>(piece.size()), 0);
        if (count <= 0) return; // a sender that died has sent nothing
        all.append(piece.constData(), count);
        if (end < 0) {
            end = all.indexOf("\r\n\r\n");
            if (end >= 0 && all.first(end).toLower().contains("expect: 100-continue"))
                (void)::send(fd, "HTTP/1.1 100 Continue\r\n\r\n", 25, MSG_NOSIGNAL);
        }
    }
    Arrival arrival = read(all.first(end), all.mid(end + 4));
    bool cut = false;
    {
        const std::lock_guard lock(mutex);
        const bool isNew = !known.contains(arrival.deliveryId);
        known.insert(arrival.deliveryId);
        const auto choice = QCryptographicHash::hash(arrival.deliveryId, QCryptographicHash::Sha1).at(0) & 15;
        arrival.isTaken = owner->isFriendly || !isNew || choice > 1;
        cut = choice == 0;
        arrivals.append(arrival);
    }
    const QByteArray answer = arrival.isTaken
                                  ? "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"
                                  : "HTTP/1.1 500 Oops\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
    if (arrival.isTaken || !cut)
        (void)::send(fd, answer.constData(), static_cast<std::size_t>(answer.size()), MSG_NOSIGNAL);
}

DeliveryReceiver::DeliveryReceiver(QByteArray secret, QString folder, int samples)
    : d(std::make_unique<Private>())
{
    d->secret = std::move(secret);
    d->folder = std::move(folder);
    d->samples = samples;
    d->owner = this;
    d->listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (::bind(d->listener, reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
        ::listen(d->listener, 128) != 0 ||
        ::getsockname(d->listener, reinterpret_cast<sockaddr*>(&address), &size) != 0)
        qFatal("no loopback");
    d->port = ntohs(address.sin_port);
    d->thread = std::thread([this] { d->accept(); });
}

DeliveryReceiver::~DeliveryReceiver()
{
    d->stopping = true;
    ::shutdown(d->listener, SHUT_RDWR);
    d->thread.join();
    ::close(d->listener);
    while (d->open > 0)
        std::this_thread::yield();
}

quint16 DeliveryReceiver::port() const
{
    return d->port;
}

QList<Arrival> DeliveryReceiver::arrivals() const
{
    const std::lock_guard lock(d->mutex);
    return d->arrivals;
}

QList<QByteArray> DeliveryReceiver::faults() const
{
    const std::lock_guard lock(d->mutex);
    return d->faults;
}

QStringList DeliveryReceiver::sampled() const
{
    const std::lock_guard lock(d->mutex);
    return d->sampled;
}

} // namespace ink::test
