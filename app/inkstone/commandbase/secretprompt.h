#pragma once

#include "app/base/result.h"

#include <QString>

namespace ink {

/** Reads a line from the standard input; a terminal shows `prompt` and hides the input. Io at the end of the
 * input. */
[[nodiscard]] Result<QString> readSecretLine(const QString& prompt);

} // namespace ink
