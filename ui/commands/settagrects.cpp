#include "ui/commands/settagrects.h"

#include "app/domain/document/document.h"

#include <utility>

namespace ink::ui {

SetTagRects::SetTagRects(DraftTarget& target, const QHash<domain::TagId, TagGeometry>& places,
                         const QString& text, Merge merge)
    : DraftCommand(target, text), m_after(places), m_merge(merge)
{
    for (const domain::Tag& tag : target.document().tags)
        if (places.contains(tag.id)) m_before.insert(tag.id, {tag.pageIndex, tag.rect});
}

void SetTagRects::redo()
{
    setRects(m_after);
}

void SetTagRects::undo()
{
    setRects(m_before);
}

void SetTagRects::setRects(const QHash<domain::TagId, TagGeometry>& places)
{
    domain::Document changed = document();
    for (domain::Tag& tag : changed.tags) {
        const auto found = places.constFind(tag.id);
        if (found == places.constEnd()) continue;
        tag.rect = found->rect;
        if (tag.pageIndex == found->pageIndex) continue;
        tag.pageIndex = found->pageIndex;
        const auto ref = document().pageAt(found->pageIndex);
        tag.pageId = ref.page ? ref.page->id : domain::PageId();
    }
    apply(changed);
}

int SetTagRects::id() const
{
    return m_merge == Merge::No ? -1 : static_cast<int>(CommandId::SetTagRects);
}

bool SetTagRects::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const SetTagRects*>(other); // Qt asks only commands of the same id
    if (next->m_after.size() != m_after.size() || next->text() != text()) return false;
    for (auto it = next->m_after.constBegin(); it != next->m_after.constEnd(); ++it)
        if (!m_after.contains(it.key())) return false;
    m_after = next->m_after;
    mergeShown(*next);
    setObsolete(m_after == m_before);
    return true;
}

} // namespace ink::ui
