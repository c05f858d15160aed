#pragma once

#include "app/domain/document/page.h"
#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** The geometry of a tag: a page (1-based across all files) and a rectangle on it in points. */
struct TagGeometry
{
    int pageIndex = 1;
    domain::PageRect rect;
    bool operator==(const TagGeometry&) const = default;
};

/** Moves and resizes tags, also to other pages. */
class SetTagRects final : public DraftCommand
{
public:
    enum class Merge { No, WithSameTags }; ///< arrow-key moves merge into one step; a drag doesn't

    SetTagRects(DraftTarget& target, const QHash<domain::TagId, TagGeometry>& places, const QString& text,
                Merge merge = Merge::No);
    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    void setRects(const QHash<domain::TagId, TagGeometry>& places);

    QHash<domain::TagId, TagGeometry> m_before;
    QHash<domain::TagId, TagGeometry> m_after;
    Merge m_merge;
};

} // namespace ink::ui
