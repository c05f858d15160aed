#pragma once

#include "ui/commands/draftcommand.h"

namespace ink::ui {

/**
 * Changes who takes part: recipients added, edited, put into another order or taken away. Tags follow their
 * recipient to its new index; the tags of a removed recipient go with it and come back with undo.
 */
class SetInvitations final : public DraftCommand
{
public:
    /**
     * `origins` names for each new invitation its 1-based index before, 0 for a new one. `property` names a
     * field being typed; consecutive changes of the same field are one step. Empty = never merged.
     */
    SetInvitations(DraftTarget& target, QList<domain::Invitation> invitations, const QList<int>& origins,
                   const QString& text, const QString& property = {});
    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

    /** How many tags of the document belong to this recipient (1-based) and would go with it. */
    [[nodiscard]] static int tagCount(const domain::Document& document, int invitationIndex);

private:
    QString m_property;
    QList<domain::Invitation> m_before;
    QList<domain::Invitation> m_after;
    QList<domain::Tag> m_tagsBefore;
    QList<domain::Tag> m_tagsAfter;
};

} // namespace ink::ui
