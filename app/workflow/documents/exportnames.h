#pragma once

#include "app/workflow/documents/documentref.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace ink::workflow {

// Names for exported files that are valid on every system.

/** Words in the names of files, in the language of the person who exports. The defaults are those of the
 * command line. */
struct ExportWords
{
    // Appended to the name if several kinds of files are exported:
    QString signedFile = QStringLiteral("signed");
    QString certificate = QStringLiteral("certificate");
    QString combined = QStringLiteral("signed with certificate");
    QString original = QStringLiteral("original");
    /** The text of {status}. */
    std::function<QString(domain::SigningStatus)> status = plainStatus;

    [[nodiscard]] static QString plainStatus(domain::SigningStatus status); ///< a word such as `in progress`
};

/** The placeholders of a pattern, without braces: title, id, recipient, date, status, folder. In addition,
 * `data.NAME` is replaced by the document's value of that name. */
[[nodiscard]] const QStringList& exportPlaceholders();
/** Returns the placeholders of a pattern that aren't supported, without braces. */
[[nodiscard]] QStringList unknownPlaceholders(const QString& pattern);
/**
 * A path component that is valid on Linux, macOS and Windows: no separators, control characters or
 * reserved names, no trailing dots or spaces, at most `maxBytes` bytes in UTF-8. Never empty.
 */
[[nodiscard]] QString safeName(const QString& name, int maxBytes = 200);
/**
 * The path below the export's folder, without suffix: the pattern with its placeholders filled in. A `/` in
 * the pattern separates folders; a slash in a value does not.
 */
[[nodiscard]] QString exportPath(const QString& pattern, const DocumentRef& document,
                                 const QString& folderName, const ExportWords& words);

} // namespace ink::workflow
