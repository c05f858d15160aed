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
 * Arguments are separated by semicolons or commas. Names of tags and functions are read without regard to
 * case.
 *
 * Written by strangers: at most 1,000 characters, 32 levels deep, 100 different names, and no text of more
 * than 4,000 characters on the way.
 *
 * Types: a value is a number, a text or a date. Where a number is needed, a text that says one counts as it.
 * A date plus or minus whole days is a date, the difference of two dates a number of days. A comparison is 1
 * or 0; a condition is true when it isn't 0. Two values are compared as dates when one is a date, as numbers
 * when both say one, and as texts otherwise: only `=` and `<>` then. Values that can't be compared differ.
 * The branch that `if` doesn't choose is not computed.
 *
 * Empty values: with `+ - * /` an empty value counts as 0 beside one that is there; `sum`, `min` and `max`
 * leave empty ones out; it is equal to an empty value only, and false as a condition. When all values that a
 * formula names are empty, its result is empty, unless it has a condition or a comparison.
 */
class Formula final
{
public:
    /** Why a text is no formula. */
    enum class Fault {
        Empty,
        TooLong,
        TooDeep,
        TooManyNames,
        Unexpected,      ///< a character or word that belongs nowhere
        ValueExpected,   ///< an operator where a value should be
        UnknownFunction, ///< a word that is none of the functions
        Unclosed,        ///< a parenthesis without its other half
        UnclosedName,    ///< a brace without its other half
        EmptyName,
        BadNumber,    ///< 1.2.3, or a comma for the point
        BadArguments, ///< a function with too few or too many
        UnclosedText  ///< a quotation mark without its other half
    };
    struct Error
    {
        Fault fault{};
        qsizetype position = 0; ///< 0-based, in UTF-16 units
        qsizetype length = 0;   ///< characters at fault; 0 = something is missing there
        bool operator==(const Error&) const = default;
    };
    /** Why there is no result. */
    enum class Problem {
        DivisionByZero,
        NoNumber,   ///< a value is something else than a number
        TooLarge,   ///< more than 34 digits before the point, a very long text, a year after 9999
        BadPlaces,  ///< round to less than 0 or more than 20 places, or to half a place
        Missing,    ///< a name that belongs to no tag
        Cycle,      ///< it would need its own result
        Unreadable, ///< the formula itself
        NoDate,     ///< a value is something else than a date
        BadDays     ///< a date plus half a day
    };
    struct Number
    {
        Decimal value;
        QString text; ///< as its tag shows it; empty = as `Decimal::toText` writes it
    };
    struct Date
    {
        QDate day;    ///< null = a date that isn't filled in
        QString form; ///< that it is written in; empty = yyyy-MM-dd
    };
    /** Nothing = empty, as are a blank text and a null date. */
    using Value = std::variant<std::monostate, Number, QString, Date, Problem>;

    static constexpr qsizetype maxLength = 1000;
    static constexpr int maxDepth = 32;
    static constexpr qsizetype maxNames = 100;
    static constexpr qsizetype maxText = 4000;

    [[nodiscard]] static std::variant<Formula, Error> parse(const QString& text);

    /** The names in it, each once, as first written. */
    [[nodiscard]] const QStringList& names() const { return m_names; }
    /** The result, with the value of each name asked for once. */
    [[nodiscard]] Value evaluate(const std::function<Value(const QString& name)>& valueOf) const;

    /** A value as a number: that, empty or a problem. */
    [[nodiscard]] static Value asNumber(const Value& value);
    /** A value as a date: that, empty or a problem. */
    [[nodiscard]] static Value asDate(const Value& value);
    /** A value as a text: that or a problem. */
    [[nodiscard]] static Value asText(const Value& value);

    /** `text` with names (by their trimmed lower case) written as these; a text that cannot be read too. */
    [[nodiscard]] static QString renamed(const QString& text, const QHash<QString, QString>& names);
    /** The same for one name, without regard to case. */
    [[nodiscard]] static QString renamed(const QString& text, const QString& from, const QString& to);
    /** Returns whether a tag of this name can stand in a formula. */
    [[nodiscard]] static bool canName(const QString& name);

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
    struct Step ///< of a calculation with a stack
    {
        Operation operation{};
        Value constant;
        qsizetype count = 0; ///< a name's index, or how many values it takes
    };

    [[nodiscard]] static Value applied(Operation operation, const QList<Value>& values);
    [[nodiscard]] static Value computed(Operation operation, QList<Value> numbers);
    [[nodiscard]] static Value chosen(Operation operation, const QList<Value>& values);
    [[nodiscard]] static Value compared(Operation operation, const Value& a, const Value& b);
    [[nodiscard]] static Value moved(const Date& date, const Value& days, int sign);
    [[nodiscard]] static Value daysBetween(const Date& end, const Date& start);
    [[nodiscard]] static bool isEmpty(const Value& value);

    QList<Step> m_steps;
    QStringList m_names;
    bool m_asks = false; ///< has a condition or a comparison
};

/** What is wrong with a formula, and at which character (from 1). */
[[nodiscard]] Message describe(const Formula::Error& error);

} // namespace ink::domain
