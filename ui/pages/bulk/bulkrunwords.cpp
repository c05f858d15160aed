#include "ui/pages/bulk/bulkrunwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace ink::ui {

using workflow::BulkRun;
using BulkRunState = BulkRun::State;

namespace {

class BulkRunWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::BulkRunWords)
};

} // namespace

QString timeLeftText(std::chrono::seconds left)
{
    const auto seconds = static_cast<int>(left.count());
    if (seconds < 60) return BulkRunWords::tr("about %n s left", nullptr, std::max(1, seconds));
    if (seconds < 3600) return BulkRunWords::tr("about %n min left", nullptr, (seconds + 30) / 60);
    return BulkRunWords::tr("about %n h left", nullptr, (seconds + 1800) / 3600);
}

QString bulkStateText(const BulkRun& run, Timestamp now)
{
    switch (run.state()) {
    case BulkRunState::Idle:
    case BulkRunState::Preparing:
        return BulkRunWords::tr("Preparing…");
    case BulkRunState::Running: {
        const auto until = run.pauseEnd();
        if (until && *until > now)
            return BulkRunWords::tr(
                "Waiting %n s at the service's request", nullptr,
                static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(*until - now).count()) + 1);
        return BulkRunWords::tr("Sending");
    }
    case BulkRunState::Checking:
        return BulkRunWords::tr("Checking which documents were sent…");
    case BulkRunState::Pausing:
        return BulkRunWords::tr("Pausing…");
    case BulkRunState::Paused:
        return BulkRunWords::tr("Paused");
    case BulkRunState::Stopped:
        return BulkRunWords::tr("Stopped");
    case BulkRunState::Finished:
        return BulkRunWords::tr("Done");
    }
    return {};
}

QString bulkCountsText(const BulkRun& run)
{
    const QLocale locale;
    const BulkRun::Progress& p = run.progress();
    QStringList parts{
        BulkRunWords::tr("%1 of %2 sent").arg(locale.toString(p.sent), locale.toString(p.total))};
    if (p.rejected > 0) parts.append(BulkRunWords::tr("%1 refused").arg(locale.toString(p.rejected)));
    if (p.unknown > 0) parts.append(BulkRunWords::tr("%1 unknown").arg(locale.toString(p.unknown)));
    if (p.invalid > 0)
        parts.append(BulkRunWords::tr("%1 not sent because of errors").arg(locale.toString(p.invalid)));
    if (p.excluded > 0) parts.append(BulkRunWords::tr("%1 excluded").arg(locale.toString(p.excluded)));
    const BulkRunState state = run.state();
    // A run at rest sends nothing: the results of these rows are found when it is resumed.
    const bool isAtRest = state == BulkRunState::Paused || state == BulkRunState::Stopped;
    if (state != BulkRunState::Running && p.sending > 0)
        parts.append((isAtRest ? BulkRunWords::tr("%1 with a result not known yet")
                               : BulkRunWords::tr("%1 being sent"))
                         .arg(locale.toString(p.sending)));
    if (state == BulkRunState::Running) {
        if (p.rowsPerSecond > 0)
            parts.append(BulkRunWords::tr("%1 per second")
                             .arg(locale.toString(p.rowsPerSecond, 'f', p.rowsPerSecond < 10 ? 1 : 0)));
        if (p.timeLeft) parts.append(timeLeftText(*p.timeLeft));
    } else if (p.waiting > 0) {
        parts.append(BulkRunWords::tr("%1 waiting").arg(locale.toString(p.waiting)));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace ink::ui
