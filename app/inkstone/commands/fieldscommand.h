#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

// The account's custom fields.

/** Parses `inkstone fields list`. */
[[nodiscard]] ParsedCommand parseFieldsList(SubcommandLine& line);
/** Parses `inkstone fields export`. */
[[nodiscard]] ParsedCommand parseFieldsExport(SubcommandLine& line);
/** Parses `inkstone fields import`. */
[[nodiscard]] ParsedCommand parseFieldsImport(SubcommandLine& line);

} // namespace ink
