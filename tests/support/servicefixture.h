#pragma once

#include "app/service/host/servicehost.h"
#include "tests/support/paths.h"
#include "tests/support/rawhttp.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QUrl>

#include <functional>
#include <memory>

namespace ink::test {

/** A complete service in a new folder, with two accounts, accessed over a raw connection. With
 * INKSTONE_TEST_DATABASE=postgresql it uses a new PostgreSQL database from newPostgresDatabase. */
class ServiceFixture final
{
public:
    /** `change` may set further options before the service starts. */
    [[nodiscard]] bool start(const std::function<void(service::ServiceHost::Options&)>& change = {})
    {
        service::ServiceHost::Options options;
        options.dataFolder = m_folder.filePath(QStringLiteral("data"));
        if (qEnvironmentVariable("INKSTONE_TEST_DATABASE") == QLatin1StringView("postgresql")) {
            if (!newPostgresDatabase()) return false;
            m_address = newPostgresDatabase()();
            options.database = m_address;
        }
        options.comparesKeptResponses = true;
        if (change) change(options);
        auto host = service::ServiceHost::start(options, m_clock);
        if (!host) {
            qWarning("%s", qPrintable(host.error().detail.english()));
            return false;
        }
        m_host = std::move(*host);
        const auto anna = m_host->addAccount(QStringLiteral("anna@example.com"), QStringLiteral("Anna"));
        const auto other = m_host->addAccount(QStringLiteral("other@example.com"), QStringLiteral("Other"));
        if (!anna || !other) return false;
        key = anna->reveal();
        auth = "Authorization: Basic " + (key + ':').toBase64() + "\r\n";
        otherAuth = "Authorization: Basic " + (other->reveal() + ':').toBase64() + "\r\n";
        port = static_cast<quint16>(QUrl(m_host->baseUrl()).port());
        return true;
    }
    void stop() { m_host.reset(); }
    /** The address for store::openDatabase. */
    [[nodiscard]] QString databaseAddress() const { return m_address.isEmpty() ? databasePath() : m_address; }
    /** Creates a database if PostgreSQL is requested. */
    static std::function<QString()>& newPostgresDatabase()
    {
        static std::function<QString()> make;
        return make;
    }
    [[nodiscard]] QString databasePath() const
    {
        return m_folder.filePath(QStringLiteral("data/inkstone.db"));
    }
    [[nodiscard]] service::ServiceHost& host() { return *m_host; }

    /** Sends one request on a separate connection. */
    [[nodiscard]] RawAnswer call(const QByteArray& method, const QByteArray& path,
                                 const QByteArray& body = {}, const QByteArray& headers = {},
                                 const QByteArray& type = "application/json") const
    {
        RawClient client(port);
        QByteArray request = method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers;
        if (!body.isEmpty())
            request +=
                "Content-Type: " + type + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
        client.send(request + "\r\n" + body);
        return client.receive(method == "HEAD");
    }
    /** The same as Anna. */
    [[nodiscard]] RawAnswer mine(const QByteArray& method, const QByteArray& path,
                                 const QByteArray& body = {}, const QByteArray& headers = {},
                                 const QByteArray& type = "application/json") const
    {
        return call(method, path, body, auth + headers, type);
    }
    [[nodiscard]] static QJsonObject json(const RawAnswer& answer)
    {
        return QJsonDocument::fromJson(answer.body).object();
    }
    [[nodiscard]] static QByteArray bytes(const QJsonObject& object)
    {
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    [[nodiscard]] static QByteArray sample()
    {
        QFile file(ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /** A document of one signer: signature, text, check box, date, number and sign date on the first page. */
    [[nodiscard]] static QJsonObject document(int status, const QString& title = QStringLiteral("Lease 14B"))
    {
        const auto tag = [](int type, const char* name, int top, int width = 160, int height = 22) {
            return QJsonObject{{QStringLiteral("type"), type},
                               {QStringLiteral("name"), QLatin1String(name)},
                               {QStringLiteral("pageIndex"), 1},
                               {QStringLiteral("invitationIndex"), 1},
                               {QStringLiteral("left"), 90},
                               {QStringLiteral("top"), top},
                               {QStringLiteral("width"), width},
                               {QStringLiteral("height"), height},
                               {QStringLiteral("isMandatory"), type != 253}};
        };
        return {{QStringLiteral("title"), title},
                {QStringLiteral("senderName"), QStringLiteral("Anna")},
                {QStringLiteral("senderEmail"), QStringLiteral("anna@example.com")},
                {QStringLiteral("documentType"), 5},
                {QStringLiteral("signingStatus"), status},
                {QStringLiteral("invitations"),
                 QJsonArray{QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("Ben Ünal")},
                                        {QStringLiteral("recipientEmail"), QStringLiteral("ben@example.com")},
                                        {QStringLiteral("actionType"), 15},
                                        {QStringLiteral("sequence"), 1}}}},
                {QStringLiteral("tags"),
                 QJsonArray{tag(252, "Full name", 120), tag(255, "Move in", 160), tag(269, "Rooms", 200, 60),
                            tag(253, "Pets", 240, 18, 18), tag(250, "Signature", 300, 180, 50),
                            tag(270, "Signed on", 360, 90)}}};
    }
    [[nodiscard]] RawAnswer create(const QJsonObject& wanted, const QByteArray& path = "/v1/documents/array",
                                   const QByteArray& headers = {}) const
    {
        return createOf(wanted, sample(), path, headers);
    }
    [[nodiscard]] RawAnswer createOf(const QJsonObject& wanted, const QByteArray& pdf,
                                     const QByteArray& path = "/v1/documents",
                                     const QByteArray& headers = {}) const
    {
        const QByteArray body =
            part("document", bytes(wanted)) + part("files[]", pdf, "agreement.pdf") + "--BB--";
        return mine("POST", path, body, headers, "multipart/form-data; boundary=BB");
    }
    /** The path of a document's first signing link. */
    [[nodiscard]] static QByteArray signingPath(const QJsonObject& created)
    {
        const QString url = created.value(QLatin1String("invitations"))
                                .toArray()
                                .at(0)
                                .toObject()
                                .value(QLatin1String("signingURL"))
                                .toString();
        return QUrl(url).path().toLatin1();
    }

    QByteArray key;
    QByteArray auth;
    QByteArray otherAuth;
    quint16 port = 0;

private:
    QTemporaryDir m_folder;
    QString m_address;
    SystemClock m_clock;
    std::unique_ptr<service::ServiceHost> m_host;
};

} // namespace ink::test
