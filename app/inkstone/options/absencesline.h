#pragma once

#include "app/inkstone/commands/absencescommand.h"
#include "app/inkstone/options/subcommandline.h"

#include <variant>

namespace ink {

/** The command line of `inkstone absences`, without these two words. */
[[nodiscard]] std::variant<AbsencesRequest, PrintAndExit> parseAbsencesLine(const QStringList& rest);

} // namespace ink
