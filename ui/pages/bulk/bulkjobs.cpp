#include "ui/pages/bulk/bulkjobs.h"

#include <utility>

namespace ink::ui {

BulkJobs::~BulkJobs()
{
    stop();
}

void BulkJobs::stop()
{
    if (!m_worker) return;
    disconnect(m_worker, nullptr, this, nullptr);
    connect(m_worker, &BulkWorker::finished, m_worker, &QObject::deleteLater);
    m_worker->stop();
    if (m_worker->isFinished()) m_worker->deleteLater();
    m_worker = nullptr;
}

void BulkJobs::start(BulkJob job)
{
    stop();
    m_worker = new BulkWorker(std::move(job), parent());
    connect(m_worker, &BulkWorker::progressed, this, &BulkJobs::progressed);
    connect(m_worker, &BulkWorker::resultReady, this, [this, worker = m_worker.data()](BulkOutcome outcome) {
        if (m_worker != worker) return; // another job has replaced it
        stop();
        Q_EMIT resultReady(std::move(outcome));
    });
    m_worker->start();
}

} // namespace ink::ui

#include "moc_bulkjobs.cpp"
