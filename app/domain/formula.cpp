#include "app/domain/formula.h"

#include "app/domain/characters.h"

#include <algorithm>

namespace ink::domain {

namespace {

constexpr int maxRoundPlaces = 20;

bool isEmpty(const Formula::Value& value)
{
    return std::holds_alternative<std::monostate>(value);
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

/** Recursive descent: sum = product {(+|-) product}, product = factor {(*|/) factor}. */
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
        if (!m_error) sum(0);
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

    /** At the character that is read next, or behind the last. */
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

    bool take(char16_t wanted)
    {
        if (m_error || atEnd() || m_text.at(m_at) != QChar(wanted)) return false;
        ++m_at;
        skipSpaces();
        return true;
    }

    void push(Operation operation, qsizetype count = 0, const Decimal& number = {})
    {
        m_formula.m_steps.append({operation, number, count});
    }

    void sum(int depth)
    {
        product(depth);
        while (!m_error) {
            const bool plus = take(u'+');
            if (!plus && !take(u'-')) return;
            product(depth);
            push(plus ? Operation::Add : Operation::Subtract);
        }
    }

    void product(int depth)
    {
        factor(depth);
        while (!m_error) {
            const bool times = take(u'*');
            if (!times && !take(u'/')) return;
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
        if (take(u'-')) {
            factor(depth + 1);
            push(Operation::Negate);
        } else if (take(u'(')) {
            sum(depth + 1);
            close(start);
        } else if (c == QLatin1Char('{')) {
            name();
        } else if (isDigit(c)) {
            number();
        } else if (isLetter(c)) {
            function(depth);
        } else {
            const bool known = QStringView(u"+*/)").contains(c) || c == QLatin1Char(',');
            failHere(known ? Fault::ValueExpected : Fault::Unexpected);
        }
    }

    /** The parenthesis that was opened at `start`. */
    void close(qsizetype start)
    {
        if (m_error || take(u')')) return;
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
        // Outside a function a comma can only be meant as the point of a number.
        const bool comma = m_functions == 0 && end < m_text.size() && m_text.at(end) == QLatin1Char(',');
        if (!value || comma) return fail(Fault::BadNumber, m_at, end - m_at + (comma ? 1 : 0));
        push(Operation::Number, 0, *value);
        m_at = end;
        skipSpaces();
    }

    void function(int depth)
    {
        const QString called = word().toString().toLower();
        const qsizetype start = m_at;
        Operation operation = Operation::Sum;
        if (called == QLatin1StringView("min"))
            operation = Operation::Min;
        else if (called == QLatin1StringView("max"))
            operation = Operation::Max;
        else if (called == QLatin1StringView("round"))
            operation = Operation::Round;
        else if (called != QLatin1StringView("sum"))
            return fail(Fault::UnknownFunction, start, called.size());
        m_at += called.size();
        skipSpaces();
        const qsizetype opened = m_at;
        if (!take(u'(')) return failHere(Fault::Unexpected);
        ++m_functions;
        qsizetype count = 0;
        do {
            sum(depth + 1);
            ++count;
        } while (take(u','));
        --m_functions;
        close(opened);
        if (operation == Operation::Round && count > 2) fail(Fault::BadArguments, start, called.size());
        push(operation, count);
    }

    const QString& m_text;
    qsizetype m_at = 0;
    int m_functions = 0; ///< how many are open
    Formula m_formula;
    std::optional<Formula::Error> m_error;
};

std::variant<Formula, Formula::Error> Formula::parse(const QString& text)
{
    return FormulaParser(text).run();
}

Formula::Value Formula::applied(Operation operation, QList<Value> values)
{
    for (const Value& value : std::as_const(values))
        if (const auto* problem = std::get_if<Problem>(&value)) return *problem;
    const auto numberAt = [&](qsizetype index) {
        const auto* number = std::get_if<Decimal>(&values.at(index));
        return number ? *number : Decimal();
    };
    const bool gathers =
        operation == Operation::Sum || operation == Operation::Min || operation == Operation::Max;
    if (gathers) values.removeIf(isEmpty);
    if (std::all_of(values.begin(), values.end(), isEmpty)) return {};
    Decimal result = numberAt(0);
    switch (operation) {
    case Operation::Number:
    case Operation::Name:
        break;
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
        for (qsizetype i = 1; i < values.size(); ++i)
            result = result + numberAt(i);
        break;
    case Operation::Min:
    case Operation::Max:
        for (qsizetype i = 1; i < values.size(); ++i) {
            const int order = numberAt(i).compare(result);
            if (operation == Operation::Min ? order < 0 : order > 0) result = numberAt(i);
        }
        break;
    case Operation::Round: {
        if (isEmpty(values.at(0))) return {};
        const Decimal places = values.size() > 1 ? numberAt(1) : Decimal();
        bool isWhole = false;
        const int wanted = places.magnitude() <= 2 ? places.toText().toInt(&isWhole) : -1;
        if (!isWhole || wanted < 0 || wanted > maxRoundPlaces) return Problem::BadPlaces;
        result = result.rounded(wanted);
        break;
    }
    }
    return result;
}

Formula::Value Formula::evaluate(const std::function<Value(const QString& name)>& valueOf) const
{
    QList<Value> named;
    for (const QString& name : m_names) {
        named.append(valueOf(name));
        if (const auto* problem = std::get_if<Problem>(&named.constLast())) return *problem;
    }
    if (!named.isEmpty() && std::all_of(named.begin(), named.end(), isEmpty)) return {};
    QList<Value> stack;
    for (const Step& step : m_steps) {
        qsizetype count = 2;
        switch (step.operation) {
        case Operation::Number:
            stack.append(Value(step.number));
            continue;
        case Operation::Name:
            stack.append(named.at(step.count));
            continue;
        case Operation::Negate:
            count = 1;
            break;
        case Operation::Sum:
        case Operation::Min:
        case Operation::Max:
        case Operation::Round:
            count = step.count;
            break;
        case Operation::Add:
        case Operation::Subtract:
        case Operation::Multiply:
        case Operation::Divide:
            break;
        }
        Value result = applied(step.operation, stack.last(count));
        if (std::holds_alternative<Problem>(result)) return result;
        stack.resize(stack.size() - count);
        stack.append(std::move(result));
    }
    Value result = stack.constFirst();
    if (const auto* number = std::get_if<Decimal>(&result);
        number && number->magnitude() > Decimal::precision)
        return Problem::TooLarge;
    return result;
}

QString Formula::renamed(const QString& text, const QHash<QString, QString>& names)
{
    QString changed;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype start = text.indexOf(QLatin1Char('{'), at);
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

QString Formula::renamed(const QString& text, const QString& from, const QString& to)
{
    return renamed(text, {{nameKey(from), to}});
}

bool Formula::canName(const QString& name)
{
    return !isBlankText(name) && !name.contains(QLatin1Char('{')) && !name.contains(QLatin1Char('}'));
}

QString describe(const Formula::Error& error)
{
    using Fault = Formula::Fault;
    const QString place = QStringLiteral("at character %1").arg(error.position + 1);
    switch (error.fault) {
    case Fault::Empty:
        return QStringLiteral("is empty");
    case Fault::TooLong:
        return QStringLiteral("has more than %1 characters").arg(Formula::maxLength);
    case Fault::TooDeep:
        return QStringLiteral("is nested more than %1 deep %2")
            .arg(QString::number(Formula::maxDepth), place);
    case Fault::TooManyNames:
        return QStringLiteral("names more than %1 tags").arg(Formula::maxNames);
    case Fault::Unexpected:
        return QStringLiteral("has something unexpected %1").arg(place);
    case Fault::ValueExpected:
        return QStringLiteral("needs a number or a tag %1").arg(place);
    case Fault::UnknownFunction:
        return QStringLiteral("has an unknown function %1 (there are sum, min, max and round)").arg(place);
    case Fault::Unclosed:
        return QStringLiteral("has a parenthesis without its other half %1").arg(place);
    case Fault::UnclosedName:
        return QStringLiteral("has a brace without its other half %1").arg(place);
    case Fault::EmptyName:
        return QStringLiteral("has an empty name %1").arg(place);
    case Fault::BadNumber:
        return QStringLiteral("has a number that cannot be read %1: write 1.19").arg(place);
    case Fault::BadArguments:
        return QStringLiteral("gives round more than a number and its places %1").arg(place);
    }
    return {};
}

} // namespace ink::domain
