#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/** `inkstone verify FILE…`: 0 intact, 1 not intact (also when an attached history does not hold), 2 no
 * signature, 3 unreadable; with --strict 4 when an intact file was changed later, or a signature is weak. */
[[nodiscard]] ParsedCommand parseVerify(SubcommandLine& line);

} // namespace ink
