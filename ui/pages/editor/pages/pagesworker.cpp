#include "ui/pages/editor/pages/pagesworker.h"

#include "app/base/backgroundtask.h"

#include <cmath>
#include <utility>

namespace ink::ui {

PagesWorker::PagesWorker(QList<PagesJob> jobs, QObject* parent) : QObject(parent), m_jobs(std::move(jobs)) {}

PagesWorker::~PagesWorker()
{
    m_stop = true;
    m_future.waitForFinished();
}

void PagesWorker::start()
{
    m_future = runInBackground(
        this, [this] { return createFiles(); },
        [this](const PagesOutcome& outcome) { Q_EMIT resultReady(outcome); });
}

PagesOutcome PagesWorker::createFiles()
{
    PagesOutcome outcome;
    int lastReported = -1;
    for (qsizetype i = 0; i < m_jobs.size(); ++i) {
        const auto file =
            pdf::arrangePages(m_jobs.at(i).sources, m_jobs.at(i).plan, [this, i, &lastReported](double part) {
                const double all = static_cast<double>(m_jobs.size());
                const int now = static_cast<int>(std::lround((static_cast<double>(i) + part) / all * 100));
                if (now != lastReported) Q_EMIT progressed(now);
                lastReported = now;
                return !m_stop;
            });
        if (!file) {
            outcome.error = file.error();
            break;
        }
        outcome.files.append(*file);
    }
    Q_ASSERT(outcome.error || outcome.files.size() == m_jobs.size());
    return outcome;
}

} // namespace ink::ui

#include "moc_pagesworker.cpp"
