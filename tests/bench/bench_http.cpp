// Requests per second of a folder list and of a document with authentication, compared with a bare Beast
// server that answers every request with the same bytes: one thread each, on one core, requested by the same
// client from the other core over 32 persistent connections.
#include "app/domain/document/document.h"
#include "app/service/host/servicehost.h"
#include "app/service/http/routes/routes.h"
#include "app/service/http/server/httpserver.h"
#include "app/service/signingservice.h"
#include "app/store/schema/opendatabase.h"
#include "tests/bench/bareserver.h"
#include "tests/support/basicauth.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QUuid>

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstdio>
#include <netinet/tcp.h>
#include <optional>
#include <sched.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

using namespace ink;
using namespace ink::service;

namespace {

constexpr int connections = 32;
constexpr int rounds = 5;
constexpr qint64 roundMs = 2'000;

void runOn(int core)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(static_cast<unsigned>(core), &set);
    (void)sched_setaffinity(0, sizeof set, &set);
}

/** Thirty-two persistent connections, each with one request in flight. */
class Client final
{
public:
    Client(quint16 port, QByteArray request) : m_epoll(::epoll_create1(0)), m_request(std::move(request))
    {
        for (Peer& peer : m_peers) {
            peer.fd = ::socket(AF_INET, SOCK_STREAM, 0);
            sockaddr_in address{};
            address.sin_family = AF_INET;
            address.sin_port = htons(port);
            address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
            if (::connect(peer.fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
                std::abort();
            const int yes = 1;
            ::setsockopt(peer.fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
            epoll_event event{};
            event.events = EPOLLIN;
            event.data.ptr = &peer;
            ::epoll_ctl(m_epoll, EPOLL_CTL_ADD, peer.fd, &event);
        }
        // The first response gives the length of all.
        ask(m_peers.front());
        QByteArray answer;
        while (m_size == 0) {
            const auto count = ::recv(m_peers.front().fd, m_buffer.data(), m_buffer.size(), 0);
            if (count <= 0) std::abort();
            answer.append(m_buffer.data(), count);
            const qsizetype end = answer.indexOf("\r\n\r\n");
            if (end < 0) continue;
            const QByteArray lower = answer.left(end).toLower();
            const qsizetype at = lower.indexOf("content-length:");
            const qsizetype size = lower.mid(at + 15, 12).split('\r').first().trimmed().toLongLong();
            if (answer.size() < end + 4 + size) continue;
            m_size = end + 4 + size;
            m_body = answer.mid(end + 4);
            if (!answer.startsWith("HTTP/1.1 200")) std::printf("not 200: %s\n", answer.left(60).constData());
        }
    }
    ~Client()
    {
        for (const Peer& peer : m_peers)
            ::close(peer.fd);
        ::close(m_epoll);
    }
    /** Responses per second. */
    double run(qint64 ms)
    {
        for (Peer& peer : m_peers)
            ask(peer);
        qint64 answers = 0;
        QElapsedTimer clock;
        clock.start();
        std::array<epoll_event, connections> events{};
        qint64 took = 0;
        int waiting = connections;
        while (waiting > 0) {
            const int count = ::epoll_wait(m_epoll, events.data(), connections, 1000);
            for (int i = 0; i < count; ++i) {
                Peer& peer = *static_cast<Peer*>(events.at(static_cast<std::size_t>(i)).data.ptr);
                const auto got = ::recv(peer.fd, m_buffer.data(), m_buffer.size(), 0);
                if (got <= 0) std::abort();
                peer.received += got;
                if (peer.received < m_size) continue;
                if (took == 0) ++answers;
                if (took == 0)
                    ask(peer);
                else
                    --waiting;
            }
            if (took == 0 && clock.elapsed() >= ms) took = clock.nsecsElapsed();
        }
        return double(answers) * 1e9 / double(took);
    }
    [[nodiscard]] const QByteArray& body() const { return m_body; }

private:
    struct Peer
    {
        int fd = -1;
        qint64 received = 0;
    };
    void ask(Peer& peer)
    {
        peer.received = 0;
        (void)::send(peer.fd, m_request.constData(), static_cast<std::size_t>(m_request.size()),
                     MSG_NOSIGNAL);
    }
    int m_epoll;
    QByteArray m_request;
    QByteArray m_body;
    qint64 m_size = 0;
    std::array<Peer, connections> m_peers;
    std::array<char, 64 * 1024> m_buffer{};
};

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

/** A running document with two recipients and ten fields. */
domain::Document lease(domain::AccountId account)
{
    domain::Document document;
    document.accountId = account;
    document.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    document.title = QStringLiteral("Lease 14B");
    document.status = domain::SigningStatus::InProgress;
    for (const char* name : {"Ben", "Cleo"}) {
        domain::Invitation invitation;
        invitation.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        invitation.recipientName = QString::fromLatin1(name);
        invitation.recipientEmail = QStringLiteral("%1@example.org").arg(invitation.recipientName.toLower());
        invitation.status = domain::InvitationStatus::WaitToOpen;
        document.invitations.append(invitation);
    }
    for (int i = 0; i < 10; ++i) {
        domain::Tag tag;
        tag.name = QStringLiteral("Field %1").arg(i);
        tag.rect = {90, 100 + 40 * i, 160, 22};
        tag.pageIndex = 1;
        tag.invitationIndex = 1 + i % 2;
        document.tags.append(tag);
    }
    return document;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir dir;
    const SystemClock clock;
    auto database = store::openSqlite(dir.filePath(QStringLiteral("s.db")), store::Schema::Service);
    auto blobs = store::BlobStore::open(dir.filePath(QStringLiteral("blobs")));
    if (!database || !blobs) return 1;
    Stores stores(**database, *blobs);
    QByteArray key;
    QByteArray documentPath;
    {
        auto transaction = store::Transaction::begin(**database);
        auto account =
            stores.accounts.create(*transaction, QStringLiteral("anna@example.com"), QStringLiteral("Anna"));
        key = stores.accounts.addKey(*transaction, account->id, QStringLiteral("bench"), clock.now(), {})
                  ->reveal();
        for (int i = 0; i < 20; ++i) {
            domain::Folder folder;
            folder.accountId = account->id;
            folder.name = QStringLiteral("Folder %1").arg(i);
            (void)stores.folders.insert(*transaction, folder);
        }
        if (auto stored = stores.documents.insert(*transaction, lease(account->id)))
            documentPath = "/v1/documents/" + QByteArray::number(stored->id.value());
        (void)transaction->commit();
    }
    runOn(0); // threads that start here stay on this core
    SigningService service(stores, clock, {});
    signingpage::PagePictures pictures;
    http::Authenticator authenticator(stores, clock);
    http::Router router;
    http::addRoutes(router, service, authenticator, stores, pictures);
    http::HttpServer::Options options;
    options.threads = 1;
    options.rate = http::RateLimiter::Rate{10'000'000, 10'000'000};
    options.accessLog = [](const http::AccessEntry&) {};
    http::HttpServer server(router, authenticator, stores, clock, options);
    const auto port = server.start();
    if (!port) return 1;

    const QByteArray head =
        " HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: bench\r\nAccept: application/json\r\n" +
        test::basicAuth(key) + "\r\n";
    Client ours(*port, "GET /v1/folders" + head);
    Client account(*port, "GET /v1/user" + head);
    Client document(*port, "GET " + documentPath + head);
    const bench::BareServer bareServer(ours.body().toStdString());
    const bench::BareServer bareDocuments(document.body().toStdString());
    runOn(1);
    Client bare(bareServer.port(), "GET /v1/folders" + head);
    Client bareDocument(bareDocuments.port(), "GET " + documentPath + head);
    if (argc > 1) { // for a profiler: only ours, for this many seconds
        std::printf("%.0f/s\n", ours.run(QByteArray(argv[1]).toInt() * 1000));
        return 0;
    }
    (void)ours.run(500);
    (void)bare.run(500);
    std::vector<double> a;
    std::vector<double> b;
    std::vector<double> c;
    std::vector<double> d;
    std::vector<double> e;
    for (int round = 0; round < rounds; ++round) {
        a.push_back(ours.run(roundMs));
        b.push_back(bare.run(roundMs));
        c.push_back(account.run(roundMs / 2));
        d.push_back(document.run(roundMs));
        e.push_back(bareDocument.run(roundMs));
    }
    std::printf("GET of a folder list of %lld bytes with authentication, one thread on one core, %d "
                "connections, median of "
                "%d: %.0f/s; bare Beast with the same bytes: %.0f/s; ratio %.2f (aim 0.33). By way of the "
                "workers and the "
                "database (GET /v1/user): %.0f/s\n",
                static_cast<long long>(ours.body().size()), connections, rounds, median(a), median(b),
                median(a) / median(b), median(c));
    std::printf("GET of a document of %lld bytes: %.0f/s; bare Beast with the same bytes: %.0f/s; ratio %.2f "
                "(aim 0.3)\n",
                static_cast<long long>(document.body().size()), median(d), median(e), median(d) / median(e));
    return 0;
}
