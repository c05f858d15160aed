#pragma once

#include "app/inkstone/commands/command.h"

namespace ink {

/** `inkstone pages FILE --out NEW.pdf …`: writes a file with other pages; 0, 3 unreadable, 64 for ranges that
 * it doesn't understand. */
[[nodiscard]] ParsedCommand parsePages(SubcommandLine& line);

} // namespace ink
