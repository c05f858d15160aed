#pragma once

#include "app/base/error.h"

#include <QByteArrayView>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace ink::wire {

/** The HTTP status of a code (contract §9); local codes that should never leave are 500. */
[[nodiscard]] int httpStatus(ErrorCode code);
/** The code for a status when the body does not tell; unknown 4xx are Protocol, 5xx Unavailable or Internal.
 */
[[nodiscard]] ErrorCode codeForStatus(int httpStatus);
/** The reverse of errorCodeName for the codes of the contract's §9. */
[[nodiscard]] std::optional<ErrorCode> errorCodeFromName(const QString& name);

/**
 * `{"success":false,"code","message","reason","args","details":[{field,message,reason,args}],"requestId"}`.
 * `message` is English; `reason` and `args` ([ours]) are there for the sentences of `app/base/reasonlist.h`.
 * Codes that are local to a side, and Internal, are written as `internal` with a general sentence: no detail
 * of ours leaks.
 */
[[nodiscard]] QJsonObject toJson(const Error& error);
/** Reads an error body, also a foreign one or none at all; the status decides where the body is silent. */
[[nodiscard]] Error errorFromAnswer(int httpStatus, QByteArrayView body);

class ObjectReader;
/** Writes a sentence as `message`, `reason` and `args`; the latter two only where there is a reason. */
void putMessage(QJsonObject& object, const Message& message);
/** Reads it back. A reason that is unknown, or whose arguments do not fit, leaves the words as they came. */
[[nodiscard]] Message readMessage(ObjectReader& reader);

/** The value of a Retry-After header in milliseconds (seconds or an HTTP date, `nowMs` since the epoch); 0 =
 * none. */
[[nodiscard]] int retryAfterMs(QByteArrayView header, qint64 nowMs);

} // namespace ink::wire
