#pragma once

#include "app/base/message.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace ink {

/** The kind of a failure, for branching. The first block is from contract §9, the second is local. */
enum class ErrorCode {
    Malformed,
    Validation,
    Auth,
    SpendLimit,
    Forbidden,
    NotFound,
    Method,
    Version,
    State,
    Idempotency,
    Duplicate,
    Deleted,
    TooLarge,
    MediaType,
    Range,
    UnreadablePdf,
    RateLimit,
    Internal,
    Unavailable,

    Network,   ///< no connection, unknown host, connection lost
    Timeout,   ///< no response in time
    Tls,       ///< the peer's certificate was not accepted
    Protocol,  ///< the peer's response violates the contract
    Cancelled, ///< stopped by the user or by a closing window
    Io,        ///< a file could not be read or written
    Keychain,  ///< the system's keychain denied access or is missing
    Crypto,    ///< a key, certificate or signature could not be created or used
    Database,  ///< a database error
    NotMailed, ///< no email was sent: the service can't send mail, or a recipient has no address
};

/** One fault and its location: a path in the request such as `tags[3].left`. */
struct FieldIssue
{
    QString field;
    Message message;
    bool operator==(const FieldIssue&) const = default;
};

/** An expected failure. `detail` is a sentence that helps a person to act, as data (the wire's `message`,
 * `reason` and `args`); the texts of the workstation come from `ui/widgets/errortext` by `code` and from
 * `ui/models/messagetext` by `detail`. Must not contain secrets. */
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    Message detail;
    QList<FieldIssue> fields;
    QString reason;   ///< the wire's `reason` if several messages share one, e.g. `code_needed`
    QJsonObject args; ///< data beyond the placeholders of `detail`, e.g. the differences of `shown_differs`
    bool retryable = false; ///< the same call may succeed later
    QString requestId;
    int retryAfterMs = 0; ///< >0 when the server requested a pause
    bool operator==(const Error&) const = default;
};

/** The wire name of a code (contract §9), e.g. `not_found`; local codes have local names. */
[[nodiscard]] QString errorCodeName(ErrorCode code);

} // namespace ink
