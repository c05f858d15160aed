#pragma once

#include "app/base/error.h"

#include <QByteArrayView>
#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>

#include <initializer_list>
#include <optional>

namespace ink::wire {

/** Returns the HTTP status of a code (contract §9); 500 for local codes that should never be sent. */
[[nodiscard]] int httpStatus(ErrorCode code);
/** Returns the code for a status when the body has none; unknown 4xx are Protocol, 5xx Unavailable or
 * Internal. */
[[nodiscard]] ErrorCode codeForStatus(int httpStatus);
/** Returns the code with this name, for the codes of the contract's §9; the inverse of errorCodeName(). */
[[nodiscard]] std::optional<ErrorCode> errorCodeFromName(const QString& name);

/**
 * `{"success":false,"code","message","reason","args","details":[{field,message,reason,args}],"requestId"}`.
 * The sentences are in `language` (one of languageCodes()), which is English for clients. `reason` and `args`
 * (not in the contract) are present for sentences from a `reasons.h` file. A reason with several sentences
 * comes with `sentence`: `message` with its own reason and arguments. Codes that are local to one side, and
 * Internal, are written as `internal` with a general sentence, so that no internal detail leaks.
 */
[[nodiscard]] QJsonObject toJson(const Error& error, const QString& language = QStringLiteral("en"));
/** Parses an error body, including a foreign or missing one; the HTTP status determines everything that the
 * body lacks. */
[[nodiscard]] Error errorFromResponse(int httpStatus, QByteArrayView body);

/** Returns the message of an error that a client may see: its own message, or a general one for an internal
 * error. */
[[nodiscard]] Message publicMessage(const Error& error);

class ObjectReader;
/** Writes a sentence as `message` in this language, `reason` and `args`; the latter two only where there is a
 * reason. */
void putMessage(QJsonObject& object, const Message& message, const QString& language = QStringLiteral("en"));
/** Writes the reason and its arguments next to an existing sentence. */
void putReason(QJsonObject& object, const Message& message);
/** Returns the object with a sentence under a name other than `message`, and its `reason` and `args`. */
[[nodiscard]] QJsonObject withSentence(QJsonObject object, QLatin1StringView name, const Message& message);
/** Reads a sentence that putMessage() wrote. If the reason is unknown, or its arguments don't fit, the text
 * stays as received. */
[[nodiscard]] Message readMessage(ObjectReader& reader);
[[nodiscard]] Message readSentence(ObjectReader& reader, std::initializer_list<QLatin1StringView> names,
                                   qsizetype maximum = 4096);
/** Like readSentence() above, but for an object with more than one sentence, where each reason is in a
 * separate object. */
[[nodiscard]] Message readSentence(ObjectReader& reader, std::initializer_list<QLatin1StringView> names,
                                   std::initializer_list<QLatin1StringView> messageNames, qsizetype maximum);

/** Returns the value of a Retry-After header in milliseconds (seconds or an HTTP date, `nowMs` since the
 * epoch); 0 = none. */
[[nodiscard]] int retryAfterMs(QByteArrayView header, qint64 nowMs);

} // namespace ink::wire
