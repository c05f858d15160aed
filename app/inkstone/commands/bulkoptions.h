#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

/** Parses `inkstone bulk plan`. */
[[nodiscard]] ParsedCommand parseBulkPlan(SubcommandLine& line);
/** Parses `inkstone bulk run`. */
[[nodiscard]] ParsedCommand parseBulkRun(SubcommandLine& line);
/** Parses `inkstone bulk resume`. */
[[nodiscard]] ParsedCommand parseBulkResume(SubcommandLine& line);
/** Parses `inkstone bulk report`. */
[[nodiscard]] ParsedCommand parseBulkReport(SubcommandLine& line);

} // namespace ink
