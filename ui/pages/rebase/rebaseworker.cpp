#include "ui/pages/rebase/rebaseworker.h"

#include "app/base/backgroundtask.h"
#include "app/pdf/intake/pdfinspector.h"

#include <cmath>
#include <utility>

namespace ink::ui {

RebaseWorker::RebaseWorker(QByteArray before, QByteArray after, QList<pdf::RebaseTag> tags, QObject* parent)
    : QObject(parent), m_before(std::move(before)), m_after(std::move(after)), m_tags(std::move(tags))
{
}

RebaseWorker::~RebaseWorker()
{
    m_stop = true;
    m_future.waitForFinished();
}

void RebaseWorker::start()
{
    m_future = runInBackground(
        this, [this] { return plan(); },
        [this](const RebaseOutcome& outcome) {
            if (!m_stop) Q_EMIT planned(outcome);
        });
}

RebaseOutcome RebaseWorker::plan()
{
    RebaseOutcome outcome;
    const auto info = pdf::inspectPdf(m_after); // reports unsupported files before the slow part
    const auto mayChange = info ? pdf::checkAllowsAdditions(*info) : Result<void>();
    if (!info || !mayChange) {
        outcome.error = info ? mayChange.error() : info.error();
        return outcome;
    }
    for (const pdf::PageInfo& page : info->pages)
        outcome.pages.append(page.size);
    int lastReported = -1;
    const auto planned = pdf::planRebase(m_before, m_after, m_tags, [this, &lastReported](double part) {
        const int now = static_cast<int>(std::lround(part * 1000));
        if (now != lastReported) Q_EMIT progressed(now);
        lastReported = now;
        return !m_stop;
    });
    if (planned)
        outcome.plan = *planned;
    else
        outcome.error = planned.error();
    return outcome;
}

} // namespace ink::ui

#include "moc_rebaseworker.cpp"
