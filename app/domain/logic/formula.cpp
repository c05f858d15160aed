#include "app/domain/logic/formula.h"

#include "app/domain/logic/reasons.h"
#include "app/domain/text/characters.h"
#include "app/domain/text/datetext.h"
#include "app/domain/text/numbertext.h"

#include <algorithm>

namespace ink::domain {

namespace {

constexpr int maxRoundPlaces = 20;
constexpr int maxDayDigits = 7; ///< the years 1 to 9999 have about 3.7 million days

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

/** A value as a number, or nothing if it isn't one, without reporting a problem. */
std::optional<Decimal> numberIn(const Formula::Value& value)
{
    if (const auto* number = std::get_if<Formula::Number>(&value)) return number->value;
    const auto* text = std::get_if<QString>(&value);
    return text ? toDecimal(*text) : std::nullopt;
}

/** A value as a day, invalid if it isn't one; text may use the format of the date that it is compared
 * with. */
QDate dayOfValue(const Formula::Value& value, const QString& form)
{
    if (const auto* date = std::get_if<Formula::Date>(&value)) return date->day;
    const auto* text = std::get_if<QString>(&value);
    return text ? DateFormat(form).parse(*text).value_or(QDate()) : QDate();
}

/** Compares two values that are not empty: negative, 0 or positive; nothing if they can't be compared. */
std::optional<int> orderOf(const Formula::Value& a, const Formula::Value& b)
{
    const auto* text = std::get_if<QString>(&a);
    const auto* other = std::get_if<QString>(&b);
    if (text && other && isSameText(*text, *other)) return 0;
    const auto* date = std::get_if<Formula::Date>(&a);
    const auto* otherDate = std::get_if<Formula::Date>(&b);
    if (date || otherDate) {
        const QDate one = dayOfValue(a, otherDate ? otherDate->format : QString());
        const QDate two = dayOfValue(b, date ? date->format : QString());
        if (!one.isValid() || !two.isValid()) return std::nullopt;
        return one < two ? -1 : one > two ? 1 : 0;
    }
    const auto one = numberIn(a);
    const auto two = numberIn(b);
    return one && two ? std::optional(one->compare(*two)) : std::nullopt;
}

bool isSpace(QChar c)
{
    return isWhiteSpace(c.unicode());
}

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

bool isLetter(QChar c)
{
    const char16_t unit = c.unicode();
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') || unit >= 0x80;
}

} // namespace

/** Recursive descent: comparison = join [(=|<>|<|…) join], join = sum {& sum}, sum = product {(+|-) product},
 * product = factor {(*|/) factor}. */
class FormulaParser final
{
public:
    explicit FormulaParser(const QString& text) : m_text(text) {}

    std::variant<Formula, Formula::Error> run()
    {
        if (m_text.size() > Formula::maxLength)
            fail(Fault::TooLong, Formula::maxLength, m_text.size() - Formula::maxLength);
        skipSpaces();
        if (!m_error && atEnd()) fail(Fault::Empty, m_at, 0);
        if (!m_error) comparison(0);
        if (!m_error && !atEnd())
            failHere(m_text.at(m_at) == QLatin1Char(')') ? Fault::Unclosed : Fault::Unexpected);
        if (m_error) return *m_error;
        return m_formula;
    }

private:
    using Fault = Formula::Fault;
    using Operation = Formula::Operation;

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }

    void skipSpaces()
    {
        while (!atEnd() && isSpace(m_text.at(m_at)))
            ++m_at;
    }

    void fail(Fault fault, qsizetype position, qsizetype length)
    {
        if (!m_error) m_error = Formula::Error{fault, position, length};
    }

    /** Reports a fault at the next character, or at the end. */
    void failHere(Fault fault)
    {
        qsizetype length = atEnd() ? 0 : 1;
        if (!atEnd() && isLetter(m_text.at(m_at))) length = word().size();
        fail(fault, m_at, length);
    }

    [[nodiscard]] QStringView word() const
    {
        qsizetype end = m_at;
        while (end < m_text.size() && isLetter(m_text.at(end)))
            ++end;
        return QStringView(m_text).mid(m_at, end - m_at);
    }

    bool take(QLatin1StringView wanted)
    {
        if (m_error || !QStringView(m_text).sliced(m_at).startsWith(wanted)) return false;
        m_at += wanted.size();
        skipSpaces();
        return true;
    }
    bool take(char wanted) { return take(QLatin1StringView(&wanted, 1)); }

    void push(Operation operation, qsizetype count = 2, const Formula::Value& constant = {})
    {
        m_formula.m_steps.append({operation, constant, count});
    }

    void comparison(int depth)
    {
        join(depth);
        static constexpr std::pair<const char*, Operation> signs[] = {
            {"<>", Operation::Differs}, {"<=", Operation::AtMost}, {">=", Operation::AtLeast},
            {"=", Operation::Equal},    {"<", Operation::Less},    {">", Operation::Greater}};
        for (const auto& [sign, operation] : signs) {
            if (!take(QLatin1StringView(sign))) continue;
            m_formula.m_hasCondition = true;
            join(depth);
            return push(operation);
        }
    }

    void join(int depth)
    {
        sum(depth);
        while (take('&')) {
            sum(depth);
            push(Operation::Join);
        }
    }

    void sum(int depth)
    {
        product(depth);
        while (!m_error) {
            const bool plus = take('+');
            if (!plus && !take('-')) return;
            product(depth);
            push(plus ? Operation::Add : Operation::Subtract);
        }
    }

    void product(int depth)
    {
        factor(depth);
        while (!m_error) {
            const bool times = take('*');
            if (!times && !take('/')) return;
            factor(depth);
            push(times ? Operation::Multiply : Operation::Divide);
        }
    }

    void factor(int depth)
    {
        if (m_error) return;
        if (depth >= Formula::maxDepth) return failHere(Fault::TooDeep);
        if (atEnd()) return failHere(Fault::ValueExpected);
        const qsizetype start = m_at;
        const QChar c = m_text.at(m_at);
        if (take('-')) {
            factor(depth + 1);
            push(Operation::Negate, 1);
        } else if (take('(')) {
            comparison(depth + 1);
            close(start);
        } else if (c == QLatin1Char('{')) {
            name();
        } else if (isDigit(c)) {
            number();
        } else if (c == QLatin1Char('"')) {
            quoted();
        } else if (isLetter(c)) {
            function(depth);
        } else {
            const bool known = QStringView(u"+*/),;&=<>").contains(c);
            failHere(known ? Fault::ValueExpected : Fault::Unexpected);
        }
    }

    /** Expects the end of the parenthesis opened at `start`. */
    void close(qsizetype start)
    {
        if (m_error || take(')')) return;
        if (atEnd())
            fail(Fault::Unclosed, start, 1);
        else
            failHere(Fault::Unexpected);
    }

    void name()
    {
        const qsizetype end = m_text.indexOf(QLatin1Char('}'), m_at);
        const qsizetype again = m_text.indexOf(QLatin1Char('{'), m_at + 1);
        if (end < 0 || (again >= 0 && again < end)) return fail(Fault::UnclosedName, m_at, 1);
        const QString called = withoutBlanks(QStringView(m_text).sliced(m_at + 1, end - m_at - 1)).toString();
        if (called.isEmpty()) return fail(Fault::EmptyName, m_at, end + 1 - m_at);
        const auto known =
            std::find_if(m_formula.m_names.begin(), m_formula.m_names.end(),
                         [&](const QString& each) { return nameKey(each) == nameKey(called); });
        push(Operation::Name, known - m_formula.m_names.begin());
        if (known == m_formula.m_names.end()) m_formula.m_names.append(called);
        if (m_formula.m_names.size() > Formula::maxNames)
            return fail(Fault::TooManyNames, m_at, end + 1 - m_at);
        m_at = end + 1;
        skipSpaces();
    }

    void number()
    {
        qsizetype end = m_at;
        while (end < m_text.size() && (isDigit(m_text.at(end)) || m_text.at(end) == QLatin1Char('.')))
            ++end;
        const auto value = Decimal::fromText(QStringView(m_text).mid(m_at, end - m_at));
        // Outside a function, a comma can only be meant as a decimal separator, which must be a point.
        const bool comma = m_functions == 0 && end < m_text.size() && m_text.at(end) == QLatin1Char(',');
        if (!value || comma) return fail(Fault::BadNumber, m_at, end - m_at + (comma ? 1 : 0));
        push(Operation::Constant, 0, Formula::Number{*value, {}});
        m_at = end;
        skipSpaces();
    }

    void quoted()
    {
        const qsizetype start = m_at;
        qsizetype end = m_text.indexOf(QLatin1Char('"'), m_at + 1);
        while (end >= 0 && end + 1 < m_text.size() && m_text.at(end + 1) == QLatin1Char('"'))
            end = m_text.indexOf(QLatin1Char('"'), end + 2);
        if (end < 0) return fail(Fault::UnclosedText, start, 1);
        QString words = m_text.sliced(start + 1, end - start - 1);
        push(Operation::Constant, 0, words.replace(QStringLiteral("\"\""), QStringLiteral("\"")));
        m_at = end + 1;
        skipSpaces();
    }

    void function(int depth)
    {
        struct Known
        {
            const char* name;
            Operation operation;
            qsizetype min;
            qsizetype max;
        };
        static constexpr Known functions[] = {{"sum", Operation::Sum, 1, Formula::maxLength},
                                              {"min", Operation::Min, 1, Formula::maxLength},
                                              {"max", Operation::Max, 1, Formula::maxLength},
                                              {"round", Operation::Round, 1, 2},
                                              {"if", Operation::If, 2, 3},
                                              {"and", Operation::And, 1, Formula::maxLength},
                                              {"or", Operation::Or, 1, Formula::maxLength},
                                              {"not", Operation::Not, 1, 1},
                                              {"days", Operation::Days, 2, 2}};
        const QString called = word().toString().toLower();
        const qsizetype start = m_at;
        const auto* known = std::find_if(std::begin(functions), std::end(functions), [&](const Known& each) {
            return called == QLatin1StringView(each.name);
        });
        if (known == std::end(functions)) return fail(Fault::UnknownFunction, start, called.size());
        m_at += called.size();
        skipSpaces();
        const qsizetype opened = m_at;
        if (!take('(')) return failHere(Fault::Unexpected);
        ++m_functions;
        qsizetype count = 0;
        do {
            comparison(depth + 1);
            ++count;
        } while (take(',') || take(';'));
        --m_functions;
        close(opened);
        if (count < known->min || count > known->max) fail(Fault::BadArguments, start, called.size());
        m_formula.m_hasCondition = m_formula.m_hasCondition ||
                                   (known->operation >= Operation::If && known->operation <= Operation::Not);
        push(known->operation, count);
    }

    const QString& m_text;
    qsizetype m_at = 0;
    int m_functions = 0; ///< nesting depth of open functions
    Formula m_formula;
    std::optional<Formula::Error> m_error;
};

std::variant<Formula, Formula::Error> Formula::parse(const QString& text)
{
    return FormulaParser(text).run();
}

QString Formula::replaceNames(const QString& text, const QHash<QString, QString>& names)
{
    QString changed;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype start = text.indexOf(QLatin1Char('{'), at);
        const qsizetype quote = text.indexOf(QLatin1Char('"'), at);
        if (quote >= 0 && quote < start) { // braces in text are not names
            const qsizetype closed = text.indexOf(QLatin1Char('"'), quote + 1);
            if (closed < 0) break;
            changed += QStringView(text).sliced(at, closed + 1 - at);
            at = closed + 1;
            continue;
        }
        const qsizetype end = start < 0 ? -1 : text.indexOf(QLatin1Char('}'), start);
        if (end < 0) break;
        const QString name = text.mid(start + 1, end - start - 1);
        changed += QStringView(text).mid(at, start + 1 - at);
        changed += names.value(nameKey(name), name);
        changed += QLatin1Char('}');
        at = end + 1;
    }
    return changed + text.mid(at);
}

QString Formula::replaceNames(const QString& text, const QString& from, const QString& to)
{
    return replaceNames(text, {{nameKey(from), to}});
}

bool Formula::isUsableName(const QString& name)
{
    return !isBlankText(name) && !name.contains(QLatin1Char('{')) && !name.contains(QLatin1Char('}'));
}

bool Formula::isEmpty(const Value& value)
{
    if (const auto* text = std::get_if<QString>(&value)) return isBlankText(*text);
    if (const auto* date = std::get_if<Date>(&value)) return !date->day.isValid();
    return std::holds_alternative<std::monostate>(value);
}

Formula::Value Formula::toNumber(const Value& value)
{
    if (problemIn(value)) return value;
    if (isEmpty(value)) return {};
    if (std::holds_alternative<Number>(value)) return value;
    const auto number = numberIn(value);
    return number ? Value(Number{*number, {}}) : Value(Problem::NoNumber);
}

Formula::Value Formula::toDate(const Value& value)
{
    if (problemIn(value)) return value;
    if (isEmpty(value)) return Date{};
    if (std::holds_alternative<Date>(value)) return value;
    const QDate day = dayOfValue(value, {});
    return day.isValid() ? Value(Date{day, {}}) : Value(Problem::NoDate);
}

Formula::Value Formula::toText(const Value& value)
{
    if (problemIn(value) || std::holds_alternative<QString>(value)) return value;
    if (isEmpty(value)) return QString();
    if (const auto* date = std::get_if<Date>(&value)) return DateFormat(date->format).format(date->day);
    const Number& number = std::get<Number>(value);
    if (!number.text.isEmpty()) return number.text;
    if (number.value.magnitude() > Decimal::precision) return Problem::TooLarge;
    return number.value.toText();
}

/** The result of `if`, `and`, `or` and `not`; an unselected value may be a problem. */
Formula::Value Formula::choose(Operation operation, const QList<Value>& values)
{
    for (qsizetype i = 0; i < values.size(); ++i) {
        const Value condition = toNumber(values.at(i));
        if (problemIn(condition)) return condition;
        const auto* number = std::get_if<Number>(&condition);
        const bool isTrue = number && !number->value.isZero();
        if (operation == Operation::If) return values.value(isTrue ? 1 : 2);
        if (operation == Operation::Not) return flag(!isTrue);
        if (isTrue == (operation == Operation::Or)) return flag(isTrue);
    }
    return flag(operation == Operation::And);
}

Formula::Value Formula::compareValues(Operation operation, const Value& a, const Value& b)
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

/** Returns the date plus `sign` times a number of days, or a problem. */
Formula::Value Formula::addDays(const Date& date, const Value& days, int sign)
{
    const Value number = toNumber(days);
    if (problemIn(number)) return number;
    if (isEmpty(number)) return date;
    const Decimal& count = std::get<Number>(number).value;
    if (count.compare(count.rounded(0)) != 0) return Problem::BadDays;
    if (count.magnitude() > maxDayDigits) return Problem::TooLarge;
    if (!date.day.isValid()) return date;
    const QDate day = date.day.addDays(sign * count.toText(0).toLongLong());
    return day < firstFormulaDay || day > lastFormulaDay ? Value(Problem::TooLarge)
                                                         : Value(Date{day, date.format});
}

Formula::Value Formula::daysBetween(const Date& end, const Date& start)
{
    if (!end.day.isValid() || !start.day.isValid()) return {};
    return Number{Decimal(static_cast<int>(start.day.daysTo(end.day))), {}};
}

Formula::Value Formula::apply(Operation operation, const QList<Value>& values)
{
    if (operation >= Operation::If && operation <= Operation::Not) return choose(operation, values);
    for (const Value& value : values)
        if (problemIn(value)) return value;
    if (operation >= Operation::Equal && operation <= Operation::AtLeast)
        return compareValues(operation, values.at(0), values.at(1));
    if (operation == Operation::Join) {
        QString joined;
        for (const Value& value : values) {
            const Value text = toText(value);
            if (problemIn(text)) return text;
            joined += std::get<QString>(text);
        }
        return joined.size() > maxTextLength ? Value(Problem::TooLarge) : Value(joined);
    }
    if (operation == Operation::Days) {
        const Value end = toDate(values.at(0));
        if (problemIn(end)) return end;
        const Value start = toDate(values.at(1));
        if (problemIn(start)) return start;
        return daysBetween(std::get<Date>(end), std::get<Date>(start));
    }
    if (operation == Operation::Add || operation == Operation::Subtract) {
        const auto* a = std::get_if<Date>(&values.at(0));
        const auto* b = std::get_if<Date>(&values.at(1));
        if (a && b && operation == Operation::Subtract) return daysBetween(*a, *b);
        if (a && !b) return addDays(*a, values.at(1), operation == Operation::Add ? 1 : -1);
        if (b && !a && operation == Operation::Add) return addDays(*b, values.at(0), 1);
    }
    QList<Value> numbers;
    for (const Value& value : values) {
        numbers.append(toNumber(value));
        if (problemIn(numbers.constLast())) return numbers.constLast();
    }
    return compute(operation, numbers);
}

/** The result of an operation on numbers and empty values. */
Formula::Value Formula::compute(Operation operation, QList<Value> numbers)
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
    if (!m_hasCondition && !named.isEmpty() && std::all_of(named.begin(), named.end(), isEmpty)) return {};
    QList<Value> stack;
    for (const Step& step : m_steps) {
        if (step.operation == Operation::Constant) {
            stack.append(step.constant);
        } else if (step.operation == Operation::Name) {
            stack.append(named.at(step.count));
        } else {
            Value result = apply(step.operation, stack.last(step.count));
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

Message describe(const Formula::Error& error)
{
    using Fault = Formula::Fault;
    const qint64 at = error.position + 1;
    switch (error.fault) {
    case Fault::Empty:
        return reasons::formulaEmpty();
    case Fault::TooLong:
        return reasons::formulaTooLong(Formula::maxLength);
    case Fault::TooDeep:
        return reasons::formulaTooDeep(at);
    case Fault::TooManyNames:
        return reasons::formulaNamesTooMany(Formula::maxNames);
    case Fault::Unexpected:
        return reasons::formulaUnexpected(at);
    case Fault::ValueExpected:
        return reasons::formulaValueMissing(at);
    case Fault::UnknownFunction:
        return reasons::formulaUnknownFunction(at);
    case Fault::Unclosed:
        return reasons::formulaParenthesisUnmatched(at);
    case Fault::UnclosedName:
        return reasons::formulaBraceUnmatched(at);
    case Fault::EmptyName:
        return reasons::formulaNameMissing(at);
    case Fault::BadNumber:
        return reasons::formulaNumberUnreadable(at);
    case Fault::BadArguments:
        return reasons::formulaValueCountWrong(at);
    case Fault::UnclosedText:
        return reasons::formulaQuotationUnmatched(at);
    }
    return {};
}

} // namespace ink::domain
