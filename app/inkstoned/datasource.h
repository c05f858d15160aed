#pragma once

#include "app/inkstoned/commandline.h"
#include "app/service/host/datafolder.h"

namespace ink::inkstoned {

/** The location of the data, from `--data`, `--database`, `--database-file`, INKSTONE_DATABASE and
 * `--blob-folder`. Its `database` may contain a password: never print it. */
using DataSource = service::DataLocation;
/** Returns the location. Validation error if no location is given, or the options conflict. */
[[nodiscard]] Result<DataSource> dataSource(const CommandLine& line);
[[nodiscard]] Result<service::DataFolder> openData(const CommandLine& line);

} // namespace ink::inkstoned
