// What is done with a run and its documents.
#include "app/tables/csvwriter.h"
#include "app/workflow/bulk/bulkreport.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/bulk/bulkrunview.h"
#include "ui/pages/documents/actbar.h"

#include <QFileInfo>
#include <QPromise>
#include <QThreadPool>

#include <memory>

namespace ink::ui {

void BulkRunView::stopRun()
{
    if (!m_run) return;
    const int waiting = m_run->progress().waiting;
    m_prompts.confirm(
        this,
        {QStringLiteral("stopBulk"), tr("Stop this run?"),
         tr("Documents that were sent stay sent. %n row(s) are not sent; you can resume the run later.",
            nullptr, waiting),
         tr("Stop run"), false},
        [this](bool yes) {
            if (yes && m_run) m_run->stop();
        });
}

void BulkRunView::repeatUnknown()
{
    if (!m_run) return;
    const int unknown = m_run->progress().unknown;
    m_prompts.confirm(this,
                      {QStringLiteral("repeatUnknown"), tr("Send %n row(s) again?", nullptr, unknown),
                       tr("These rows may already have been sent. Check the documents first: otherwise "
                          "recipients may get a second document."),
                       tr("Send %n row(s) again", nullptr, unknown), true},
                      [this](bool yes) {
                          if (yes && m_run) m_run->repeatUnknown();
                      });
}

void BulkRunView::cancelAll()
{
    const auto waiting = static_cast<int>(m_group.waiting().size());
    Prompts::Text question;
    question.id = QStringLiteral("cancelRun");
    question.title = tr("Cancel %n document(s)", nullptr, waiting);
    question.label = tr("Reason (recipients will see it)");
    question.accept = tr("Cancel %n document(s)", nullptr, waiting);
    question.multiline = true;
    m_prompts.text(this, question, [this](const std::optional<QString>& reason) {
        if (!reason) return;
        m_acts->begin(tr("Cancelling…"));
        m_group.cancelAll(*reason);
    });
}

void BulkRunView::saveRefused()
{
    if (!m_run) return;
    const QString name = QFileInfo(m_run->run().title).completeBaseName();
    m_prompts.saveFile(this,
                       {QStringLiteral("saveRefused"), tr("Save refused rows"),
                        tr("%1 (to correct).csv").arg(name), tr("CSV files (*.csv)")},
                       [this](const std::optional<QString>& path) {
                           if (path) saveTo(*path, false);
                       });
}

void BulkRunView::saveTo(const QString& path, bool everything)
{
    if (!m_run || m_saving.isRunning()) return;
    m_savedPath = path;
    auto promise = std::make_shared<QPromise<Result<void>>>();
    m_saving.setFuture(promise->future());
    const QString run = m_run->run().id;
    QThreadPool::globalInstance()->start([promise, path, run, everything, &database = m_database] {
        promise->start();
        const auto write = [&]() -> Result<void> {
            using workflow::BulkReportRows;
            INK_ASSIGN(rows,
                       workflow::bulkReport(store::BulkJournal(database), run,
                                            everything ? BulkReportRows::All : BulkReportRows::Refused));
            return tables::writeCsvFile(path, rows, {',', true, true});
        };
        promise->addResult(write());
        promise->finish();
    });
}

void BulkRunView::correct()
{
    if (!m_run || m_correcting.isRunning()) return;
    auto promise = std::make_shared<QPromise<Result<QList<QStringList>>>>();
    m_correcting.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, run = m_run->run().id, &database = m_database] {
        promise->start();
        promise->addResult(
            workflow::bulkReport(store::BulkJournal(database), run, workflow::BulkReportRows::Refused));
        promise->finish();
    });
}

} // namespace ink::ui
