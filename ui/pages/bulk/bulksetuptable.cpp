// How a table comes into a bulk run that is prepared: read, planned and planned anew beside the event loop.
#include "ui/dialogs/prompts.h"
#include "ui/pages/bulk/bulkgrid.h"
#include "ui/pages/bulk/bulkpreview.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/bulk/bulksource.h"
#include "ui/pages/bulk/mappingheader.h"
#include "ui/pages/bulk/tablefiles.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/widgets/banner.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QLocale>
#include <QProgressBar>
#include <QUndoStack>

#include <utility>

namespace ink::ui {

void BulkSetup::chooseFile()
{
    m_prompts.chooseFiles(this,
                          {QStringLiteral("bulkFile"),
                           tr("Choose a file with one row for each recipient"),
                           tr("Tables (*.csv *.tsv *.txt *.xlsx *.xlsm);;All files (*)"),
                           false,
                           {}},
                          [this](const QStringList& paths) {
                              if (!paths.isEmpty()) openTable(paths.constFirst());
                          });
}

void BulkSetup::whenReplaceable(const std::function<void()>& then)
{
    const int edits = m_rows->undoStack()->index();
    if (edits == 0) return then();
    m_prompts.confirm(this,
                      {QStringLiteral("replaceRows"), tr("Replace the rows?"),
                       tr("%n change(s) that you made in these rows will be lost.", nullptr, edits),
                       tr("Replace rows"), true},
                      [then](bool yes) {
                          if (yes) then();
                      });
}

void BulkSetup::openTable(const QString& path)
{
    whenReplaceable([this, path] { load(path); });
}

void BulkSetup::load(const QString& path)
{
    m_path = path;
    m_choice = {};
    m_source->setFile(path);
    readFile();
}

void BulkSetup::openRows(const tables::Table& table, const QString& title)
{
    m_path = title;
    m_choice = {};
    m_source->setFile(title);
    m_rows->setTable(table);
    m_grid->fitColumns();
    planAnew(std::nullopt);
    update();
}

void BulkSetup::clear()
{
    stopJob();
    m_path.clear();
    m_choice = {};
    m_source->setFile({});
    m_rows->clear();
    m_grid->mapping()->clear();
    m_error->setError(std::nullopt);
    m_notes->hide();
    m_faultsOnly->setChecked(false);
    setPreviewShown(false);
    update();
}

void BulkSetup::stopJob()
{
    if (!m_worker) return;
    disconnect(m_worker, nullptr, this, nullptr);
    connect(m_worker, &QThread::finished, m_worker, &QObject::deleteLater);
    m_worker->stop();
    if (m_worker->isFinished()) m_worker->deleteLater();
    m_worker = nullptr;
}

void BulkSetup::readFile()
{
    BulkJob job;
    job.path = m_path;
    job.choice = m_choice;
    job.form = m_form;
    startJob(std::move(job));
}

void BulkSetup::startJob(BulkJob job)
{
    stopJob();
    if (job.path.isEmpty() && job.table.columnCount() == 0) return;
    m_reading = !job.path.isEmpty();
    m_error->setError(std::nullopt);
    if (m_reading) m_notes->hide();
    m_progress->setValue(0);
    m_progress->show();
    m_worker = new BulkWorker(std::move(job), this);
    connect(m_worker, &BulkWorker::progressed, m_progress, &QProgressBar::setValue);
    connect(m_worker, &BulkWorker::ended, this, [this, worker = m_worker.data()] {
        if (m_worker != worker) return; // another has taken its place, and this was on its way already
        BulkOutcome outcome = m_worker->takeOutcome();
        stopJob();
        take(std::move(outcome));
    });
    m_worker->start();
    update();
}

void BulkSetup::take(BulkOutcome outcome)
{
    m_progress->hide();
    m_reading = false;
    if (!outcome.rows.isEmpty()) return order(std::move(outcome));
    if (outcome.error) {
        m_rows->clear();
        m_grid->mapping()->clear();
        if (outcome.error->code == ErrorCode::Malformed) outcome.error->code = ErrorCode::Io; // no service's
        m_error->setError(outcome.error);
        return update();
    }
    if (outcome.file) {
        m_rows->setTable(outcome.file->table);
        m_source->setReading(*outcome.file);
        m_grid->mapping()->clear();
        m_grid->fitColumns();
        tellNotes(*outcome.file);
    }
    if (outcome.plan && outcome.mapping && m_form) {
        const bool isFirst = !m_rows->plan();
        m_grid->mapping()->setMapping(*m_form, *outcome.mapping);
        if (isFirst) m_grid->fitColumns();
        m_rows->setPlan(*outcome.mapping, *outcome.plan);
        m_mappingFaults = domain::mappingFaults(*m_form, *outcome.mapping);
        m_grid->filter().setFaultsOnly(m_faultsOnly->isChecked());
        if (m_preview->isVisible()) showRow(m_grid->currentRow());
    } else if (m_form) {
        planAnew(std::nullopt); // the template came while the file was read
    }
    update();
}

void BulkSetup::order(BulkOutcome outcome)
{
    update();
    if (!m_template) return;
    workflow::BulkOrder order;
    order.templateId = m_template->id;
    order.templateTitle = m_template->title;
    order.title = QFileInfo(m_path).fileName();
    order.rows = std::move(outcome.rows);
    order.lines = std::move(outcome.lines);
    order.held = std::move(outcome.held);
    Q_EMIT sendRequested(order);
}

void BulkSetup::planAnew(const std::optional<domain::ColumnMapping>& mapping)
{
    if (!m_form) return;
    BulkJob job;
    job.table = m_rows->table();
    job.form = m_form;
    job.mapping = mapping;
    startJob(std::move(job));
}

void BulkSetup::tellNotes(const tables::TableFile& file)
{
    using K = tables::TableNote::Kind;
    if (!file.emptySheet.isEmpty())
        return m_notes->showText(tr("The sheet “%1” has no rows.").arg(file.emptySheet),
                                 tr("Showing “%1” instead.").arg(file.sheets.at(file.sheet)));
    const auto& notes = file.table.notes();
    if (notes.isEmpty()) return m_notes->hide();
    const tables::TableNote& first = notes.constFirst();
    const QString line = QLocale().toString(first.line);
    QString what;
    switch (first.kind) {
    case K::TooFewCells:
        what = tr("Line %1 has fewer cells than the header.").arg(line);
        break;
    case K::TooManyCells:
        what = tr("Line %1 has more cells than the header.").arg(line);
        break;
    case K::BadCharacter:
        what = tr("Line %1 has characters that aren't valid in this encoding.").arg(line);
        break;
    case K::CellError:
        what = tr("Line %1 has a cell with an error instead of a value.").arg(line);
        break;
    case K::FormulaUnread:
        what = tr("Line %1 has a formula without a stored result.").arg(line);
        break;
    }
    const auto others = static_cast<int>(file.table.noteCount() - 1);
    m_notes->showText(
        what, others > 0
                  ? tr("%n more place(s) look wrong. Check the delimiter and the encoding.", nullptr, others)
                  : tr("Check the delimiter and the encoding."));
}

} // namespace ink::ui
