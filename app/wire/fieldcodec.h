#pragma once

// Private to app/wire: reads and writes the fields that a struct lists (app/base/fields.h). Sources overload
// readField() or putField() for fields with special types.

#include "app/base/fields.h"
#include "app/domain/document/codes.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"

#include <QByteArray>

#include <limits>
#include <optional>
#include <type_traits>
#include <utility>

namespace ink::wire {

/** The enums of contract §3 that domain::tryFromCode() supports. */
template <typename T>
inline constexpr bool hasWireCode =
    std::is_same_v<T, domain::SigningStatus> || std::is_same_v<T, domain::DocumentType> ||
    std::is_same_v<T, domain::ActionType> || std::is_same_v<T, domain::InvitationStatus> ||
    std::is_same_v<T, domain::TagType> || std::is_same_v<T, domain::AuthenticationType> ||
    std::is_same_v<T, domain::LanguageCode> || std::is_same_v<T, domain::FolderType>;

template <typename T> inline constexpr bool isId = false;
template <typename Tag> inline constexpr bool isId<StrongId<Tag>> = true;

/** Reads a field. Returns nothing if the field is absent or invalid; an invalid one adds an issue to the
 * reader. */
template <typename T, typename AnyField> std::optional<T> readValue(ObjectReader& r, const AnyField& field)
{
    const FieldNames names = {field.name, field.alias};
    if constexpr (std::is_same_v<T, QString>) {
        return r.string(names, field.max > 0 ? field.max : ObjectReader::maxText);
    } else if constexpr (std::is_same_v<T, bool>) {
        return r.boolean(names);
    } else if constexpr (std::is_integral_v<T>) {
        const qint64 max = field.max > 0 ? field.max : std::numeric_limits<T>::max();
        const auto number = field.isCount ? r.count(names, max) : r.integer(names, field.min, max);
        return number ? std::optional(static_cast<T>(*number)) : std::nullopt;
    } else if constexpr (std::is_same_v<T, double>) {
        return r.number(names);
    } else if constexpr (std::is_same_v<T, Timestamp>) {
        return r.time(names);
    } else if constexpr (std::is_same_v<T, QStringList>) {
        return r.strings(names, field.max > 0 ? field.max : ObjectReader::maxTexts,
                         field.maxEach > 0 ? field.maxEach : ObjectReader::maxTextInList);
    } else if constexpr (std::is_same_v<T, QByteArray>) {
        Q_ASSERT(field.max > 0); // otherwise nothing could be read
        return r.base64(names, field.max);
    } else if constexpr (std::is_enum_v<T>) {
        static_assert(hasWireCode<T>, "An enum without a code on the wire needs a readField() of its own");
        return r.code(names, domain::tryFromCode<T>);
    } else {
        static_assert(isId<T>, "This type needs a readField() of its own");
        return r.id<T>(names);
    }
}

template <typename Struct, typename T>
std::optional<T> readField(ObjectReader& r, const Field<Struct, T>& field)
{
    return readValue<T>(r, field);
}

/** Like readField() above, but for a member that is a std::optional. */
template <typename Struct, typename T>
std::optional<std::optional<T>> readField(ObjectReader& r, const Field<Struct, std::optional<T>>& field)
{
    auto value = readValue<T>(r, field);
    return value ? std::optional<std::optional<T>>(std::in_place, std::move(value)) : std::nullopt;
}

/** Reads every field. Absent and invalid ones keep their values. */
template <typename Struct> void readFields(ObjectReader& r, Struct& into)
{
    forEachField<Struct>([&](const auto& field) { r.read(into.*field.member, readField(r, field)); });
}

/** Reads the fields that are present. */
template <typename Struct> [[nodiscard]] Partial<Struct> readPartial(ObjectReader& r)
{
    Partial<Struct> partial;
    forEachField<Struct>([&](const auto& field) {
        if (auto value = readField(r, field)) partial.set(field.member, std::move(*value));
    });
    return partial;
}

/** Returns the value of a field as a JSON value. */
template <typename T> [[nodiscard]] decltype(auto) jsonOf(const T& value)
{
    if constexpr (std::is_same_v<T, QStringList>)
        return QJsonArray::fromStringList(value);
    else if constexpr (std::is_same_v<T, QByteArray>)
        return QString::fromLatin1(value.toBase64());
    else if constexpr (std::is_same_v<T, Timestamp>)
        return milliseconds(value);
    else if constexpr (std::is_enum_v<T>)
        return codeOf(value);
    else if constexpr (requires { value.value(); }) // an id
        return value.value();
    else
        return (value);
}
template <typename T> [[nodiscard]] QJsonValue jsonOf(const std::optional<T>& value)
{
    return value ? QJsonValue(jsonOf(*value)) : QJsonValue();
}

/** Inserts members into the object that is being written; O is a QJsonObject or an ObjectText. */
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

/** Writes every field, except those with omitsDefault that have their default value. */
template <typename O, typename Struct> void putFields(O& o, const Struct& values)
{
    [[maybe_unused]] static const Struct defaults{};
    forEachField<Struct>([&](const auto& field) {
        const auto& value = values.*field.member;
        if (!field.omitsDefault || !(value == defaults.*field.member)) putField(Members<O>{o}, field, value);
    });
}

/** Writes the fields that are set. */
template <typename O, typename Struct> void putFields(O& o, const Partial<Struct>& values)
{
    forEachField<Struct>([&](const auto& field) {
        if (const auto* value = values.find(field.member)) putField(Members<O>{o}, field, *value);
    });
}

/** Checks the fields that are additional members, and leaves them among the unread ones (see facts.h). */
template <typename Struct> void checkAdditionalFields(ObjectReader& r)
{
    QJsonObject kept;
    forEachAdditionalField<Struct>([&](const auto& field) {
        if (field.isLenient) return;
        if (const auto value = readField(r, field)) putField(Members<QJsonObject>{kept}, field, *value);
    });
    r.addExtra(kept);
}

} // namespace ink::wire
