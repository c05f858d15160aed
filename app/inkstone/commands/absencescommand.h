#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

// People who are absent, and their deputies.

/** Parses `inkstone absences list`. */
[[nodiscard]] ParsedCommand parseAbsencesList(SubcommandLine& line);
/** Parses `inkstone absences add`. */
[[nodiscard]] ParsedCommand parseAbsencesAdd(SubcommandLine& line);
/** Parses `inkstone absences remove`. */
[[nodiscard]] ParsedCommand parseAbsencesRemove(SubcommandLine& line);

} // namespace ink
