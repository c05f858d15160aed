#pragma once

#include "app/inkstoned/commandline.h"
#include "app/service/host/datafolder.h"

namespace ink::inkstoned {

/** The location of the data by `--data`, `--database`, `--database-file`, INKSTONE_DATABASE and
 * `--blob-folder` say that the data is. Its `database` may hold a password: never shown. */
using DataSource = service::DataPlace;
/** Validation when there is none, or a password is readable by everybody. */
[[nodiscard]] Result<DataSource> dataSource(const CommandLine& line);
[[nodiscard]] Result<service::DataFolder> openData(const CommandLine& line);

} // namespace ink::inkstoned
