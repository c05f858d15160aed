#pragma once

#include "app/base/result.h"

#include <QString>

namespace ink::mcp {

/** Returns the absolute path of a file or folder that a client names. Fails with Validation for network
 * paths, because opening one can send the user's credentials to that computer, and for names that aren't
 * paths. */
[[nodiscard]] Result<QString> localPath(const QString& path);
/** Like localPath(), but also fails with Validation unless the path is a readable regular file. */
[[nodiscard]] Result<QString> localFile(const QString& path);

} // namespace ink::mcp
