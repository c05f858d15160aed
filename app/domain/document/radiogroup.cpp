#include "app/domain/document/radiogroup.h"

#include "app/domain/document/reasons.h"
#include "app/domain/document/taborder.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace ink::domain {

namespace {

constexpr qsizetype maxNamed = 20;

bool tellApart(const QStringList& texts)
{
    QSet<QString> seen;
    return std::all_of(texts.begin(), texts.end(), [&seen](const QString& text) {
        const QString bare = text.trimmed();
        const qsizetype before = seen.size();
        seen.insert(bare);
        return !bare.isEmpty() && seen.size() > before;
    });
}

/** The index of the text that equals `wanted`, or of the only one that equals it ignoring case; -1 = none. */
qsizetype placeOf(const QStringList& texts, const QString& wanted)
{
    qsizetype found = -1;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QString text = texts.at(i).trimmed();
        if (text == wanted) return i;
        if (text.compare(wanted, Qt::CaseInsensitive) == 0) found = found == -1 ? i : -2;
    }
    return std::max<qsizetype>(found, -1);
}

void nameChoices(RadioGroup& group, const QList<Tag>& tags)
{
    QStringList answers;
    QStringList names;
    for (const RadioGroup::Button& button : std::as_const(group.buttons)) {
        answers.append(answerOf(tags.at(button.tagIndex)));
        names.append(button.name);
    }
    group.choices = tellApart(answers) ? answers : names;
    group.isByPosition = !tellApart(group.choices);
    for (qsizetype i = 0; group.isByPosition && i < group.choices.size(); ++i)
        group.choices[i] = QString::number(i + 1);
}

} // namespace

QString answerOf(const Tag& button)
{
    const QString first = button.style.options.value(0);
    return first.isEmpty() ? button.name : first;
}

qsizetype RadioGroup::find(const QString& text) const
{
    const QString wanted = text.trimmed();
    if (wanted.isEmpty()) return -1;
    if (const qsizetype place = placeOf(choices, wanted); place >= 0) return place;
    QStringList names;
    for (const Button& button : buttons)
        names.append(button.name);
    return tellApart(names) ? placeOf(names, wanted) : -1;
}

Message RadioGroup::choiceFault(const QString& name) const
{
    if (isByPosition) return reasons::needsPlace(Message::literal(name), choices.size());
    QStringList named = choices.first(std::min(choices.size(), maxNamed));
    if (named.size() < choices.size()) named.append(QStringLiteral("…"));
    return reasons::fieldTakesOnlyOptions(reasons::quotedName(name), named.join(QStringLiteral(", ")));
}

QList<RadioGroup> radioGroups(const QList<Tag>& tags)
{
    QList<RadioGroup> groups;
    if (std::none_of(tags.begin(), tags.end(), [](const Tag& tag) { return tag.type == TagType::Radio; }))
        return groups;
    QHash<std::pair<int, QString>, qsizetype> known;
    for (const qsizetype place : tabOrder(tags)) {
        const Tag& tag = tags.at(place);
        if (tag.type != TagType::Radio || tag.groupName.trimmed().isEmpty()) continue;
        const auto key = std::pair(tag.invitationIndex, tag.groupName.toLower());
        if (!known.contains(key)) {
            known.insert(key, groups.size());
            groups.append({tag.groupName, tag.invitationIndex, {}, {}, false});
        }
        groups[known.value(key)].buttons.append({place, tag.id, tag.name});
    }
    for (RadioGroup& group : groups)
        nameChoices(group, tags);
    return groups;
}

} // namespace ink::domain
