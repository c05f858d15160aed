#pragma once

#include "app/inkstoned/commandline.h"

namespace ink::inkstoned {

/** `account …` and `key …`: also while a service runs on the data. */
[[nodiscard]] int runAccountCommand(const CommandLine& line);
[[nodiscard]] int runKeyCommand(const CommandLine& line);

} // namespace ink::inkstoned
