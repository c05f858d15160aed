#pragma once

#include "app/inkstone/commands/command.h"
#include "app/inkstone/options/commandline.h"

namespace ink {

/**
 * `inkstone rebase OLD NEW --tags FILE [--json]`: prints where tags of the old PDF belong in the newer one;
 * 0 all moved, 1 some are unsure or lost, 3 unreadable.
 */
class RebaseCommand final : public Command
{
    Q_OBJECT
public:
    explicit RebaseCommand(RunRebase run);
    void start() override;

private:
    [[nodiscard]] int perform();
    RunRebase m_run;
};

} // namespace ink
