#pragma once

#include "app/service/host/servicehost.h"
#include "tests/support/manualclock.h"
#include "tests/support/rawhttp.h"
#include "tests/support/servicefixture.h"

#include <QHostAddress>
#include <QTemporaryDir>
#include <QUrl>

#include <functional>
#include <memory>

namespace ink::test {

/** A service with a manual clock. A restart immediately runs the work that is otherwise done every minute. */
class StateHost final
{
public:
    using Change = std::function<void(service::ServiceHost::Options&)>;
    /** `change` may set further options before each start. */
    [[nodiscard]] bool start(const Change& change = {})
    {
        m_change = change;
        if (!open()) return false;
        const auto key = m_host->addAccount(QStringLiteral("anna@example.com"), QStringLiteral("Anna"));
        if (!key) return false;
        m_auth = basicAuth(key->reveal());
        return true;
    }
    [[nodiscard]] bool restart()
    {
        m_host.reset();
        return open();
    }

    [[nodiscard]] RawAnswer call(const QByteArray& method, const QByteArray& path,
                                 const QByteArray& body = {}, const QByteArray& headers = {},
                                 const QByteArray& type = "application/json") const
    {
        RawClient client(static_cast<quint16>(QUrl(m_host->localUrl()).port()));
        QByteArray request = method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers;
        if (!body.isEmpty())
            request +=
                "Content-Type: " + type + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
        client.send(request + "\r\n" + body);
        return client.receive();
    }
    [[nodiscard]] RawAnswer mine(const QByteArray& method, const QByteArray& path,
                                 const QByteArray& body = {}, const QByteArray& headers = {},
                                 const QByteArray& type = "application/json") const
    {
        return call(method, path, body, m_auth + headers, type);
    }

    /** Sends a GET request as Anna from another address of this computer. */
    [[nodiscard]] RawAnswer from(const char* address, const QByteArray& path) const
    {
        QTcpSocket socket;
        if (!socket.bind(QHostAddress(QLatin1String(address)))) return {};
        socket.connectToHost(QStringLiteral("127.0.0.1"),
                             static_cast<quint16>(QUrl(m_host->localUrl()).port()));
        if (!socket.waitForConnected(2000)) return {};
        socket.write("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + m_auth +
                     "\r\n");
        RawAnswer answer;
        QByteArray all;
        while (socket.waitForReadyRead(5000))
            all += socket.readAll();
        const qsizetype end = all.indexOf("\r\n\r\n");
        answer.head = all.left(end + 2);
        answer.body = all.mid(end + 4);
        answer.status = answer.head.mid(9, 3).toInt();
        return answer;
    }

    /** Creates a document with the sample file; returns the response's `document`. */
    [[nodiscard]] QJsonObject create(const QJsonObject& wanted) const
    {
        const QByteArray body = part("document", ServiceFixture::bytes(wanted)) +
                                part("files[]", ServiceFixture::sample(), "agreement.pdf") + "--BB--";
        const RawAnswer answer = mine("POST", "/documents", body, {}, "multipart/form-data; boundary=BB");
        if (answer.status != 201) qWarning("create: %s", answer.body.constData());
        return ServiceFixture::json(answer).value(QLatin1String("document")).toObject();
    }
    [[nodiscard]] static QByteArray pathOf(const QJsonObject& document)
    {
        return ServiceFixture::pathOf(document);
    }
    [[nodiscard]] QJsonObject now(const QJsonObject& document) const
    {
        return ServiceFixture::json(mine("GET", pathOf(document)))
            .value(QLatin1String("document"))
            .toObject();
    }
    [[nodiscard]] int statusOf(const QJsonObject& document) const
    {
        return now(document).value(QLatin1String("signingStatus")).toInt();
    }
    [[nodiscard]] int invitationStatus(const QJsonObject& document, int index = 0) const
    {
        return invitation(now(document), index).value(QLatin1String("status")).toInt();
    }
    [[nodiscard]] static QJsonObject invitation(const QJsonObject& document, int index)
    {
        return document.value(QLatin1String("invitations"))[index].toObject();
    }
    [[nodiscard]] static QByteArray signingPath(const QJsonObject& document, int index = 0)
    {
        return ServiceFixture::signingPath(document, index);
    }
    [[nodiscard]] RawAnswer finish(const QByteArray& path, const QByteArray& headers = {}) const
    {
        return call("POST", path + "/finish",
                    ServiceFixture::filled(ServiceFixture::json(call("GET", path + "/values", {}, headers))),
                    headers);
    }

    ManualClock clock;

private:
    [[nodiscard]] bool open()
    {
        service::ServiceHost::Options options;
        options.verifiesResponseCache = true;
        options.dataFolder = m_folder.filePath(QStringLiteral("data"));
        if (qEnvironmentVariable("INKSTONE_TEST_DATABASE") == QLatin1StringView("postgresql")) {
            if (!ServiceFixture::newPostgresDatabase()) return false;
            if (m_address.isEmpty()) m_address = ServiceFixture::newPostgresDatabase()();
            options.database = m_address;
        }
        if (m_change) m_change(options);
        auto host = service::ServiceHost::start(options, clock);
        if (!host) qWarning("%s", qPrintable(host.error().detail.english()));
        if (host) m_host = std::move(*host);
        return m_host != nullptr;
    }

    QTemporaryDir m_folder;
    Change m_change;
    QString m_address;
    QByteArray m_auth;
    std::unique_ptr<service::ServiceHost> m_host;
};

} // namespace ink::test
