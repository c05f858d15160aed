#include "app/service/callbacks/callbackbody.h"

#include "app/domain/document/document.h"
#include "app/service/core/stores.h"
#include "app/wire/datacodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/eventcodec.h"
#include "app/wire/json.h"

#include <QCryptographicHash>
#include <QJsonObject>
#include <QMessageAuthenticationCode>

namespace ink::service::callbacks {

namespace {

/** Quotes a header or disposition parameter (RFC 7578 §4.2, like browsers). */
QByteArray quoted(const QString& text)
{
    QByteArray out = text.toUtf8();
    out.replace('"', "%22");
    out.replace('\r', "%0D");
    out.replace('\n', "%0A");
    return '"' + out + '"';
}

Result<void> addFiles(RequestBody& body, Stores& stores, const domain::Document& document,
                      const QByteArray& boundary)
{
    QJsonObject facts{{QStringLiteral("id"), document.id.value()},
                      {QStringLiteral("GUID"), document.guid},
                      {QStringLiteral("title"), document.title}};
    if (!document.data.isEmpty()) facts.insert(wire::dataName, wire::toJson(document.data));
    body.add(
        "--" + boundary +
        "\r\nContent-Disposition: form-data; name=\"document\"\r\nContent-Type: application/json\r\n\r\n" +
        wire::toBytes(facts));
    INK_ASSIGN(artifacts, stores.documents.artifacts(document.id));
    for (const auto& artifact : std::as_const(artifacts)) {
        if (artifact.kind == store::DocumentStore::ArtifactKind::RecipientCertificate) continue;
        INK_ASSIGN(blob, stores.blobs.read(artifact.sha256));
        body.add("\r\n--" + boundary + "\r\nContent-Disposition: form-data; name=\"files[]\"; filename=" +
                 quoted(artifact.name) + "\r\nContent-Type: application/pdf\r\n\r\n");
        body.add(std::move(blob));
    }
    body.add("\r\n--" + boundary + "--\r\n");
    return {};
}

/** Creates the POST of a delivery, signed with `secret` at the time `now`. */
Result<TransferRequest> signedRequest(const store::Delivery& delivery, std::shared_ptr<RequestBody> body,
                                      const QByteArray& contentType, const QByteArray& secret, Timestamp now)
{
    const QByteArray timestamp = QByteArray::number(qint64{now.time_since_epoch().count()});
    INK_ASSIGN(digest, body->sha256());
    const QByteArray signature =
        QMessageAuthenticationCode::hash(timestamp + '.' + digest.toHex(), secret, QCryptographicHash::Sha256)
            .toHex();
    return TransferRequest{delivery.url,
                           {{"Content-Type", contentType},
                            {"X-Inkstone-Delivery", delivery.id.toLatin1()},
                            {"X-Inkstone-Timestamp", timestamp},
                            {"X-Inkstone-Signature", "v1=" + signature}},
                           std::move(body)};
}

} // namespace

Result<TransferRequest> requestFor(Stores& stores, const store::Delivery& delivery,
                                   const domain::Document& presented, const QByteArray& secret, Timestamp now)
{
    auto body = std::make_shared<RequestBody>();
    QByteArray contentType = "application/json";
    if (delivery.part == 1) {
        body->add(wire::toBytes(QJsonObject{{QStringLiteral("document"), wire::toJson(presented)}}));
    } else {
        const QByteArray boundary = "inkstone-" + delivery.id.toLatin1();
        contentType = "multipart/form-data; boundary=" + boundary;
        INK_TRY(addFiles(*body, stores, presented, boundary));
    }
    return signedRequest(delivery, std::move(body), contentType, secret, now);
}

Result<TransferRequest> requestFor(const store::Delivery& delivery, const domain::DocumentEvent& presented,
                                   const QByteArray& secret, Timestamp now)
{
    auto body = std::make_shared<RequestBody>();
    body->add(wire::toBytes(wire::eventToBody(presented)));
    return signedRequest(delivery, std::move(body), "application/json", secret, now);
}

} // namespace ink::service::callbacks
