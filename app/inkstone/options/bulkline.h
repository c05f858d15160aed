#pragma once

#include "app/inkstone/commands/bulkcommand.h"
#include "app/inkstone/commands/templatecommand.h"
#include "app/inkstone/options/subcommandline.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace ink {

/** Parses the arguments of `inkstone bulk`. */
[[nodiscard]] std::variant<BulkCommandRequest, PrintAndExit> parseBulkLine(const QStringList& rest);
/** Parses the arguments of `inkstone template`. */
[[nodiscard]] std::variant<TemplateCommandRequest, PrintAndExit> parseTemplateLine(const QStringList& rest);

} // namespace ink
