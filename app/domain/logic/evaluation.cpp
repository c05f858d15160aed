#include "app/domain/logic/evaluation.h"

#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/text/characters.h"
#include "app/domain/text/datetext.h"
#include "app/domain/text/numbertext.h"

#include <QSet>

#include <algorithm>

namespace ink::domain {

namespace {

/** The value that formulas use for a tag of this type with this text. */
Formula::Value valueIn(TagType type, const QString& dateForm, const QString& text)
{
    if (type == TagType::Date) {
        const auto day = DateFormat(dateForm).parse(text);
        return day || isBlankText(text) ? Formula::Value(Formula::Date{day.value_or(QDate()), dateForm})
                                        : Formula::Value(Formula::Problem::NoDate);
    }
    if (!isNumber(type) && type != TagType::MaskedText) return text;
    if (isBlankText(text)) return {};
    const auto number = toDecimal(text);
    return number ? Formula::Value(Formula::Number{*number, text})
                  : Formula::Value(Formula::Problem::NoNumber);
}

/** The nodes on a cycle, or between two cycles: those that remain after repeatedly removing all nodes on
 * which no remaining node depends. */
QSet<qsizetype> circles(const QHash<qsizetype, QList<qsizetype>>& needs, const QSet<qsizetype>& left)
{
    QSet<qsizetype> nodes = left;
    QHash<qsizetype, int> readers; // number of dependent nodes among the remaining ones
    for (const qsizetype node : left)
        for (const qsizetype needed : needs.value(node))
            if (left.contains(needed)) ++readers[needed];
    QList<qsizetype> ends;
    for (const qsizetype node : left)
        if (readers.value(node) == 0) ends.append(node);
    while (!ends.isEmpty()) {
        const qsizetype node = ends.takeLast();
        nodes.remove(node);
        for (const qsizetype needed : needs.value(node))
            if (nodes.contains(needed) && --readers[needed] == 0) ends.append(needed);
    }
    return nodes;
}

} // namespace

bool isComputed(const Tag& tag)
{
    return !tag.style.formula.isEmpty();
}

Evaluation::Evaluation(const Document& document)
{
    bool conditions = false;
    QHash<qsizetype, Formula> formulas;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        conditions = conditions || tag.style.condition;
        if (!isComputed(tag)) continue;
        m_computed.insert(i, {});
        auto parsed = Formula::parse(tag.style.formula);
        if (const auto* formula = std::get_if<Formula>(&parsed))
            formulas.insert(i, *formula);
        else
            m_problems.insert(i, Formula::Problem::SyntaxError);
    }
    m_inputs.reserve(document.tags.size());
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        const bool chosen = isToggle(tag.type) && isChecked(tag);
        m_inputs.append({tag.type, tag.name, isComputed(tag) ? QString() : tag.text,
                         tag.style.options.isEmpty() ? tag.name : tag.style.options.constFirst(),
                         tag.style.dateFormat, chosen, isComputed(tag)});
        if (const QString name = nameKey(tag.name); !name.isEmpty() && !m_names.contains(name))
            m_names.insert(name, i);
        if (tag.type == TagType::Radio && !tag.groupName.isEmpty())
            m_groups[nameKey(tag.groupName)].append(i);
    }
    if (conditions) m_shown = QList<bool>(document.tags.size(), true);
    if (!conditions && formulas.isEmpty()) return;
    order(document, formulas);
    for (const qsizetype node : std::as_const(m_evaluated)) {
        const qsizetype tag = node / 2;
        const TagStyle& style = document.tags.at(tag).style;
        if (node % 2 == 0)
            m_shown[tag] = matches(*style.condition);
        else
            compute(tag, formulas.value(tag), style.decimals);
    }
}

/** Sorts the evaluations topologically. */
void Evaluation::order(const Document& document, const QHash<qsizetype, Formula>& formulas)
{
    const auto isConditional = [&](qsizetype tag) {
        return document.tags.at(tag).style.condition.has_value();
    };
    QHash<qsizetype, QList<qsizetype>> needs;
    const auto needTag = [&](qsizetype node, qsizetype tag) {
        if (isConditional(tag)) needs[node].append(2 * tag);
        if (formulas.contains(tag)) needs[node].append(2 * tag + 1);
    };
    // A group is a separate node with a negative number. Otherwise, many tags that refer to a large group
    // would each need an edge to every button.
    QHash<QString, qsizetype> groups;
    const auto need = [&](qsizetype node, const QString& name) {
        const QString key = nameKey(name);
        if (const auto one = m_names.constFind(key); one != m_names.constEnd()) {
            needTag(node, *one);
            return;
        }
        const auto members = m_groups.constFind(key);
        if (members == m_groups.constEnd()) return;
        const qsizetype next = -1 - groups.size();
        const auto known = groups.constFind(key);
        const qsizetype group = known == groups.constEnd() ? *groups.insert(key, next) : *known;
        needs[node].append(group);
        if (group != next) return;
        needs.insert(group, {});
        for (const qsizetype tag : *members)
            needTag(group, tag);
    };
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        if (isConditional(i)) {
            needs.insert(2 * i, {});
            for (const ConditionTerm& term : document.tags.at(i).style.condition->terms)
                need(2 * i, term.tag);
        }
        if (const auto formula = formulas.constFind(i); formula != formulas.constEnd()) {
            needs.insert(2 * i + 1, {});
            for (const QString& name : formula->names())
                need(2 * i + 1, name);
        }
    }
    QHash<qsizetype, QList<qsizetype>> readers;
    QHash<qsizetype, qsizetype> open;
    QSet<qsizetype> left;
    QList<qsizetype> ready;
    const auto isGroup = [](qsizetype node) { return node < 0; };
    for (auto each = needs.cbegin(); each != needs.cend(); ++each) {
        left.insert(each.key());
        open.insert(each.key(), each->size());
        if (each->isEmpty()) ready.append(each.key());
        for (const qsizetype needed : *each)
            readers[needed].append(each.key());
    }
    for (qsizetype i = 0; i < ready.size(); ++i) { // grows during the loop
        left.remove(ready.at(i));
        if (!isGroup(ready.at(i))) m_evaluated.append(ready.at(i));
        for (const qsizetype reader : readers.value(ready.at(i)))
            if (--open[reader] == 0) ready.append(reader);
    }
    for (const qsizetype node : std::as_const(left)) { // never shown, never computed
        if (isGroup(node)) continue;
        if (node % 2 == 0)
            m_shown[node / 2] = false;
        else
            m_problems.insert(node / 2, Formula::Problem::Cycle);
    }
    for (const qsizetype node : circles(needs, left))
        if (!isGroup(node)) (node % 2 == 0 ? m_conditionCycles : m_formulaCycles).append(node / 2);
    std::sort(m_conditionCycles.begin(), m_conditionCycles.end());
    std::sort(m_formulaCycles.begin(), m_formulaCycles.end());
}

bool Evaluation::matches(const TagCondition& condition) const
{
    return isMet(condition, [this](const ConditionTerm& term) { return isTrue(term); });
}

bool Evaluation::isTrue(const ConditionTerm& term) const
{
    if (const auto found = m_names.constFind(nameKey(term.tag)); found != m_names.constEnd()) {
        if (!isShown(*found)) return false;
        const Input& on = m_inputs.at(*found);
        if (!isToggle(on.type)) return isTrueOf(term, on.text, on.type, on.isComputed);
        return isTrueOf(term, on.checked ? QStringLiteral("true") : QStringLiteral("false"), on.type, false);
    }
    const auto group = m_groups.constFind(nameKey(term.tag));
    if (group == m_groups.constEnd()) return true; // a condition on a missing tag hides nothing
    QStringList chosen;
    bool isHidden = true;
    for (const qsizetype tag : *group) {
        if (!isShown(tag)) continue;
        isHidden = false;
        if (m_inputs.at(tag).checked) chosen.append(m_inputs.at(tag).name);
    }
    return !isHidden && isTrueOfChoice(term, chosen);
}

bool Evaluation::isConditionMet(const std::optional<TagCondition>& condition) const
{
    return !condition || matches(*condition);
}

Formula::Value Evaluation::valueOf(const QString& name) const
{
    if (const auto found = m_names.constFind(nameKey(name)); found != m_names.constEnd()) {
        const Input& input = m_inputs.at(*found);
        const bool isSeen = isShown(*found);
        if (isToggle(input.type))
            return isSeen ? Formula::Value(Formula::Number{Decimal(input.checked ? 1 : 0), {}})
                          : Formula::Value();
        const auto knownProblem = m_problems.constFind(*found);
        if (isSeen && knownProblem != m_problems.constEnd()) return *knownProblem;
        return valueIn(input.type, input.dateFormat, isSeen ? input.text : QString());
    }
    const auto group = m_groups.constFind(nameKey(name));
    if (group == m_groups.constEnd()) return Formula::Problem::Missing;
    for (const qsizetype tag : *group)
        if (m_inputs.at(tag).checked && isShown(tag)) return m_inputs.at(tag).answer;
    return {};
}

void Evaluation::compute(qsizetype tag, const Formula& formula, const std::optional<int>& places)
{
    Input& input = m_inputs[tag];
    const bool isNumeric = isNumber(input.type) || places;
    Formula::Value value = formula.evaluate([this](const QString& name) { return valueOf(name); });
    if (isNumeric)
        value = Formula::toNumber(value);
    else
        value = input.type == TagType::Date ? Formula::toDate(value) : Formula::toText(value);
    if (const auto* problem = std::get_if<Formula::Problem>(&value))
        m_problems.insert(tag, *problem);
    else if (const auto* number = std::get_if<Formula::Number>(&value))
        input.text =
            places ? number->value.toText(std::clamp(*places, 0, maxShownDecimals)) : number->value.toText();
    else if (const auto* date = std::get_if<Formula::Date>(&value); date && date->day.isValid())
        input.text = DateFormat({}).format(date->day);
    else if (const auto* text = std::get_if<QString>(&value))
        input.text = *text;
    m_computed[tag] = input.text;
}

std::optional<Formula::Problem> Evaluation::problem(qsizetype tag) const
{
    const auto found = m_problems.constFind(tag);
    return found == m_problems.constEnd() ? std::nullopt : std::optional(*found);
}

bool computeValues(Document& document)
{
    if (std::none_of(document.tags.begin(), document.tags.end(), isComputed)) return false;
    const Evaluation evaluation(document);
    bool changed = false;
    for (auto each = evaluation.computedTexts().cbegin(); each != evaluation.computedTexts().cend(); ++each) {
        Tag& tag = document.tags[each.key()];
        changed = changed || tag.text != *each;
        tag.text = *each;
    }
    return changed;
}

QStringList nameKeysOf(const Tag& tag)
{
    QStringList keys{nameKey(tag.name)};
    if (tag.type == TagType::Radio) keys.append(nameKey(tag.groupName));
    keys.removeAll(QString());
    return keys;
}

QStringList referencedNames(const Tag& tag)
{
    QStringList names;
    if (isComputed(tag)) {
        const auto parsed = Formula::parse(tag.style.formula);
        if (const auto* formula = std::get_if<Formula>(&parsed)) names = formula->names();
    }
    if (tag.style.condition)
        for (const ConditionTerm& term : tag.style.condition->terms)
            names.append(term.tag);
    return names;
}

void renameReferences(Tag& tag, const QString& from, const QString& to)
{
    if (nameKey(from).isEmpty()) return;
    if (isComputed(tag)) tag.style.formula = Formula::replaceNames(tag.style.formula, from, to);
    if (!tag.style.condition) return;
    for (ConditionTerm& term : tag.style.condition->terms)
        if (nameKey(term.tag) == nameKey(from)) term.tag = to;
}

} // namespace ink::domain
