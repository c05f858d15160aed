#include "ui/pages/bulk/bulkworker.h"

#include "app/base/backgroundtask.h"
#include "ui/models/bulkrowsmodel.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ink::ui {

BulkWorker::BulkWorker(BulkJob job, QObject* parent) : QObject(parent), m_job(std::move(job)) {}

BulkWorker::~BulkWorker()
{
    m_stop = true;
    m_working.waitForFinished();
}

void BulkWorker::start()
{
    m_working = runInBackground(
        this,
        [this] {
            work();
            m_job = {};
            return std::move(m_outcome);
        },
        [this](BulkOutcome outcome) {
            if (!m_stop) Q_EMIT ended(std::move(outcome));
            Q_EMIT finished();
        });
}

void BulkWorker::makeRows()
{
    const TableRows rows(m_job.table);
    const domain::BulkPlan& plan = *m_job.toSend;
    m_outcome.rows.reserve(plan.rowCount());
    m_outcome.lines.reserve(plan.rowCount());
    for (int row = 0; row < plan.rowCount() && !m_stop; ++row) {
        const bool isSent = plan.willBeSent(row);
        if (!isSent) m_outcome.held.insert(row, workflow::heldRow(plan, m_job.table.header(), row));
        domain::BulkEntry entry = isSent ? plan.entry(rows, row) : plan.written(rows, row);
        std::sort(entry.values.begin(), entry.values.end());
        m_outcome.rows.append({std::move(entry.recipientName), std::move(entry.recipientEmail),
                               std::move(entry.values), std::move(entry.others),
                               std::move(entry.recipientPhone), std::move(entry.title),
                               std::move(entry.message)});
        m_outcome.lines.append(static_cast<int>(m_job.table.line(row)));
    }
}

void BulkWorker::work()
{
    if (m_job.toSend) return makeRows();
    int told = -1;
    const auto progress = [this, &told](double begin, double span) {
        return [this, &told, begin, span](double part) {
            const int now = static_cast<int>(std::lround((begin + part * span) * 1000));
            if (now != told) Q_EMIT progressed(now);
            told = now;
            return !m_stop.load();
        };
    };
    if (!m_job.path.isEmpty()) {
        auto read = tables::readTableFile(m_job.path, m_job.choice, progress(0, 0.5));
        if (!read) {
            m_outcome.error = read.error();
            return;
        }
        m_outcome.file = std::move(*read);
        m_job.table = m_outcome.file->table;
    }
    if (m_stop || !m_job.form) return;
    const TableRows rows(m_job.table);
    const domain::ColumnMapping mapping =
        m_job.mapping ? *m_job.mapping : domain::guessMapping(*m_job.form, m_job.table.header(), rows);
    const QStringList& header = m_job.table.header();
    const domain::RowTextPatterns ofFile = domain::patternsOfFile(header, mapping);
    m_outcome.patterns = m_job.patterns ? *m_job.patterns : ofFile.isEmpty() ? m_job.remembered : ofFile;
    m_outcome.hasPatternsOfFile = !ofFile.isEmpty() && m_outcome.patterns == ofFile;
    domain::RowTexts texts;
    if (auto parsed =
            domain::parseRowTexts(m_outcome.patterns, header, {m_job.form->title, QDate::currentDate()}))
        texts = std::move(*parsed);
    else
        m_outcome.textFault = parsed.error();
    m_outcome.columnsInTexts = texts.title.columns() + texts.message.columns();
    m_outcome.plan = domain::BulkPlan::make(
        *m_job.form, mapping, rows, m_job.path.isEmpty() ? progress(0, 1) : progress(0.5, 0.5), texts);
    m_outcome.mapping = mapping;
}

} // namespace ink::ui
