#pragma once

#include "app/base/error.h"
#include "app/domain/bulk/bulkplan.h"
#include "app/domain/bulk/rowpattern.h"
#include "app/tables/tablefile.h"
#include "app/workflow/bulk/bulkorder.h"
#include "app/workflow/bulk/sentrows.h"

#include <QFuture>
#include <QObject>

#include <atomic>
#include <functional>
#include <optional>

namespace ink::ui {

/** A table to read and plan. */
struct BulkJob
{
    QString path; ///< file to read; empty = plan `table` again
    tables::TableChoice choice;
    tables::Table table;
    std::optional<domain::BulkForm> form;         ///< nothing = the file is only read
    std::optional<domain::ColumnMapping> mapping; ///< nothing = the recalled or the guessed one
    /** Returns the mapping to use instead of the guessed one; nothing = the guessed one. Called in the
     * background; may be empty. */
    std::function<std::optional<domain::ColumnMapping>(
        const domain::BulkForm& form, const QStringList& header, const domain::ColumnMapping& guess)>
        recall = {};
    /** Returns the rows that were sent before, for a file with these columns. Called in the background; may
     * be empty. */
    std::function<Result<workflow::SentRows>(const QStringList& header)> sentRows = {};
    /** The user's patterns for this table; nothing = those of the file, or else `lastPatterns`. */
    std::optional<domain::RowTextPatterns> patterns;
    domain::RowTextPatterns lastPatterns;
    std::optional<domain::BulkPlan> planToSend; ///< if set, the job only prepares the rows of `table` for
                                                ///< sending
};

/** The result of a job. */
struct BulkOutcome
{
    std::optional<Error> error;            ///< if set, all other members are invalid
    std::optional<tables::TableFile> file; ///< if a file was read
    std::optional<domain::ColumnMapping> mapping;
    std::optional<domain::BulkPlan> plan;
    domain::RowTextPatterns patterns;    ///< patterns in use
    QList<int> columnsInTexts;           ///< columns of the file that the patterns use
    bool arePatternsFromFile = false;    ///< the patterns come from columns of the file
    std::optional<Error> textFault;      ///< error of a pattern that doesn't fit the file; the pattern isn't
                                         ///< used
    QList<int> unchangedRows = {};       ///< rows of the plan that were sent before, unchanged
    QList<store::BulkJournal::Row> rows; ///< all rows of the file, prepared for sending
};

/** Reads a file and plans its rows in a background thread. The destructor stops it. */
class BulkWorker final : public QObject
{
    Q_OBJECT
public:
    explicit BulkWorker(BulkJob job, QObject* parent = nullptr);
    ~BulkWorker() override;

    void start();
    void stop() { m_stop = true; }
    [[nodiscard]] bool isFinished() const { return m_future.isFinished(); }

Q_SIGNALS:
    void progressed(int permille);
    void resultReady(ink::ui::BulkOutcome outcome);
    void finished(); ///< emitted after `resultReady`, and also when it was stopped

private:
    [[nodiscard]] BulkOutcome work();
    [[nodiscard]] domain::ColumnMapping initialMapping(const domain::CellSource& rows) const;

    BulkJob m_job;
    std::atomic<bool> m_stop = false;
    QFuture<void> m_future;
};

} // namespace ink::ui
