#pragma once

#include "app/domain/bulk/bulkplan.h"
#include "app/store/journals/bulkjournal.h"

#include <QByteArray>
#include <QSet>

#include <functional>

namespace ink::workflow {

/** The rows that the account's earlier runs have sent with a template, or may have sent, or will send when an
 * open run goes on: those that would be sent a second time. */
class SentRows final
{
public:
    /** Reads the journal: call it in a background thread. */
    [[nodiscard]] static Result<SentRows> load(const store::BulkJournal& journal, const QString& profile,
                                               domain::DocumentId templateId);

    /** Like load(), for a file with this name and these columns. No rows unless a file with this name was
     * sent before, or the file has columns with the results of a run. */
    [[nodiscard]] static Result<SentRows> loadForFile(const store::BulkJournal& journal,
                                                      const QString& profile, domain::DocumentId templateId,
                                                      const QString& fileName, const QStringList& header);

    [[nodiscard]] bool isEmpty() const { return m_rows.isEmpty(); }
    /** Returns whether exactly this content is among them. */
    [[nodiscard]] bool contains(const domain::BulkRow& row) const;

private:
    QSet<QByteArray> m_rows; ///< digests of the rows' content
};

// Index(unchangedRows): Bulk runs: which rows of a file were sent before
/** The rows of a plan, of those that it would send, that earlier runs have without any difference. Ends early
 * if `isStopped` returns true. */
[[nodiscard]] QList<int> unchangedRows(const domain::BulkPlan& plan, const domain::CellSource& cells,
                                       const SentRows& sent, const std::function<bool()>& isStopped = {});

} // namespace ink::workflow
