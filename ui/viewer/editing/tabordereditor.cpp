#include "ui/viewer/editing/tabordereditor.h"

#include "ui/commands/settagproperties.h"

#include <algorithm>

namespace ink::ui {

TabOrderEditor::TabOrderEditor(const TagIndex& tags, TagSelection& selection, TagEditor& editing)
    : m_tags(tags), m_selection(selection), m_editing(editing)
{
}

void TabOrderEditor::apply(const QList<domain::TagId>& order, const QString& text)
{
    QHash<domain::TagId, int> turns;
    for (const domain::TagId id : order)
        turns.insert(id, static_cast<int>(turns.size()) + 1);
    auto command = std::make_unique<SetTagProperties>(
        m_editing.target(), order, QString(),
        [&turns](domain::Tag& tag) { tag.facts.tabPosition = turns.value(tag.id); }, text);
    if (!command->isNoOp()) m_editing.push(command.release());
}

void TabOrderEditor::setAutomatic()
{
    if (!m_editing.isActive()) return;
    QList<domain::TagId> all;
    for (const domain::Tag& tag : m_tags.document().tags)
        all.append(tag.id);
    m_placed.clear();
    auto command = std::make_unique<SetTagProperties>(
        m_editing.target(), all, QString(), [](domain::Tag& tag) { tag.facts.tabPosition = 0; },
        tr("Sort in reading order"));
    if (!command->isNoOp()) m_editing.push(command.release());
}

void TabOrderEditor::setNext(domain::TagId id)
{
    const domain::Tag* tag = m_tags.find(id);
    if (!m_editing.isActive() || !tag) return;
    QList<domain::TagId> order;
    for (const qsizetype i : m_tags.readingOrder())
        order.append(m_tags.document().tags.at(i).id);
    // The first click sets the first tag of its page, each further click the next one.
    m_placed.removeOne(id);
    const domain::TagId before = m_placed.isEmpty() ? domain::TagId() : m_placed.last();
    const auto isRival = [&](domain::TagId other) {
        const domain::Tag* there = m_tags.find(other);
        return there && there->pageIndex == tag->pageIndex && there->invitationIndex == tag->invitationIndex;
    };
    const auto first = std::find_if(order.begin(), order.end(), isRival);
    const qsizetype from = order.indexOf(id);
    qsizetype to = before.isNull() ? first - order.begin() : order.indexOf(before) + 1;
    if (from < to) --to;
    Q_ASSERT(from >= 0 && to >= 0 && to < order.size());
    order.move(from, to);
    m_placed.append(id);
    m_selection.select({id});
    apply(order, tr("Set the tab order"));
}

void TabOrderEditor::moveSelected(int steps)
{
    const domain::Tag* tag = m_selection.singleTag();
    if (!m_editing.isActive() || !tag || steps == 0) return;
    QList<domain::TagId> order;
    QList<qsizetype> own; // positions of the same recipient's tags
    qsizetype at = 0;
    for (const qsizetype i : m_tags.readingOrder()) {
        const domain::Tag& other = m_tags.document().tags.at(i);
        if (other.id == tag->id) at = own.size();
        if (other.invitationIndex == tag->invitationIndex) own.append(order.size());
        order.append(other.id);
    }
    const qsizetype to = std::clamp<qsizetype>(at + steps, 0, own.size() - 1);
    if (to == at) return;
    Q_ASSERT(order.at(own.at(at)) == tag->id);
    order.move(own.at(at), own.at(to));
    m_placed.clear();
    apply(order, tr("Set the tab order"));
}

} // namespace ink::ui
