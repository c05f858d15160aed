#include "ui/commands/removetags.h"

#include "app/domain/document/document.h"

#include <QSet>

#include <algorithm>

namespace ink::ui {

RemoveTags::RemoveTags(DraftTarget& target, const QList<domain::TagId>& ids, const QString& text)
    : DraftCommand(target,
                   text.isEmpty() ? tr("Delete %n field(s)", nullptr, static_cast<int>(ids.size())) : text)
{
    const QSet<domain::TagId> wanted(ids.begin(), ids.end());
    const QList<domain::Tag>& tags = target.document().tags;
    for (qsizetype i = 0; i < tags.size(); ++i)
        if (wanted.contains(tags.at(i).id)) m_removed.append({i, tags.at(i)});
}

void RemoveTags::redo()
{
    QSet<domain::TagId> ids;
    for (const Removed& removed : std::as_const(m_removed))
        ids.insert(removed.tag.id);
    domain::Document changed = document();
    changed.tags.removeIf([&ids](const domain::Tag& tag) { return ids.contains(tag.id); });
    apply(changed);
}

void RemoveTags::undo()
{
    domain::Document changed = document();
    for (const Removed& removed : std::as_const(m_removed))
        changed.tags.insert(std::min(removed.index, changed.tags.size()), removed.tag);
    apply(changed);
}

} // namespace ink::ui
