#pragma once

#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** Assigns tags to another recipient (1-based index into the document's invitations). */
class AssignInvitation final : public DraftCommand
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::AssignInvitation)
public:
    AssignInvitation(DraftTarget& target, const QList<domain::TagId>& ids, int invitationIndex);
    void redo() override;
    void undo() override;

private:
    void assign(const QHash<domain::TagId, int>& owners);

    QHash<domain::TagId, int> m_before;
    QHash<domain::TagId, int> m_after;
};

} // namespace ink::ui
