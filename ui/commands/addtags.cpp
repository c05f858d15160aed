#include "ui/commands/addtags.h"

#include "app/domain/document/document.h"

#include <QSet>

namespace ink::ui {

AddTags::AddTags(DraftTarget& target, QList<domain::Tag> tags, const QString& text)
    : DraftCommand(target,
                   text.isEmpty() ? tr("Add %n field(s)", nullptr, static_cast<int>(tags.size())) : text),
      m_tags(std::move(tags))
{
}

void AddTags::redo()
{
    domain::Document changed = document();
    changed.tags.append(m_tags);
    apply(changed);
}

void AddTags::undo()
{
    QSet<domain::TagId> ids;
    for (const domain::Tag& tag : std::as_const(m_tags))
        ids.insert(tag.id);
    domain::Document changed = document();
    changed.tags.removeIf([&ids](const domain::Tag& tag) { return ids.contains(tag.id); });
    apply(changed);
}

} // namespace ink::ui
