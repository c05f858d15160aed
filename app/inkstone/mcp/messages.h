#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <optional>
#include <variant>

namespace ink::mcp {

/** The error codes of JSON-RPC 2.0, and the one of the protocol that this server uses. */
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
/** An answer of the client. This server sends no requests, so it is ignored. */
struct StrayResponse
{
};
/** A message that isn't valid, with its id if it has a valid one, else null. */
struct Invalid
{
    QJsonValue id;
    QString reason;
};

/** Reads one message of JSON-RPC 2.0. */
[[nodiscard]] std::variant<Call, StrayResponse, Invalid> readMessage(const QJsonValue& message);
/** A key by which an id of one type and value is found. */
[[nodiscard]] QByteArray idKey(const QJsonValue& id);

[[nodiscard]] QJsonObject resultMessage(const QJsonValue& id, const QJsonObject& result);
[[nodiscard]] QJsonObject errorMessage(const QJsonValue& id, RpcError code, const QString& message,
                                       const QJsonObject& data = {});

// Index(statelessVersion): MCP: versions of the protocol that are supported
/** The newest version, in which every request names its version and there is no handshake. */
inline constexpr QLatin1StringView statelessVersion{"2026-07-28"};
/** The version of a session that a client opens with `initialize`: the client's own if it is supported, else
 * the newest one with a handshake. */
[[nodiscard]] QString sessionVersion(const QString& wanted);
/** Returns whether sessions of this version may send several messages in one array. */
[[nodiscard]] bool hasBatches(const QString& version);
/** All supported versions, the newest first. */
[[nodiscard]] const QStringList& supportedVersions();

} // namespace ink::mcp
