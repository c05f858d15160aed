#include "ui/commands/tagcopies.h"

#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/taborder.h"
#include "app/domain/logic/formula.h"
#include "app/domain/logic/tagreferences.h"
#include "app/domain/text/characters.h"

#include <algorithm>

namespace ink::ui {

namespace {

using domain::nameKey;

QHash<RadioGroupKey, int> groupSizes(const QList<domain::Tag>& tags)
{
    QHash<RadioGroupKey, int> sizes;
    for (const domain::Tag& tag : tags)
        if (!tag.groupName.isEmpty()) ++sizes[radioGroupKey(tag)];
    return sizes;
}

/** The names that the tag's condition and formula refer to. */
QStringList askedNames(const domain::Tag& tag)
{
    QStringList names;
    if (tag.style.condition)
        for (const domain::ConditionTerm& term : tag.style.condition->terms)
            names.append(term.tag);
    if (tag.style.formula.isEmpty()) return names;
    const auto parsed = domain::Formula::parse(tag.style.formula);
    if (const auto* formula = std::get_if<domain::Formula>(&parsed)) names += formula->names();
    return names;
}

/** The names of tags and those of their copies. */
class CopiedNames final
{
public:
    CopiedNames(const QList<domain::Tag>& before, const QList<domain::Tag>& after)
    {
        for (qsizetype i = 0; i < before.size(); ++i) {
            const domain::Tag& tag = before.at(i);
            if (const QString name = nameKey(tag.name); !name.isEmpty() && !m_tags.contains(name))
                m_tags.insert(name, after.at(i).name);
            if (tag.type != domain::TagType::Radio || tag.groupName.isEmpty()) continue;
            m_groups[nameKey(tag.groupName)].append(
                {nameKey(tag.name), after.at(i).name, after.at(i).groupName});
        }
    }
    [[nodiscard]] bool hasTag(const QString& name) const { return m_tags.contains(nameKey(name)); }
    [[nodiscard]] bool hasGroup(const QString& name) const { return m_groups.contains(nameKey(name)); }
    [[nodiscard]] QString tag(const QString& name) const { return m_tags.value(nameKey(name)); }
    [[nodiscard]] QString group(const QString& name) const
    {
        return m_groups.value(nameKey(name)).value(0).group;
    }
    /** Group and name of the copied button that a term refers to; nothing when it was not copied. */
    [[nodiscard]] std::optional<std::pair<QString, QString>> button(const domain::ConditionTerm& asked) const
    {
        for (const Button& button : m_groups.value(nameKey(asked.tag)))
            if (button.before == nameKey(asked.value)) return std::pair(button.group, button.now);
        return std::nullopt;
    }

private:
    struct Button
    {
        QString before;
        QString now;
        QString group;
    };
    QHash<QString, QString> m_tags;
    QHash<QString, QList<Button>> m_groups;
};

} // namespace

RadioGroupKey radioGroupKey(const domain::Tag& tag)
{
    return {tag.invitationIndex, nameKey(tag.groupName)};
}

CopyOrigin copyOrigin(const domain::Document& source, const QList<domain::Tag>& copied)
{
    CopyOrigin origin;
    const QHash<RadioGroupKey, int> all = groupSizes(source.tags);
    const QHash<RadioGroupKey, int> some = groupSizes(copied);
    for (auto group = some.cbegin(); group != some.cend(); ++group)
        if (*group < all.value(group.key())) origin.partialGroups.insert(group.key());
    return origin;
}

TagCopier::TagCopier(const domain::Document& into) : m_buttons(groupSizes(into.tags))
{
    for (const domain::Tag& tag : into.tags) {
        m_names.insert(tag.name.toLower());
        m_existing.insert(nameKey(tag.name));
        if (!tag.groupName.isEmpty()) m_groups.insert(tag.groupName.toLower());
        for (const QString& name : askedNames(tag))
            m_referenced.insert(name.toLower());
    }
}

QString TagCopier::free(const QString& base, QSet<QString>& used, QHash<QString, int>& next) const
{
    if (!used.contains(base.toLower())) {
        used.insert(base.toLower());
        return base;
    }
    QString stem = base;
    while (!stem.isEmpty() && stem.back().isDigit())
        stem.chop(1);
    stem = stem.trimmed();
    int& number = next[stem.toLower()];
    for (number = std::max(2, number);; ++number) {
        const QString name = stem + QLatin1Char(' ') + QString::number(number);
        if (used.contains(name.toLower()) || m_referenced.contains(name.toLower())) continue;
        used.insert(name.toLower());
        return name;
    }
}

QString TagCopier::reserveName(const QString& base)
{
    return free(base, m_names, m_nextName);
}

QString TagCopier::reserveGroup(const QString& base)
{
    return free(base, m_groups, m_nextGroup);
}

QList<domain::Tag> TagCopier::copy(QList<domain::Tag> tags, const std::optional<CopyOrigin>& origin)
{
    const bool isHere = !origin || origin->isSameDocument;
    const QList<domain::Tag> before = tags;
    const QHash<RadioGroupKey, int> copied = groupSizes(tags);
    const auto isWhole = [&](const RadioGroupKey& group) {
        if (!isHere) return true; // always a separate group, whatever groups this document has
        return origin ? !origin->partialGroups.contains(group)
                      : copied.value(group) >= m_buttons.value(group);
    };
    QHash<RadioGroupKey, QString> groups;
    for (domain::Tag& tag : tags) {
        tag.name = reserveName(tag.name);
        tag.id = {};
        tag.image.clear();
        tag.facts.origin = {};
        tag.facts.isLocked = false;
        tag.facts.tabPosition = 0;
        const RadioGroupKey group = radioGroupKey(tag);
        if (tag.groupName.isEmpty() || !isWhole(group)) continue;
        if (!groups.contains(group)) groups.insert(group, reserveGroup(tag.groupName));
        tag.groupName = groups.value(group);
    }

    const CopiedNames names(before, tags);
    // A tag's name takes precedence over a group's, also if the tag was not copied.
    const auto meansGroup = [&](const QString& name) {
        return !names.hasTag(name) && names.hasGroup(name) && !(isHere && m_existing.contains(nameKey(name)));
    };
    const auto isPart = [&](const QString& group) {
        return origin &&
               std::any_of(origin->partialGroups.begin(), origin->partialGroups.end(),
                           [&](const RadioGroupKey& part) { return part.second == nameKey(group); });
    };
    for (domain::Tag& tag : tags) {
        if (tag.style.condition) {
            const auto whole = tag.style.condition;
            bool isKept = true;
            for (domain::ConditionTerm& term : tag.style.condition->terms) {
                if (names.hasTag(term.tag)) {
                    term.tag = names.tag(term.tag);
                } else if (!meansGroup(term.tag)) {
                    isKept = isKept && isHere;
                } else if (const auto asked = names.button(term)) {
                    std::tie(term.tag, term.value) = *asked;
                } else if (!isHere && isPart(term.tag) && domain::acceptsValue(term.comparison)) {
                    isKept = false;
                } else {
                    term.tag = names.group(term.tag);
                }
            }
            if (!isKept) {
                tag.style.condition = whole; // with the original names
                domain::dropCondition(tag);
            }
        }
        if (tag.style.formula.isEmpty()) continue;
        QHash<QString, QString> renamed;
        bool isComplete = true;
        const auto parsed = domain::Formula::parse(tag.style.formula);
        const auto* formula = std::get_if<domain::Formula>(&parsed);
        for (const QString& name : formula ? formula->names() : QStringList()) {
            if (names.hasTag(name))
                renamed.insert(nameKey(name), names.tag(name));
            else if (meansGroup(name))
                renamed.insert(nameKey(name), names.group(name));
            else
                isComplete = false;
        }
        if (isHere || isComplete)
            tag.style.formula = domain::Formula::replaceNames(tag.style.formula, renamed);
        else
            domain::dropFormula(tag);
    }
    return tags;
}

} // namespace ink::ui
