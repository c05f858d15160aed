#include "app/pdf/file/rawpdf.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <limits>

namespace ink::pdf::raw {

namespace {

constexpr int nestingLimit = 100;
constexpr int entryLimit = 4096;
constexpr int revisionLimit = 10'000;

enum Kind : unsigned char { Regular, Space, Delimiter };

/** The class of each byte (ISO 32000-2 §7.2.3). */
constexpr std::array<Kind, 256> kinds = [] {
    std::array<Kind, 256> table{};
    for (const char c : {' ', '\n', '\r', '\t', '\f', '\0'})
        table[static_cast<unsigned char>(c)] = Space;
    for (const char c : {'(', ')', '<', '>', '[', ']', '{', '}', '/', '%'})
        table[static_cast<unsigned char>(c)] = Delimiter;
    return table;
}();

inline Kind kindOf(char c)
{
    return kinds[static_cast<unsigned char>(c)];
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr unsigned char upperDigit = 0x10;
constexpr unsigned char lowerDigit = 0x20;
constexpr unsigned char noDigit = 0x40;

/** The value and case of a hexadecimal digit. */
constexpr std::array<unsigned char, 256> hexDigits = [] {
    std::array<unsigned char, 256> table{};
    for (size_t i = 0; i < table.size(); ++i) {
        const auto c = static_cast<char>(i);
        table[i] = c >= '0' && c <= '9'   ? static_cast<unsigned char>(c - '0')
                   : c >= 'a' && c <= 'f' ? static_cast<unsigned char>((c - 'a' + 10) | lowerDigit)
                   : c >= 'A' && c <= 'F' ? static_cast<unsigned char>((c - 'A' + 10) | upperDigit)
                                          : noDigit;
    }
    return table;
}();

qint64 skipRegular(QByteArrayView bytes, qint64 at)
{
    while (at < bytes.size() && kindOf(bytes[at]) == Regular)
        ++at;
    return at;
}

/** The offset after the literal string that starts at `at`, or -1. */
qint64 skipLiteral(QByteArrayView bytes, qint64 at)
{
    int depth = 0;
    for (; at < bytes.size(); ++at) {
        if (bytes[at] == '\\')
            ++at;
        else if (bytes[at] == '(')
            ++depth;
        else if (bytes[at] == ')' && --depth == 0)
            return at + 1;
    }
    return -1;
}

bool startsWith(QByteArrayView bytes, qint64 at, QByteArrayView text)
{
    return at >= 0 && at + text.size() <= bytes.size() &&
           std::memcmp(bytes.data() + at, text.data(), static_cast<size_t>(text.size())) == 0;
}

/** The offset after the token at `at` (`<<` and `[` count as tokens), or -1. */
qint64 skipToken(QByteArrayView bytes, qint64 at)
{
    if (at >= bytes.size()) return -1;
    switch (bytes[at]) {
    case '(':
        return skipLiteral(bytes, at);
    case '<': {
        if (startsWith(bytes, at, "<<")) return at + 2;
        const qint64 close = bytes.indexOf('>', at);
        return close < 0 ? -1 : close + 1;
    }
    case '>':
        return startsWith(bytes, at, ">>") ? at + 2 : -1;
    case '[':
    case ']':
        return at + 1;
    case '/':
        return skipRegular(bytes, at + 1);
    case ')':
    case '{':
    case '}':
        return -1;
    default: {
        const qint64 end = skipRegular(bytes, at);
        return end > at ? end : -1;
    }
    }
}

/** The offset after the value at `at`, or -1. `12 0 R` is one value. */
qint64 skipValue(QByteArrayView bytes, qint64 at)
{
    int depth = 0;
    const qint64 first = at;
    do {
        at = skipSpace(bytes, at);
        if (startsWith(bytes, at, "<<") || startsWith(bytes, at, "[")) {
            if (++depth > nestingLimit) return -1;
        } else if (startsWith(bytes, at, ">>") || startsWith(bytes, at, "]")) {
            if (--depth < 0) return -1;
        }
        at = skipToken(bytes, at);
        if (at < 0) return -1;
    } while (depth > 0);

    if (first < bytes.size() && isDigit(bytes[first])) {
        const qint64 second = skipSpace(bytes, at);
        const qint64 secondEnd = skipRegular(bytes, second);
        const qint64 third = skipSpace(bytes, secondEnd);
        if (secondEnd > second && isDigit(bytes[second]) && startsWith(bytes, third, "R") &&
            skipRegular(bytes, third) == third + 1)
            return third + 1;
    }
    return at;
}

/** The offset after the last byte before `end` that is neither white space nor in a comment;
 * at least `from`. */
qint64 skipSpaceBackwards(QByteArrayView bytes, qint64 end, qint64 from)
{
    Q_ASSERT(from <= end && end <= bytes.size());
    for (;;) {
        while (end > from && kindOf(bytes[end - 1]) == Space)
            --end;
        qint64 line = end;
        while (line > from && bytes[line - 1] != '\n' && bytes[line - 1] != '\r')
            --line;
        // A comment extends to the end of its line, so only text directly before a line end can be one.
        const qint64 percent = end < bytes.size() && (bytes[end] == '\n' || bytes[end] == '\r')
                                   ? bytes.sliced(line, end - line).indexOf('%')
                                   : -1;
        if (percent < 0) return end;
        end = line + percent;
    }
}

std::optional<qint64> unsignedInteger(QByteArrayView text)
{
    if (text.isEmpty() || text.size() > 18) return std::nullopt;
    qint64 value = 0;
    for (const char c : text) {
        if (!isDigit(c)) return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

/** Decodes an even number of hexadecimal digits; nothing if there are other characters. */
std::optional<HexString> decodedHex(QByteArrayView digits)
{
    Q_ASSERT(digits.size() % 2 == 0);
    HexString read;
    read.bytes = QByteArray(digits.size() / 2, Qt::Uninitialized);
    char* to = read.bytes.data();
    unsigned seen = 0;
    for (const char *at = digits.data(), *end = digits.data() + digits.size(); at < end; at += 2) {
        const unsigned high = hexDigits[static_cast<unsigned char>(at[0])];
        const unsigned low = hexDigits[static_cast<unsigned char>(at[1])];
        seen |= high | low;
        *to++ = static_cast<char>((high & 15) << 4 | (low & 15));
    }
    if ((seen & noDigit) != 0) return std::nullopt;
    read.isPlain = (seen & (upperDigit | lowerDigit)) != (upperDigit | lowerDigit);
    return read;
}

/** Returns whether a cross-reference table or the object of a cross-reference stream starts at `at`. */
bool isCrossReference(QByteArrayView bytes, qint64 at)
{
    if (at < 0 || at >= bytes.size())
        return false; // an offset shifted past the end by junk before the header
    at = skipSpace(bytes, at);
    if (startsWith(bytes, at, "xref")) return true;
    const qint64 numberEnd = skipRegular(bytes, at);
    const qint64 generation = skipSpace(bytes, numberEnd);
    const qint64 generationEnd = skipRegular(bytes, generation);
    return unsignedInteger(bytes.sliced(at, numberEnd - at)) &&
           unsignedInteger(bytes.sliced(generation, generationEnd - generation)) &&
           startsWith(bytes, skipSpace(bytes, generationEnd), "obj");
}

} // namespace

bool isSpace(char c)
{
    return kindOf(c) == Space;
}

bool isEndOfLine(char c)
{
    return c == '\n' || c == '\r';
}

std::optional<qint64> Cursor::parseNumber()
{
    const qint64 start = position;
    qint64 value = 0;
    for (; position < bytes.size() && isDigit(bytes[position]) && position - start < 11; ++position)
        value = value * 10 + (bytes[position] - '0');
    return position > start ? std::optional(value) : std::nullopt;
}

qint64 skipSpace(QByteArrayView bytes, qint64 at)
{
    while (at < bytes.size()) {
        if (kindOf(bytes[at]) == Space) {
            ++at;
        } else if (bytes[at] == '%') {
            while (at < bytes.size() && bytes[at] != '\n' && bytes[at] != '\r')
                ++at;
        } else {
            break;
        }
    }
    return at;
}

std::optional<QList<Entry>> parseDictionary(QByteArrayView bytes, qint64 at)
{
    if (!startsWith(bytes, at, "<<")) return std::nullopt;
    QList<Entry> entries;
    entries.reserve(12);
    at += 2;
    while (entries.size() < entryLimit) {
        at = skipSpace(bytes, at);
        if (startsWith(bytes, at, ">>")) return entries;
        if (!startsWith(bytes, at, "/")) return std::nullopt;
        const qint64 keyEnd = skipRegular(bytes, at + 1);
        Entry entry;
        entry.key = bytes.sliced(at, keyEnd - at);
        entry.start = skipSpace(bytes, keyEnd);
        entry.end = skipValue(bytes, entry.start);
        if (entry.end < 0) return std::nullopt;
        Q_ASSERT(entry.end >= entry.start && entry.end <= bytes.size());
        at = entry.end;
        entries.append(entry);
    }
    return std::nullopt;
}

std::optional<qint64> objectValue(QByteArrayView bytes, qint64 at, int number, int generation)
{
    if (at < 0 || at >= bytes.size()) return std::nullopt;
    at = skipSpace(bytes, at);
    for (const int expected : {number, generation}) {
        const qint64 end = skipRegular(bytes, at);
        if (unsignedInteger(bytes.sliced(at, end - at)) != expected) return std::nullopt;
        at = skipSpace(bytes, end);
    }
    if (!startsWith(bytes, at, "obj")) return std::nullopt;
    return skipSpace(bytes, at + 3);
}

Definition nextDefinition(QByteArrayView bytes, qint64 at)
{
    for (qint64 word = find(bytes, "obj", at); word >= 0; word = find(bytes, "obj", word + 3)) {
        // Reads "generation" and "number" backwards; "endobj" isn't preceded by them.
        const auto integerBefore = [&](qint64& end) -> std::optional<qint64> {
            qint64 last = skipSpaceBackwards(bytes, end, at);
            qint64 first = last;
            while (first > at && last - first < 10 && isDigit(bytes[first - 1]))
                --first;
            const auto number = unsignedInteger(bytes.sliced(first, last - first));
            if (number) end = first;
            return number;
        };
        qint64 start = word;
        const auto generation = integerBefore(start);
        if (!generation || start == word) continue;
        const auto number = integerBefore(start);
        if (!number || *number > std::numeric_limits<int>::max() || *generation > 65'535) continue;
        Q_ASSERT(start >= at && start < word);
        return {start, skipSpace(bytes, word + 3), static_cast<int>(*number), static_cast<int>(*generation)};
    }
    return {};
}

qint64 valueEnd(QByteArrayView bytes, qint64 at)
{
    return skipValue(bytes, at);
}

std::optional<QList<qint64>> parseIntegerArray(QByteArrayView text)
{
    if (text.size() < 2 || text.front() != '[' || text.back() != ']') return std::nullopt;
    QList<qint64> numbers;
    qint64 at = skipSpace(text, 1);
    while (at < text.size() - 1 && numbers.size() < entryLimit) {
        const qint64 end = skipRegular(text, at);
        const auto number = unsignedInteger(text.sliced(at, end - at));
        if (!number) return std::nullopt;
        numbers.append(*number);
        at = skipSpace(text, end);
    }
    return numbers;
}

std::optional<HexString> decodeHexString(QByteArrayView text)
{
    if (text.size() < 2 || text.front() != '<' || text.back() != '>') return std::nullopt;
    const QByteArrayView body = text.sliced(1, text.size() - 2);
    if (body.size() % 2 == 0)
        if (auto read = decodedHex(body)) return read;
    QByteArray digits;
    digits.reserve(body.size() + 1);
    for (const char c : body)
        if (!isSpace(c)) digits.append(c);
    if (digits.size() % 2 != 0) digits.append('0'); // an omitted zero digit
    auto read = decodedHex(digits);
    if (read) read->isPlain = false;
    return read;
}

qint64 find(QByteArrayView bytes, QByteArrayView needle, qint64 from)
{
    if (needle.isEmpty() || from < 0) return -1;
    if (from > bytes.size()) return -1;
#ifdef __GLIBC__
    const void* const found = memmem(bytes.data() + from, static_cast<size_t>(bytes.size() - from),
                                     needle.data(), static_cast<size_t>(needle.size()));
    return found ? static_cast<const char*>(found) - bytes.data() : -1;
#else
    const std::boyer_moore_horspool_searcher searcher(needle.begin(), needle.end());
    const auto found = std::search(bytes.begin() + from, bytes.end(), searcher);
    return found == bytes.end() ? -1 : std::distance(bytes.begin(), found);
#endif
}

qint64 headerOffset(QByteArrayView bytes)
{
    return std::max<qint64>(0, bytes.first(std::min<qsizetype>(bytes.size(), 1024)).indexOf("%PDF-"));
}

QList<qint64> revisionEnds(QByteArrayView bytes)
{
    QList<qint64> ends;
    qint64 at = 0;
    const qint64 shift = headerOffset(bytes);
    while (ends.size() < revisionLimit && (at = find(bytes, "startxref", at)) >= 0) {
        at += 9;
        // Only white space is allowed between `startxref`, the offset and `%%EOF`: a comment would swallow
        // the `%%EOF`.
        qint64 number = at;
        while (number < bytes.size() && isSpace(bytes[number]))
            ++number;
        const qint64 numberEnd = skipRegular(bytes, number);
        qint64 eof = numberEnd;
        while (eof < bytes.size() && isSpace(bytes[eof]))
            ++eof;
        const auto offset = unsignedInteger(bytes.sliced(number, numberEnd - number));
        if (!offset || *offset <= 0 || *offset >= at || !startsWith(bytes, eof, "%%EOF")) continue;
        if (!isCrossReference(bytes, *offset) && !isCrossReference(bytes, *offset + shift)) continue;
        // A revision has its own cross-reference section; a repeated end of the previous one isn't a
        // revision.
        if (!ends.isEmpty() && *offset + shift < ends.last()) continue;
        Q_ASSERT(eof + 5 <= bytes.size() && (ends.isEmpty() || eof + 5 > ends.constLast()));
        ends.append(eof + 5);
    }
    return ends;
}

bool hasOnlySpaceFrom(QByteArrayView bytes, qint64 at)
{
    while (at < bytes.size() && isSpace(bytes[at]))
        ++at;
    return at >= bytes.size();
}

} // namespace ink::pdf::raw
