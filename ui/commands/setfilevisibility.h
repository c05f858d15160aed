#pragma once

#include "app/domain/routing/filevisibility.h"
#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** Changes which recipients may see which files of a draft. */
class SetFileVisibility final : public DraftCommand
{
public:
    /** Files that `visibility` doesn't name stay as they are. */
    SetFileVisibility(DraftTarget& target, domain::FileVisibility visibility, const QString& text);
    void redo() override;
    void undo() override;

private:
    void put(const domain::FileVisibility& visibility);

    domain::FileVisibility m_before;
    domain::FileVisibility m_after;
};

} // namespace ink::ui
