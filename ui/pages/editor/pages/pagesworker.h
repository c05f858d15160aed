#pragma once

#include "app/base/error.h"
#include "app/pdf/pages/pageplan.h"

#include <QFuture>
#include <QObject>

#include <atomic>
#include <optional>

namespace ink::ui {

/** A file to be created from pages of others. */
struct PagesJob
{
    QList<QByteArray> sources;
    QList<pdf::PlannedPage> plan;
};

/** The results of the jobs, in their order. */
struct PagesOutcome
{
    std::optional<Error> error; ///< if set, all other members are invalid
    QList<QByteArray> files;
};

/** Creates files from pages in a background thread. The destructor stops it. */
class PagesWorker final : public QObject
{
    Q_OBJECT
public:
    explicit PagesWorker(QList<PagesJob> jobs, QObject* parent = nullptr);
    ~PagesWorker() override;
    void start();
    void cancel() { m_stop = true; }

Q_SIGNALS:
    void progressed(int percent);
    void resultReady(const ink::ui::PagesOutcome& outcome);

private:
    [[nodiscard]] PagesOutcome createFiles();

    QList<PagesJob> m_jobs;
    std::atomic<bool> m_stop = false;
    QFuture<void> m_future;
};

} // namespace ink::ui
