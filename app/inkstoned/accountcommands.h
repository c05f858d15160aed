#pragma once

#include "app/inkstoned/commandline.h"

namespace ink::inkstoned {

/** `account …` and `key …`: work on the data, also while a service runs on it. */
[[nodiscard]] int runAccountCommand(const CommandLine& line);
[[nodiscard]] int runKeyCommand(const CommandLine& line);

} // namespace ink::inkstoned
