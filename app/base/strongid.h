#pragma once

#include <QHashFunctions>
#include <QtGlobal>

#include <compare>

namespace ink {

/** A positive 64-bit id that cannot be mixed up with another kind of id. 0 means "not given yet" or "none".
 */
template <typename Tag> class StrongId final
{
public:
    constexpr StrongId() = default;
    constexpr explicit StrongId(qint64 value) : m_value(value) {}

    [[nodiscard]] constexpr qint64 value() const { return m_value; }
    [[nodiscard]] constexpr bool isNull() const { return m_value == 0; }
    constexpr auto operator<=>(const StrongId&) const = default;

private:
    qint64 m_value = 0;
};

template <typename Tag> size_t qHash(StrongId<Tag> id, size_t seed = 0)
{
    return ::qHash(id.value(), seed);
}

} // namespace ink
