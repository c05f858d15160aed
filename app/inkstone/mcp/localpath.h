#pragma once

#include "app/base/result.h"

#include <QString>

namespace ink::mcp {

/** The absolute path of a file or folder that a client names. Validation for one on another computer, whose
 * system would be given the person's credentials, and for names that aren't of files. */
[[nodiscard]] Result<QString> localPath(const QString& path);
/** The same for a regular file that can be read. */
[[nodiscard]] Result<QString> localFile(const QString& path);

} // namespace ink::mcp
