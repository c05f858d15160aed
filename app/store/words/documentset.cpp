#include "app/store/words/documentset.h"

#include <QtEndian>

#include <algorithm>
#include <bit>

namespace ink::store {

namespace {

/** Counts the set bits. std::popcount calls a function if the compiler may not assume that the CPU has the
 * instruction. */
quint64 onesOf(quint64 word)
{
    word -= (word >> 1) & 0x5555'5555'5555'5555U;
    word = (word & 0x3333'3333'3333'3333U) + ((word >> 2) & 0x3333'3333'3333'3333U);
    word = (word + (word >> 4)) & 0x0f0f'0f0f'0f0f'0f0fU;
    return (word * 0x0101'0101'0101'0101U) >> 56;
}

qint64 countOf(const Bits& bits)
{
    quint64 count = 0;
    for (const quint64 word : bits)
        count += onesOf(word);
    return qint64(count);
}

/** Calls `each` with the positions in ascending order. */
template <typename Each> void forEachPlace(const Bits& bits, Each each)
{
    for (std::size_t i = 0; i < bits.size(); ++i)
        for (quint64 word = bits[i]; word != 0; word &= word - 1)
            each(static_cast<quint16>(i * 64 + std::size_t(std::countr_zero(word))));
}

} // namespace

QByteArray encodeBlock(const Bits& bits)
{
    const qsizetype asPlaces = qsizetype(countOf(bits)) * qsizetype(sizeof(quint16));
    if (asPlaces >= bytesPerBlock) {
        QByteArray stored(bytesPerBlock, Qt::Uninitialized);
        qToLittleEndian<quint64>(bits.data(), qsizetype(bits.size()), stored.data());
        return stored;
    }
    QByteArray stored(asPlaces, Qt::Uninitialized);
    char* to = stored.data();
    forEachPlace(bits, [&](quint16 place) {
        qToLittleEndian(place, to);
        to += sizeof(quint16);
    });
    return stored;
}

bool addEncodedBlock(Bits& bits, const QByteArray& stored)
{
    if (stored.size() == bytesPerBlock) {
        Bits more;
        qFromLittleEndian<quint64>(stored.constData(), qsizetype(more.size()), more.data());
        for (std::size_t i = 0; i < bits.size(); ++i)
            bits[i] |= more[i];
        return true;
    }
    if (stored.size() > bytesPerBlock || stored.size() % qsizetype(sizeof(quint16)) != 0) return false;
    for (qsizetype at = 0; at < stored.size(); at += qsizetype(sizeof(quint16))) {
        const auto place = qFromLittleEndian<quint16>(stored.constData() + at);
        if (place >= idsPerBlock) return false;
        setBit(bits, place, true);
    }
    return true;
}

void DocumentSet::unite(const DocumentSet& other)
{
    for (const auto& [number, bits] : other.m_blocks) {
        Bits& mine = m_blocks[number];
        for (std::size_t i = 0; i < mine.size(); ++i)
            mine[i] |= bits[i];
    }
}

void DocumentSet::intersect(const DocumentSet& other)
{
    for (auto block = m_blocks.begin(); block != m_blocks.end();) {
        const auto its = other.m_blocks.find(block->first);
        if (its == other.m_blocks.end()) {
            block = m_blocks.erase(block);
            continue;
        }
        for (std::size_t i = 0; i < block->second.size(); ++i)
            block->second[i] &= its->second[i];
        ++block;
    }
}

qint64 DocumentSet::count() const
{
    qint64 all = 0;
    for (const auto& [number, bits] : m_blocks)
        all += countOf(bits);
    return all;
}

bool DocumentSet::hasAtMost(qint64 maximum) const
{
    qint64 all = 0;
    for (const auto& [number, bits] : m_blocks)
        if ((all += countOf(bits)) > maximum) return false;
    return true;
}

QList<qint64> DocumentSet::ids() const
{
    QList<qint64> all;
    for (const auto& [number, bits] : m_blocks)
        forEachPlace(bits, [&, first = number * idsPerBlock](quint16 place) { all.append(first + place); });
    std::sort(all.begin(), all.end());
    return all;
}

} // namespace ink::store
