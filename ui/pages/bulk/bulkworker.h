#pragma once

#include "app/base/error.h"
#include "app/domain/bulkplan.h"
#include "app/tables/tablefile.h"
#include "app/wire/templatecodec.h"
#include "app/workflow/bulk/bulkrun.h"

#include <QThread>

#include <atomic>
#include <optional>

namespace ink::ui {

/** A table to read and plan. */
struct BulkJob
{
    QString path; ///< to read; empty = `table` is planned anew
    tables::TableChoice choice;
    tables::Table table;
    std::optional<domain::BulkForm> form;         ///< nothing = the file is only read
    std::optional<domain::ColumnMapping> mapping; ///< nothing = guessed
    std::optional<domain::BulkPlan> toSend; ///< of `table`: its rows are made ready to be sent, nothing else
};

/** The result of a job. */
struct BulkOutcome
{
    std::optional<Error> error;            ///< nothing else counts then
    std::optional<tables::TableFile> file; ///< when one was read
    std::optional<domain::ColumnMapping> mapping;
    std::optional<domain::BulkPlan> plan;
    QList<wire::BulkRow> rows;                  ///< all of the file, also those that are not sent
    QList<int> lines;                           ///< of the file, one a row
    QHash<int, workflow::BulkOrder::Held> held; ///< of `rows`: why they are not sent
};

/** Reads a file and plans its rows, away from the event loop. Ends when it is destroyed. */
class BulkWorker final : public QThread
{
    Q_OBJECT
public:
    explicit BulkWorker(BulkJob job, QObject* parent = nullptr);
    ~BulkWorker() override;

    void stop() { m_stop = true; }
    [[nodiscard]] BulkOutcome takeOutcome() { return std::move(m_outcome); } ///< after `ended`

Q_SIGNALS:
    void progressed(int permille);
    void ended();

protected:
    void run() override;

private:
    void work();
    void makeRows();
    BulkJob m_job;
    BulkOutcome m_outcome;
    std::atomic<bool> m_stop = false;
};

} // namespace ink::ui
