#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QString>

namespace ink {

/** Reads a line of bytes, e.g. a PIN, from standard input, and leaves no copy of it in buffers; on a
 * terminal, shows `prompt` and hides the input. Fails with Io at the end of the input. */
[[nodiscard]] Result<Secret> readSecret(const QString& prompt);
/** Reads a line from standard input; on a terminal, shows `prompt` and hides the input. Fails with Io at the
 * end of the input. */
[[nodiscard]] Result<QString> readSecretLine(const QString& prompt);

} // namespace ink
