#pragma once

#include "app/inkstoned/commandline.h"

namespace ink::inkstoned {

/** Runs `account …` and `key …`, even while a service uses the data. */
[[nodiscard]] int runAccountCommand(const CommandLine& line);
[[nodiscard]] int runKeyCommand(const CommandLine& line);

} // namespace ink::inkstoned
