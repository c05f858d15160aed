#pragma once

#include <QByteArray>
#include <QList>

#include <array>
#include <unordered_map>

namespace ink::store {

// Sets of documents as bit blocks, each for a range of consecutive ids. Private to app/store.

/** Ids in a block. As bits these are 896 bytes: a row of the table word_block stays below the 1,002 bytes
 * that SQLite stores without an overflow page in a table that is sorted by its key. */
constexpr qint64 idsPerBlock = 7'168;
constexpr qsizetype bytesOfBits = idsPerBlock / 8;
using Bits = std::array<quint64, idsPerBlock / 64>;

[[nodiscard]] constexpr qint64 blockOf(qint64 id)
{
    return id / idsPerBlock;
}
/** Position of an id in its block. */
[[nodiscard]] constexpr quint16 placeOf(qint64 id)
{
    return static_cast<quint16>(id % idsPerBlock);
}
inline void setBit(Bits& bits, quint16 place, bool value)
{
    const quint64 bit = quint64(1) << (place % 64);
    quint64& word = bits[place / 64];
    word = value ? word | bit : word & ~bit;
}

/** Encodes a block in the shorter of two forms: the places in ascending order, two bytes each, or all bits;
 * little-endian. Empty when there are none. */
[[nodiscard]] QByteArray storedBits(const Bits& bits);
/** Adds an encoded block; false when it is malformed. */
[[nodiscard]] bool addStored(Bits& bits, const QByteArray& stored);

/** A set of document ids. */
class DocumentSet final
{
public:
    /** Adds an encoded block; false when it is malformed. */
    [[nodiscard]] bool add(qint64 block, const QByteArray& stored)
    {
        return addStored(m_blocks[block], stored);
    }
    void insert(qint64 id) { setBit(m_blocks[blockOf(id)], placeOf(id), true); }
    void unite(const DocumentSet& other);
    /** Removes the documents that are not in `other`. */
    void intersect(const DocumentSet& other);

    [[nodiscard]] bool contains(qint64 id) const
    {
        const auto block = m_blocks.find(blockOf(id));
        if (block == m_blocks.end()) return false;
        const quint16 place = placeOf(id);
        return (block->second[place / 64] >> (place % 64) & 1) != 0;
    }
    [[nodiscard]] qint64 count() const;
    /** Returns whether there are at most this many, without counting large sets completely. */
    [[nodiscard]] bool areAtMost(qint64 maximum) const;
    /** In ascending order. */
    [[nodiscard]] QList<qint64> ids() const;
    /** Memory use. */
    [[nodiscard]] qint64 bytes() const { return qint64(m_blocks.size()) * qint64(sizeof(Bits)); }

private:
    std::unordered_map<qint64, Bits> m_blocks; ///< `[]` value-initializes them
};

} // namespace ink::store
