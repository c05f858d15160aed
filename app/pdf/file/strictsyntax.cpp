#include "app/pdf/file/strictsyntax.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace ink::pdf::strict {

namespace {

constexpr int maxNesting = 60;              ///< PDFium stops at 64
constexpr qsizetype maxNameBytes = 127;     ///< ISO 32000-1 annex C; some readers truncate longer ones
constexpr qint64 maxObjectNumber = 8388607; ///< also ISO 32000-1 annex C
constexpr qint64 maxGeneration = 65535;
constexpr qsizetype maxNumberBytes = 64;
constexpr int maxBlanksBehindStream = 4;

enum Kind : unsigned char { Regular, Blank, Delimiter, Forbidden };

/** The class of each byte (ISO 32000-2 §7.2.3). A null byte is white space there, but readers differ. */
constexpr std::array<Kind, 256> kinds = [] {
    std::array<Kind, 256> table{};
    for (int c = 0; c < 0x20; ++c)
        table[static_cast<size_t>(c)] = Forbidden;
    table[0x7f] = Forbidden;
    for (const char c : {' ', '\n', '\r', '\t', '\f'})
        table[static_cast<unsigned char>(c)] = Blank;
    for (const char c : {'(', ')', '<', '>', '[', ']', '{', '}', '/', '%'})
        table[static_cast<unsigned char>(c)] = Delimiter;
    return table;
}();

Kind kindAt(QByteArrayView bytes, qint64 at)
{
    return at < bytes.size() ? kinds[static_cast<unsigned char>(bytes[at])] : Blank;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

int hexDigit(char c)
{
    if (isDigit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

qint64 behindWord(QByteArrayView bytes, qint64 at)
{
    while (at < bytes.size() && kinds[static_cast<unsigned char>(bytes[at])] == Regular)
        ++at;
    return at;
}

/** A number without a sign or leading zeros, as in references. */
std::optional<qint64> plainInteger(QByteArrayView word)
{
    if (word.isEmpty() || word.size() > 10 || (word.size() > 1 && word.front() == '0')) return std::nullopt;
    qint64 number = 0;
    for (const char c : word) {
        if (!isDigit(c)) return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

class Lexer final
{
public:
    Lexer(QByteArrayView bytes, qint64 at) : m_bytes(bytes), m_at(at) {}

    bool skipSpace()
    {
        for (;;) {
            const Kind kind = m_at < m_bytes.size() ? kindAt(m_bytes, m_at) : Delimiter;
            if (kind == Forbidden) return fail(Fault::Token);
            if (kind == Blank)
                ++m_at;
            else if (m_at < m_bytes.size() && m_bytes[m_at] == '%') {
                if (!skipComment()) return false;
            } else
                return true;
        }
    }

    bool readValue(int depth = 0)
    {
        if (depth > maxNesting) return fail(Fault::Nesting);
        if (!skipSpace()) return false;
        if (m_at >= m_bytes.size()) return fail(Fault::Token);
        switch (m_bytes[m_at]) {
        case '/':
            return readName(nullptr);
        case '(':
            return readLiteral();
        case '[':
            return readArray(depth);
        case '<':
            return startsWith("<<") ? readDictionary(depth) : readHex();
        default:
            return readWord();
        }
    }

    bool startsWith(QByteArrayView word) const { return m_bytes.sliced(m_at).startsWith(word); }
    /** Reads a keyword followed by white space, a delimiter or the end. */
    bool readKeyword(QByteArrayView word, Fault fault)
    {
        if (!startsWith(word)) return fail(fault);
        const qint64 end = m_at + word.size();
        const Kind next = kindAt(m_bytes, end);
        if (next == Regular || next == Forbidden) return fail(fault);
        m_at = end;
        return true;
    }
    bool readPlain(qint64 expected)
    {
        const qint64 end = behindWord(m_bytes, m_at);
        if (plainInteger(m_bytes.sliced(m_at, end - m_at)) != expected) return fail(Fault::Header);
        m_at = end;
        if (kindAt(m_bytes, m_at) != Blank) return fail(Fault::Header);
        while (m_at < m_bytes.size() && kindAt(m_bytes, m_at) == Blank)
            ++m_at;
        return true;
    }

    bool readStream(const LengthResolver& lengthOf)
    {
        if (!m_hasDictionary) return fail(Fault::Stream);
        m_at += 6;
        if (startsWith("\r\n"))
            m_at += 2;
        else if (startsWith("\n"))
            ++m_at;
        else
            return fail(Fault::Stream);
        const qint64 length = m_lengthReference ? (lengthOf ? lengthOf(*m_lengthReference) : -1) : m_length;
        if (length < 0 || length > m_bytes.size() - m_at) return fail(Fault::Stream);
        m_syntax.stream = m_at;
        m_at += length;
        // A line end should follow the data (§7.3.8.1); a second one is harmless.
        for (int i = 0; i < maxBlanksBehindStream && m_at < m_bytes.size() && kindAt(m_bytes, m_at) == Blank;
             ++i)
            ++m_at;
        return readKeyword("endstream", Fault::Stream) && skipSpace();
    }

    bool fail(Fault fault)
    {
        m_syntax.fault = fault;
        return false;
    }
    Syntax result()
    {
        m_syntax.end = m_at;
        return std::move(m_syntax);
    }

private:
    bool skipComment()
    {
        for (; m_at < m_bytes.size(); ++m_at) {
            const char c = m_bytes[m_at];
            if (c == '\n') {
                ++m_at;
                return true;
            }
            if (c == '\0' || (c == '\r' && !startsWith("\r\n"))) break;
        }
        return fail(Fault::Comment);
    }

    bool readName(QByteArray* name)
    {
        const qint64 start = m_at + 1;
        const qint64 end = behindWord(m_bytes, start);
        const QByteArrayView word = m_bytes.sliced(start, end - start);
        if (kindAt(m_bytes, end) == Forbidden) return fail(Fault::Name);
        // An empty name is valid (§7.3.5), but is unambiguous only as the last value of an array or a
        // dictionary.
        const bool closed = end < m_bytes.size() && (m_bytes[end] == '>' || m_bytes[end] == ']');
        if (word.isEmpty() && (name || !closed)) return fail(Fault::Name);
        qsizetype size = word.size();
        QByteArray decoded = QByteArray::fromRawData(word.data(), word.size());
        if (word.contains('#')) {
            decoded = QByteArray();
            for (qsizetype i = 0; i < word.size(); ++i) {
                if (word[i] != '#') {
                    decoded.append(word[i]);
                    continue;
                }
                const int high = i + 2 < word.size() ? hexDigit(word[i + 1]) : -1;
                const int low = high >= 0 ? hexDigit(word[i + 2]) : -1;
                if (low < 0 || high * 16 + low == 0) return fail(Fault::Name);
                decoded.append(static_cast<char>(high * 16 + low));
                i += 2;
            }
            size = decoded.size();
        }
        if (size > maxNameBytes) return fail(Fault::Name);
        m_at = end;
        if (name) *name = std::move(decoded);
        return true;
    }

    bool readLiteral()
    {
        int depth = 0;
        for (; m_at < m_bytes.size(); ++m_at) {
            const char c = m_bytes[m_at];
            if (c == '\\') {
                ++m_at;
            } else if (c == '(') {
                ++depth;
            } else if (c == ')' && --depth == 0) {
                ++m_at;
                return true;
            }
        }
        return fail(Fault::String);
    }

    bool readHex()
    {
        qint64 digits = 0;
        for (qint64 at = m_at + 1; at < m_bytes.size(); ++at) {
            const char c = m_bytes[at];
            if (c == '>') {
                if (digits % 2 != 0) return fail(Fault::String);
                m_at = at + 1;
                return true;
            }
            if (hexDigit(c) >= 0)
                ++digits;
            else if (kindAt(m_bytes, at) != Blank)
                break;
        }
        return fail(Fault::String);
    }

    bool readArray(int depth)
    {
        ++m_at;
        for (;;) {
            if (!skipSpace()) return false;
            if (startsWith("]")) break;
            if (!readValue(depth + 1)) return false;
        }
        ++m_at;
        return true;
    }

    bool readDictionary(int depth)
    {
        m_at += 2;
        std::vector<QByteArray> keys;
        for (;;) {
            if (!skipSpace()) return false;
            if (startsWith(">>")) break;
            if (!startsWith("/")) return fail(Fault::Token);
            QByteArray key;
            if (!readName(&key)) return false;
            const size_t before = m_syntax.references.size();
            if (!skipSpace()) return false;
            const qint64 start = m_at;
            if (!readValue(depth + 1)) return false;
            if (depth == 0 && key == QByteArrayView("Length")) noteLength(start, before);
            keys.push_back(std::move(key));
        }
        std::sort(keys.begin(), keys.end());
        if (std::adjacent_find(keys.begin(), keys.end()) != keys.end()) return fail(Fault::DuplicateKey);
        m_at += 2;
        if (depth == 0) m_hasDictionary = true;
        return true;
    }

    void noteLength(qint64 start, size_t referencesBefore)
    {
        if (m_syntax.references.size() > referencesBefore)
            m_lengthReference = m_syntax.references.back();
        else
            m_length = plainInteger(m_bytes.sliced(start, m_at - start)).value_or(-1);
    }

    /** Reads a number, a reference, `true`, `false` or `null`. */
    bool readWord()
    {
        const qint64 end = behindWord(m_bytes, m_at);
        const QByteArrayView word = m_bytes.sliced(m_at, end - m_at);
        if (word.isEmpty() || kindAt(m_bytes, end) == Forbidden) return fail(Fault::Token);
        const char first = word.front();
        if (!isDigit(first) && first != '+' && first != '-' && first != '.') {
            if (word != QByteArrayView("true") && word != QByteArrayView("false") &&
                word != QByteArrayView("null"))
                return fail(Fault::Token);
            m_at = end;
            return true;
        }
        if (isDigit(first) && isReference(end)) return readReference(end);
        if (!isNumber(word)) return fail(Fault::Number);
        m_at = end;
        return true;
    }

    [[nodiscard]] qint64 behindBlanks(qint64 at) const
    {
        while (at < m_bytes.size() && kindAt(m_bytes, at) == Blank)
            ++at;
        return at;
    }
    /** Returns whether another number and `R` follow a number that ends at `end`. */
    [[nodiscard]] bool isReference(qint64 end) const
    {
        const qint64 second = behindBlanks(end);
        if (second == end || second >= m_bytes.size() || !isDigit(m_bytes[second])) return false;
        const qint64 secondEnd = behindWord(m_bytes, second);
        const qint64 letter = behindBlanks(secondEnd);
        return letter > secondEnd && letter < m_bytes.size() && m_bytes[letter] == 'R' &&
               behindWord(m_bytes, letter) == letter + 1;
    }
    bool readReference(qint64 end)
    {
        const qint64 second = behindBlanks(end);
        const qint64 secondEnd = behindWord(m_bytes, second);
        const auto number = plainInteger(m_bytes.sliced(m_at, end - m_at));
        const auto generation = plainInteger(m_bytes.sliced(second, secondEnd - second));
        if (!number || *number < 1 || *number > maxObjectNumber || !generation || *generation > maxGeneration)
            return fail(Fault::Reference);
        m_syntax.references.push_back({static_cast<int>(*number), static_cast<int>(*generation)});
        m_at = behindBlanks(secondEnd) + 1;
        return true;
    }

    /** Returns whether a word is a number: digits with at most one leading sign and one decimal point, and a
     * value that fits in 32 bits. */
    static bool isNumber(QByteArrayView word)
    {
        if (word.size() > maxNumberBytes) return false;
        qsizetype at = word.front() == '+' || word.front() == '-' ? 1 : 0;
        double whole = 0;
        qsizetype digits = 0;
        for (; at < word.size() && isDigit(word[at]); ++at, ++digits)
            whole = whole * 10 + (word[at] - '0');
        if (at < word.size() && word[at] == '.')
            for (++at; at < word.size() && isDigit(word[at]); ++at)
                ++digits;
        const double maxInt = std::numeric_limits<int>::max();
        return at == word.size() && digits > 0 && whole <= (word.front() == '-' ? maxInt + 1 : maxInt);
    }

    QByteArrayView m_bytes;
    qint64 m_at;
    Syntax m_syntax;
    bool m_hasDictionary = false;
    qint64 m_length = -1;
    std::optional<Reference> m_lengthReference;
};

} // namespace

Syntax parseValue(QByteArrayView bytes, qint64 at)
{
    Lexer lexer(bytes, std::clamp<qint64>(at, 0, bytes.size()));
    (void)lexer.readValue();
    return lexer.result();
}

Syntax parseObject(QByteArrayView bytes, qint64 at, int number, int generation,
                   const LengthResolver& lengthOf)
{
    Lexer lexer(bytes, std::clamp<qint64>(at, 0, bytes.size()));
    const auto read = [&] {
        if (!lexer.skipSpace() || !lexer.readPlain(number) || !lexer.readPlain(generation) ||
            !lexer.readKeyword("obj", Fault::Header) || !lexer.readValue() || !lexer.skipSpace())
            return false;
        if (lexer.startsWith("stream") && !lexer.readStream(lengthOf)) return false;
        return lexer.readKeyword("endobj", Fault::Header);
    };
    (void)read();
    return lexer.result();
}

qint64 skipSpaceStrict(QByteArrayView bytes, qint64 at)
{
    Lexer lexer(bytes, std::clamp<qint64>(at, 0, bytes.size()));
    return lexer.skipSpace() ? lexer.result().end : -1;
}

} // namespace ink::pdf::strict
