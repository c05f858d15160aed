#pragma once

#include "app/inkstone/documentscommand.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink {

/** What the words behind `inkstone list` and its like mean. */
struct DocumentsLine
{
    DocumentsRequest request;
    std::optional<QString> print; ///< help or a fault: print this and end
    int exitCode = 0;
};

/** The subcommands about documents: list, show, download, cancel, remind, correct, delete, folders. */
[[nodiscard]] bool isDocumentsCommand(const QString& word);
[[nodiscard]] DocumentsLine parseDocumentsLine(const QString& command, const QStringList& rest);

} // namespace ink
