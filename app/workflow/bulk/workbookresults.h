#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"
#include "app/store/journals/bulkjournal.h"
#include "app/tables/tablefile.h"
#include "app/workflow/documents/documentref.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::store {
class DraftJournal;
}

namespace ink::workflow {

/** The file that the rows of a bulk run were read from. */
struct BulkSourceFile
{
    QString path;
    std::optional<int> sheet;         ///< sheet of a workbook, 0-based; none = the first with rows
    std::optional<qint64> headerLine; ///< 1-based; none = guessed
    bool operator==(const BulkSourceFile&) const = default;
};
void rememberSource(store::DraftJournal& journal, const QString& runId, const BulkSourceFile& source);
[[nodiscard]] std::optional<BulkSourceFile> sourceOf(const store::DraftJournal& journal,
                                                     const QString& runId);

/** The state of a run's document, as texts. */
struct DocumentResult
{
    QString status;
    QString completed; ///< the day, in ISO 8601; empty = not yet
    QString link;
    bool operator==(const DocumentResult&) const = default;
};

/** Returns the states of the documents of a run, in a language of the window. */
[[nodiscard]] QHash<domain::DocumentId, DocumentResult>
documentResults(const QList<DocumentRef>& documents, bool isLocal, const QString& language);

/** Numbers of rows of a copy with results. */
struct WorkbookResults
{
    int written = 0;
    int missing = 0; ///< rows of the run that are no longer in the same lines of the workbook
};

/**
 * Writes a copy of a run's workbook with the columns domain::workbookColumnNames: the status, the day of
 * completion and the link of each row's document. Columns of an earlier copy are replaced. Rows are found by
 * their line, which must have a recipient's email address and fit no other row of the run better. Reads and writes files: call it in a background thread. State
 * error if the source isn't a workbook.
 */
[[nodiscard]] Result<WorkbookResults>
writeWorkbookResults(const store::BulkJournal& journal, const QString& runId, const BulkSourceFile& source,
                     const QString& path, const QHash<domain::DocumentId, DocumentResult>& documents,
                     const QString& language);

} // namespace ink::workflow
