#pragma once

#include "app/domain/document/tag.h"
#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** Removes tags; undo restores them at their positions in the list. */
class RemoveTags final : public DraftCommand
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::RemoveTags)
public:
    RemoveTags(DraftTarget& target, const QList<domain::TagId>& ids, const QString& text = {});
    void redo() override;
    void undo() override;

private:
    struct Removed
    {
        qsizetype index = 0;
        domain::Tag tag;
    };
    QList<Removed> m_removed; ///< by ascending index
};

} // namespace ink::ui
