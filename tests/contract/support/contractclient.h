#pragma once

#include "tests/support/apidescription.h"
#include "tests/support/servicefixture.h"

#include <QCryptographicHash>
#include <QDir>

#include <memory>

namespace ink::test {

/** Sends raw HTTP requests to a complete service and validates every response against the service's own
 * /openapi.json. Violations are collected until `takeFaults()`, which test classes call in cleanup(). */
class ContractClient final
{
public:
    /** `queuesMail`: with a mail server that never answers. */
    [[nodiscard]] bool start(bool queuesMail = false)
    {
        if (!(queuesMail ? service.startWithQueuedMail() : service.start())) return false;
        const RawAnswer answer = service.call("GET", "/openapi.json");
        m_api = std::make_unique<ApiDescription>(answer.body);
        return answer.status == 200 && !m_api->operations().isEmpty();
    }
    [[nodiscard]] const ApiDescription& api() const { return *m_api; }

    RawAnswer as(const QByteArray& headers, const QByteArray& method, const QByteArray& path,
                 const QByteArray& body = {}, const QByteArray& type = "application/json")
    {
        const RawAnswer answer = service.call(method, path, body, headers, type);
        keepSeed(path, body, type);
        const QStringList faults = m_api->faultsOf(method, QString::fromUtf8(path), answer, strict);
        for (const QString& fault : faults)
            m_faults << QStringLiteral("%1 %2 (%3): %4")
                            .arg(QString::fromLatin1(method), QString::fromUtf8(path.left(200)))
                            .arg(answer.status)
                            .arg(fault);
        return answer;
    }
    RawAnswer mine(const QByteArray& method, const QByteArray& path, const QByteArray& body = {},
                   const QByteArray& headers = {}, const QByteArray& type = "application/json")
    {
        return as(service.auth + headers, method, path, body, type);
    }
    RawAnswer nobody(const QByteArray& method, const QByteArray& path, const QByteArray& body = {},
                     const QByteArray& headers = {}, const QByteArray& type = "application/json")
    {
        return as(headers, method, path, body, type);
    }
    RawAnswer other(const QByteArray& method, const QByteArray& path, const QByteArray& body = {},
                    const QByteArray& type = "application/json")
    {
        return as(service.otherAuth, method, path, body, type);
    }
    RawAnswer multipart(const QByteArray& path, const QByteArray& body, const QByteArray& headers)
    {
        return as(headers, "POST", path, body, "multipart/form-data; boundary=BB");
    }

    /** Signs at one of a document's signing links. */
    RawAnswer finish(const QByteArray& path)
    {
        return nobody("POST", path + "/finish",
                      ServiceFixture::filled(json(nobody("GET", path + "/values"))));
    }

    /** Creates a document as Anna; returns the response's document. */
    [[nodiscard]] QJsonObject created(int status = 51, const QString& title = QStringLiteral("Lease 14B"))
    {
        return created(ServiceFixture::document(status, title));
    }
    [[nodiscard]] QJsonObject created(const QJsonObject& wanted)
    {
        const QByteArray body = part("document", ServiceFixture::bytes(wanted)) +
                                part("files[]", ServiceFixture::sample(), "agreement.pdf") + "--BB--";
        const RawAnswer answer = multipart("/documents", body, service.auth);
        if (answer.status != 201) m_faults << QString::fromUtf8(answer.body);
        return object(answer, "document");
    }
    /** A draft of the other account, without files and tags. */
    [[nodiscard]] QJsonObject createdByOther()
    {
        QJsonObject wanted = ServiceFixture::document(51);
        wanted.remove(QStringLiteral("tags"));
        return object(other("POST", "/documents", ServiceFixture::bytes(wanted)), "document");
    }
    [[nodiscard]] static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    [[nodiscard]] static QJsonObject object(const RawAnswer& answer, const char* name)
    {
        return json(answer).value(QLatin1String(name)).toObject();
    }
    [[nodiscard]] static QByteArray idOf(const QJsonObject& object)
    {
        return QByteArray::number(object.value(QLatin1String("id")).toInteger());
    }
    [[nodiscard]] static QByteArray pathOf(const QJsonObject& document)
    {
        return ServiceFixture::pathOf(document);
    }
    /** Returns whether an error names this field in its details. */
    [[nodiscard]] static bool names(const RawAnswer& answer, const QString& field)
    {
        const QJsonArray details = json(answer).value(QLatin1String("details")).toArray();
        return std::any_of(details.begin(), details.end(), [&](const QJsonValue& each) {
            return each[QLatin1String("field")].toString() == field;
        });
    }
    [[nodiscard]] QByteArray takeFaults()
    {
        return std::exchange(m_faults, {}).join(QLatin1Char('\n')).toUtf8();
    }

    ServiceFixture service;
    bool strict = true; ///< off while a test sends unknown fields

private:
    /** With INKSTONE_SEEDS set to a folder, saves requests as seeds of the fuzz targets. */
    static void keepSeed(const QByteArray& path, const QByteArray& body, const QByteArray& type)
    {
        static const QString folder = qEnvironmentVariable("INKSTONE_SEEDS");
        if (folder.isEmpty()) return;
        const auto keep = [](const char* kind, const QByteArray& bytes) {
            if (bytes.isEmpty() || bytes.size() > 16 * 1024) return;
            const QDir target(folder + QLatin1Char('/') + QLatin1String(kind));
            (void)target.mkpath(QStringLiteral("."));
            QFile file(target.filePath(QString::fromLatin1(
                QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().left(16))));
            if (file.open(QIODevice::WriteOnly)) file.write(bytes);
        };
        keep("target", path);
        // Seeds are small: a few bytes replace the files.
        QByteArray small = body;
        small.replace(ServiceFixture::sample(), "%PDF-1.4")
            .replace(ServiceFixture::sample().toBase64(), "JVBERg==");
        keep(type.startsWith("multipart") ? "multipart" : "json", small);
    }

    std::unique_ptr<ApiDescription> m_api;
    QStringList m_faults;
};

} // namespace ink::test
