#include "app/tables/csvdialect.h"

#include <QList>
#include <QStringDecoder>
#include <QUtf8StringView>

#include <algorithm>
#include <array>

namespace ink::tables {

namespace {

constexpr qsizetype sampleSize = 64 * 1024;
constexpr int sampleRecords = 50;

/** Detects UTF-16 without a byte order mark: in Western text every other byte is zero. */
std::optional<Encoding> guessWide(QByteArrayView sample)
{
    std::array<qsizetype, 2> zeros{};
    for (qsizetype i = 0; i < sample.size(); ++i)
        if (sample.at(i) == 0) ++zeros.at(static_cast<std::size_t>(i % 2));
    const qsizetype half = sample.size() / 2;
    if (half < 2) return std::nullopt;
    if (zeros[1] * 10 > half * 4 && zeros[0] * 10 < half) return Encoding::Utf16Le;
    if (zeros[0] * 10 > half * 4 && zeros[1] * 10 < half) return Encoding::Utf16Be;
    return std::nullopt;
}

/** The number of fields in each record of a sample. The last record is ignored because it may be cut off,
 * unless the text is `whole` or has no other record. */
QList<int> widths(QByteArrayView text, char delimiter, bool whole)
{
    QList<int> counts;
    int pieces = 1;
    bool quoted = false;
    bool fieldBegins = true;
    bool any = false;
    for (qsizetype i = 0; i < text.size() && counts.size() < sampleRecords; ++i) {
        const char c = text.at(i);
        if (quoted) {
            if (c == '"') quoted = false;
            continue;
        }
        if (c == '"' && (fieldBegins || (i > 0 && text.at(i - 1) == '"'))) {
            quoted = true;
            any = true;
        } else if (c == delimiter) {
            ++pieces;
            any = true;
        } else if (c == '\n' || c == '\r') {
            if (any) counts.append(pieces);
            pieces = 1;
            any = false;
        } else {
            any = true;
        }
        fieldBegins = c == delimiter || c == '\n' || c == '\r';
    }
    if (any && (whole || counts.isEmpty()) && counts.size() < sampleRecords) counts.append(pieces);
    return counts;
}

char guessDelimiter(QByteArrayView sample, bool whole)
{
    char best = ',';
    double bestScore = 0;
    for (const char delimiter : csvDelimiters) {
        const QList<int> counts = widths(sample, delimiter, whole);
        // Most lines have the width of the header; lines above it may not.
        int width = 0;
        qsizetype alike = 0;
        for (const int candidate : counts) {
            const qsizetype same = counts.count(candidate);
            const bool isFirst = candidate == counts.constFirst();
            if (candidate < 2 || same < alike || (same == alike && width != 0 && !isFirst)) continue;
            width = candidate;
            alike = same;
        }
        if (width == 0) continue;
        const double score =
            static_cast<double>(alike) / static_cast<double>(counts.size()) + std::min(width, 50) * 0.001;
        if (score > bestScore) {
            bestScore = score;
            best = delimiter;
        }
    }
    return best;
}

/** Returns the length of a line `sep=;` (also in quotes) in characters, without its end, and sets
 * `delimiter`; 0 = none. */
qsizetype separatorLine(QByteArrayView sample, char& delimiter)
{
    const bool isQuoted = sample.startsWith('"');
    const qsizetype at = isQuoted ? 1 : 0;
    const qsizetype length = isQuoted ? 7 : 5;
    if (sample.size() <= length || sample.sliced(at, 4).toByteArray().toLower() != "sep=") return 0;
    if (isQuoted && sample.at(length - 1) != '"') return 0;
    if (sample.at(length) != '\n' && sample.at(length) != '\r') return 0;
    const char named = sample.at(at + 4);
    if (std::find(csvDelimiters.begin(), csvDelimiters.end(), named) == csvDelimiters.end()) return 0;
    delimiter = named;
    return length;
}

} // namespace

CsvDialect guessDialect(QByteArrayView bytes, const CsvChoice& choice)
{
    CsvDialect dialect;
    std::optional<Encoding> marked;
    if (bytes.startsWith("\xEF\xBB\xBF")) {
        marked = Encoding::Utf8;
        dialect.bomLength = 3;
    } else if (bytes.startsWith("\xFF\xFE")) {
        marked = Encoding::Utf16Le;
        dialect.bomLength = 2;
    } else if (bytes.startsWith("\xFE\xFF")) {
        marked = Encoding::Utf16Be;
        dialect.bomLength = 2;
    }
    if (choice.encoding) {
        dialect.encoding = *choice.encoding;
        if (marked != choice.encoding) dialect.bomLength = 0;
    } else if (marked) {
        dialect.encoding = *marked;
    } else if (const auto wide = guessWide(bytes.first(std::min(bytes.size(), sampleSize)))) {
        dialect.encoding = *wide;
    } else {
        dialect.isGuessed = !QUtf8StringView(bytes.data(), bytes.size()).isValidUtf8();
        dialect.encoding = dialect.isGuessed ? guessLegacyEncoding(bytes) : Encoding::Utf8;
    }

    qsizetype from = dialect.bomLength;
    const QByteArray sample = convertToUtf8(bytes, dialect.encoding, from, sampleSize);
    dialect.separatorLength = separatorLine(sample, dialect.delimiter);
    if (dialect.separatorLength == 0) dialect.delimiter = guessDelimiter(sample, from >= bytes.size());
    if (choice.delimiter) dialect.delimiter = *choice.delimiter;
    return dialect;
}

QByteArray convertToUtf8(QByteArrayView bytes, Encoding encoding, qsizetype& from, qsizetype size)
{
    qsizetype end = std::min(bytes.size(), from + size);
    const qsizetype begin = from;
    switch (encoding) {
    case Encoding::Utf8:
        // Doesn't split a character: UTF-8 continuation bytes are 10xxxxxx.
        for (int back = 0;
             back < 3 && end < bytes.size() && end > begin + 4 && (bytes.at(end) & 0xC0) == 0x80; ++back)
            --end;
        from = end;
        return QByteArray::fromRawData(bytes.data() + begin, end - begin);
    case Encoding::Utf16Le:
    case Encoding::Utf16Be: {
        const bool little = encoding == Encoding::Utf16Le;
        if (end < bytes.size() && (end - begin) % 2 != 0) --end;
        // Doesn't split a surrogate pair.
        if (end < bytes.size() && end - begin >= 4) {
            const auto high = static_cast<uchar>(bytes.at(little ? end - 1 : end - 2));
            if (high >= 0xD8 && high <= 0xDB) end -= 2;
        }
        from = end;
        QStringDecoder decode(little ? QStringConverter::Utf16LE : QStringConverter::Utf16BE,
                              QStringConverter::Flag::Stateless | QStringConverter::Flag::ConvertInitialBom);
        const QString text = decode(bytes.sliced(begin, end - begin));
        return text.toUtf8();
    }
    default:
        break;
    }
    // A line's end is never a part of another character.
    const auto endsLine = [&bytes](qsizetype at) { return bytes.at(at) == '\n' || bytes.at(at) == '\r'; };
    qsizetype cut = end;
    while (cut > begin && cut < bytes.size() && !endsLine(cut - 1))
        --cut;
    if (cut == begin)
        for (cut = end; cut < bytes.size() && !endsLine(cut - 1);)
            ++cut;
    from = cut;
    const QByteArrayView piece = bytes.sliced(begin, cut - begin);
    const auto text = decodeText(piece, encoding);
    return text ? text->toUtf8() : QByteArray();
}

} // namespace ink::tables
