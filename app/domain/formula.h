#pragma once

#include "app/domain/decimal.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <variant>

namespace ink::domain {

/**
 * A tag's `style.formula` (contract §4): `+ - * / ( )` and unary minus, numbers such as 12 or 1.19, tag names
 * in braces, and the functions `sum`, `min`, `max` and `round` (to whole numbers, or `round(x, places)`).
 * Names of tags and functions are read without regard to case.
 *
 * Written by strangers: at most 1,000 characters, 32 levels deep, 100 different names.
 *
 * Empty values: with `+ - * /` an empty value counts as 0 beside one that is there; `sum`, `min` and `max`
 * leave empty ones out. When all values that a formula names are empty, its result is empty.
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
        UnknownFunction, ///< a word that is not sum, min, max or round
        Unclosed,        ///< a parenthesis without its other half
        UnclosedName,    ///< a brace without its other half
        EmptyName,
        BadNumber,   ///< 1.2.3, or a comma for the point
        BadArguments ///< round takes one or two
    };
    struct Error
    {
        Fault fault{};
        qsizetype position = 0; ///< 0-based, in UTF-16 units
        qsizetype length = 0;   ///< of what is wrong; 0 = something is missing there
        bool operator==(const Error&) const = default;
    };
    /** Why there is no result. */
    enum class Problem {
        DivisionByZero,
        NoNumber,  ///< a value is something else than a number
        TooLarge,  ///< more than 34 digits before the point
        BadPlaces, ///< round to less than 0 or more than 20 places, or to half a place
        Missing,   ///< a name that belongs to no tag
        Cycle,     ///< it would need its own result
        Unreadable ///< the formula itself
    };
    /** Nothing = empty. */
    using Value = std::variant<std::monostate, Decimal, Problem>;

    static constexpr qsizetype maxLength = 1000;
    static constexpr int maxDepth = 32;
    static constexpr qsizetype maxNames = 100;

    [[nodiscard]] static std::variant<Formula, Error> parse(const QString& text);

    /** The names in it, each once, as first written. */
    [[nodiscard]] const QStringList& names() const { return m_names; }
    /** The result, with the value of each name asked for once. */
    [[nodiscard]] Value evaluate(const std::function<Value(const QString& name)>& valueOf) const;

    /** `text` with names (by their trimmed lower case) written as these; a text that cannot be read too. */
    [[nodiscard]] static QString renamed(const QString& text, const QHash<QString, QString>& names);
    /** The same for one name, without regard to case. */
    [[nodiscard]] static QString renamed(const QString& text, const QString& from, const QString& to);
    /** Whether a tag of this name can stand in a formula. */
    [[nodiscard]] static bool canName(const QString& name);

private:
    friend class FormulaParser;
    enum class Operation { Number, Name, Negate, Add, Subtract, Multiply, Divide, Sum, Min, Max, Round };
    struct Step ///< of a calculation with a stack
    {
        Operation operation{};
        Decimal number;
        qsizetype count = 0; ///< a name's index, or how many values a function takes
    };

    [[nodiscard]] static Value applied(Operation operation, QList<Value> values);

    QList<Step> m_steps;
    QStringList m_names;
};

/** What is wrong, to follow "The formula": "has an unknown function at character 4". English, for the wire.
 */
[[nodiscard]] QString describe(const Formula::Error& error);

} // namespace ink::domain
