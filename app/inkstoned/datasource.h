#pragma once

#include "app/inkstoned/commandline.h"
#include "app/service/host/datafolder.h"

namespace ink::inkstoned {

/** Where `--data`, `--database`, `--database-file` and INKSTONE_DATABASE say that the data is. */
struct DataSource
{
    QString folder;
    QString database; ///< postgresql://…; empty = in the folder. May hold a password: never shown
};
/** Validation when there is none, or a password stands where everybody can read it. */
[[nodiscard]] Result<DataSource> dataSource(const CommandLine& line);
[[nodiscard]] Result<service::DataFolder> openData(const CommandLine& line);

} // namespace ink::inkstoned
