#pragma once

#include "app/base/message.h"
#include "app/domain/text/decimal.h"

#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <variant>

namespace ink::domain {

/**
 * A tag's `style.formula` (contract §4): `+ - * / ( )` and unary minus, `&` to join texts, the comparisons
 * `= <> < <= > >=`, numbers such as 12 or 1.19, texts in double quotes (two for one inside), tag names in
 * braces, and functions:
 *
 * - `sum`, `min`, `max`, and `round` (to whole numbers, or `round(x; places)`);
 * - `if(condition; value)` and `if(condition; value; otherwise)`, `and`, `or`, `not`;
 * - `days(end; start)`, the days from the start to the end.
 *
 * Arguments are separated by semicolons or commas. Names of tags and functions are case-insensitive.
 *
 * Limits for untrusted input: 1,000 characters, 32 nesting levels, 100 different names, and 4,000 characters
 * for each intermediate text.
 *
 * Types: a value is a number, a text or a date. Text that contains a number is converted where a number is
 * required. A date plus or minus whole days is a date, the difference of two dates a number of days. A
 * comparison yields 1 or 0; a condition is true if it isn't 0. Two values are compared as dates if one is a
 * date, as numbers if both are numeric, otherwise as text, with `=` and `<>` only. Values that can't be
 * compared are different. The branch not selected by `if` is not evaluated.
 *
 * Empty values: with `+ - * /` an empty value counts as 0 if the other one isn't empty; `sum`, `min` and
 * `max` ignore empty ones; an empty value only equals another empty one, and is false as a condition. If all
 * values that a formula refers to are empty, its result is empty, unless it contains a condition or a
 * comparison.
 */
class Formula final
{
public:
    /** The syntax errors of a formula. */
    enum class Fault {
        Empty,
        TooLong,
        TooDeep,
        TooManyNames,
        Unexpected,      ///< an unexpected character or word
        ValueExpected,   ///< a missing value, for example before an operator
        UnknownFunction, ///< a word that is not a known function
        Unclosed,        ///< an unmatched parenthesis
        UnclosedName,    ///< an unmatched brace
        EmptyName,
        BadNumber,    ///< 1.2.3, or a comma instead of the decimal point
        BadArguments, ///< a function with too few or too many arguments
        UnclosedText  ///< an unmatched quotation mark
    };
    struct Error
    {
        Fault fault{};
        qsizetype position = 0; ///< 0-based offset in UTF-16 code units
        qsizetype length = 0;   ///< length of the invalid part; 0 = something is missing here
        bool operator==(const Error&) const = default;
    };
    /** The reasons why there is no result. */
    enum class Problem {
        DivisionByZero,
        NoNumber,    ///< a value isn't a number
        TooLarge,    ///< more than 34 digits before the decimal point, a very long text, or a year outside 1
                     ///< to 9999
        BadPlaces,   ///< rounding to less than 0, more than 20, or a fractional number of places
        Missing,     ///< an unknown tag
        Cycle,       ///< depends on its own result
        SyntaxError, ///< a syntax error in the formula itself
        NoDate,      ///< a value isn't a date
        BadDays      ///< a date plus or minus a fraction of a day
    };
    struct Number
    {
        Decimal value;
        QString text; ///< as displayed by its tag; empty = in the format of `Decimal::toText`
    };
    struct Date
    {
        QDate day;      ///< null = an empty date
        QString format; ///< its format; empty = yyyy-MM-dd
    };
    /** std::monostate is the empty value; blank text and a null date are empty, too. */
    using Value = std::variant<std::monostate, Number, QString, Date, Problem>;

    static constexpr qsizetype maxLength = 1000;
    static constexpr int maxDepth = 32;
    static constexpr qsizetype maxNames = 100;
    static constexpr qsizetype maxTextLength = 4000;

    [[nodiscard]] static std::variant<Formula, Error> parse(const QString& text);

    /** The names that the formula refers to, each once, as first spelled. */
    [[nodiscard]] const QStringList& names() const { return m_names; }
    /** Evaluates the formula. Calls `valueOf` once for each name. */
    [[nodiscard]] Value evaluate(const std::function<Value(const QString& name)>& valueOf) const;

    /** Converts a value to a number. Returns the number, the empty value, or a problem. */
    [[nodiscard]] static Value toNumber(const Value& value);
    /** Converts a value to a date. Returns the date, the empty value, or a problem. */
    [[nodiscard]] static Value toDate(const Value& value);
    /** Converts a value to text. Returns the text or a problem. */
    [[nodiscard]] static Value toText(const Value& value);

    /** Returns `text` with names replaced (keys: trimmed, lower-case), even if the formula is invalid. */
    [[nodiscard]] static QString replaceNames(const QString& text, const QHash<QString, QString>& names);
    /** Returns `text` with the name `from` replaced, ignoring case, even if the formula is invalid. */
    [[nodiscard]] static QString replaceNames(const QString& text, const QString& from, const QString& to);
    /** Returns whether a tag with this name can be used in a formula. */
    [[nodiscard]] static bool isUsableName(const QString& name);

private:
    friend class FormulaParser;
    enum class Operation {
        Constant,
        Name,
        Negate,
        Add,
        Subtract,
        Multiply,
        Divide,
        Join,
        Equal,
        Differs,
        Less,
        AtMost,
        Greater,
        AtLeast,
        Sum,
        Min,
        Max,
        Round,
        If,
        And,
        Or,
        Not,
        Days
    };
    struct Step ///< a step of the stack machine
    {
        Operation operation{};
        Value constant;
        qsizetype count = 0; ///< the index of a name, or the number of operands
    };

    [[nodiscard]] static Value apply(Operation operation, const QList<Value>& values);
    [[nodiscard]] static Value compute(Operation operation, QList<Value> numbers);
    [[nodiscard]] static Value choose(Operation operation, const QList<Value>& values);
    [[nodiscard]] static Value compareValues(Operation operation, const Value& a, const Value& b);
    [[nodiscard]] static Value addDays(const Date& date, const Value& days, int sign);
    [[nodiscard]] static Value daysBetween(const Date& end, const Date& start);
    [[nodiscard]] static bool isEmpty(const Value& value);

    QList<Step> m_steps;
    QStringList m_names;
    bool m_hasCondition = false; ///< contains a condition or a comparison
};

/** Describes an error in a formula and its position (from 1). */
[[nodiscard]] Message describe(const Formula::Error& error);

} // namespace ink::domain
