#pragma once

#include "app/inkstoned/commandline.h"

namespace ink::inkstoned {

/** `serve`: returns when SIGINT or SIGTERM came. Makes the application object, after the log that its words
 * go to.
 */
[[nodiscard]] int runServe(const CommandLine& line, int& argc, char** argv);

} // namespace ink::inkstoned
