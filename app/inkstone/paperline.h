#pragma once

#include "app/inkstone/papercommand.h"
#include "app/inkstone/subcommandline.h"

#include <QStringList>

#include <variant>

namespace ink {

/** The command line behind `inkstone paper`. */
[[nodiscard]] std::variant<PaperCommandRequest, PrintAndExit> parsePaperLine(const QStringList& rest);

} // namespace ink
