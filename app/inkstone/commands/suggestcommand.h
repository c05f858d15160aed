#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/** `inkstone suggest FILE [--json]`: prints the suggested tags. Exits with 0, or 3 if the file is
 * unreadable. */
[[nodiscard]] ParsedCommand parseSuggest(SubcommandLine& line);

} // namespace ink
