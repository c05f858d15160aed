#pragma once

#include "app/domain/document/invitation.h"
#include "ui/commands/peoplecommand.h"

namespace ink::ui {

/** Adds, edits, reorders or removes recipients. Tags follow their recipient to its new index; the tags of a
 * removed recipient are removed with it and restored by undo. Sender fields are kept while there are other
 * recipients. */
class SetInvitations final : public PeopleCommand
{
public:
    /** `origins` has the previous 1-based index of each invitation, 0 for a new one. `property` names a
     * field being typed; consecutive changes of the same field are one step. Empty = never merged. */
    SetInvitations(DraftTarget& target, QList<domain::Invitation> invitations, const QList<int>& origins,
                   const QString& text, const QString& property = {});
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

    /** The number of tags that belong to this recipient (1-based). */
    [[nodiscard]] static int tagCount(const domain::Document& document, int invitationIndex);

private:
    QString m_property;
};

} // namespace ink::ui
