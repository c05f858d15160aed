#pragma once

#include "app/domain/document/document.h"
#include "app/inkstone/commandbase/command.h"
#include "app/workflow/documents/documentexport.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QUrl>

#include <optional>

namespace ink {

/** The arguments of `inkstone list|show|link|download|send-copy|cancel|remind|correct|delete|folders`. */
struct DocumentsRequest
{
    enum class Action { List, Show, Link, Download, SendCopy, Cancel, Remind, Correct, Delete, Folders };
    Action action = Action::List;
    QList<domain::DocumentId> ids;
    bool json = false;
    QUrl server; ///< empty = the local workspace
    // List, and Download without ids
    QString text;
    QString content;                    ///< words in the pages and answers of completed documents
    std::optional<QDate> completedFrom; ///< in local time, inclusive
    std::optional<QDate> completedTo;   ///< in local time, inclusive
    QString folder;                     ///< a name or a number
    std::optional<domain::SigningStatus> status;
    QStringList dataPairs;     ///< values of `--data`, not parsed yet
    domain::DocumentData data; ///< only documents with these values
    bool listsTrash = false;
    QString waitingFor;       ///< an address in lower case, or `me`; empty = no filter
    std::optional<int> limit; ///< nothing = all
    // Download
    workflow::DocumentExport::Options files;
    // SendCopy
    QStringList copyTo; ///< email addresses
    // Cancel
    QString reason;
    // Correct
    QString formerEmail; ///< the recipient's current address
    QString name;
    QString email;
    // Delete
    bool deletesPermanently = false;
};

/** Returns a status as in `inkstone list --status`, such as `in-progress`. */
[[nodiscard]] QString statusWord(domain::SigningStatus status);
/** Returns the status of a word, ignoring case; nothing for an unknown word. */
[[nodiscard]] std::optional<domain::SigningStatus> statusFromWord(const QString& word);

/** Parses `inkstone list`. */
[[nodiscard]] ParsedCommand parseList(SubcommandLine& line);
/** Parses `inkstone show`. */
[[nodiscard]] ParsedCommand parseShow(SubcommandLine& line);
/** Parses `inkstone link`. */
[[nodiscard]] ParsedCommand parseLink(SubcommandLine& line);
/** Parses `inkstone download`. */
[[nodiscard]] ParsedCommand parseDownload(SubcommandLine& line);
/** Parses `inkstone send-copy`. */
[[nodiscard]] ParsedCommand parseSendCopy(SubcommandLine& line);
/** Parses `inkstone cancel`. */
[[nodiscard]] ParsedCommand parseCancel(SubcommandLine& line);
/** Parses `inkstone remind`. */
[[nodiscard]] ParsedCommand parseRemind(SubcommandLine& line);
/** Parses `inkstone correct`. */
[[nodiscard]] ParsedCommand parseCorrect(SubcommandLine& line);
/** Parses `inkstone delete`. */
[[nodiscard]] ParsedCommand parseDelete(SubcommandLine& line);
/** Parses `inkstone folders`. */
[[nodiscard]] ParsedCommand parseFolders(SubcommandLine& line);

} // namespace ink
