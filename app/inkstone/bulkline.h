#pragma once

#include "app/inkstone/bulkcommand.h"
#include "app/inkstone/templatecommand.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace ink {

/** Print this and end. */
struct BulkLineAnswer
{
    QString text;
    int exitCode = 0;
};

/** Understands what stands behind `inkstone bulk`. */
[[nodiscard]] std::variant<BulkCommandRequest, BulkLineAnswer> parseBulkLine(const QStringList& rest);
/** Understands what stands behind `inkstone template`. */
[[nodiscard]] std::variant<TemplateCommandRequest, BulkLineAnswer> parseTemplateLine(const QStringList& rest);

} // namespace ink
