#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/**
 * `inkstone rebase OLD NEW --tags FILE [--json]`: prints where tags of the old PDF belong in the newer one;
 * 0 all moved, 1 some are unsure or lost, 3 unreadable.
 */
[[nodiscard]] ParsedCommand parseRebase(SubcommandLine& line);

} // namespace ink
