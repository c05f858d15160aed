#pragma once

#include "app/domain/document/page.h"
#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** The place of a tag: a page (1-based joined index) and a rectangle on it in points. */
struct TagPlace
{
    int pageIndex = 1;
    domain::PageRect rect;
    bool operator==(const TagPlace&) const = default;
};

/** Moves and resizes tags, also to other pages. */
class SetTagRects final : public DraftCommand
{
public:
    enum class Merge { No, WithSameTags }; ///< arrow-key moves merge into one step; a drag doesn't

    SetTagRects(DraftTarget& target, const QHash<domain::TagId, TagPlace>& places, const QString& text,
                Merge merge = Merge::No);
    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    void place(const QHash<domain::TagId, TagPlace>& places);

    QHash<domain::TagId, TagPlace> m_before;
    QHash<domain::TagId, TagPlace> m_after;
    Merge m_merge;
};

} // namespace ink::ui
