#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

// The account's API keys.

/** Parses `inkstone key list`. */
[[nodiscard]] ParsedCommand parseKeyList(SubcommandLine& line);
/** Parses `inkstone key add`. */
[[nodiscard]] ParsedCommand parseKeyAdd(SubcommandLine& line);
/** Parses `inkstone key rotate`. */
[[nodiscard]] ParsedCommand parseKeyRotate(SubcommandLine& line);
/** Parses `inkstone key revoke`. */
[[nodiscard]] ParsedCommand parseKeyRevoke(SubcommandLine& line);

} // namespace ink
