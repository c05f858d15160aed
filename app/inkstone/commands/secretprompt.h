#pragma once

#include "app/base/result.h"

#include <QString>

namespace ink {

/** Reads a line of the standard input; a terminal shows `prompt` and not what is typed. Io at the end of the
 * input. */
[[nodiscard]] Result<QString> readSecretLine(const QString& prompt);

} // namespace ink
