#pragma once

#include "app/base/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace ink::mcp {

/** Returns the tools as in the result of `tools/list`. Those that act have `readOnlyHint: false`. */
[[nodiscard]] const QJsonArray& toolDescriptions();

/** The schema of a tool's arguments. */
[[nodiscard]] QJsonObject inputSchema(const QString& tool);
/** Validates arguments against the `inputSchema` of a tool. Supports only the JSON Schema keywords that the
 * tools use. Fails with Validation; the message names the argument, so that a model can correct it. */
[[nodiscard]] Result<void> checkArguments(const QJsonObject& schema, const QJsonObject& arguments);

} // namespace ink::mcp
