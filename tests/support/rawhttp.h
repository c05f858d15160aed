#pragma once

#include "tests/support/basicauth.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>

namespace ink::test {

/** A response exactly as received. */
struct RawAnswer
{
    int status = 0;
    QByteArray head;
    QByteArray body;
    [[nodiscard]] QByteArray header(const QByteArray& name) const
    {
        for (const QByteArray& line : head.split('\n'))
            if (line.left(name.size() + 1).toLower() == name.toLower() + ':')
                return line.mid(name.size() + 1).trimmed();
        return {};
    }
    [[nodiscard]] QString code() const
    {
        return QJsonDocument::fromJson(body).object().value(QLatin1String("code")).toString();
    }
};

/** A raw client that sends exactly the test's bytes. */
class RawClient final
{
public:
    explicit RawClient(quint16 port) { m_socket.connectToHost(QStringLiteral("127.0.0.1"), port); }
    void send(const QByteArray& bytes)
    {
        (void)m_socket.waitForConnected(30'000);
        m_socket.write(bytes);
        m_socket.flush();
    }
    /** WaitingFor so long (ms) for each part: a busy machine answers late, and a test that expects nothing
     * says so. */
    RawAnswer receive(bool head = false, int timeout = 30'000)
    {
        RawAnswer answer;
        qsizetype end = -1;
        while ((end = m_buffer.indexOf("\r\n\r\n")) < 0)
            if (!more(timeout)) return answer;
        answer.head = m_buffer.left(end + 2);
        m_buffer.remove(0, end + 4);
        answer.status = answer.head.mid(9, 3).toInt();
        const qsizetype length = head ? 0 : answer.header("Content-Length").toLongLong();
        while (m_buffer.size() < length)
            if (!more(timeout)) return answer;
        answer.body = m_buffer.left(length);
        m_buffer.remove(0, length);
        return answer;
    }
    RawAnswer ask(const QByteArray& bytes)
    {
        send(bytes);
        return receive();
    }
    bool closes(int timeout = 5000)
    {
        QElapsedTimer clock;
        clock.start();
        while (m_socket.state() == QAbstractSocket::ConnectedState && clock.elapsed() < timeout)
            m_socket.waitForReadyRead(50);
        return m_socket.state() != QAbstractSocket::ConnectedState;
    }

private:
    bool more(int timeout)
    {
        if (m_socket.bytesAvailable() == 0 && !m_socket.waitForReadyRead(timeout) &&
            m_socket.bytesAvailable() == 0)
            return false;
        m_buffer += m_socket.readAll();
        return true;
    }
    QTcpSocket m_socket;
    QByteArray m_buffer;
};

inline QByteArray get(const QByteArray& path, const QByteArray& headers = {})
{
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n";
}

inline QByteArray post(const QByteArray& path, const QByteArray& body, const QByteArray& headers)
{
    return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers +
           "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

inline QByteArray part(const QByteArray& name, const QByteArray& data, const QByteArray& file = {})
{
    return "--BB\r\nContent-Disposition: form-data; name=\"" + name + '"' +
           (file.isEmpty() ? QByteArray() : "; filename=\"" + file + '"') + "\r\n\r\n" + data + "\r\n";
}

} // namespace ink::test
