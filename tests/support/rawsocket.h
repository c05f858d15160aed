#pragma once

#include <QByteArray>
#include <QList>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace ink::test {

/** A plain blocking socket to this machine, without a protocol layer. */
class RawSocket final
{
public:
    /** Binds to this machine's address `source` unless it is 0. */
    explicit RawSocket(quint16 port, int withinSeconds = 15, quint32 source = 0)
        : m_fd(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        const timeval within{withinSeconds, 0};
        ::setsockopt(m_fd, SOL_SOCKET, SO_RCVTIMEO, &within, sizeof within);
        ::setsockopt(m_fd, SOL_SOCKET, SO_SNDTIMEO, &within, sizeof within);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        if (source != 0) {
            address.sin_addr.s_addr = htonl(source);
            ::bind(m_fd, reinterpret_cast<const sockaddr*>(&address), sizeof address);
        }
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        m_open = ::connect(m_fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    }
    ~RawSocket() { ::close(m_fd); }
    RawSocket(const RawSocket&) = delete;
    RawSocket& operator=(const RawSocket&) = delete;

    bool send(const QByteArray& bytes)
    {
        qsizetype at = 0;
        while (m_open && at < bytes.size()) {
            const auto count = ::send(m_fd, bytes.constData() + at,
                                      static_cast<std::size_t>(bytes.size() - at), MSG_NOSIGNAL);
            if (count <= 0) return false;
            at += count;
        }
        return m_open;
    }
    /** Closes the sending direction. */
    void endSending() { ::shutdown(m_fd, SHUT_WR); }
    /** Reads until the peer closes; `closed` is false when it did not. */
    QByteArray readAll(bool* closed = nullptr)
    {
        QByteArray all;
        QByteArray piece(64 * 1024, Qt::Uninitialized);
        while (true) {
            const auto count = ::recv(m_fd, piece.data(), static_cast<std::size_t>(piece.size()), 0);
            if (count <= 0) {
                if (closed) *closed = count == 0 || errno == ECONNRESET;
                return all;
            }
            all.append(piece.constData(), count);
        }
    }
    [[nodiscard]] int descriptor() const { return m_fd; }

private:
    int m_fd = -1;
    bool m_open = false;
};

/** The statuses of the responses in a stream, split by their Content-Length; -1 for malformed ones. */
inline QList<int> statusesIn(const QByteArray& stream)
{
    QList<int> all;
    qsizetype at = 0;
    while (at < stream.size()) {
        const qsizetype end = stream.indexOf("\r\n\r\n", at);
        if (end < 0 || stream.mid(at, 9) != "HTTP/1.1 ") return all << -1;
        const int status = stream.mid(at + 9, 3).toInt();
        qsizetype length = 0;
        for (const QByteArray& line : stream.mid(at, end - at).split('\n'))
            if (line.toLower().startsWith("content-length:")) length = line.mid(15).trimmed().toLongLong();
        all << status;
        at = end + 4 + length;
        if (at > stream.size()) return all << -1;
    }
    return all;
}

} // namespace ink::test
