#pragma once

#include "ui/commands/peoplecommand.h"

namespace ink::ui {

/** Removes a recipient, such as a duplicate; its tags go to another one, who stays. */
class MergeRecipients final : public PeopleCommand
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::MergeRecipients)
public:
    /** Both 1-based. Without a text it is called "Merge recipients". */
    MergeRecipients(DraftTarget& target, int stays, int goes, const QString& text = {});
};

} // namespace ink::ui
