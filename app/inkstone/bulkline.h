#pragma once

#include "app/inkstone/bulkcommand.h"
#include "app/inkstone/subcommandline.h"
#include "app/inkstone/templatecommand.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace ink {

/** Understands what stands behind `inkstone bulk`. */
[[nodiscard]] std::variant<BulkCommandRequest, PrintAndExit> parseBulkLine(const QStringList& rest);
/** Understands what stands behind `inkstone template`. */
[[nodiscard]] std::variant<TemplateCommandRequest, PrintAndExit> parseTemplateLine(const QStringList& rest);

} // namespace ink
