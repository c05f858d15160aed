#include "ui/pages/rebase/rebaseworker.h"

#include "app/pdf/intake/pdfinspector.h"

#include <cmath>
#include <utility>

namespace ink::ui {

RebaseWorker::RebaseWorker(QByteArray before, QByteArray after, QList<pdf::RebaseTag> tags, QObject* parent)
    : QThread(parent), m_before(std::move(before)), m_after(std::move(after)), m_tags(std::move(tags))
{
}

RebaseWorker::~RebaseWorker()
{
    m_stop = true;
    wait();
}

void RebaseWorker::run()
{
    RebaseOutcome outcome;
    const auto info = pdf::inspectPdf(m_after); // reports unsupported files before the slow part
    const auto mayChange = info ? pdf::allowsAdditions(*info) : Result<void>();
    if (!info || !mayChange) {
        outcome.error = info ? mayChange.error() : info.error();
        Q_EMIT planned(outcome);
        return;
    }
    for (const pdf::PageInfo& page : info->pages)
        outcome.pages.append(page.size);
    int told = -1;
    const auto plan = pdf::planRebase(m_before, m_after, m_tags, [this, &told](double part) {
        const int now = static_cast<int>(std::lround(part * 1000));
        if (now != told) Q_EMIT progressed(now);
        told = now;
        return !m_stop;
    });
    if (m_stop) return;
    if (plan)
        outcome.plan = *plan;
    else
        outcome.error = plan.error();
    Q_EMIT planned(outcome);
}

} // namespace ink::ui
