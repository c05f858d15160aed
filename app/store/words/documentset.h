#pragma once

#include <QByteArray>
#include <QList>

#include <array>
#include <unordered_map>

namespace ink::store {

// Sets of documents as bit blocks, each for a range of consecutive ids. Private to app/store.

/** The number of ids in a block. As bits, these take 896 bytes, so that a row of the table word_block stays
 * below the 1,002 bytes that SQLite stores without an overflow page in a table sorted by its key. */
constexpr qint64 idsPerBlock = 7'168;
constexpr qsizetype bytesPerBlock = idsPerBlock / 8;
using Bits = std::array<quint64, idsPerBlock / 64>;

[[nodiscard]] constexpr qint64 blockOf(qint64 id)
{
    return id / idsPerBlock;
}
/** Returns the position of an id in its block. */
[[nodiscard]] constexpr quint16 positionInBlock(qint64 id)
{
    return static_cast<quint16>(id % idsPerBlock);
}
inline void setBit(Bits& bits, quint16 place, bool value)
{
    const quint64 bit = quint64(1) << (place % 64);
    quint64& word = bits[place / 64];
    word = value ? word | bit : word & ~bit;
}

/** Encodes a block in the shorter of two forms, little-endian: the positions in ascending order with two
 * bytes each, or all bits. Returns an empty value for an empty block. */
[[nodiscard]] QByteArray encodeBlock(const Bits& bits);
/** Adds an encoded block to `bits`. Returns false if it is malformed. */
[[nodiscard]] bool addEncodedBlock(Bits& bits, const QByteArray& stored);

/** A set of document ids. */
class DocumentSet final
{
public:
    /** Adds an encoded block. Returns false if it is malformed. */
    [[nodiscard]] bool add(qint64 block, const QByteArray& stored)
    {
        return addEncodedBlock(m_blocks[block], stored);
    }
    void insert(qint64 id) { setBit(m_blocks[blockOf(id)], positionInBlock(id), true); }
    void unite(const DocumentSet& other);
    /** Removes the documents that are not in `other`. */
    void intersect(const DocumentSet& other);

    [[nodiscard]] bool contains(qint64 id) const
    {
        const auto block = m_blocks.find(blockOf(id));
        if (block == m_blocks.end()) return false;
        const quint16 place = positionInBlock(id);
        return (block->second[place / 64] >> (place % 64) & 1) != 0;
    }
    [[nodiscard]] qint64 count() const;
    /** Returns whether the set has at most this many documents, without counting large sets completely. */
    [[nodiscard]] bool hasAtMost(qint64 maximum) const;
    /** Returns the ids in ascending order. */
    [[nodiscard]] QList<qint64> ids() const;
    /** Returns the memory use in bytes. */
    [[nodiscard]] qint64 memoryUse() const { return qint64(m_blocks.size()) * qint64(sizeof(Bits)); }

private:
    std::unordered_map<qint64, Bits> m_blocks; ///< bits by block number; `operator[]` value-initializes a new
                                               ///< block
};

} // namespace ink::store
