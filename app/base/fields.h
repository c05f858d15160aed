#pragma once

#include <QLatin1StringView>
#include <QtGlobal>

#include <bitset>
#include <tuple>
#include <type_traits>
#include <utility>

namespace ink {

/** Describes a field of a struct for the codec, for patches and for rows in the database. A struct lists its
 * fields once, in a function `fieldsOf(const Struct*)` next to it that returns a tuple; forEachField() and
 * Partial use it. */
template <typename Struct, typename T> struct Field
{
    QLatin1StringView name; ///< on the wire and in a row
    T Struct::*member;
    /** The maximum accepted: the length of a text in characters, the value of a number, the size of bytes, or
     * the number of entries of a list. 0 = the reader's own limit; bytes have none, so they always need a
     * maximum. */
    qint64 max = 0;
    qint64 maxEach = 0;           ///< maximum length of each list entry in characters; 0 = the reader's own
                                  ///< limit
    qint64 min = 0;               ///< minimum of a number
    QLatin1StringView alias = {}; ///< another accepted name
    bool omitsDefault = false;    ///< written only with a value other than the default
    bool isCount = false;         ///< a number of items; some servers write it as text
    bool isLenient = false;       ///< a value of another type isn't an error

    [[nodiscard]] constexpr Field atLeast(qint64 smallest) const { return with(&Field::min, smallest); }
    [[nodiscard]] constexpr Field withAlias(QLatin1StringView other) const
    {
        return with(&Field::alias, other);
    }
    [[nodiscard]] constexpr Field omitDefault() const { return with(&Field::omitsDefault, true); }
    [[nodiscard]] constexpr Field asCount() const { return with(&Field::isCount, true); }
    [[nodiscard]] constexpr Field asLenient() const { return with(&Field::isLenient, true); }

private:
    template <typename Value> constexpr Field with(Value Field::*property, Value value) const
    {
        Field field = *this;
        field.*property = value;
        return field;
    }
};

template <typename Struct, typename T>
Field(QLatin1StringView, T Struct::*, qint64 = 0, qint64 = 0) -> Field<Struct, T>;

/** The fields that a struct lists. */
template <typename Struct> inline constexpr auto fieldTable = fieldsOf(static_cast<const Struct*>(nullptr));

/** Calls `visit` with each Field of the struct. */
template <typename Struct, typename Visit> constexpr void forEachField(const Visit& visit)
{
    std::apply([&visit](const auto&... field) { (visit(field), ...); }, fieldTable<Struct>);
}

/** The fields that a struct lists in an `additionalFieldsOf(const Struct*)`. */
template <typename Struct>
inline constexpr auto additionalFieldTable = additionalFieldsOf(static_cast<const Struct*>(nullptr));

/** Calls `visit` with each additional Field of the struct. */
template <typename Struct, typename Visit> constexpr void forEachAdditionalField(const Visit& visit)
{
    std::apply([&visit](const auto&... field) { (visit(field), ...); }, additionalFieldTable<Struct>);
}

/** Some fields of a struct with their values, as in a change. */
template <typename Struct> class Partial final
{
public:
    /** All fields, for a client that sends a complete form. */
    [[nodiscard]] static Partial all(const Struct& values)
    {
        Partial all;
        forEachField<Struct>([&](const auto& field) { all.set(field.member, values.*field.member); });
        return all;
    }
    /** The fields in which `after` differs from `before`. */
    [[nodiscard]] static Partial difference(const Struct& before, const Struct& after)
    {
        Partial changed;
        forEachField<Struct>([&](const auto& field) {
            if (before.*field.member != after.*field.member) changed.set(field.member, after.*field.member);
        });
        return changed;
    }

    template <typename T> void set(T Struct::*member, std::type_identity_t<T> value)
    {
        m_values.*member = std::move(value);
        m_named.set(indexOf(member));
    }
    /** The value of a field; null if it isn't set. */
    template <typename T> [[nodiscard]] const T* find(T Struct::*member) const
    {
        return m_named.test(indexOf(member)) ? &(m_values.*member) : nullptr;
    }
    [[nodiscard]] bool isEmpty() const { return m_named.none(); }
    /** Assigns the fields that are set. */
    void applyTo(Struct& target) const
    {
        forEachField<Struct>([&](const auto& field) {
            if (const auto* value = find(field.member)) target.*field.member = *value;
        });
    }
    bool operator==(const Partial&) const = default;

private:
    static constexpr std::size_t count = std::tuple_size_v<decltype(fieldTable<Struct>)>;

    template <typename T> static std::size_t indexOf(T Struct::*member)
    {
        std::size_t index = 0;
        std::size_t found = count;
        forEachField<Struct>([&](const auto& field) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field.member)>, T Struct::*>)
                if (field.member == member) found = index;
            ++index;
        });
        Q_ASSERT(found < count);
        return found;
    }

    Struct m_values;
    std::bitset<count> m_named;
};

} // namespace ink
