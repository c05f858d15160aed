#pragma once

#include "app/inkstone/commandline.h"

namespace ink {

/** Opens the window and runs until the program ends, or forwards the request to the process that already has
 * a window. Returns the exit code. */
[[nodiscard]] int runWorkstation(int argc, char** argv, const WorkstationRequest& what);

} // namespace ink
