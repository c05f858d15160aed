#pragma once

#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** Takes a recipient out who is invited twice; its tags go to the one that stays. */
class MergeRecipients final : public DraftCommand
{
public:
    /** Both 1-based. */
    MergeRecipients(DraftTarget& target, int stays, int goes);
    void redo() override;
    void undo() override;

private:
    QList<domain::Invitation> m_before;
    QList<domain::Invitation> m_after;
    QList<domain::Tag> m_tagsBefore;
    QList<domain::Tag> m_tagsAfter;
};

} // namespace ink::ui
