#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/** `inkstone pages FILE --out NEW.pdf …`: writes the pages of a PDF in a different arrangement to a new file.
 * Exits with 0, 3 if a file is unreadable, or 64 for invalid ranges. */
[[nodiscard]] ParsedCommand parsePages(SubcommandLine& line);

} // namespace ink
