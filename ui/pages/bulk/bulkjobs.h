#pragma once

#include "ui/pages/bulk/bulkworker.h"

#include <QObject>
#include <QPointer>

namespace ink::ui {

/** Runs one BulkJob at a time in a background thread. A new job replaces the running one. */
class BulkJobs final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    ~BulkJobs() override;

    void start(BulkJob job);
    /** Stops the job and discards its outcome. */
    void stop();
    [[nodiscard]] bool isRunning() const { return !m_worker.isNull(); }

Q_SIGNALS:
    void progressed(int permille);
    void resultReady(ink::ui::BulkOutcome outcome);

private:
    QPointer<BulkWorker> m_worker;
};

} // namespace ink::ui
