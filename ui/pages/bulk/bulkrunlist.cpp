#include "ui/pages/bulk/bulkrunlist.h"

#include "app/base/clock.h"
#include "ui/models/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>

namespace ink::ui {

using Run = store::BulkJournal::Run;
using RunState = store::BulkJournal::RunState;

namespace {

constexpr int runIdRole = Qt::UserRole + 1;

QString stateText(const Run& run)
{
    switch (run.state) {
    case RunState::Preparing:
        return BulkRunList::tr("Not started");
    case RunState::Open:
        return BulkRunList::tr("Unfinished");
    case RunState::Stopped:
        return BulkRunList::tr("Stopped");
    case RunState::Finished:
        return run.rows.rejected + run.rows.unknown > 0 ? BulkRunList::tr("Done, some rows refused")
                                                        : BulkRunList::tr("Done");
    }
    return {};
}

} // namespace

BulkRunList::BulkRunList(const Clock& clock, QWidget* parent)
    : QWidget(parent), m_clock(clock), m_error(new ErrorBanner), m_stack(new QStackedWidget),
      m_view(new QTreeWidget), m_empty(new EmptyState(Icon::Bulk)), m_open(new QPushButton),
      m_remove(new QPushButton)
{
    setObjectName(QStringLiteral("bulkRunList"));
    m_view->setObjectName(QStringLiteral("bulkRuns"));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setMouseTracking(true);
    m_view->setColumnCount(5);
    m_view->setItemDelegate(new TextCellDelegate(true, m_view));
    m_view->setItemDelegateForColumn(0, new TextCellDelegate(false, m_view));
    QHeaderView* header = m_view->header();
    header->setSectionsMovable(false);
    header->setStretchLastSection(false);
    for (const int name : {0, 1}) // they share the width, so that none of them disappears
        header->setSectionResizeMode(name, QHeaderView::Stretch);
    for (const auto& [column, width] : {std::pair{2, 170}, std::pair{3, 170}, std::pair{4, 120}})
        header->resizeSection(column, width);
    m_open->setObjectName(QStringLiteral("openBulkRun"));
    m_remove->setObjectName(QStringLiteral("removeBulkRun"));
    m_remove->setIcon(icon(Icon::Close)); // no trash can, because the documents of the run are kept
    m_empty->setFramed(true);
    m_empty->setMainAction();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_remove);
    foot->addWidget(m_open);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_error);
    column->addWidget(m_stack, 1);
    column->addLayout(foot);
    const auto current = [this] {
        const auto* item = m_view->currentItem();
        return item ? item->data(0, runIdRole).toString() : QString();
    };
    const auto open = [this, current] {
        if (const QString id = current(); !id.isEmpty()) Q_EMIT runChosen(id);
    };
    connect(m_view, &QTreeWidget::itemActivated, this, open);
    connect(m_open, &QPushButton::clicked, this, open);
    connect(m_remove, &QPushButton::clicked, this, [this, current] {
        if (const QString id = current(); !id.isEmpty()) Q_EMIT removeRequested(id);
    });
    connect(m_view, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        m_open->setEnabled(item != nullptr);
        m_remove->setEnabled(item != nullptr);
    });
    connect(m_empty, &EmptyState::actionTriggered, this, &BulkRunList::newRequested);
    retranslate();
    fill();
    onLanguageChange(this, [this] {
        retranslate();
        fill();
    });
}

void BulkRunList::setRuns(const Result<QList<Run>>& runs)
{
    m_error->setError(runs ? std::nullopt : std::optional(runs.error()));
    if (!runs) return; // keeps the previous list
    if (*runs == m_runs && m_view->topLevelItemCount() == m_runs.size()) return;
    m_runs = *runs;
    fill();
}

void BulkRunList::fill()
{
    const QString before =
        m_view->currentItem() ? m_view->currentItem()->data(0, runIdRole).toString() : QString();
    const QLocale locale;
    m_view->clear();
    for (const Run& run : std::as_const(m_runs)) {
        QString progress =
            tr("%1 of %2 sent").arg(locale.toString(run.rows.sent), locale.toString(run.rows.total));
        if (run.rows.rejected > 0)
            progress += QStringLiteral(" · ") + tr("%1 refused").arg(locale.toString(run.rows.rejected));
        if (run.rows.unknown > 0)
            progress += QStringLiteral(" · ") + tr("%1 unknown").arg(locale.toString(run.rows.unknown));
        if (const int unsent = run.rows.invalid + run.rows.excluded; unsent > 0)
            progress += QStringLiteral(" · ") + tr("%1 not sent").arg(locale.toString(unsent));
        auto* item = new QTreeWidgetItem({run.title, run.templateTitle, stateText(run), progress,
                                          relativeTime(run.created, m_clock.now(), locale)});
        item->setData(0, runIdRole, run.id);
        item->setToolTip(4, exactTime(run.created, locale));
        m_view->addTopLevelItem(item);
        if (run.id == before) m_view->setCurrentItem(item);
    }
    m_stack->setCurrentIndex(m_runs.isEmpty() ? 0 : 1);
    const bool chosen = m_view->currentItem() != nullptr;
    m_open->setEnabled(chosen);
    m_remove->setEnabled(chosen);
    m_open->setVisible(!m_runs.isEmpty());
    m_remove->setVisible(!m_runs.isEmpty());
}

void BulkRunList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && m_remove->isEnabled()) return m_remove->click();
    QWidget::keyPressEvent(event);
}

void BulkRunList::retranslate()
{
    m_view->setHeaderLabels({tr("Run"), tr("Template"), tr("Status"), tr("Rows"), tr("Started")});
    m_view->setAccessibleName(tr("Earlier runs"));
    m_empty->setText(tr(
        "No bulk runs yet. Choose a template and drop a CSV or XLSX file with one row for each recipient."));
    m_empty->setAction(tr("New bulk run"));
    m_open->setText(tr("Open"));
    m_remove->setText(tr("Remove from list…"));
}

} // namespace ink::ui

#include "moc_bulkrunlist.cpp"
