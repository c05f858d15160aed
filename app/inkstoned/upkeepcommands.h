#pragma once

#include "app/inkstoned/commandline.h"

namespace ink::inkstoned {

/** `backup`, `restore`, `check`. */
[[nodiscard]] int runUpkeepCommand(const CommandLine& line);

} // namespace ink::inkstoned
