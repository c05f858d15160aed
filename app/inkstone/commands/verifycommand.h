#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/** `inkstone verify FILE…`: exits with 0 if intact, 1 if not (or if an attached history is invalid), 2
 * without a signature, 3 if unreadable; with --strict 4 if an intact file was changed later, or a signature
 * is weak. */
[[nodiscard]] ParsedCommand parseVerify(SubcommandLine& line);

} // namespace ink
