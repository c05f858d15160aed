#include "app/inkstone/mcp/messages.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

#include <cmath>

namespace ink::mcp {

namespace {

constexpr qsizetype maxIdLength = 256;
/** The only version with batches (arrays of messages). */
constexpr QLatin1StringView batchVersion{"2025-03-26"};

bool isId(const QJsonValue& id)
{
    if (id.isString()) return id.toString().size() <= maxIdLength;
    return id.isDouble() && std::trunc(id.toDouble()) == id.toDouble();
}

/** Creates a response. Omits the id if it is null (unknown), because the protocol doesn't allow null. */
QJsonObject rpcMessage(const QJsonValue& id)
{
    QJsonObject message{{QStringLiteral("jsonrpc"), QStringLiteral("2.0")}};
    if (!id.isNull()) message.insert(QStringLiteral("id"), id);
    return message;
}

} // namespace

std::variant<Call, StrayResponse, Invalid> readMessage(const QJsonValue& message)
{
    if (!message.isObject()) return Invalid{QJsonValue::Null, QStringLiteral("A message is an object.")};
    const QJsonObject object = message.toObject();
    const QJsonValue id = object.value(QLatin1StringView("id"));
    const auto invalid = [&id](const QString& reason) {
        return Invalid{isId(id) ? id : QJsonValue(QJsonValue::Null), reason};
    };
    if (object.value(QLatin1StringView("jsonrpc")) != QStringLiteral("2.0"))
        return invalid(QStringLiteral("“jsonrpc” must be “2.0”."));
    const QJsonValue method = object.value(QLatin1StringView("method"));
    if (method.isUndefined() &&
        (object.contains(QLatin1StringView("result")) || object.contains(QLatin1StringView("error"))))
        return StrayResponse{};
    if (!method.isString()) return invalid(QStringLiteral("“method” must be a string."));
    if (!id.isUndefined() && !isId(id))
        return invalid(
            QStringLiteral("“id” must be an integer or a string of at most %1 characters.").arg(maxIdLength));
    const QJsonValue params = object.value(QLatin1StringView("params"));
    if (!params.isUndefined() && !params.isObject())
        return invalid(QStringLiteral("“params” must be an object."));
    return Call{id, method.toString(), params.toObject()};
}

QByteArray idKey(const QJsonValue& id)
{
    return QJsonDocument(QJsonArray{id}).toJson(QJsonDocument::Compact);
}

QJsonObject resultMessage(const QJsonValue& id, const QJsonObject& result)
{
    QJsonObject message = rpcMessage(id);
    message.insert(QStringLiteral("result"), result);
    return message;
}

QJsonObject errorMessage(const QJsonValue& id, RpcError code, const QString& text, const QJsonObject& data)
{
    QJsonObject error{{QStringLiteral("code"), static_cast<int>(code)}, {QStringLiteral("message"), text}};
    if (!data.isEmpty()) error.insert(QStringLiteral("data"), data);
    QJsonObject message = rpcMessage(id);
    message.insert(QStringLiteral("error"), error);
    return message;
}

const QStringList& supportedVersions()
{
    static const QStringList all{statelessVersion, QStringLiteral("2025-11-25"), QStringLiteral("2025-06-18"),
                                 batchVersion, QStringLiteral("2024-11-05")};
    return all;
}

QString sessionVersion(const QString& wanted)
{
    const QStringList withHandshake = supportedVersions().mid(1);
    return withHandshake.contains(wanted) ? wanted : withHandshake.constFirst();
}

bool hasBatches(const QString& version)
{
    return version == batchVersion;
}

} // namespace ink::mcp
