#include "ui/pages/editor/tagpanel/tagrenamer.h"

#include "app/domain/document/document.h"
#include "app/domain/logic/tagreferences.h"
#include "ui/commands/drafttarget.h"
#include "ui/commands/settagproperties.h"
#include "ui/commands/tagcopies.h"

#include <QScopedValueRollback>
#include <QSet>
#include <QUndoStack>

#include <algorithm>
#include <memory>

namespace ink::ui {

using domain::Tag;
using domain::TagId;

namespace {

/** A private-use character, which never occurs in a name. */
const QString noName = QStringLiteral("\uE000");

qsizetype placeOfTag(const QList<Tag>& tags, TagId id)
{
    const auto found = std::find_if(tags.begin(), tags.end(), [id](const Tag& tag) { return tag.id == id; });
    return found == tags.end() ? -1 : found - tags.begin();
}

QList<qsizetype> placesOfTags(const QList<Tag>& tags, const QList<TagId>& ids)
{
    const QSet<TagId> wanted(ids.begin(), ids.end());
    QList<qsizetype> places;
    for (qsizetype i = 0; i < tags.size(); ++i)
        if (wanted.contains(tags.at(i).id)) places.append(i);
    return places;
}

} // namespace

void TagRenamer::setTarget(DraftTarget* target, QUndoStack* stack)
{
    m_target = target;
    m_stack = stack;
}

void TagRenamer::setDocument(const domain::Document& document)
{
    m_tags = document.tags;
    if (!m_isPushing && document.tags != m_editState.after) m_editState = {};
}

void TagRenamer::setSelection(const QList<TagId>& selection)
{
    if (selection != m_selection) m_editState = {}; // the next letter starts a new step
    m_selection = selection;
}

QList<Tag> TagRenamer::selectedTags() const
{
    const QSet<TagId> ids(m_selection.begin(), m_selection.end());
    QList<Tag> tags;
    for (const Tag& tag : m_tags)
        if (ids.contains(tag.id)) tags.append(tag);
    return tags;
}

void TagRenamer::pushNames(const QString& property, const QString& text, const RenameFunction& renamed,
                           const RenameFunction& widest)
{
    if (!m_target || m_selection.isEmpty()) return;
    if (m_editState.property != property) {
        const QList<Tag> before = m_target->document().tags;
        m_editState = {property, before, before, {}, m_editState.lines};
        QList<Tag> touched = before;
        widest(touched);
        for (qsizetype i = 0; i < before.size(); ++i)
            if (touched.at(i) != before.at(i) || m_selection.contains(before.at(i).id))
                m_editState.touched.append(before.at(i).id);
    }
    QList<Tag> after = m_editState.before;
    renamed(after);
    QHash<TagId, qsizetype> places;
    for (qsizetype i = 0; i < after.size(); ++i)
        places.insert(after.at(i).id, i);
    auto command = std::make_unique<SetTagProperties>(
        *m_target, m_editState.touched, property,
        [&](Tag& tag) {
            if (places.contains(tag.id)) tag = after.at(places.value(tag.id));
        },
        text);
    if (command->isNoOp()) return;
    const QScopedValueRollback own(m_isPushing, true);
    m_stack->push(command.release());
    m_editState.after = m_target->document().tags;
}

void TagRenamer::rename(const QString& name)
{
    if (m_selection.size() != 1) return;
    const auto to = [id = m_selection.first()](const QString& wanted) {
        return [id, wanted](QList<Tag>& tags) {
            if (const qsizetype at = placeOfTag(tags, id); at >= 0) domain::renameTag(tags, at, wanted);
        };
    };
    pushNames(QStringLiteral("name"), tr("Rename field"), to(name), to(noName));
}

void TagRenamer::renameGroup(const QString& name)
{
    const auto to = [ids = m_selection](const QString& wanted) {
        return [ids, wanted](QList<Tag>& tags) {
            const QList<qsizetype> chosen = placesOfTags(tags, ids);
            if (chosen.isEmpty()) return;
            const QList<qsizetype> group = domain::groupButtons(tags, chosen.first());
            const bool isOne = std::all_of(chosen.begin(), chosen.end(),
                                           [&group](qsizetype at) { return group.contains(at); });
            if (isOne)
                domain::renameGroup(tags, chosen.first(), wanted);
            else
                domain::moveToGroup(tags, chosen, wanted); // merges buttons of several groups
        };
    };
    pushNames(QStringLiteral("group"), tr("Rename group"), to(name), to(noName));
}

void TagRenamer::moveToGroup(const QString& name)
{
    const QList<Tag> tags = selectedTags();
    const bool already = std::all_of(tags.begin(), tags.end(), [&name](const Tag& tag) {
        return tag.groupName.compare(name, Qt::CaseInsensitive) == 0;
    });
    if (already) return;
    if (!m_target || tags.isEmpty()) return;
    const QList<Tag> before = m_target->document().tags;
    QList<Tag> after = before;
    domain::moveToGroup(after, placesOfTags(after, m_selection), name);
    QHash<TagId, Tag> moved;
    for (qsizetype i = 0; i < after.size(); ++i)
        if (after.at(i) != before.at(i)) moved.insert(after.at(i).id, after.at(i));
    auto command = std::make_unique<SetTagProperties>(
        *m_target, moved.keys(), QString(), [&moved](Tag& tag) { tag = moved.value(tag.id); },
        tr("Change group"));
    if (!moved.isEmpty() && !command->isNoOp()) m_stack->push(command.release());
}

void TagRenamer::leaveGroup()
{
    const QList<Tag> tags = selectedTags();
    if (m_target && !tags.isEmpty())
        moveToGroup(TagCopier(m_target->document()).reserveGroup(tags.first().groupName));
}

QList<TagRenamer::Line> TagRenamer::updateLines(QList<Line> lines, const QStringList& now)
{
    // An edited line remains the same option; inserted lines are new ones.
    qsizetype head = 0;
    while (head < std::min(lines.size(), now.size()) && lines.at(head).now == now.at(head))
        ++head;
    qsizetype tail = 0;
    while (tail < std::min(lines.size(), now.size()) - head &&
           lines.at(lines.size() - 1 - tail).now == now.at(now.size() - 1 - tail))
        ++tail;
    const bool isOneLine = lines.size() - head - tail == 1 && now.size() - head - tail == 1;
    QList<Line> current;
    for (qsizetype i = 0; i < now.size(); ++i) {
        QString origin;
        if (i < head || (isOneLine && i == head))
            origin = lines.at(i).before;
        else if (i >= now.size() - tail)
            origin = lines.at(lines.size() - now.size() + i).before;
        current.append({now.at(i), origin});
    }
    return current;
}

void TagRenamer::setOptions(const QStringList& before, const QStringList& now)
{
    if (!m_target) return;
    const QString property = QStringLiteral("options");
    QList<Line> lines = m_editState.property == property ? m_editState.lines : QList<Line>();
    if (lines.isEmpty())
        for (const QString& line : before)
            lines.append({line, line});
    const QList<Line> current = updateLines(lines, now);
    QStringList options;
    QHash<QString, QString> renamed;
    for (const Line& line : current) {
        if (line.now.isEmpty()) continue;
        options.append(line.now);
        if (!line.before.isEmpty() && line.before != line.now) renamed.insert(line.before, line.now);
    }
    const auto to = [ids = m_selection](const QStringList& wanted, const QHash<QString, QString>& words) {
        return [=](QList<Tag>& tags) {
            for (const qsizetype at : placesOfTags(tags, ids))
                domain::setOptions(tags, at, wanted, words);
        };
    };
    QHash<QString, QString> all;
    for (const Line& line : std::as_const(lines))
        if (!line.before.isEmpty()) all.insert(line.before, noName);
    pushNames(property, tr("Change options"), to(options, renamed), to({noName}, all));
    if (m_editState.property == property) m_editState.lines = current;
}

} // namespace ink::ui

#include "moc_tagrenamer.cpp"
