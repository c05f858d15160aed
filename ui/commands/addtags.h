#pragma once

#include "app/domain/document/tag.h"
#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** Appends new tags, with ids from DraftTarget::nextTagId, to the list. */
class AddTags final : public DraftCommand
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::AddTags)
public:
    AddTags(DraftTarget& target, QList<domain::Tag> tags, const QString& text = {});
    void redo() override;
    void undo() override;

private:
    QList<domain::Tag> m_tags;
};

} // namespace ink::ui
