#pragma once

#include "app/inkstone/commands/command.h"

namespace ink {

// `inkstone absences list|add|remove`: people who are absent, and their deputies.

[[nodiscard]] ParsedCommand parseAbsencesList(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseAbsencesAdd(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseAbsencesRemove(SubcommandLine& line);

} // namespace ink
