#pragma once

#include "app/base/result.h"
#include "app/domain/document/codes.h"

#include <QVariant>

namespace ink::store {

// Codes of the contract and of the journals as rows hold them. Private to app/store.

/**
 * Database: a row holds a code that this version doesn't know, because the row is damaged or a newer version
 * wrote it. `column` is `table.column`; `key` names the row, `id` unless `keyColumn` says otherwise.
 */
[[nodiscard]] Error unknownCode(const char* column, const QVariant& code, const QVariant& key,
                                const char* keyColumn = "id");

/** The value of a stored code; `unknownCode` when there is none. */
template <typename E>
[[nodiscard]] Result<E> knownCode(const char* column, const QVariant& code, const QVariant& key,
                                  const char* keyColumn = "id")
{
    bool isNumber = false;
    const qint64 number = code.toLongLong(&isNumber);
    if (const std::optional<E> value = domain::tryFromCode<E>(number); value && isNumber) return *value;
    return fail(unknownCode(column, code, key, keyColumn));
}

/** The value of an enum that is stored as its number, from 0 to `last`; `unknownCode` when there is none. */
template <typename E>
[[nodiscard]] Result<E> knownNumber(const char* column, const QVariant& code, E last, const QVariant& key)
{
    bool isNumber = false;
    const qint64 number = code.toLongLong(&isNumber);
    if (isNumber && number >= 0 && number <= static_cast<qint64>(last)) return static_cast<E>(number);
    return fail(unknownCode(column, code, key));
}

} // namespace ink::store
