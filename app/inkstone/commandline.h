#pragma once

#include "app/inkstone/commandbase/command.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace ink {

/** The request to open the window with these files. */
struct WorkstationRequest
{
    QStringList files;
    bool opensVerifyPage = false; ///< open the verification page, with the file if one is given
    QString link{};               ///< an `inkstone:` link, see ui::AppLink; empty = none
};
using Invocation = std::variant<WorkstationRequest, CommandFactory, PrintAndExit>;

/** Parses the command line; errors are PrintAndExit with exitUsage. */
[[nodiscard]] Invocation parseCommandLine(const QStringList& arguments);

} // namespace ink
