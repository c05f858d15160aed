#include "ui/pages/bulk/bulkworker.h"

#include "app/base/backgroundtask.h"
#include "ui/models/bulkrowsmodel.h"

#include <cmath>
#include <utility>

namespace ink::ui {

BulkWorker::BulkWorker(BulkJob job, QObject* parent) : QObject(parent), m_job(std::move(job)) {}

BulkWorker::~BulkWorker()
{
    m_stop = true;
    m_future.waitForFinished();
}

void BulkWorker::start()
{
    m_future = runInBackground(
        this,
        [this] {
            BulkOutcome outcome = work();
            m_job = {};
            return outcome;
        },
        [this](BulkOutcome outcome) {
            if (!m_stop) Q_EMIT resultReady(std::move(outcome));
            Q_EMIT finished();
        });
}

BulkOutcome BulkWorker::work()
{
    BulkOutcome outcome;
    if (m_job.planToSend) {
        outcome.rows =
            workflow::rowsForOrder(*m_job.planToSend, m_job.table, [this] { return m_stop.load(); });
        return outcome;
    }
    int reported = -1;
    const auto progress = [this, &reported](double begin, double span) {
        return [this, &reported, begin, span](double part) {
            const int now = static_cast<int>(std::lround((begin + part * span) * 1000));
            if (now != reported) Q_EMIT progressed(now);
            reported = now;
            return !m_stop.load();
        };
    };
    if (!m_job.path.isEmpty()) {
        auto read =
            tables::readTableFile(m_job.path, m_job.choice, progress(0, 0.5), {}, domain::countKnownHeadings);
        if (!read) {
            outcome.error = read.error();
            return outcome;
        }
        outcome.file = std::move(*read);
        m_job.table = outcome.file->table;
    }
    if (m_stop || !m_job.form) return outcome;
    const TableCells rows(m_job.table);
    const QStringList& header = m_job.table.header();
    const domain::ColumnMapping mapping = m_job.mapping ? *m_job.mapping : initialMapping(rows);
    const domain::RowTextPatterns ofFile = domain::patternsOfFile(header, mapping);
    outcome.patterns = m_job.patterns ? *m_job.patterns : ofFile.isEmpty() ? m_job.lastPatterns : ofFile;
    outcome.arePatternsFromFile = !ofFile.isEmpty() && outcome.patterns == ofFile;
    domain::RowTexts texts;
    if (auto parsed =
            domain::parseRowTexts(outcome.patterns, header, {m_job.form->title, QDate::currentDate()}))
        texts = std::move(*parsed);
    else
        outcome.textFault = parsed.error();
    texts.data = domain::dataColumnsOf(header, mapping);
    outcome.columnsInTexts = texts.title.columns() + texts.message.columns();
    for (const auto& data : std::as_const(texts.data))
        outcome.columnsInTexts.append(data.second);
    outcome.plan = domain::BulkPlan::make(*m_job.form, mapping, rows,
                                          m_job.path.isEmpty() ? progress(0, 1) : progress(0.5, 0.5), texts);
    outcome.mapping = mapping;
    if (outcome.plan && m_job.sentRows)
        if (const auto sent = m_job.sentRows(header))
            outcome.unchangedRows =
                workflow::unchangedRows(*outcome.plan, rows, *sent, [this] { return m_stop.load(); });
    return outcome;
}

domain::ColumnMapping BulkWorker::initialMapping(const domain::CellSource& rows) const
{
    const QStringList& header = m_job.table.header();
    domain::ColumnMapping guess = domain::guessMapping(*m_job.form, header, rows);
    const auto recalled = m_job.recall ? m_job.recall(*m_job.form, header, guess) : std::nullopt;
    return recalled.value_or(std::move(guess));
}

} // namespace ink::ui

#include "moc_bulkworker.cpp"
