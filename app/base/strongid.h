#pragma once

#include <QHashFunctions>
#include <QtGlobal>

#include <compare>

namespace ink {

/** A 64-bit id that can't be confused with another type of id. Ids assigned by a service are positive. Local
 * ids, for objects that the service doesn't have yet, are negative and have no meaning elsewhere. 0 means
 * "not assigned yet" or "none". */
template <typename Tag> class StrongId final
{
public:
    constexpr StrongId() = default;
    constexpr explicit StrongId(qint64 value) : m_value(value) {}
    /** The local id for a number (from 1). */
    [[nodiscard]] static constexpr StrongId local(qint64 number) { return StrongId(-number); }

    [[nodiscard]] constexpr qint64 value() const { return m_value; }
    [[nodiscard]] constexpr bool isNull() const { return m_value == 0; }
    // Index(isLocal): Ids of what a service does not know yet
    [[nodiscard]] constexpr bool isLocal() const { return m_value < 0; }
    constexpr auto operator<=>(const StrongId&) const = default;

private:
    qint64 m_value = 0;
};

template <typename Tag> size_t qHash(StrongId<Tag> id, size_t seed = 0)
{
    return ::qHash(id.value(), seed);
}

} // namespace ink
