#include "app/domain/logic/tagreferences.h"

#include "app/domain/logic/formula.h"
#include "app/domain/text/characters.h"

#include <algorithm>
#include <functional>

namespace ink::domain {

namespace {

bool isSameReference(const QString& a, const QString& b)
{
    return nameKey(a) == nameKey(b);
}

/** The first tag with this name; -1 if there is none. */
qsizetype firstNamed(const QList<Tag>& tags, const QString& name)
{
    const QString wanted = nameKey(name);
    if (wanted.isEmpty()) return -1;
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return nameKey(tag.name) == wanted; });
    return found == tags.end() ? -1 : found - tags.begin();
}

bool isButtonOf(const Tag& tag, const QString& group)
{
    return tag.type == TagType::Radio && !tag.groupName.isEmpty() && isSameReference(tag.groupName, group);
}

/** The button that a condition refers to; -1 if it refers to a tag, or if no button has that name. */
qsizetype buttonAskedFor(const QList<Tag>& tags, const ConditionTerm& term)
{
    if (firstNamed(tags, term.tag) >= 0) return -1;
    for (qsizetype i = 0; i < tags.size(); ++i)
        if (isButtonOf(tags.at(i), term.tag) && isSameReference(tags.at(i).name, term.value)) return i;
    return -1;
}

/** The position of a condition's term: the index of the tag, and that of the term in its condition. */
struct TermPlace
{
    qsizetype tag;
    qsizetype term;
    bool operator==(const TermPlace&) const = default;
};

ConditionTerm& termAt(QList<Tag>& tags, const TermPlace& place)
{
    return tags[place.tag].style.condition->terms[place.term];
}

/** All terms for which `wanted` is true. */
QList<TermPlace> termsThat(const QList<Tag>& tags, const std::function<bool(const ConditionTerm&)>& wanted)
{
    QList<TermPlace> places;
    for (qsizetype i = 0; i < tags.size(); ++i) {
        const auto& condition = tags.at(i).style.condition;
        for (qsizetype j = 0; condition && j < condition->terms.size(); ++j)
            if (wanted(condition->terms.at(j))) places.append({i, j});
    }
    return places;
}

} // namespace

QList<qsizetype> groupButtons(const QList<Tag>& tags, qsizetype button)
{
    const Tag& one = tags.at(button);
    if (one.groupName.trimmed().isEmpty()) return {button};
    QList<qsizetype> buttons;
    for (qsizetype i = 0; i < tags.size(); ++i)
        if (isButtonOf(tags.at(i), one.groupName) && tags.at(i).invitationIndex == one.invitationIndex)
            buttons.append(i);
    return buttons;
}

void renameTag(QList<Tag>& tags, qsizetype index, const QString& name)
{
    const QString before = tags.at(index).name;
    const bool isMeant = firstNamed(tags, before) == index;
    const QList<TermPlace> asking = termsThat(tags, [&](const ConditionTerm& term) {
        return tags.at(index).type == TagType::Radio && buttonAskedFor(tags, term) == index;
    });
    tags[index].name = name;
    if (name.trimmed().isEmpty()) return; // the name is still being typed
    for (const TermPlace& place : asking)
        termAt(tags, place).value = name;
    if (!isMeant) return;
    for (const TermPlace& place :
         termsThat(tags, [&](const ConditionTerm& term) { return isSameReference(term.tag, before); }))
        termAt(tags, place).tag = name;
    for (Tag& tag : tags)
        if (!tag.style.formula.isEmpty() && Formula::isUsableName(name))
            tag.style.formula = Formula::replaceNames(tag.style.formula, before, name);
}

void renameGroup(QList<Tag>& tags, qsizetype button, const QString& name)
{
    const QString before = tags.at(button).groupName;
    const QList<qsizetype> buttons = groupButtons(tags, button);
    const bool isMeant = !before.trimmed().isEmpty() && firstNamed(tags, before) < 0;
    // Another recipient's group may have the same name: a condition refers to the one with the button that it
    // names.
    const QList<TermPlace> following = termsThat(tags, [&](const ConditionTerm& term) {
        if (!isMeant || !isSameReference(term.tag, before)) return false;
        const qsizetype asked = buttonAskedFor(tags, term);
        return asked < 0 || buttons.contains(asked);
    });
    const auto first =
        std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return isButtonOf(tag, before); });
    const bool isReckonedWith =
        isMeant && buttons.contains(first - tags.begin()) && Formula::isUsableName(name);
    for (const qsizetype each : buttons)
        tags[each].groupName = name;
    if (name.trimmed().isEmpty()) return;
    for (const TermPlace& place : following)
        termAt(tags, place).tag = name;
    for (Tag& tag : tags)
        if (isReckonedWith && !tag.style.formula.isEmpty())
            tag.style.formula = Formula::replaceNames(tag.style.formula, before, name);
}

void moveToGroup(QList<Tag>& tags, const QList<qsizetype>& buttons, const QString& group)
{
    const QList<TermPlace> following = termsThat(
        tags, [&](const ConditionTerm& term) { return buttons.contains(buttonAskedFor(tags, term)); });
    for (const qsizetype each : buttons)
        tags[each].groupName = group;
    if (group.trimmed().isEmpty()) return;
    for (const TermPlace& place : following)
        termAt(tags, place).tag = group;
}

void setOptions(QList<Tag>& tags, qsizetype index, const QStringList& options,
                const QHash<QString, QString>& renamed)
{
    QHash<QString, QString> words;
    for (auto each = renamed.cbegin(); each != renamed.cend(); ++each)
        words.insert(nameKey(each.key()), each.value());
    const auto follow = [&words](QString& value) {
        const auto now = words.constFind(nameKey(value));
        if (now != words.constEnd()) value = *now;
    };
    Tag& list = tags[index];
    list.style.options = options;
    follow(list.text);
    const QString name = list.name;
    if (firstNamed(tags, name) != index) return;
    for (const TermPlace& place :
         termsThat(tags, [&](const ConditionTerm& term) { return isSameReference(term.tag, name); }))
        follow(termAt(tags, place).value);
}

void dropCondition(Tag& tag)
{
    if (!tag.style.condition) return;
    QStringList names;
    for (const ConditionTerm& term : std::as_const(tag.style.condition->terms))
        if (!names.contains(term.tag)) names.append(term.tag);
    tag.facts.droppedCondition = names.join(QStringLiteral(", "));
    tag.style.condition.reset();
}

void dropFormula(Tag& tag)
{
    if (tag.style.formula.isEmpty()) return;
    tag.facts.droppedFormula = tag.style.formula;
    tag.style.formula.clear();
}

QString droppedCondition(const Tag& tag)
{
    return tag.style.condition ? QString() : tag.facts.droppedCondition;
}

QString droppedFormula(const Tag& tag)
{
    return tag.style.formula.isEmpty() ? tag.facts.droppedFormula : QString();
}

void clearDroppedCondition(Tag& tag)
{
    tag.facts.droppedCondition.clear();
}

void clearDroppedFormula(Tag& tag)
{
    tag.facts.droppedFormula.clear();
}

} // namespace ink::domain
