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
 * A tag's `style.pattern`: a regular expression for the whole text, in a dialect of our own that does not
 * hang on a library and its version. The signing page has the same one (`pattern.js`), and both are held to
 * tests/golden/rules.json.
 *
 * - Known: `.` `|` `( )` `(?: )` `(?<name> )`, sets with ranges and `[:alpha:]`, `* + ? {n} {n,} {n,m}` (also
 *   lazy, which makes no difference to a whole text), `^ $ \b \B`, looking ahead and behind, `(?i)` at the
 * start and `(?i: )`, `\t \n \r \f \v \0 \xHH \x{H} \uHHHH \u{H} \cX`.
 * - `\d` is 0 to 9. `\w` is a letter, mark or number of any script, or `_`, so that names with umlauts match.
 *   `\s` is white space (characters.h). `\p{L}`, `\p{Lu}`, `\p{Ll}`, `\p{M}`, `\p{N}` and `\p{Nd}` are known
 * by these names and their long ones. `.` is all but line ends. A character is a code point.
 * - Refused with the place: back references, atomic groups and possessive quantifiers, recursion, comments,
 * other options and properties, `{,n}`, and escapes of letters that mean nothing here.
 *
 * Matching never runs away: no state is visited twice, and a text that would cost too many steps is not
 * judged.
 */
class Pattern final
{
public:
    /** Why a text is no pattern. */
    enum class Fault {
        TooLong,     ///< more than maxLength characters
        TooLarge,    ///< its counts make too much of it
        Unsupported, ///< a part that is not known here
        Unclosed,    ///< a parenthesis, set or brace without its end
        Unmatched,   ///< a closing parenthesis without its beginning
        NothingToRepeat,
        BadCount, ///< {3,1}, {,3}
        BadRange, ///< [z-a]
        BadEscape
    };
    struct Error
    {
        Fault fault{};
        qsizetype position = 0; ///< 0-based, in code points
        QString part;           ///< the character there
        bool operator==(const Error&) const = default;
    };
    enum class Verdict { Matches, Differs, TooHard };

    static constexpr qsizetype maxLength = 512;

    [[nodiscard]] static std::variant<Pattern, Error> parse(QStringView text);
    /** Whether the whole text matches. */
    [[nodiscard]] Verdict match(QStringView text) const;

private:
    friend class PatternCompiler;
    friend class PatternRun;

    /** The set of characters that matches at one place. */
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
        [[nodiscard]] bool takes(char32_t c) const;
    };
    enum class Operation { Take, Repeat, Split, Jump, Start, End, Boundary, Look, Done };
    struct Step
    {
        Operation operation{};
        qsizetype a = 0;      ///< Take, Repeat: the set; Split: first choice; Jump: where to; Look: behind it
        qsizetype b = 0;      ///< Split: second choice; Repeat: at least
        qsizetype c = 0;      ///< Repeat: at most
        bool negated = false; ///< Boundary, Look
        bool backward = false; ///< Take, Repeat
    };

    QList<Set> m_sets;
    QList<Step> m_steps;
};

/** What is wrong with a pattern, and at which character (from 1). */
[[nodiscard]] Message describe(const Pattern::Error& error);

/** Returns whether a `style.pattern` can be used: at most 512 characters and a valid regular expression
 * (pattern.h).
 */
[[nodiscard]] bool isUsablePattern(const QString& pattern);
/** What is wrong with a `style.pattern`; empty = it can be used. */
[[nodiscard]] Message patternFault(const QString& pattern);
} // namespace ink::domain
