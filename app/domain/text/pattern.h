#pragma once

#include "app/base/message.h"
#include "app/domain/text/characters.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>
#include <variant>

namespace ink::domain {

// Index(Pattern): Pattern: the dialect of a tag's pattern
/**
 * A tag's `style.pattern`: a regular expression for the whole text, in a dialect that doesn't depend
 * on a library and its version. The signing page implements the same one (`pattern.js`), and both are tested
 * with tests/golden/rules.json.
 *
 * - Supported: `.` `|` `( )` `(?: )` `(?<name> )`, sets with ranges and `[:alpha:]`, `* + ? {n} {n,} {n,m}`
 * (also lazy, which makes no difference when matching a whole text), `^ $ \b \B`, look-ahead and look-behind,
 * `(?i)` at the start and `(?i: )`, `\t \n \r \f \v \0 \xHH \x{H} \uHHHH \u{H} \cX`.
 * - `\d` is 0 to 9. `\w` is a letter, mark or number of any script, or `_`, so that names with umlauts match.
 *   `\s` is white space (characters.h). `\p{L}`, `\p{Lu}`, `\p{Ll}`, `\p{M}`, `\p{N}` and `\p{Nd}` are
 * supported with these names and their long forms. `.` matches everything except line ends. A character is a
 * code point.
 * - Rejected, with the position: back references, atomic groups and possessive quantifiers, recursion,
 * comments, other options and properties, `{,n}`, and escapes of letters without a meaning.
 *
 * Matching is bounded: no state is visited twice, and a text that would require too many steps gets no
 * verdict.
 */
class Pattern final
{
public:
    /** The syntax errors of a pattern. */
    enum class Fault {
        TooLong,     ///< more than maxLength characters
        TooLarge,    ///< the repetition counts expand to too many steps
        Unsupported, ///< an unsupported construct
        Unclosed,    ///< an unterminated parenthesis, set or brace
        Unmatched,   ///< an unmatched closing parenthesis
        NothingToRepeat,
        BadCount, ///< {3,1}, {,3}
        BadRange, ///< [z-a]
        BadEscape
    };
    struct Error
    {
        Fault fault{};
        qsizetype position = 0; ///< 0-based, in code points
        QString part;           ///< the affected part of the pattern; may be empty
        bool operator==(const Error&) const = default;
    };
    enum class Verdict { Matches, Differs, TooComplex };

    static constexpr qsizetype maxLength = 512;

    [[nodiscard]] static std::variant<Pattern, Error> parse(QStringView text);
    /** Matches the whole text. */
    [[nodiscard]] Verdict match(QStringView text) const;

private:
    friend class PatternCompiler;
    friend class PatternRun;

    /** The set of characters that matches at one position. */
    struct Set
    {
        struct Member
        {
            char32_t first = 0;
            char32_t last = 0;
        };
        struct Class
        {
            enum Kind { Letter, UpperCase, LowerCase, Mark, Number, Digit, Word, Space } kind{};
            bool negated = false;
        };
        QList<Member> members;
        QList<Class> classes;
        bool negated = false;
        bool anyCase = false;
        [[nodiscard]] bool has(char32_t c) const;
        [[nodiscard]] bool matches(char32_t c) const;
    };
    enum class Operation { MatchSet, Repeat, Split, Jump, Start, End, Boundary, LookAround, Done };
    struct Step
    {
        Operation operation{};
        qsizetype a =
            0; ///< MatchSet, Repeat: the set; Split: first choice; Jump: target; LookAround: the next step
        qsizetype b = 0;       ///< Split: second choice; Repeat: minimum
        qsizetype c = 0;       ///< Repeat: maximum
        bool negated = false;  ///< Boundary, LookAround
        bool backward = false; ///< MatchSet, Repeat
    };

    QList<Set> m_sets;
    QList<Step> m_steps;
};

/** Describes an error in a pattern and its position (from 1). */
[[nodiscard]] Message describe(const Pattern::Error& error);

/** Returns whether a `style.pattern` is usable: empty, or valid and at most 512 characters long. */
[[nodiscard]] bool isUsablePattern(const QString& pattern);
/** The fault of a `style.pattern`; empty = it is usable. */
[[nodiscard]] Message patternFault(const QString& pattern);
} // namespace ink::domain
