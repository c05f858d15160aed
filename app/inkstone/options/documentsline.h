#pragma once

#include "app/inkstone/commands/documentscommand.h"
#include "app/inkstone/options/subcommandline.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace ink {

/** The subcommands about documents: list, show, download, cancel, remind, correct, delete, folders. */
[[nodiscard]] bool isDocumentsCommand(const QString& word);
[[nodiscard]] std::variant<DocumentsRequest, PrintAndExit> parseDocumentsLine(const QString& command,
                                                                              const QStringList& rest);

} // namespace ink
