#pragma once

#include "app/base/result.h"
#include "app/domain/document/codes.h"

#include <QVariant>

namespace ink::store {

// Enum codes of the API contract and of the journals, as stored in rows. Private to app/store.

/**
 * Returns a Database error: a row contains a code that this version doesn't support, because the row is
 * damaged or a newer version wrote it. `column` is `table.column`. `key` identifies the row by its
 * `keyColumn`.
 */
[[nodiscard]] Error unknownCodeError(const char* column, const QVariant& code, const QVariant& key,
                                     const char* keyColumn = "id");

/** Returns the enumerator with a stored code, or `unknownCodeError` if there is none. */
template <typename E>
[[nodiscard]] Result<E> enumFromCode(const char* column, const QVariant& code, const QVariant& key,
                                     const char* keyColumn = "id")
{
    bool isNumber = false;
    const qint64 number = code.toLongLong(&isNumber);
    if (const std::optional<E> value = domain::tryFromCode<E>(number); value && isNumber) return *value;
    return fail(unknownCodeError(column, code, key, keyColumn));
}

/** Returns the value of an enum that is stored as a number from 0 to `last`, or `unknownCodeError` if the
 * number is out of range. */
template <typename E>
[[nodiscard]] Result<E> enumFromNumber(const char* column, const QVariant& code, E last, const QVariant& key)
{
    bool isNumber = false;
    const qint64 number = code.toLongLong(&isNumber);
    if (isNumber && number >= 0 && number <= static_cast<qint64>(last)) return static_cast<E>(number);
    return fail(unknownCodeError(column, code, key));
}

} // namespace ink::store
