// What a run's state and its documents look like.
#include "ui/pages/bulk/bulkrunview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace ink::ui {

using workflow::BulkRun;
using BulkRunState = BulkRun::State;

QString timeLeftText(std::chrono::seconds left)
{
    const auto seconds = static_cast<int>(left.count());
    if (seconds < 60) return BulkRunView::tr("about %n s left", nullptr, std::max(1, seconds));
    if (seconds < 3600) return BulkRunView::tr("about %n min left", nullptr, (seconds + 30) / 60);
    return BulkRunView::tr("about %n h left", nullptr, (seconds + 1800) / 3600);
}

QString BulkRunView::stateText() const
{
    if (!m_run) return {};
    switch (m_run->state()) {
    case BulkRunState::Idle:
    case BulkRunState::Preparing:
        return tr("Preparing…");
    case BulkRunState::Running: {
        const auto until = m_run->waitsUntil();
        if (until && *until > m_clock.now())
            return tr("The service asked to wait %n s", nullptr,
                      static_cast<int>(
                          std::chrono::duration_cast<std::chrono::seconds>(*until - m_clock.now()).count()) +
                          1);
        return tr("Sending");
    }
    case BulkRunState::Looking:
        return tr("Checking which documents were sent…");
    case BulkRunState::Pausing:
        return tr("Pausing…");
    case BulkRunState::Paused:
        return tr("Paused");
    case BulkRunState::Stopped:
        return tr("Stopped");
    case BulkRunState::Finished:
        return tr("Done");
    }
    return {};
}

QString BulkRunView::countsText() const
{
    if (!m_run) return {};
    const QLocale locale;
    const BulkRun::Progress& p = m_run->progress();
    QStringList parts{tr("%1 of %2 sent").arg(locale.toString(p.sent), locale.toString(p.total))};
    if (p.refused > 0) parts.append(tr("%1 refused").arg(locale.toString(p.refused)));
    if (p.unknown > 0) parts.append(tr("%1 unknown").arg(locale.toString(p.unknown)));
    if (p.faulty > 0) parts.append(tr("%1 not sent because of errors").arg(locale.toString(p.faulty)));
    if (p.leftOut > 0) parts.append(tr("%1 excluded").arg(locale.toString(p.leftOut)));
    const BulkRunState state = m_run->state();
    if (state != BulkRunState::Running && p.sending > 0)
        parts.append(tr("%1 being sent").arg(locale.toString(p.sending)));
    if (state == BulkRunState::Running) {
        if (p.rowsPerSecond > 0)
            parts.append(
                tr("%1 a second").arg(locale.toString(p.rowsPerSecond, 'f', p.rowsPerSecond < 10 ? 1 : 0)));
        if (p.timeLeft) parts.append(timeLeftText(*p.timeLeft));
    } else if (p.waiting > 0) {
        parts.append(tr("%1 waiting").arg(locale.toString(p.waiting)));
    }
    return parts.join(QStringLiteral(" · "));
}

void BulkRunView::update()
{
    const bool busy =
        m_run && (m_run->state() == BulkRunState::Running || m_run->state() == BulkRunState::Looking);
    if (busy != m_tick.isActive()) busy ? m_tick.start() : m_tick.stop();
    m_title->setText(m_run ? m_run->run().title : QString());
    m_template->setText(m_run ? tr("from “%1”").arg(m_run->run().templateTitle) : QString());
    m_state->setText(stateText());
    m_counts->setText(countsText());
    const BulkRun::Progress progress = m_run ? m_run->progress() : BulkRun::Progress();
    m_bar->setRange(0, std::max(1, progress.total));
    m_bar->setValue(progress.done());
    m_bar->setAccessibleName(m_counts->text());
    m_error->setError(m_run ? m_run->error() : std::nullopt);
    updateButtons();
    updateGroup();
}

void BulkRunView::updateButtons()
{
    const BulkRunState state = m_run ? m_run->state() : BulkRunState::Idle;
    const BulkRun::Progress progress = m_run ? m_run->progress() : BulkRun::Progress();
    const bool going =
        state == BulkRunState::Running || state == BulkRunState::Looking || state == BulkRunState::Preparing;
    const bool resting = state == BulkRunState::Paused || state == BulkRunState::Stopped;
    const bool quiet = resting || state == BulkRunState::Finished;
    m_pause->setVisible(going || state == BulkRunState::Pausing || (resting && progress.waiting > 0));
    m_pause->setEnabled(going || resting);
    m_pause->setText(going || state == BulkRunState::Pausing
                         ? tr("Pause")
                         : tr("Send the remaining %1").arg(QLocale().toString(progress.waiting)));
    m_pause->setIcon(icon(going ? Icon::Waiting : Icon::Send));
    m_stop->setVisible(going || state == BulkRunState::Pausing || state == BulkRunState::Paused);
    m_stop->setEnabled(state != BulkRunState::Stopped);
    m_look->setVisible(quiet && progress.unknown > 0);
    m_repeat->setVisible(quiet && progress.unknown > 0);
    m_repeat->setText(tr("Send %n unknown row(s) again…", nullptr, progress.unknown));
    m_correct->setVisible(quiet && progress.toCorrect() > 0);
    m_save->setVisible(progress.toCorrect() > 0);
    m_save->setText(tr("Save %n row(s) to correct as CSV…", nullptr, progress.toCorrect()));
    m_saveAll->setVisible(quiet && progress.total > 0);
    m_troubleOnly->setVisible(progress.toCorrect() + progress.unknown > 0);
}

void BulkRunView::updateGroup()
{
    const workflow::RunGroup::Counts& counts = m_group.counts();
    const bool shown = m_run && counts.total > 0;
    m_groupTitle->setVisible(shown);
    m_groupCounts->setVisible(shown);
    m_refresh->setVisible(shown);
    const QLocale locale;
    QStringList parts;
    const auto add = [&](int number, const QString& words) {
        if (number > 0) parts.append(words.arg(locale.toString(number)));
    };
    add(counts.inProgress, tr("%1 in progress"));
    add(counts.completed, tr("%1 completed"));
    add(counts.rejected, tr("%1 declined"));
    add(counts.expired, tr("%1 expired"));
    add(counts.cancelled, tr("%1 cancelled"));
    if (parts.isEmpty() && m_group.isRefreshing()) parts.append(tr("checking…"));
    m_groupCounts->setText(parts.join(QStringLiteral(" · ")));
    const int waiting = counts.inProgress;
    const bool acting = m_group.acts().isRunning();
    m_refresh->setEnabled(!m_group.isRefreshing());
    m_export->setVisible(shown && counts.completed > 0);
    m_export->setText(tr("Export %1 signed…").arg(locale.toString(counts.completed)));
    m_remind->setVisible(shown && waiting > 0);
    m_remind->setEnabled(!acting);
    m_remind->setText(tr("Remind %1").arg(locale.toString(waiting)));
    m_cancelAll->setVisible(shown && waiting > 0);
    m_cancelAll->setEnabled(!acting);
    m_cancelAll->setText(tr("Cancel %1…").arg(locale.toString(waiting)));
}

} // namespace ink::ui
