#pragma once

#include <QtGlobal>

#include <cstddef>
#include <string_view>
#include <vector>

class QSqlRecord;

namespace ink::store {

/** The name of a result's column or of a statement's parameter, hashed by the compiler. */
class Column final
{
public:
    // NOLINTNEXTLINE(google-explicit-constructor,*-avoid-c-arrays): a column is written as its name.
    template <std::size_t Size>
    consteval Column(const char (&name)[Size]) : m_name(name), m_hash(hashOf(name))
    {
    }

    [[nodiscard]] constexpr const char* name() const { return m_name; }
    [[nodiscard]] constexpr quint64 hash() const { return m_hash; }

    /** Computes the FNV-1a hash. No two names of a statement have the same 64 bits. */
    [[nodiscard]] static constexpr quint64 hashOf(std::string_view name)
    {
        quint64 hash = 0xcbf2'9ce4'8422'2325U;
        for (const char c : name)
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100'0000'01b3U;
        return hash;
    }

private:
    const char* m_name;
    quint64 m_hash;
};

/** The positions of a result's columns, looked up by name in a few nanoseconds. */
class Columns final
{
public:
    Columns() = default;
    explicit Columns(const QSqlRecord& record);

    [[nodiscard]] bool isEmpty() const { return m_slots.empty(); }
    /** Returns the position of a column, or -1 if there is no such column. */
    [[nodiscard]] int positionOf(const Column& column) const
    {
        Q_ASSERT(!m_slots.empty());
        std::size_t slot = slotOf(column.hash());
        while (m_slots[slot].position >= 0 && m_slots[slot].hash != column.hash())
            slot = slotOf(slot + 1);
        return m_slots[slot].position;
    }

private:
    struct Slot
    {
        quint64 hash = 0;
        int position = -1; ///< negative: the slot is free
    };
    [[nodiscard]] std::size_t slotOf(quint64 hash) const { return hash & (m_slots.size() - 1); }

    std::vector<Slot> m_slots; ///< a hash table; its size is a power of two, at least half of it is free
};

} // namespace ink::store
