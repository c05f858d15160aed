#pragma once

#include "app/base/stopsignal.h"
#include "app/inkstone/commandbase/servicecommand.h"
#include "app/inkstone/commands/bulkfile.h"
#include "app/store/journals/bulkjournal.h"
#include "app/workflow/bulk/bulkrun.h"
#include "app/workflow/bulk/rungroup.h"

#include <QTimer>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

namespace ink {

/** The arguments of `inkstone bulk`. */
struct BulkCommandRequest
{
    enum class Verb { Plan, Run, Resume, Report };
    Verb verb = Verb::Plan;
    BulkFileRequest file; ///< for Plan and Run
    qint64 templateId = 0;
    QString title; ///< for Run: title of the run; empty = the file's name
    QString callback;
    QString senderName;              ///< for Run: saved in the account; empty = the account's
    bool skipsFaultyRows = false;    ///< for Run: send the rows without faults
    bool sendsOnlyChanges = false;   ///< excludes rows that were sent before, unchanged
    QString run;                     ///< for Resume and Report: ID of the run; empty = the newest unfinished
                                     ///< run, or a list of all runs
    bool repeatsUnknownRows = false; ///< for Resume
    QString failedOut;               ///< for Report: refused rows as CSV
    QString out;                     ///< for Report: all rows as CSV
    QString workbookCopy;            ///< not for Plan: a copy of the workbook with the results; empty = none
    bool overwrites = false;         ///< replaces an existing file with the copy
    QUrl server;                     ///< empty = this computer, or for Resume the run's own service
    bool json = false;
};

/** `inkstone bulk plan|run|resume|report`. Ctrl+C pauses a run once the responses to the calls under way have
 * arrived. Exits with 0 when everything is sent, 1 when rows are refused or unknown, when rows are faulty and
 * not skipped, or when something failed, 2 when rows are pending, 3 when the file can't be read. */
class BulkCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    BulkCommand(const BulkCommandRequest& request, const CommandContext& context);
    ~BulkCommand() override;
    void start() override;

private:
    void run() override;
    /** Pauses the run on Ctrl+C; ends the command if no run has started. */
    void pause();
    void planFile(const domain::Document& source);
    void startRun(const BulkFile& plan);
    void resumeRun();
    void report();
    /** Prints the rows of a run, and writes them as CSV if requested. */
    void reportRows(const store::BulkJournal::Run& run);
    /** Finds the service of a run, connects to it, and calls run(). */
    void connectToServiceOf(const store::BulkJournal::Run& run);
    /** Fails if the copy of the workbook would overwrite a file unasked. */
    [[nodiscard]] Result<void> checkCopy(const QString& workbook) const;
    /** Fetches the states of the run's documents, writes the copy of the workbook, and calls `next`. */
    void writeCopy(const store::BulkJournal::Run& run, const QList<domain::DocumentId>& documents,
                   std::function<void()> next);
    void listRuns(const QList<store::BulkJournal::Run>& runs);
    void watch();
    void handleStateChange();
    void printProgress();
    void showResult();
    void printResult();
    /** Ends the command; a copy of the workbook that failed is a failure, too. */
    void finishWith(const store::BulkJournal::Counts& rows);

    BulkCommandRequest m_request;
    CommandContext m_context;
    StopSignal m_stop;
    std::unique_ptr<store::Database> m_database;
    std::unique_ptr<workflow::BulkRun> m_run;
    std::unique_ptr<workflow::RunGroup> m_group;       ///< of the copy of the workbook
    std::optional<store::BulkJournal::Run> m_reported; ///< for Report with a copy
    QList<domain::DocumentId> m_reportedDocuments;
    QString m_resumed;           ///< for Resume: the run's ID
    qint64 m_resumedPending = 0; ///< for Resume: its rows that are not sent yet
    QTimer m_tick;
    bool m_wasOpened = false;
    bool m_repeats = false;
    bool m_copyFailed = false;
};

} // namespace ink
