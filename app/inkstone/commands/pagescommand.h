#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/** `inkstone pages FILE --out NEW.pdf …`: writes a file with other pages. Exits with 0, 3 if a file is
 * unreadable, or 64 for invalid ranges. */
[[nodiscard]] ParsedCommand parsePages(SubcommandLine& line);

} // namespace ink
