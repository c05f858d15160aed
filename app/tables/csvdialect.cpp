#include "app/tables/csvdialect.h"

#include <QList>
#include <QStringDecoder>
#include <QUtf8StringView>

#include <algorithm>
#include <array>

namespace ink::tables {

namespace {

constexpr std::array delimiters{',', ';', '\t', '|'};
constexpr qsizetype sampleSize = 64 * 1024;
constexpr int sampleRecords = 50;

// 0x80–0x9F of Windows-1252 (WHATWG Encoding: unassigned bytes map to themselves).
constexpr std::array<char16_t, 32> upper1252{0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                             0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                             0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                             0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

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

/** The number of fields in each record of a sample. The last record may be cut off and is ignored unless
 * alone. */
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
    for (const char delimiter : delimiters) {
        const QList<int> counts = widths(sample, delimiter, whole);
        if (counts.isEmpty() || counts.constFirst() < 2) continue;
        // The header decides the number of columns; the more rows match it, the better.
        const auto alike = std::count(counts.begin(), counts.end(), counts.constFirst());
        const double score = static_cast<double>(alike) / static_cast<double>(counts.size()) +
                             std::min(counts.constFirst(), 50) * 0.001;
        if (score > bestScore) {
            bestScore = score;
            best = delimiter;
        }
    }
    return best;
}

} // namespace

QString encodingName(Encoding encoding)
{
    switch (encoding) {
    case Encoding::Utf8:
        return QStringLiteral("UTF-8");
    case Encoding::Utf16Le:
        return QStringLiteral("UTF-16LE");
    case Encoding::Utf16Be:
        return QStringLiteral("UTF-16BE");
    case Encoding::Windows1252:
        return QStringLiteral("Windows-1252");
    }
    return {};
}

CsvDialect guessDialect(QByteArrayView bytes, const CsvChoice& choice)
{
    CsvDialect dialect;
    std::optional<Encoding> marked;
    if (bytes.startsWith("\xEF\xBB\xBF")) {
        marked = Encoding::Utf8;
        dialect.skip = 3;
    } else if (bytes.startsWith("\xFF\xFE")) {
        marked = Encoding::Utf16Le;
        dialect.skip = 2;
    } else if (bytes.startsWith("\xFE\xFF")) {
        marked = Encoding::Utf16Be;
        dialect.skip = 2;
    }
    if (choice.encoding) {
        dialect.encoding = *choice.encoding;
        if (marked != choice.encoding) dialect.skip = 0;
    } else if (marked) {
        dialect.encoding = *marked;
    } else if (const auto wide = guessWide(bytes.first(std::min(bytes.size(), sampleSize)))) {
        dialect.encoding = *wide;
    } else {
        dialect.encoding = QUtf8StringView(bytes.data(), bytes.size()).isValidUtf8() ? Encoding::Utf8
                                                                                     : Encoding::Windows1252;
    }

    qsizetype from = dialect.skip;
    const QByteArray sample = nextAsUtf8(bytes, dialect.encoding, from, sampleSize);
    if (sample.size() > 5 && sample.left(4).toLower() == "sep=" &&
        (sample.at(5) == '\n' || sample.at(5) == '\r') &&
        std::find(delimiters.begin(), delimiters.end(), sample.at(4)) != delimiters.end()) {
        dialect.hasSeparatorLine = true;
        dialect.delimiter = sample.at(4);
    } else {
        dialect.delimiter = guessDelimiter(sample, from >= bytes.size());
    }
    if (choice.delimiter) dialect.delimiter = *choice.delimiter;
    return dialect;
}

QByteArray nextAsUtf8(QByteArrayView bytes, Encoding encoding, qsizetype& from, qsizetype size)
{
    qsizetype end = std::min(bytes.size(), from + size);
    const qsizetype begin = from;
    switch (encoding) {
    case Encoding::Utf8:
        // Not inside a character: UTF-8 continuation bytes are 10xxxxxx.
        for (int back = 0;
             back < 3 && end < bytes.size() && end > begin + 4 && (bytes.at(end) & 0xC0) == 0x80; ++back)
            --end;
        from = end;
        return QByteArray::fromRawData(bytes.data() + begin, end - begin);
    case Encoding::Utf16Le:
    case Encoding::Utf16Be: {
        const bool little = encoding == Encoding::Utf16Le;
        if (end < bytes.size() && (end - begin) % 2 != 0) --end;
        // Nor between the halves of a surrogate pair.
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
    case Encoding::Windows1252: {
        from = end;
        QString text(end - begin, Qt::Uninitialized);
        for (qsizetype i = begin; i < end; ++i) {
            const auto byte = static_cast<uchar>(bytes.at(i));
            text[i - begin] =
                byte >= 0x80 && byte < 0xA0 ? QChar(upper1252.at(byte - 0x80U)) : QChar(char16_t{byte});
        }
        return text.toUtf8();
    }
    }
    return {};
}

} // namespace ink::tables
