#pragma once

#include "app/base/result.h"

#include <QString>

namespace ink {

/** Reads a line from standard input; on a terminal, shows `prompt` and hides the input. Fails with Io at the
 * end of the input. */
[[nodiscard]] Result<QString> readSecretLine(const QString& prompt);

} // namespace ink
