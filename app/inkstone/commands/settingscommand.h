#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/** `inkstone settings [--json]`: prints all settings, and which of them an administrator locks or
 * recommends. */
[[nodiscard]] ParsedCommand parseSettings(SubcommandLine& line);

} // namespace ink
