#pragma once

#include "app/base/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace ink::mcp {

/** The tools as `tools/list` describes them. Those that act have `readOnlyHint: false`. */
[[nodiscard]] const QJsonArray& toolDescriptions();

/** The schema of a tool's arguments. */
[[nodiscard]] QJsonObject inputSchema(const QString& tool);
/** Checks arguments against the `inputSchema` of a tool: of JSON Schema, what the descriptions use.
 * Validation with the place of the fault, in words that a model can act on. */
[[nodiscard]] Result<void> checkArguments(const QJsonObject& schema, const QJsonObject& arguments);

} // namespace ink::mcp
