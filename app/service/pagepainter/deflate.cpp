#include "app/service/pagepainter/deflate.h"

#include <QtAlgorithms>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>
#include <vector>
#include <zlib.h>

namespace ink::service::pagepainter {

namespace {

constexpr int window = 32768;
constexpr int minMatch = 4; // shorter ones save next to nothing
constexpr int maxMatch = 258;
constexpr int maxChain = 16;  // earlier places that are compared
constexpr int niceMatch = 64; // long enough to look no further
constexpr int minRun = 8;
constexpr std::size_t blockTokens = 24'000; // each block has codes of its own
constexpr int maxCode = 15;                 // bits
constexpr int maxLengthCode = 7;
constexpr int endOfBlock = 256;
constexpr int literalCodes = 286;
constexpr int distanceCodes = 30;

/** A literal byte, or a match: its length in the upper half and its distance in the lower one. */
using Token = quint32;
constexpr Token match(int length, int distance)
{
    return static_cast<Token>(length) << 16U | static_cast<Token>(distance);
}

/** The codes of lengths or distances: each stands for the values from `base`, told apart by `extra` bits. */
struct Range
{
    int base;
    int extra;
};

constexpr int bitsOf(int value)
{
    int bits = 0;
    for (; value > 1; value /= 2)
        ++bits;
    return bits;
}

/** Each power of two has `perPower` codes (RFC 1951, 3.2.5). */
template <std::size_t Count> constexpr std::array<Range, Count> rangesFrom(int first, int perPower)
{
    std::array<Range, Count> ranges{};
    int base = first;
    for (std::size_t i = 0; i < Count; ++i) {
        const int extra = std::max(0, static_cast<int>(i) / perPower - 1);
        ranges[i] = {base, extra};
        base += 1 << extra;
    }
    return ranges;
}

constexpr std::array<Range, distanceCodes> distanceRanges = rangesFrom<distanceCodes>(1, 2);
constexpr std::array<Range, 29> lengthRanges = [] {
    auto ranges = rangesFrom<29>(3, 4);
    ranges[28] = {maxMatch, 0};
    return ranges;
}();
static_assert(distanceRanges[29].base == 24'577 && lengthRanges[27].base == 227 && bitsOf(8) == 3);

int lengthCode(int length)
{
    if (length == maxMatch) return 28;
    if (length < 11) return length - 3;
    const int bits = bitsOf(length - 3) - 2;
    return 4 * bits + 4 + (((length - 3) >> bits) & 3);
}

int distanceCode(int distance)
{
    if (distance < 3) return distance - 1;
    const int bits = 30 - static_cast<int>(qCountLeadingZeroBits(static_cast<quint32>(distance - 1)));
    return 2 * bits + 2 + (((distance - 1) >> bits) & 1);
}

class BitWriter final
{
public:
    void put(quint32 value, int bits)
    {
        m_pending |= static_cast<quint64>(value) << static_cast<unsigned>(m_bits);
        for (m_bits += bits; m_bits >= 8; m_bits -= 8, m_pending >>= 8U)
            m_bytes.push_back(static_cast<char>(m_pending));
    }
    [[nodiscard]] std::vector<char>& finish()
    {
        if (m_bits > 0) put(0, 8 - m_bits);
        return m_bytes;
    }

private:
    std::vector<char> m_bytes;
    quint64 m_pending = 0;
    int m_bits = 0;
};

/** A canonical Huffman code: for each symbol its bits, in the order of the stream. */
struct Huffman
{
    std::vector<quint8> lengths; ///< 0 = not used
    std::vector<quint32> codes;

    void put(BitWriter& out, int symbol) const
    {
        out.put(codes[static_cast<std::size_t>(symbol)], lengths[static_cast<std::size_t>(symbol)]);
    }
    /** The number of symbols up to the last that is used. */
    [[nodiscard]] int used(int minimum) const
    {
        int count = static_cast<int>(lengths.size());
        while (count > minimum && lengths[static_cast<std::size_t>(count) - 1] == 0)
            --count;
        return count;
    }
};

/** The length of each symbol's code; the longest may exceed any limit. */
std::vector<quint8> lengthsFor(const std::vector<quint32>& counts)
{
    std::vector<std::pair<quint32, std::size_t>> leaves;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) leaves.emplace_back(counts[i], i);
    for (std::size_t i = 0; leaves.size() < 2; ++i) // a code needs two
        if (counts[i] == 0) leaves.emplace_back(1, i);
    std::sort(leaves.begin(), leaves.end());
    // Leaves and the nodes made of them are both in the order of their weights: the lighter front is taken.
    const std::size_t nodes = 2 * leaves.size() - 1;
    std::vector<quint32> weights(nodes);
    std::vector<std::size_t> parents(nodes);
    for (std::size_t i = 0; i < leaves.size(); ++i)
        weights[i] = leaves[i].first;
    std::size_t leaf = 0;
    std::size_t inner = leaves.size();
    for (std::size_t node = leaves.size(); node < nodes; ++node)
        for (int child = 0; child < 2; ++child) {
            const bool isLeaf = leaf < leaves.size() && (inner >= node || weights[leaf] <= weights[inner]);
            const std::size_t taken = isLeaf ? leaf++ : inner++;
            weights[node] += weights[taken];
            parents[taken] = node;
        }
    std::vector<quint8> depths(nodes);
    for (std::size_t node = nodes - 1; node-- > 0;)
        depths[node] = static_cast<quint8>(std::min(255, depths[parents[node]] + 1));
    std::vector<quint8> lengths(counts.size());
    for (std::size_t i = 0; i < leaves.size(); ++i)
        lengths[leaves[i].second] = depths[i];
    return lengths;
}

Huffman huffmanFor(std::vector<quint32> counts, int maximum)
{
    Huffman code;
    code.lengths = lengthsFor(counts);
    while (*std::max_element(code.lengths.begin(), code.lengths.end()) > maximum) {
        for (quint32& count : counts) // closer to each other: shorter codes for the rarest
            count = (count + 1) / 2;
        code.lengths = lengthsFor(counts);
    }
    std::array<quint32, maxCode + 2> next{};
    for (const quint8 length : code.lengths)
        if (length > 0) ++next[length + 1U];
    for (std::size_t length = 1; length < next.size(); ++length)
        next[length] = (next[length] + next[length - 1]) << 1U;
    code.codes.resize(code.lengths.size());
    for (std::size_t i = 0; i < code.lengths.size(); ++i) {
        if (code.lengths[i] == 0) continue;
        quint32 value = next[code.lengths[i]]++;
        for (int bit = 0; bit < code.lengths[i]; ++bit, value >>= 1U) // the stream begins with the highest
            code.codes[i] = code.codes[i] << 1U | (value & 1U);
    }
    return code;
}

/** The lengths of both codes, in the code of RFC 1951, 3.2.7. */
void putCodes(BitWriter& out, const Huffman& literals, const Huffman& distances)
{
    struct Symbol
    {
        int symbol;
        int repeats; ///< less the fewest that it can tell
        int bits;
    };
    const int literalCount = literals.used(257);
    const int distanceCount = distances.used(1);
    std::vector<quint8> all(literals.lengths.begin(), literals.lengths.begin() + literalCount);
    all.insert(all.end(), distances.lengths.begin(), distances.lengths.begin() + distanceCount);
    std::vector<Symbol> symbols;
    for (auto from = all.begin(); from != all.end();) {
        const quint8 length = *from;
        const auto end = std::find_if(from, all.end(), [length](quint8 each) { return each != length; });
        int left = static_cast<int>(end - from);
        const auto repeat = [&](int symbol, int fewest, int most, int bits) {
            for (; left >= fewest; left -= std::min(left, most))
                symbols.push_back({symbol, std::min(left, most) - fewest, bits});
        };
        if (length == 0) {
            repeat(18, 11, 138, 7);
            repeat(17, 3, 10, 3);
        } else {
            symbols.push_back({length, 0, 0});
            --left;
            repeat(16, 3, 6, 2);
        }
        symbols.insert(symbols.end(), static_cast<std::size_t>(left), Symbol{length, 0, 0});
        from = end;
    }
    constexpr std::array<int, 19> order{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    std::vector<quint32> counts(order.size());
    for (const Symbol& each : symbols)
        ++counts[static_cast<std::size_t>(each.symbol)];
    const Huffman code = huffmanFor(counts, maxLengthCode);
    const auto lengthOf = [&](int place) {
        return code.lengths[static_cast<std::size_t>(order[static_cast<std::size_t>(place)])];
    };
    int count = static_cast<int>(order.size());
    while (count > 4 && lengthOf(count - 1) == 0)
        --count;
    out.put(static_cast<quint32>(literalCount - 257), 5);
    out.put(static_cast<quint32>(distanceCount - 1), 5);
    out.put(static_cast<quint32>(count - 4), 4);
    for (int i = 0; i < count; ++i)
        out.put(lengthOf(i), 3);
    for (const Symbol& each : symbols) {
        code.put(out, each.symbol);
        out.put(static_cast<quint32>(each.repeats), each.bits);
    }
}

void putBlock(BitWriter& out, const std::vector<Token>& tokens, bool isLast)
{
    std::vector<quint32> literalCounts(literalCodes);
    std::vector<quint32> distanceCounts(distanceCodes);
    literalCounts[endOfBlock] = 1;
    for (const Token token : tokens) {
        if (token < 256) {
            ++literalCounts[token];
            continue;
        }
        ++literalCounts[static_cast<std::size_t>(257 + lengthCode(static_cast<int>(token >> 16U)))];
        ++distanceCounts[static_cast<std::size_t>(distanceCode(static_cast<int>(token & 0xffffU)))];
    }
    const Huffman literals = huffmanFor(std::move(literalCounts), maxCode);
    const Huffman distances = huffmanFor(std::move(distanceCounts), maxCode);
    out.put(isLast ? 1 : 0, 1);
    out.put(2, 2); // with codes of its own
    putCodes(out, literals, distances);
    const auto putRange = [&out](const Range& range, int value) {
        out.put(static_cast<quint32>(value - range.base), range.extra);
    };
    for (const Token token : tokens) {
        if (token < 256) {
            literals.put(out, static_cast<int>(token));
            continue;
        }
        const int length = static_cast<int>(token >> 16U);
        const int distance = static_cast<int>(token & 0xffffU);
        literals.put(out, 257 + lengthCode(length));
        putRange(lengthRanges[static_cast<std::size_t>(lengthCode(length))], length);
        distances.put(out, distanceCode(distance));
        putRange(distanceRanges[static_cast<std::size_t>(distanceCode(distance))], distance);
    }
    literals.put(out, endOfBlock);
}

/** Finds what came before: chains of places with the same four bytes. */
class Matcher final
{
public:
    explicit Matcher(const QByteArray& raw)
        : m_bytes(raw.constData()), m_size(static_cast<int>(raw.size())), m_heads(places, -1),
          m_before(window)
    {
    }

    /** Enters this place, and returns the longest earlier match with its distance. */
    int find(int at, int& distance)
    {
        const int maximum = std::min(maxMatch, m_size - at);
        if (maximum < minMatch) return 0;
        int longest = 0;
        int earlier = enter(at);
        for (int tries = maxChain; earlier >= 0 && at - earlier < window && tries > 0; --tries) {
            if (four(earlier) == four(at))
                if (const int length = same(earlier, at, maximum); length > longest) {
                    longest = length;
                    distance = at - earlier;
                    if (length >= niceMatch) break;
                }
            const int next = m_before[static_cast<std::size_t>(earlier % window)];
            if (next >= earlier) break; // overwritten meanwhile
            earlier = next;
        }
        return longest;
    }
    void skip(int at)
    {
        if (m_size - at >= minMatch) enter(at);
    }
    /** The number of bytes from here that repeat the one before; 0 for a few. */
    [[nodiscard]] int run(int at) const
    {
        if (at == 0 || m_size - at < minRun) return 0;
        quint64 repeated = 0;
        std::memset(&repeated, m_bytes[at - 1], sizeof repeated);
        int end = at;
        while (m_size - end >= minRun && eight(end) == repeated)
            end += minRun;
        if (end == at) return 0;
        while (end < m_size && m_bytes[end] == m_bytes[at - 1])
            ++end;
        return end - at;
    }

private:
    static constexpr std::size_t places = 32768;

    [[nodiscard]] quint32 four(int at) const
    {
        quint32 value = 0;
        std::memcpy(&value, m_bytes + at, sizeof value);
        return value;
    }
    [[nodiscard]] quint64 eight(int at) const
    {
        quint64 value = 0;
        std::memcpy(&value, m_bytes + at, sizeof value);
        return value;
    }
    [[nodiscard]] int same(int earlier, int at, int maximum) const
    {
        int length = 0;
        while (length + 8 <= maximum && eight(earlier + length) == eight(at + length))
            length += 8;
        while (length < maximum && m_bytes[earlier + length] == m_bytes[at + length])
            ++length;
        return length;
    }
    /** Returns the latest earlier place with the same hash. */
    int enter(int at)
    {
        int& head = m_heads[(four(at) * 2654435761U) >> 17U];
        m_before[static_cast<std::size_t>(at % window)] = head;
        return std::exchange(head, at);
    }

    const char* m_bytes;
    int m_size;
    std::vector<int> m_heads;
    std::vector<int> m_before;
};

/** Matches of a run with the byte before; none of them shorter than deflate allows. */
void appendRun(std::vector<Token>& tokens, int length)
{
    while (length > maxMatch) {
        const int part = length - maxMatch < 3 ? maxMatch - 3 : maxMatch;
        tokens.push_back(match(part, 1));
        length -= part;
    }
    tokens.push_back(match(length, 1));
}

} // namespace

QByteArray zlibStream(const QByteArray& raw)
{
    BitWriter out;
    out.put(0x78, 8); // deflate with a window of 32 KiB
    out.put(0x5e, 8);
    std::vector<Token> tokens;
    tokens.reserve(blockTokens + maxMatch);
    Matcher matcher(raw);
    const int size = static_cast<int>(raw.size());
    for (int at = 0; at < size;) {
        if (tokens.size() >= blockTokens) {
            putBlock(out, tokens, false);
            tokens.clear();
        }
        if (const int length = matcher.run(at); length > 0) {
            appendRun(tokens, length);
            at += length;
            continue;
        }
        int distance = 0;
        int length = matcher.find(at, distance);
        int entered = at + 1;
        while (length >= minMatch && length < niceMatch && at + 1 < size) { // a longer one may begin next
            int nextDistance = 0;
            const int next = matcher.find(at + 1, nextDistance);
            entered = at + 2;
            if (next <= length) break;
            tokens.push_back(static_cast<quint8>(raw.at(at)));
            ++at;
            length = next;
            distance = nextDistance;
        }
        if (length < minMatch) {
            tokens.push_back(static_cast<quint8>(raw.at(at)));
            ++at;
            continue;
        }
        tokens.push_back(match(length, distance));
        for (const int end = at + length; entered < end; ++entered)
            matcher.skip(entered);
        at += length;
    }
    putBlock(out, tokens, true);
    std::vector<char>& bytes = out.finish();
    std::array<char, 4> sum{};
    qToBigEndian(static_cast<quint32>(::adler32(1, reinterpret_cast<const Bytef*>(raw.constData()),
                                                static_cast<uInt>(raw.size()))),
                 sum.data());
    bytes.insert(bytes.end(), sum.begin(), sum.end());
    return {bytes.data(), static_cast<qsizetype>(bytes.size())};
}

} // namespace ink::service::pagepainter
