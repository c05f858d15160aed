#pragma once

#include "app/inkstone/commands/papercommand.h"
#include "app/inkstone/options/subcommandline.h"

#include <QStringList>

#include <variant>

namespace ink {

/** The command line behind `inkstone paper`. */
[[nodiscard]] std::variant<PaperCommandRequest, PrintAndExit> parsePaperLine(const QStringList& rest);

} // namespace ink
