#pragma once

#include <QByteArray>
#include <QList>
#include <queue>

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace ink::bench {

/** Times of requests in milliseconds. */
class Times final
{
public:
    void add(double ms) { m_all.push_back(ms); }
    [[nodiscard]] std::size_t count() const { return m_all.size(); }
    [[nodiscard]] double at(double share)
    {
        if (m_all.empty()) return 0;
        std::sort(m_all.begin(), m_all.end());
        return m_all.at(std::min(m_all.size() - 1, static_cast<std::size_t>(double(m_all.size()) * share)));
    }

private:
    std::vector<double> m_all;
};

/** The next request of a connection; `kind` is the name under which its time is counted. */
struct Asked
{
    QByteArray bytes;
    const char* kind = "";
};

/** Persistent connections, each with one request in flight, in one thread with epoll. */
class LoadClient final
{
public:
    using Next = std::function<Asked(int connection)>;
    using Clock = std::chrono::steady_clock;

    LoadClient(unsigned short port, int connections)
        : m_epoll(::epoll_create1(0)), m_peers(static_cast<std::size_t>(connections)), m_buffer(256 * 1024)
    {
        for (std::size_t i = 0; i < m_peers.size(); ++i) {
            Peer& peer = m_peers[i];
            peer.fd = ::socket(AF_INET, SOCK_STREAM, 0);
            sockaddr_in address{};
            address.sin_family = AF_INET;
            address.sin_port = htons(port);
            address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
            if (::connect(peer.fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
                fault("connect");
            const int yes = 1;
            ::setsockopt(peer.fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
            epoll_event event{};
            event.events = EPOLLIN;
            event.data.u64 = i;
            ::epoll_ctl(m_epoll, EPOLL_CTL_ADD, peer.fd, &event);
        }
    }
    ~LoadClient()
    {
        for (const Peer& peer : m_peers)
            ::close(peer.fd);
        ::close(m_epoll);
    }
    LoadClient(const LoadClient&) = delete;
    LoadClient& operator=(const LoadClient&) = delete;

    /** Each connection sends its next request after its response; returns responses per second. */
    double closedLoop(double seconds, const Next& next)
    {
        m_times.clear();
        const auto begun = Clock::now();
        const auto end = begun + duration(seconds);
        for (std::size_t i = 0; i < m_peers.size(); ++i)
            ask(i, next, Clock::now());
        qint64 answers = 0;
        while (m_busy > 0)
            poll(100, [&](std::size_t i) {
                const auto now = Clock::now();
                if (now >= end) return;
                ++answers;
                ask(i, next, now);
            });
        return double(answers) / std::chrono::duration<double>(end - begun).count();
    }
    /** Each connection sends a request every `period` seconds, whether or not the last one was answered,
     * evenly spread: times count from the moment at which a request was due. Returns responses per second. */
    double openLoop(double seconds, double period, const Next& next)
    {
        using Due = std::pair<Clock::time_point, std::size_t>;
        m_times.clear();
        std::priority_queue<Due, std::vector<Due>, std::greater<>> due;
        const auto begun = Clock::now();
        const auto end = begun + duration(seconds);
        for (std::size_t i = 0; i < m_peers.size(); ++i)
            due.emplace(begun + duration(period * double(i) / double(m_peers.size())), i);
        std::map<std::size_t, std::queue<Clock::time_point>> late; // due before the previous response
        qint64 answers = 0;
        while (m_busy > 0 || (!due.empty() && due.top().first < end)) {
            while (!due.empty() && due.top().first <= Clock::now() && due.top().first < end) {
                const auto [time, i] = due.top();
                due.pop();
                due.emplace(time + duration(period), i);
                if (m_peers[i].isBusy)
                    late[i].push(time);
                else
                    ask(i, next, time);
            }
            const auto wait =
                due.empty()
                    ? std::chrono::milliseconds(10)
                    : std::chrono::duration_cast<std::chrono::milliseconds>(due.top().first - Clock::now());
            poll(static_cast<int>(std::clamp<qint64>(wait.count(), 0, 10)), [&](std::size_t i) {
                ++answers;
                auto& queue = late[i];
                if (queue.empty()) return;
                const auto time = queue.front();
                queue.pop();
                ask(i, next, time);
            });
        }
        return double(answers) / std::chrono::duration<double>(Clock::now() - begun).count();
    }
    /** Of the last run, by kind. */
    [[nodiscard]] std::map<QByteArray, Times>& times() { return m_times; }
    /** Responses other than 2xx, in all runs. */
    [[nodiscard]] qint64 refused() const { return m_refused; }
    /** The body of the last answer. */
    [[nodiscard]] const QByteArray& lastBody() const { return m_lastBody; }

private:
    struct Peer
    {
        int fd = -1;
        bool isBusy = false;
        QByteArray in;
        qint64 left = -1; ///< bytes of the response still to be read; -1: its head is incomplete
        Clock::time_point since;
        const char* kind = "";
    };
    [[noreturn]] static void fault(const char* what)
    {
        std::perror(what);
        std::exit(1);
    }
    static Clock::duration duration(double seconds)
    {
        return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    }
    void ask(std::size_t i, const Next& next, Clock::time_point since)
    {
        Peer& peer = m_peers[i];
        const Asked asked = next(static_cast<int>(i));
        peer.isBusy = true;
        peer.in.clear();
        peer.left = -1;
        peer.since = since;
        peer.kind = asked.kind;
        ++m_busy;
        if (::send(peer.fd, asked.bytes.constData(), static_cast<std::size_t>(asked.bytes.size()),
                   MSG_NOSIGNAL) != asked.bytes.size())
            fault("send");
    }
    template <typename Done> void poll(int ms, const Done& done)
    {
        std::array<epoll_event, 256> events{};
        const int count = ::epoll_wait(m_epoll, events.data(), static_cast<int>(events.size()), ms);
        for (int k = 0; k < count; ++k) {
            const auto i = static_cast<std::size_t>(events.at(static_cast<std::size_t>(k)).data.u64);
            if (!take(m_peers[i])) continue;
            m_peers[i].isBusy = false;
            --m_busy;
            done(i);
        }
    }
    /** True when the response is complete. */
    bool take(Peer& peer)
    {
        const auto got = ::recv(peer.fd, m_buffer.data(), m_buffer.size(), 0);
        if (got <= 0) fault("recv");
        if (peer.left >= 0) {
            peer.left -= got;
        } else {
            peer.in.append(m_buffer.data(), got);
            const qsizetype end = peer.in.indexOf("\r\n\r\n");
            if (end < 0) return false;
            qsizetype at = peer.in.indexOf("Content-Length: ");
            if (at < 0 || at > end) at = peer.in.indexOf("content-length: ");
            const qint64 size = at < 0 || at > end ? 0 : std::atoll(peer.in.constData() + at + 16);
            if (peer.in.size() < 12 || peer.in.at(9) != '2') ++m_refused;
            peer.left = end + 4 + size - peer.in.size();
            if (peer.left == 0) m_lastBody = peer.in.mid(end + 4);
        }
        if (peer.left > 0) return false;
        m_times[peer.kind].add(std::chrono::duration<double, std::milli>(Clock::now() - peer.since).count());
        return true;
    }

    int m_epoll;
    std::vector<Peer> m_peers;
    std::vector<char> m_buffer;
    int m_busy = 0;
    std::map<QByteArray, Times> m_times;
    qint64 m_refused = 0;
    QByteArray m_lastBody;
};

} // namespace ink::bench
