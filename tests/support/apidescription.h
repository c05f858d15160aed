#pragma once

#include "tests/support/jsonschema.h"
#include "tests/support/rawhttp.h"

#include <QJsonObject>
#include <QList>
#include <QStringList>

#include <optional>

namespace ink::test {

/** One operation of an OpenAPI description, references resolved. */
struct ApiOperation
{
    QByteArray method; ///< upper case
    QString path;      ///< as described, e.g. /v1/documents/{docID}
    QJsonObject object;
    /** The method and the path, such as `GET /v1/documents/{docID}`. */
    [[nodiscard]] QString name() const { return QString::fromLatin1(method) + QLatin1Char(' ') + path; }
    [[nodiscard]] QStringList bodyTypes() const; ///< media types of the request; empty = no body
    [[nodiscard]] QString id() const { return object.value(QLatin1String("operationId")).toString(); }
};

/** The decompressed content of one gzip member; nothing if it is invalid, or larger than 8 MB. */
[[nodiscard]] std::optional<QByteArray> gunzipped(const QByteArray& packed);
/** A request that the service sends to a receiver, compared with the description. */
struct WebhookCheck
{
    QString name; ///< of the webhook; empty if the description has none for this body
    QStringList faults;
};

/** The body of a response, decompressed if it is compressed; empty if that fails. */
[[nodiscard]] QByteArray unpacked(const RawAnswer& answer);

/** An OpenAPI 3.1 description, which can be validated itself and against responses. */
class ApiDescription final
{
public:
    explicit ApiDescription(const QByteArray& json);

    [[nodiscard]] const QJsonObject& root() const { return m_root; }
    [[nodiscard]] const QList<ApiOperation>& operations() const { return m_operations; }
    /** Violations of the rules of OpenAPI 3.1 in the description itself. */
    [[nodiscard]] QStringList ownFaults() const;
    /** The operation for this request; HEAD maps to GET. */
    [[nodiscard]] const ApiOperation* find(const QByteArray& method, const QString& target) const;
    /** Returns whether the operation requires an account; false if a request without one may be tried
     * (`{}`). */
    [[nodiscard]] bool needsAccount(const ApiOperation& operation) const;
    /** The parameters of an operation, resolved. */
    [[nodiscard]] QList<QJsonObject> parameters(const ApiOperation& operation) const;
    /** The fault of a response with a status of 500 or more. */
    [[nodiscard]] static QString failedFault() { return QStringLiteral("the service failed"); }
    /** Differences between a response and its description: status, media type, body, headers. */
    [[nodiscard]] QStringList faultsOf(const QByteArray& method, const QString& target,
                                       const RawAnswer& answer, bool strict = true) const;
    /** The names of the described webhooks, sorted. */
    [[nodiscard]] QStringList webhooks() const;
    /** Differences between a request that a receiver got and the webhook that describes it: method, headers,
     * media type, body. `head` ends before the blank line. */
    [[nodiscard]] WebhookCheck checkWebhook(const QByteArray& head, const QByteArray& body) const;

private:
    [[nodiscard]] QJsonObject resolved(const QJsonValue& value) const;
    void check(const ApiOperation& operation, QStringList& faults) const;

    QJsonObject m_root;
    JsonSchema m_schema;
    QList<ApiOperation> m_operations;
};

} // namespace ink::test
