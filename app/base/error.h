#pragma once

#include "app/base/message.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace ink {

/** The kind of a failure, to branch on. The first block is the contract's §9, the second is local. */
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

    Network,   ///< no connection, name not found, connection cut
    Timeout,   ///< no answer in time
    Tls,       ///< the peer's certificate was not accepted
    Protocol,  ///< the peer answered something that the contract does not allow
    Cancelled, ///< stopped by the person or by a closing window
    Io,        ///< a file could not be read or written
    Keychain,  ///< the system's keychain refused or is absent
    Crypto,    ///< a key, certificate or signature could not be made or used
    Database,  ///< the database refused
    NotMailed, ///< no email was sent: the service has no mail, or a recipient has no address
};

/** One fault and its place: a path into the request such as `tags[3].left`. */
struct FieldIssue
{
    QString field;
    Message message;
    bool operator==(const FieldIssue&) const = default;
};

/**
 * An expected failure. `detail` is a sentence a person can act on, as data (the wire's `message`, `reason`
 * and `args`); the words that the workstation shows come from `ui/widgets/errortext` by `code` and from
 * `ui/models/messagetext` by `detail`. No secret ever goes in here.
 */
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    Message detail;
    QList<FieldIssue> fields;
    QString reason;         ///< the wire's `reason` where several sentences share one, e.g. `code_needed`
    QJsonObject args;       ///< more than the gaps of `detail` hold, e.g. the differences of `shown_differs`
    bool retryable = false; ///< the same call may succeed later
    QString requestId;
    int retryAfterMs = 0; ///< >0 when the server requested a pause
    bool operator==(const Error&) const = default;
};

/** The wire spelling of a code (contract §9), e.g. `not_found`; local codes have local names. */
[[nodiscard]] QString errorCodeName(ErrorCode code);

} // namespace ink
