#include "ui/pages/editor/pages/pagesworker.h"

#include <cmath>
#include <utility>

namespace ink::ui {

PagesWorker::PagesWorker(QList<PagesJob> jobs, QObject* parent) : QThread(parent), m_jobs(std::move(jobs))
{
    setObjectName(QStringLiteral("pages"));
}

PagesWorker::~PagesWorker()
{
    m_stop = true;
    wait();
}

void PagesWorker::run()
{
    PagesOutcome outcome;
    int told = -1;
    for (qsizetype i = 0; i < m_jobs.size(); ++i) {
        const auto file =
            pdf::arrangePages(m_jobs.at(i).sources, m_jobs.at(i).plan, [this, i, &told](double part) {
                const double all = static_cast<double>(m_jobs.size());
                const int now = static_cast<int>(std::lround((static_cast<double>(i) + part) / all * 100));
                if (now != told) Q_EMIT progressed(now);
                told = now;
                return !m_stop;
            });
        if (!file) {
            outcome.error = file.error();
            break;
        }
        outcome.files.append(*file);
    }
    Q_EMIT made(outcome);
}

} // namespace ink::ui
