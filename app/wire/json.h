#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QStringView>

#include <optional>

namespace ink::wire {

/** The limits of a JSON text (contract §10). */
struct JsonLimits
{
    qint64 maxBytes = 8LL * 1024 * 1024;
    int maxNesting = 64;  ///< maximum nesting depth of arrays and objects
    qint64 maxValues = 0; ///< 0 = no limit; a value of two bytes takes about 100 bytes in memory
};

/**
 * Parses one JSON text, strictly by RFC 8259: no comments, no trailing commas, no leading zeros, valid UTF-8,
 * no unpaired surrogates. Integers keep all 64 bits. If a name occurs twice in an object, the last one
 * is used. Errors: TooLarge over `maxBytes` or `maxValues`; otherwise Malformed with the byte offset in the
 * message.
 */
[[nodiscard]] Result<QJsonValue> parseJson(QByteArrayView bytes, const JsonLimits& limits = {});
/** Calls parseJson(); Malformed if the text isn't an object. */
[[nodiscard]] Result<QJsonObject> parseJsonObject(QByteArrayView bytes, const JsonLimits& limits = {});

/** Returns compact JSON in UTF-8. */
[[nodiscard]] QByteArray toBytes(const QJsonObject& object);
[[nodiscard]] QByteArray toBytes(const QJsonArray& array);

/** Decodes raw base64, base64url and `data:…;base64,…`, skipping white space; nothing for any other text. */
[[nodiscard]] std::optional<QByteArray> bytesFromBase64(QStringView text);

} // namespace ink::wire
