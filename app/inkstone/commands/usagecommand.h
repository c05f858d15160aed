#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/** Parses `inkstone usage`: the statement of the account's charges. */
[[nodiscard]] ParsedCommand parseUsage(SubcommandLine& line);

} // namespace ink
