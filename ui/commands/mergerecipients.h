#pragma once

#include "ui/commands/peoplecommand.h"

namespace ink::ui {

/** Removes a duplicate recipient; its tags go to the one that stays. */
class MergeRecipients final : public PeopleCommand
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::MergeRecipients)
public:
    /** Both 1-based. */
    MergeRecipients(DraftTarget& target, int stays, int goes);
};

} // namespace ink::ui
