// The values that formulas compute with, and their operations.
#include "app/domain/characters.h"
#include "app/domain/datetext.h"
#include "app/domain/formula.h"
#include "app/domain/numbertext.h"

#include <algorithm>

namespace ink::domain {

namespace {

constexpr int maxRoundPlaces = 20;
constexpr int maxDayDigits = 7; ///< from year 1 to year 9999 there are some 3.7 million days

const QDate firstFormulaDay(1, 1, 1);
const QDate lastFormulaDay(9999, 12, 31);

Formula::Value flag(bool is)
{
    return Formula::Number{Decimal(is ? 1 : 0), {}};
}

const Formula::Problem* problemIn(const Formula::Value& value)
{
    return std::get_if<Formula::Problem>(&value);
}

/** The number that a value says, without a complaint when it says none. */
std::optional<Decimal> numberIn(const Formula::Value& value)
{
    if (const auto* number = std::get_if<Formula::Number>(&value)) return number->value;
    const auto* text = std::get_if<QString>(&value);
    return text ? decimalIn(*text) : std::nullopt;
}

/** The day that a value says; a text may be in the form of the date beside it. */
QDate dayIn(const Formula::Value& value, const QString& form)
{
    if (const auto* date = std::get_if<Formula::Date>(&value)) return date->day;
    const auto* text = std::get_if<QString>(&value);
    return text ? DateForm(form).read(*text).value_or(QDate()) : QDate();
}

/** Below 0, 0 or above it; nothing when two values can't be compared. Neither is empty. */
std::optional<int> orderOf(const Formula::Value& a, const Formula::Value& b)
{
    const auto* text = std::get_if<QString>(&a);
    const auto* other = std::get_if<QString>(&b);
    if (text && other && isSameText(*text, *other)) return 0;
    const auto* date = std::get_if<Formula::Date>(&a);
    const auto* otherDate = std::get_if<Formula::Date>(&b);
    if (date || otherDate) {
        const QDate one = dayIn(a, otherDate ? otherDate->form : QString());
        const QDate two = dayIn(b, date ? date->form : QString());
        if (!one.isValid() || !two.isValid()) return std::nullopt;
        return one < two ? -1 : one > two ? 1 : 0;
    }
    const auto one = numberIn(a);
    const auto two = numberIn(b);
    return one && two ? std::optional(one->compare(*two)) : std::nullopt;
}

} // namespace

bool Formula::isEmpty(const Value& value)
{
    if (const auto* text = std::get_if<QString>(&value)) return isBlankText(*text);
    if (const auto* date = std::get_if<Date>(&value)) return !date->day.isValid();
    return std::holds_alternative<std::monostate>(value);
}

Formula::Value Formula::asNumber(const Value& value)
{
    if (problemIn(value)) return value;
    if (isEmpty(value)) return {};
    if (std::holds_alternative<Number>(value)) return value;
    const auto number = numberIn(value);
    return number ? Value(Number{*number, {}}) : Value(Problem::NoNumber);
}

Formula::Value Formula::asDate(const Value& value)
{
    if (problemIn(value)) return value;
    if (isEmpty(value)) return Date{};
    if (std::holds_alternative<Date>(value)) return value;
    const QDate day = dayIn(value, {});
    return day.isValid() ? Value(Date{day, {}}) : Value(Problem::NoDate);
}

Formula::Value Formula::asText(const Value& value)
{
    if (problemIn(value) || std::holds_alternative<QString>(value)) return value;
    if (isEmpty(value)) return QString();
    if (const auto* date = std::get_if<Date>(&value)) return DateForm(date->form).write(date->day);
    const Number& number = std::get<Number>(value);
    if (!number.text.isEmpty()) return number.text;
    if (number.value.magnitude() > Decimal::precision) return Problem::TooLarge;
    return number.value.toText();
}

/** What `if`, `and`, `or` and `not` make; a value that isn't chosen may be a problem. */
Formula::Value Formula::chosen(Operation operation, const QList<Value>& values)
{
    for (qsizetype i = 0; i < values.size(); ++i) {
        const Value condition = asNumber(values.at(i));
        if (problemIn(condition)) return condition;
        const auto* number = std::get_if<Number>(&condition);
        const bool isTrue = number && !number->value.isZero();
        if (operation == Operation::If) return values.value(isTrue ? 1 : 2);
        if (operation == Operation::Not) return flag(!isTrue);
        if (isTrue == (operation == Operation::Or)) return flag(isTrue);
    }
    return flag(operation == Operation::And);
}

Formula::Value Formula::compared(Operation operation, const Value& a, const Value& b)
{
    std::optional<int> order;
    if (!isEmpty(a) && !isEmpty(b))
        order = orderOf(a, b);
    else if (isEmpty(a) && isEmpty(b))
        order = 0;
    switch (operation) {
    case Operation::Equal:
        return flag(order == 0);
    case Operation::Differs:
        return flag(order != 0);
    case Operation::Less:
        return flag(order && *order < 0);
    case Operation::AtMost:
        return flag(order && *order <= 0);
    case Operation::Greater:
        return flag(order && *order > 0);
    default:
        return flag(order && *order >= 0);
    }
}

/** A date so many days later, or earlier. */
Formula::Value Formula::moved(const Date& date, const Value& days, int sign)
{
    const Value number = asNumber(days);
    if (problemIn(number)) return number;
    if (isEmpty(number)) return date;
    const Decimal& count = std::get<Number>(number).value;
    if (count.compare(count.rounded(0)) != 0) return Problem::BadDays;
    if (count.magnitude() > maxDayDigits) return Problem::TooLarge;
    if (!date.day.isValid()) return date;
    const QDate day = date.day.addDays(sign * count.toText(0).toLongLong());
    return day < firstFormulaDay || day > lastFormulaDay ? Value(Problem::TooLarge)
                                                         : Value(Date{day, date.form});
}

Formula::Value Formula::daysBetween(const Date& end, const Date& start)
{
    if (!end.day.isValid() || !start.day.isValid()) return {};
    return Number{Decimal(static_cast<int>(start.day.daysTo(end.day))), {}};
}

Formula::Value Formula::applied(Operation operation, const QList<Value>& values)
{
    if (operation >= Operation::If && operation <= Operation::Not) return chosen(operation, values);
    for (const Value& value : values)
        if (problemIn(value)) return value;
    if (operation >= Operation::Equal && operation <= Operation::AtLeast)
        return compared(operation, values.at(0), values.at(1));
    if (operation == Operation::Join) {
        QString joined;
        for (const Value& value : values) {
            const Value text = asText(value);
            if (problemIn(text)) return text;
            joined += std::get<QString>(text);
        }
        return joined.size() > maxText ? Value(Problem::TooLarge) : Value(joined);
    }
    if (operation == Operation::Days) {
        const Value end = asDate(values.at(0));
        if (problemIn(end)) return end;
        const Value start = asDate(values.at(1));
        if (problemIn(start)) return start;
        return daysBetween(std::get<Date>(end), std::get<Date>(start));
    }
    if (operation == Operation::Add || operation == Operation::Subtract) {
        const auto* a = std::get_if<Date>(&values.at(0));
        const auto* b = std::get_if<Date>(&values.at(1));
        if (a && b && operation == Operation::Subtract) return daysBetween(*a, *b);
        if (a && !b) return moved(*a, values.at(1), operation == Operation::Add ? 1 : -1);
        if (b && !a && operation == Operation::Add) return moved(*b, values.at(0), 1);
    }
    QList<Value> numbers;
    for (const Value& value : values) {
        numbers.append(asNumber(value));
        if (problemIn(numbers.constLast())) return numbers.constLast();
    }
    return computed(operation, numbers);
}

/** Of numbers and empty values. */
Formula::Value Formula::computed(Operation operation, QList<Value> numbers)
{
    const auto numberAt = [&](qsizetype index) {
        const auto* number = std::get_if<Number>(&numbers.at(index));
        return number ? number->value : Decimal();
    };
    if (operation == Operation::Sum || operation == Operation::Min || operation == Operation::Max)
        numbers.removeIf(isEmpty);
    if (std::all_of(numbers.begin(), numbers.end(), isEmpty)) return {};
    Decimal result = numberAt(0);
    switch (operation) {
    case Operation::Negate:
        result = result.negated();
        break;
    case Operation::Add:
        result = result + numberAt(1);
        break;
    case Operation::Subtract:
        result = result - numberAt(1);
        break;
    case Operation::Multiply:
        result = result * numberAt(1);
        break;
    case Operation::Divide: {
        const auto quotient = result.dividedBy(numberAt(1));
        if (!quotient) return Problem::DivisionByZero;
        result = *quotient;
        break;
    }
    case Operation::Sum:
        for (qsizetype i = 1; i < numbers.size(); ++i)
            result = result + numberAt(i);
        break;
    case Operation::Min:
    case Operation::Max:
        for (qsizetype i = 1; i < numbers.size(); ++i) {
            const int order = numberAt(i).compare(result);
            if (operation == Operation::Min ? order < 0 : order > 0) result = numberAt(i);
        }
        break;
    case Operation::Round: {
        if (isEmpty(numbers.at(0))) return {};
        const Decimal places = numbers.size() > 1 ? numberAt(1) : Decimal();
        bool isWhole = false;
        const int wanted = places.magnitude() <= 2 ? places.toText().toInt(&isWhole) : -1;
        if (!isWhole || wanted < 0 || wanted > maxRoundPlaces) return Problem::BadPlaces;
        result = result.rounded(wanted);
        break;
    }
    default:
        break;
    }
    return Number{result, {}};
}

Formula::Value Formula::evaluate(const std::function<Value(const QString& name)>& valueOf) const
{
    QList<Value> named;
    for (const QString& name : m_names)
        named.append(valueOf(name));
    if (!m_asks && !named.isEmpty() && std::all_of(named.begin(), named.end(), isEmpty)) return {};
    QList<Value> stack;
    for (const Step& step : m_steps) {
        if (step.operation == Operation::Constant) {
            stack.append(step.constant);
        } else if (step.operation == Operation::Name) {
            stack.append(named.at(step.count));
        } else {
            Value result = applied(step.operation, stack.last(step.count));
            stack.resize(stack.size() - step.count);
            stack.append(std::move(result));
        }
    }
    const Value& result = stack.constFirst();
    if (const auto* number = std::get_if<Number>(&result);
        number && number->value.magnitude() > Decimal::precision)
        return Problem::TooLarge;
    return result;
}

} // namespace ink::domain
