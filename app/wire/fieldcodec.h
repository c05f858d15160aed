#pragma once

// Private to app/wire: reads and writes the fields that a struct lists (app/base/fields.h). A field whose
// type needs more than this has a readField() or a putField() of its own in the source that reads or writes
// it.

#include "app/base/fields.h"
#include "app/domain/document/codes.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"

#include <QByteArray>

#include <concepts>
#include <limits>
#include <optional>
#include <type_traits>

namespace ink::wire {

// readField() returns nothing when the field is absent or invalid; the latter leaves an issue in the reader.

template <typename Struct>
std::optional<QString> readField(ObjectReader& r, const Field<Struct, QString>& field)
{
    return r.string({field.name, field.alias}, field.max > 0 ? field.max : ObjectReader::maxText);
}

template <typename Struct> std::optional<bool> readField(ObjectReader& r, const Field<Struct, bool>& field)
{
    return r.boolean({field.name, field.alias});
}

/** The number of a field that is an Integer or an optional one. */
template <std::integral Integer, typename Struct, typename T>
std::optional<Integer> readInteger(ObjectReader& r, const Field<Struct, T>& field)
{
    const qint64 max = field.max > 0 ? field.max : std::numeric_limits<Integer>::max();
    const auto number = field.isCount ? r.count({field.name, field.alias}, max)
                                      : r.integer({field.name, field.alias}, field.min, max);
    return number ? std::optional(static_cast<Integer>(*number)) : std::nullopt;
}

template <typename Struct> std::optional<int> readField(ObjectReader& r, const Field<Struct, int>& field)
{
    return readInteger<int>(r, field);
}

template <typename Struct>
std::optional<qint64> readField(ObjectReader& r, const Field<Struct, qint64>& field)
{
    return readInteger<qint64>(r, field);
}

/** A value that was read, for a field that may have none. */
template <typename T> std::optional<std::optional<T>> ifRead(std::optional<T> value)
{
    return value ? std::optional<std::optional<T>>(std::in_place, std::move(value)) : std::nullopt;
}

template <typename Struct>
std::optional<std::optional<int>> readField(ObjectReader& r, const Field<Struct, std::optional<int>>& field)
{
    return ifRead(readInteger<int>(r, field));
}

template <typename Struct>
std::optional<std::optional<double>> readField(ObjectReader& r,
                                               const Field<Struct, std::optional<double>>& field)
{
    return ifRead(r.number({field.name, field.alias}));
}

template <typename Struct>
std::optional<Timestamp> readField(ObjectReader& r, const Field<Struct, Timestamp>& field)
{
    return r.time({field.name, field.alias});
}

template <typename Struct>
std::optional<std::optional<Timestamp>> readField(ObjectReader& r,
                                                  const Field<Struct, std::optional<Timestamp>>& field)
{
    return ifRead(r.time({field.name, field.alias}));
}

template <typename Struct, typename IdTag>
std::optional<StrongId<IdTag>> readField(ObjectReader& r, const Field<Struct, StrongId<IdTag>>& field)
{
    return r.id<StrongId<IdTag>>({field.name, field.alias});
}

/** A code of the contract's §3. */
template <typename Struct, typename E>
std::optional<E> readField(ObjectReader& r, const Field<Struct, E>& field) requires std::is_enum_v<E>
{
    return r.code({field.name, field.alias}, domain::tryFromCode<E>);
}

template <typename Struct>
std::optional<QStringList> readField(ObjectReader& r, const Field<Struct, QStringList>& field)
{
    return r.strings({field.name, field.alias}, field.max > 0 ? field.max : ObjectReader::maxTexts,
                     field.maxEach > 0 ? field.maxEach : ObjectReader::maxTextInList);
}

template <typename Struct>
std::optional<QByteArray> readField(ObjectReader& r, const Field<Struct, QByteArray>& field)
{
    return r.base64({field.name, field.alias}, field.max);
}

/** Reads every field; those that are absent or invalid stay as they are. */
template <typename Struct> void readFields(ObjectReader& r, Struct& into)
{
    forEachField<Struct>([&](const auto& field) { r.read(into.*field.member, readField(r, field)); });
}

/** The fields that are present. */
template <typename Struct> [[nodiscard]] Partial<Struct> readPartial(ObjectReader& r)
{
    Partial<Struct> partial;
    forEachField<Struct>([&](const auto& field) {
        if (auto value = readField(r, field)) partial.set(field.member, std::move(*value));
    });
    return partial;
}

// jsonOf() is a value as an object takes it.

[[nodiscard]] inline bool jsonOf(bool value)
{
    return value;
}
[[nodiscard]] inline int jsonOf(int value)
{
    return value;
}
[[nodiscard]] inline qint64 jsonOf(qint64 value)
{
    return value;
}
[[nodiscard]] inline double jsonOf(double value)
{
    return value;
}
[[nodiscard]] inline const QString& jsonOf(const QString& value)
{
    return value;
}
[[nodiscard]] inline QJsonArray jsonOf(const QStringList& value)
{
    return QJsonArray::fromStringList(value);
}
[[nodiscard]] inline QString jsonOf(const QByteArray& value)
{
    return QString::fromLatin1(value.toBase64());
}
[[nodiscard]] inline qint64 jsonOf(Timestamp value)
{
    return milliseconds(value);
}
template <typename IdTag> [[nodiscard]] qint64 jsonOf(StrongId<IdTag> value)
{
    return value.value();
}
template <typename E> [[nodiscard]] int jsonOf(E value) requires std::is_enum_v<E>
{
    return codeOf(value);
}
template <typename T> [[nodiscard]] QJsonValue jsonOf(const std::optional<T>& value)
{
    return value ? QJsonValue(jsonOf(*value)) : QJsonValue();
}

/** The members of an object that is written: O is a QJsonObject or an ObjectText. */
template <typename O> struct Members
{
    O& object;
    template <typename T> void insert(QLatin1StringView name, const T& value) { object.insert(name, value); }
};

template <typename O, typename Struct, typename T>
void putField(Members<O> to, const Field<Struct, T>& field, const T& value)
{
    to.insert(field.name, jsonOf(value));
}

/** Writes every field, an optional one only with a value other than the default. */
template <typename O, typename Struct> void putFields(O& o, const Struct& values)
{
    [[maybe_unused]] static const Struct usual{};
    forEachField<Struct>([&](const auto& field) {
        const auto& value = values.*field.member;
        if (!field.isOptional || !(value == usual.*field.member)) putField(Members<O>{o}, field, value);
    });
}

/** Writes the fields that are named. */
template <typename O, typename Struct> void putFields(O& o, const Partial<Struct>& values)
{
    forEachField<Struct>([&](const auto& field) {
        if (const auto* value = values.find(field.member)) putField(Members<O>{o}, field, *value);
    });
}

/** Checks fields that are among the further members, and leaves them there (see facts.h). */
template <typename Struct> void checkFurtherFields(ObjectReader& r)
{
    QJsonObject kept;
    forEachFurtherField<Struct>([&](const auto& field) {
        if (field.isLenient) return;
        if (const auto value = readField(r, field)) putField(Members<QJsonObject>{kept}, field, *value);
    });
    r.keep(kept);
}

} // namespace ink::wire
