#pragma once

#include "app/inkstone/commandbase/command.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace ink {

/** Open the window, with these files. */
struct RunWorkstation
{
    QStringList files;
    bool verify = false; ///< open the page that verifies, with the file if there is one
    QString link{};      ///< an `inkstone:` link, see ui::AppLink; empty = none
};
using Invocation = std::variant<RunWorkstation, MakeCommand, PrintAndExit>;

/** Parses the command line; errors are PrintAndExit with exitUsage. */
[[nodiscard]] Invocation parseCommandLine(const QStringList& arguments);

} // namespace ink
