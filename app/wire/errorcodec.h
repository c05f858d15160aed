#pragma once

#include "app/base/error.h"

#include <QByteArrayView>
#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>

#include <initializer_list>
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
 * `message` is English; `reason` and `args` ([ours]) are there for the sentences of `app/base/reasons`.
 * A reason that several sentences have comes with `sentence`: `message` with the reason and arguments of its
 * own. Codes that are local to a side, and Internal, are written as `internal` with a general sentence: no
 * detail of ours leaks.
 */
[[nodiscard]] QJsonObject toJson(const Error& error);
/** Reads an error body, also a foreign one or none at all; the status decides where the body is silent. */
[[nodiscard]] Error errorFromAnswer(int httpStatus, QByteArrayView body);

class ObjectReader;
/** Writes a sentence as `message`, `reason` and `args`; the latter two only where there is a reason. */
void putMessage(QJsonObject& object, const Message& message);
/** The reason and its arguments beside a sentence that is there already. */
void putReason(QJsonObject& object, const Message& message);
/** A sentence under another name than `message`, with `reason` and `args` beside it. */
[[nodiscard]] QJsonObject withSentence(QJsonObject object, QLatin1StringView name, const Message& message);
/** Reads it back. A reason that is unknown, or whose arguments do not fit, leaves the words as they came. */
[[nodiscard]] Message readMessage(ObjectReader& reader);
[[nodiscard]] Message readSentence(ObjectReader& reader, std::initializer_list<QLatin1StringView> names,
                                   qsizetype most = 4096);
/** The same where an object has more than one sentence: its reason is in an object of its own. */
[[nodiscard]] Message readSentence(ObjectReader& reader, std::initializer_list<QLatin1StringView> names,
                                   std::initializer_list<QLatin1StringView> messageNames, qsizetype most);

/** The value of a Retry-After header in milliseconds (seconds or an HTTP date, `nowMs` since the epoch); 0 =
 * none. */
[[nodiscard]] int retryAfterMs(QByteArrayView header, qint64 nowMs);

} // namespace ink::wire
