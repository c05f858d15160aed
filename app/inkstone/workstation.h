#pragma once

#include "app/inkstone/commandline.h"

namespace ink {

/** Opens the window and runs until it is closed. */
[[nodiscard]] int runWorkstation(int argc, char** argv, const WorkstationRequest& what);

} // namespace ink
