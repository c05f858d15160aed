#pragma once

#include "app/base/clock.h"
#include "app/base/strongid.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QStringList>

#include <optional>

namespace ink::wire {

/** Returns a time in the wire's unit, milliseconds since the epoch. */
[[nodiscard]] inline qint64 milliseconds(Timestamp time)
{
    return time.time_since_epoch().count();
}

[[nodiscard]] inline QJsonValue timeOrNull(const std::optional<Timestamp>& time)
{
    return time ? QJsonValue(milliseconds(*time)) : QJsonValue();
}

template <typename Tag> [[nodiscard]] QJsonValue idOrNull(StrongId<Tag> id)
{
    return id.isNull() ? QJsonValue() : QJsonValue(id.value());
}

/** Returns the number of an enum value of the contract's §3. */
template <typename E> [[nodiscard]] int codeOf(E value)
{
    return static_cast<int>(value);
}

/** Returns an array of objects: `arrayOf(document.tags, toJson)`. */
template <typename T> [[nodiscard]] QJsonArray arrayOf(const QList<T>& list, QJsonObject (*toJson)(const T&))
{
    QJsonArray array;
    for (const T& entry : list)
        array.append(toJson(entry));
    return array;
}

/** Inserts `value` under `name` if it is set. */
template <typename T> void put(QJsonObject& object, QLatin1StringView name, const std::optional<T>& value)
{
    if (value) object.insert(name, *value);
}

/** Inserts all members; they replace those of the same name. */
inline void insertAll(const QJsonObject& from, QJsonObject& into)
{
    for (auto it = from.begin(); it != from.end(); ++it)
        into.insert(it.key(), it.value());
}

/** Inserts a text unless it is empty. */
inline void putText(QJsonObject& object, QLatin1StringView name, const QString& text)
{
    if (!text.isEmpty()) object.insert(name, text);
}

} // namespace ink::wire
