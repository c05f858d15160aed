#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <optional>
#include <variant>

namespace ink::mcp {

/** The error codes of JSON-RPC 2.0, and UnsupportedVersion of the Model Context Protocol. */
enum class RpcError {
    Parse = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParams = -32602,
    Internal = -32603,
    UnsupportedVersion = -32022
};

/** A request, or a notification when it has no id. */
struct Call
{
    QJsonValue id; ///< a string or an integer; undefined for a notification
    QString method;
    QJsonObject params;
    [[nodiscard]] bool isNotification() const { return id.isUndefined(); }
};
/** A response from the client. It is ignored, because this server sends no requests. */
struct StrayResponse
{
};
/** An invalid message. `id` is null if the message has no valid id. */
struct Invalid
{
    QJsonValue id;
    QString reason;
};

/** Parses a JSON-RPC 2.0 message. */
[[nodiscard]] std::variant<Call, StrayResponse, Invalid> readMessage(const QJsonValue& message);
/** Returns a key that identifies the type and the value of an id. */
[[nodiscard]] QByteArray idKey(const QJsonValue& id);

[[nodiscard]] QJsonObject resultMessage(const QJsonValue& id, const QJsonObject& result);
[[nodiscard]] QJsonObject errorMessage(const QJsonValue& id, RpcError code, const QString& message,
                                       const QJsonObject& data = {});

// Index(statelessVersion): MCP: versions of the protocol that are supported
/** The newest version, in which every request names its version and there is no handshake. */
inline constexpr QLatin1StringView statelessVersion{"2026-07-28"};
/** Returns the version of a session that is opened with `initialize`: the requested one if it is supported,
 * otherwise the newest one with a handshake. */
[[nodiscard]] QString sessionVersion(const QString& wanted);
/** Returns whether sessions of this version may send several messages in one array. */
[[nodiscard]] bool hasBatches(const QString& version);
/** All supported versions, the newest first. */
[[nodiscard]] const QStringList& supportedVersions();

} // namespace ink::mcp
