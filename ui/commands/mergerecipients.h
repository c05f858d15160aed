#pragma once

#include "ui/commands/peoplecommand.h"

namespace ink::ui {

/** Removes a recipient, such as a duplicate, and assigns the recipient's tags to another one. */
class MergeRecipients final : public PeopleCommand
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::MergeRecipients)
public:
    /** Both indexes are 1-based. The default text is "Merge recipients". */
    MergeRecipients(DraftTarget& target, int stays, int goes, const QString& text = {});
};

} // namespace ink::ui
