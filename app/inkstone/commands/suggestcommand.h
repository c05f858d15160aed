#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/** `inkstone suggest FILE [--json]`: prints the suggested tags; 0, or 3 unreadable. */
[[nodiscard]] ParsedCommand parseSuggest(SubcommandLine& line);

} // namespace ink
