#pragma once

#include "app/service/host/servicehost.h"
#include "tests/support/drawnsignature.h"
#include "tests/support/paths.h"
#include "tests/support/rawhttp.h"

#include <QFile>
#include <QHostAddress>
#include <QJsonArray>
#include <QRect>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

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
        options.verifiesResponseCache = true;
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
        auth = basicAuth(key);
        otherAuth = basicAuth(other->reveal());
        port = static_cast<quint16>(QUrl(m_host->baseUrl()).port());
        return true;
    }
    /** Starts with a mail server that never responds: emails stay queued. */
    [[nodiscard]] bool startWithQueuedMail()
    {
        if (!m_silent.listen(QHostAddress::LocalHost)) return false;
        return start([this](service::ServiceHost::Options& options) {
            options.mail = mailThrough(m_silent.serverPort());
        });
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

    struct Observed
    {
        const QByteArray& method;
        const QByteArray& path;
        const QByteArray& body;
        const RawAnswer& answer;
        bool mayFail;
    };
    /** Called with each request of `call` and its answer, in any thread, if set. */
    static std::function<void(const Observed&)>& observer()
    {
        static std::function<void(const Observed&)> observe;
        return observe;
    }
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
        RawAnswer answer = client.receive(method == "HEAD");
        if (observer()) observer()({method, path, body, answer, mayFail});
        return answer;
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
    /** A tag on the first page of a document; `more` are further values, or another page. */
    [[nodiscard]] static QJsonObject tag(int type, const QString& name, const QRect& place,
                                         int invitation = 1, std::optional<bool> isMandatory = {},
                                         const QJsonObject& more = {})
    {
        QJsonObject tag{
            {QStringLiteral("type"), type},           {QStringLiteral("name"), name},
            {QStringLiteral("pageIndex"), 1},         {QStringLiteral("invitationIndex"), invitation},
            {QStringLiteral("left"), place.left()},   {QStringLiteral("top"), place.top()},
            {QStringLiteral("width"), place.width()}, {QStringLiteral("height"), place.height()}};
        if (isMandatory) tag.insert(QStringLiteral("isMandatory"), *isMandatory);
        for (auto each = more.begin(); each != more.end(); ++each)
            tag.insert(each.key(), each.value());
        return tag;
    }
    /** A document of one signer: signature, text, check box, date, number and sign date on the first page. */
    [[nodiscard]] static QJsonObject document(int status, const QString& title = QStringLiteral("Lease 14B"))
    {
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
                 QJsonArray{tag(252, QStringLiteral("Full name"), {90, 120, 160, 22}, 1, true),
                            tag(255, QStringLiteral("Move in"), {90, 160, 160, 22}, 1, true),
                            tag(269, QStringLiteral("Rooms"), {90, 200, 60, 22}, 1, true),
                            tag(253, QStringLiteral("Pets"), {90, 240, 18, 18}, 1, false),
                            tag(250, QStringLiteral("Signature"), {90, 300, 180, 50}, 1, true),
                            tag(270, QStringLiteral("Signed on"), {90, 360, 90, 22}, 1, true)}}};
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
    /** Creates a document of one file; returns it as the response describes it. The test fails if it is
     * refused. */
    [[nodiscard]] QJsonObject created(const QJsonObject& wanted, const QByteArray& pdf = sample()) const
    {
        const RawAnswer answer = createOf(wanted, pdf, "/documents");
        [&answer] { QVERIFY2(answer.status == 201, answer.body.constData()); }();
        return json(answer).value(QLatin1String("document")).toObject();
    }
    [[nodiscard]] static QByteArray pathOf(const QJsonObject& document)
    {
        return "/v1/documents/" + QByteArray::number(document.value(QLatin1String("id")).toInteger());
    }
    /** The document's current state. */
    [[nodiscard]] QJsonObject now(const QJsonObject& document) const
    {
        return json(mine("GET", pathOf(document))).value(QLatin1String("document")).toObject();
    }
    /** Values for all fields of a signer's view; those for text have this one. */
    [[nodiscard]] static QJsonArray valuesFor(const QJsonObject& view,
                                              const QString& text = QStringLiteral("Ben"))
    {
        QJsonArray values;
        for (const QJsonValue& tag : view.value(QLatin1String("tags")).toArray()) {
            if (!tag[QLatin1String("editable")].toBool()) continue;
            QJsonObject value{{QStringLiteral("id"), tag[QLatin1String("id")]}};
            const int type = tag[QLatin1String("type")].toInt();
            if (type == 250)
                value.insert(QStringLiteral("image"), drawnSignatureText());
            else
                value.insert(QStringLiteral("text"), type == 253   ? QStringLiteral("true")
                                                     : type == 255 ? QStringLiteral("2026-03-01")
                                                     : type == 269 ? QStringLiteral("3")
                                                                   : text);
            values.append(value);
        }
        return values;
    }
    /** The request that finishes: values for all fields of the view, with the consent. */
    [[nodiscard]] static QByteArray filled(const QJsonObject& view)
    {
        return bytes({{QStringLiteral("consent"), true}, {QStringLiteral("values"), valuesFor(view)}});
    }
    /** Signs at one of a document's signing links. */
    [[nodiscard]] RawAnswer finish(const QByteArray& path) const
    {
        return call("POST", path + "/finish", filled(json(call("GET", path + "/values"))));
    }
    /** An entry of a document's `files`: the sample with other bytes, so that files differ by their hashes.
     * Without a list everybody sees it. */
    [[nodiscard]] static QJsonObject fileEntry(const QString& name, const QByteArray& mark,
                                               const QJsonArray& visibleTo = {})
    {
        const QByteArray pdf = sample() + "\n%" + mark + '\n';
        QJsonObject entry{{QStringLiteral("name"), name},
                          {QStringLiteral("body"), QString::fromLatin1(pdf.toBase64())}};
        if (!visibleTo.isEmpty()) entry.insert(QStringLiteral("visibleTo"), visibleTo);
        return entry;
    }
    /** A document of Ben and Cleo, who sign once each; only Cleo sees the second file. */
    [[nodiscard]] static QJsonObject
    documentWithHiddenFile(const QString& title = QStringLiteral("Lease 14B"))
    {
        QJsonObject wanted = document(52, title);
        const QJsonObject ben = wanted.value(QLatin1String("invitations"))[0].toObject();
        QJsonObject cleo = ben;
        cleo.insert(QStringLiteral("recipientEmail"), QStringLiteral("cleo@example.com"));
        wanted.insert(QStringLiteral("invitations"), QJsonArray{ben, cleo});
        wanted.insert(QStringLiteral("tags"),
                      QJsonArray{tag(250, QStringLiteral("Of Ben"), {90, 300, 180, 50}, 1, true),
                                 tag(250, QStringLiteral("Of Cleo"), {90, 400, 180, 50}, 2, true)});
        wanted.insert(QStringLiteral("files"),
                      QJsonArray{fileEntry(QStringLiteral("lease.pdf"), "1"),
                                 fileEntry(QStringLiteral("salaries.pdf"), "2", QJsonArray{2})});
        return wanted;
    }
    /** A mail server on this computer. */
    [[nodiscard]] static service::mail::MailOptions mailThrough(quint16 port)
    {
        service::mail::MailOptions mail;
        mail.host = QStringLiteral("127.0.0.1");
        mail.port = port;
        mail.security = service::mail::Security::None;
        mail.from = {QStringLiteral("Mill Lane"), QStringLiteral("sign@example.com")};
        return mail;
    }
    /** The path of one of a document's signing links. */
    [[nodiscard]] static QByteArray signingPath(const QJsonObject& document, int index = 0)
    {
        const QJsonValue invitation = document.value(QLatin1String("invitations"))[index];
        return QUrl(invitation[QLatin1String("signingURL")].toString()).path().toLatin1();
    }

    QByteArray key;
    QByteArray auth;
    QByteArray otherAuth;
    quint16 port = 0;
    bool mayFail = false; ///< the test breaks the service, which may return 500

private:
    QTemporaryDir m_folder;
    QTcpServer m_silent;
    QString m_address;
    SystemClock m_clock;
    std::unique_ptr<service::ServiceHost> m_host;
};

} // namespace ink::test
