#pragma once

#include "app/inkstoned/commandline.h"

namespace ink::inkstoned {

/** Runs `serve` until SIGINT or SIGTERM. Creates the application object after the log, so that the log
 * receives the object's messages. */
[[nodiscard]] int runServe(const CommandLine& line, int& argc, char** argv);

} // namespace ink::inkstoned
