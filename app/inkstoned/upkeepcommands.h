#pragma once

#include "app/inkstoned/commandline.h"

namespace ink::inkstoned {

/** Runs `backup`, `restore` or `check`. */
[[nodiscard]] int runUpkeepCommand(const CommandLine& line);

} // namespace ink::inkstoned
