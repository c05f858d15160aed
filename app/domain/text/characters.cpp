#include "app/domain/text/characters.h"

#include "app/domain/text/unicodetables.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cstddef>

namespace ink::domain {

namespace {

struct CharacterRange
{
    char32_t first = 0;
    char32_t last = 0;
    char32_t step = 1;
    int shift = 0; ///< offset to the folded character
};

using CharacterTable = QList<CharacterRange>;

CharacterTable readTable(const char* words)
{
    CharacterTable table;
    char32_t first = 0;
    for (const QByteArray& entry : QByteArray(words).split(',')) {
        const QList<QByteArray> parts = entry.split('.');
        const auto part = [&](qsizetype i, int fallback) {
            return i < parts.size() ? parts.at(i).toInt(nullptr, 36) : fallback;
        };
        first += static_cast<char32_t>(part(0, 0));
        const auto step = static_cast<char32_t>(part(2, 1));
        table.append({first, first + static_cast<char32_t>(part(1, 1) - 1) * step, step, part(3, 0)});
    }
    return table;
}

const CharacterRange* rangeOf(const CharacterTable& table, char32_t c)
{
    auto found =
        std::upper_bound(table.begin(), table.end(), c,
                         [](char32_t code, const CharacterRange& range) { return code < range.first; });
    if (found == table.begin()) return nullptr;
    --found;
    return c <= found->last && (c - found->first) % found->step == 0 ? &*found : nullptr;
}

const CharacterTable& tableOf(CharacterClass which)
{
    static const std::array tables{readTable(unicode::lettersTable),   readTable(unicode::upperCaseTable),
                                   readTable(unicode::lowerCaseTable), readTable(unicode::marksTable),
                                   readTable(unicode::numbersTable),   readTable(unicode::digitsTable)};
    return tables.at(static_cast<std::size_t>(which));
}

/** Case folding of one character. */
class CaseFolding final
{
public:
    CaseFolding() : m_single(readTable(unicode::foldsTable))
    {
        for (const QByteArray& entry : QByteArray(unicode::longFoldsTable).split(',')) {
            const QList<QByteArray> parts = entry.split(':');
            QString words;
            for (qsizetype i = 1; i < parts.size(); ++i)
                appendCode(words, parts.at(i).toUInt(nullptr, 36));
            const char32_t c = parts.at(0).toUInt(nullptr, 36);
            m_long.insert(c, words);
            m_variants[words].append(c);
        }
        for (const CharacterRange& range : m_single) {
            for (char32_t c = range.first; c <= range.last; c += range.step) {
                QString key;
                appendCode(key, static_cast<char32_t>(static_cast<int>(c) + range.shift));
                m_variants[key].append(c);
            }
        }
    }
    void append(QString& text, char32_t c) const
    {
        if (c < 0x80) {
            text.append(QChar(static_cast<char16_t>(c >= U'A' && c <= U'Z' ? c + 32 : c)));
        } else if (const auto several = m_long.constFind(c); several != m_long.constEnd()) {
            text.append(*several);
        } else if (const CharacterRange* range = rangeOf(m_single, c)) {
            appendCode(text, static_cast<char32_t>(static_cast<int>(c) + range->shift));
        } else {
            appendCode(text, c);
        }
    }
    [[nodiscard]] CodePoints variantsOf(char32_t c) const
    {
        QString key;
        append(key, c);
        CodePoints all = m_variants.value(key);
        const CodePoints plain = codePoints(key);
        if (plain.size() == 1) all.append(plain.first());
        all.removeAll(c);
        return all;
    }
    static void appendCode(QString& text, char32_t c)
    {
        if (c < 0x10000) {
            text.append(QChar(static_cast<char16_t>(c)));
        } else {
            text.append(QChar(QChar::highSurrogate(c)));
            text.append(QChar(QChar::lowSurrogate(c)));
        }
    }

private:
    CharacterTable m_single;
    QHash<char32_t, QString> m_long;
    QHash<QString, CodePoints> m_variants; ///< by their folded form
};

const CaseFolding& caseFolding()
{
    static const CaseFolding folding;
    return folding;
}

bool isAsciiText(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

} // namespace

CodePoints codePoints(QStringView text)
{
    CodePoints codes;
    codes.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate())
            codes.append(QChar::surrogateToUcs4(c, text.at(++i)));
        else
            codes.append(c.unicode());
    }
    return codes;
}

qsizetype lengthOf(QStringView text)
{
    qsizetype length = text.size();
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text.at(i).isHighSurrogate() && text.at(i + 1).isLowSurrogate()) --length;
    return length;
}

bool isWhiteSpace(char32_t c)
{
    if (c < 0x80) return c == U' ' || (c >= 9 && c <= 13);
    return c == 0x85 || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x2028 ||
           c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000 || c == 0xFEFF;
}

bool isBlank(char32_t c)
{
    if (isWhiteSpace(c)) return true;
    if (c < 0xAD) return false;
    return c == 0xAD || c == 0x061C || c == 0x180E || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x2064) || (c >= 0x2066 && c <= 0x206F);
}

QStringView withoutBlanks(QStringView text)
{
    // All blanks are in the basic multilingual plane.
    while (!text.isEmpty() && isBlank(text.front().unicode()))
        text = text.sliced(1);
    while (!text.isEmpty() && isBlank(text.back().unicode()))
        text.chop(1);
    return text;
}

bool isBlankText(QStringView text)
{
    return withoutBlanks(text).isEmpty();
}

bool isIn(CharacterClass which, char32_t c)
{
    return rangeOf(tableOf(which), c) != nullptr;
}

bool isWordCharacter(char32_t c)
{
    if (c < 0x80)
        return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9') || c == U'_';
    return isIn(CharacterClass::Letter, c) || isIn(CharacterClass::Mark, c) ||
           isIn(CharacterClass::Number, c);
}

std::optional<char32_t> zeroOf(char32_t c)
{
    if (c < 0x80) return c >= U'0' && c <= U'9' ? std::optional(U'0') : std::nullopt;
    const CharacterRange* run = rangeOf(tableOf(CharacterClass::Digit), c);
    if (!run) return std::nullopt;
    return c - (c - run->first) % 10;
}

QString folded(QStringView text)
{
    if (isAsciiText(text)) return text.toString().toLower();
    const CaseFolding& folding = caseFolding();
    QString made;
    for (const char32_t c : codePoints(text.toString().normalized(QString::NormalizationForm_D)))
        folding.append(made, c);
    return made.normalized(QString::NormalizationForm_D);
}

CodePoints caseVariants(char32_t c)
{
    return caseFolding().variantsOf(c);
}

bool isSameText(QStringView a, QStringView b)
{
    return nameKey(a) == nameKey(b);
}

QString nameKey(QStringView name)
{
    return folded(withoutBlanks(name));
}

} // namespace ink::domain
