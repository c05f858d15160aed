#pragma once

#include "app/inkstone/commands/command.h"

namespace ink {

// The command line of `inkstone bulk`.

[[nodiscard]] ParsedCommand parseBulkPlan(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseBulkRun(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseBulkResume(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseBulkReport(SubcommandLine& line);

} // namespace ink
