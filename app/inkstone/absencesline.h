#pragma once

#include "app/inkstone/absencescommand.h"
#include "app/inkstone/subcommandline.h"

#include <variant>

namespace ink {

/** The command line of `inkstone absences`, without these two words. */
[[nodiscard]] std::variant<AbsencesRequest, PrintAndExit> parseAbsencesLine(const QStringList& rest);

} // namespace ink
