#include "app/domain/tagreferences.h"

#include "app/domain/characters.h"
#include "app/domain/formula.h"

#include <QSet>

#include <algorithm>

namespace ink::domain {

namespace {

bool isSameReference(const QString& a, const QString& b)
{
    return nameKey(a) == nameKey(b);
}

/** The first tag of this name; -1 when there is none. */
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

/** The button that a condition asks for; -1 when it is about a tag, or no button has that name. */
qsizetype buttonAskedFor(const QList<Tag>& tags, const TagCondition& condition)
{
    if (firstNamed(tags, condition.tag) >= 0) return -1;
    for (qsizetype i = 0; i < tags.size(); ++i)
        if (isButtonOf(tags.at(i), condition.tag) && isSameReference(tags.at(i).name, condition.equals))
            return i;
    return -1;
}

QString droppedConditionKey()
{
    return QStringLiteral("droppedCondition");
}

QString droppedFormulaKey()
{
    return QStringLiteral("droppedFormula");
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
    QSet<qsizetype> asking;
    for (qsizetype i = 0; i < tags.size(); ++i)
        if (const auto& condition = tags.at(i).style.condition)
            if (tags.at(index).type == TagType::Radio && buttonAskedFor(tags, *condition) == index)
                asking.insert(i);
    tags[index].name = name;
    if (name.trimmed().isEmpty()) return; // it is being written
    for (qsizetype i = 0; i < tags.size(); ++i) {
        TagStyle& style = tags[i].style;
        if (asking.contains(i)) style.condition->equals = name;
        if (!isMeant) continue;
        if (style.condition && isSameReference(style.condition->tag, before)) style.condition->tag = name;
        if (!style.formula.isEmpty() && Formula::canName(name))
            style.formula = Formula::renamed(style.formula, before, name);
    }
}

void renameGroup(QList<Tag>& tags, qsizetype button, const QString& name)
{
    const QString before = tags.at(button).groupName;
    const QList<qsizetype> buttons = groupButtons(tags, button);
    const bool isMeant = !before.trimmed().isEmpty() && firstNamed(tags, before) < 0;
    // Another recipient's group may have the same name: a condition means the one with the button it asks
    // for.
    QList<qsizetype> following;
    for (qsizetype i = 0; isMeant && i < tags.size(); ++i) {
        const auto& condition = tags.at(i).style.condition;
        if (!condition || !isSameReference(condition->tag, before)) continue;
        const qsizetype asked = buttonAskedFor(tags, *condition);
        if (asked < 0 || buttons.contains(asked)) following.append(i);
    }
    const auto first =
        std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return isButtonOf(tag, before); });
    const bool isReckonedWith = isMeant && buttons.contains(first - tags.begin()) && Formula::canName(name);
    for (const qsizetype each : buttons)
        tags[each].groupName = name;
    if (name.trimmed().isEmpty()) return;
    for (const qsizetype each : std::as_const(following))
        tags[each].style.condition->tag = name;
    for (Tag& tag : tags)
        if (isReckonedWith && !tag.style.formula.isEmpty())
            tag.style.formula = Formula::renamed(tag.style.formula, before, name);
}

void moveToGroup(QList<Tag>& tags, const QList<qsizetype>& buttons, const QString& group)
{
    QList<qsizetype> following;
    for (qsizetype i = 0; i < tags.size(); ++i)
        if (const auto& condition = tags.at(i).style.condition)
            if (buttons.contains(buttonAskedFor(tags, *condition))) following.append(i);
    for (const qsizetype each : buttons)
        tags[each].groupName = group;
    if (group.trimmed().isEmpty()) return;
    for (const qsizetype each : std::as_const(following))
        tags[each].style.condition->tag = group;
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
    for (Tag& tag : tags)
        if (tag.style.condition && isSameReference(tag.style.condition->tag, name))
            follow(tag.style.condition->equals);
}

void dropCondition(Tag& tag)
{
    if (!tag.style.condition) return;
    tag.extra.insert(droppedConditionKey(), tag.style.condition->tag);
    tag.style.condition.reset();
}

void dropFormula(Tag& tag)
{
    if (tag.style.formula.isEmpty()) return;
    tag.extra.insert(droppedFormulaKey(), tag.style.formula);
    tag.style.formula.clear();
}

QString droppedCondition(const Tag& tag)
{
    return tag.style.condition ? QString() : tag.extra.value(droppedConditionKey()).toString();
}

QString droppedFormula(const Tag& tag)
{
    return tag.style.formula.isEmpty() ? tag.extra.value(droppedFormulaKey()).toString() : QString();
}

void forgetDroppedCondition(Tag& tag)
{
    tag.extra.remove(droppedConditionKey());
}

void forgetDroppedFormula(Tag& tag)
{
    tag.extra.remove(droppedFormulaKey());
}

} // namespace ink::domain
