#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/**
 * `inkstone rebase OLD NEW --tags FILE [--json]`: prints where tags of the old PDF belong in the newer one.
 * Exits with 0 if all were moved, 1 if some are uncertain or lost, or 3 if a file is unreadable.
 */
[[nodiscard]] ParsedCommand parseRebase(SubcommandLine& line);

} // namespace ink
