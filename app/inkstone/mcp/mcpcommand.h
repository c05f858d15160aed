#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/** Parses the options of `inkstone mcp`, a server of the Model Context Protocol on the standard input and
 * output. The command runs until its input ends. */
[[nodiscard]] ParsedCommand parseMcp(SubcommandLine& line);

} // namespace ink
