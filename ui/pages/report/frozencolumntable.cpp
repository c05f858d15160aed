#include "ui/pages/report/frozencolumntable.h"

#include "ui/widgets/style/theme.h"

#include <QFrame>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace ink::ui {

FrozenColumnTable::FrozenColumnTable(QWidget* parent)
    : QTableView(parent), m_frozen(new QTableView(this)), m_edge(new QFrame(this))
{
    m_frozen->setObjectName(QStringLiteral("frozenColumn"));
    m_frozen->setFrameShape(NoFrame);
    m_frozen->setFocusProxy(this);
    m_frozen->setAutoScroll(false); // this table scrolls it
    m_frozen->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->verticalHeader()->hide();
    m_frozen->horizontalHeader()->setSectionsClickable(true);
    m_frozen->horizontalHeader()->setSortIndicatorShown(true);
    m_frozen->hide();
    m_edge->setFrameShape(QFrame::VLine);
    m_edge->setFrameShadow(QFrame::Plain);
    m_edge->setForegroundRole(QPalette::Mid);
    m_edge->hide();
    horizontalHeader()->setFirstSectionMovable(false);

    for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &FrozenColumnTable::updateFrozenColumn);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &FrozenColumnTable::updateFrozenColumn);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &FrozenColumnTable::updateFrozenColumn);
    connect(m_frozen->horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int column, int, int width) {
                if (!m_isUpdating && column == 0) setColumnWidth(0, width);
            });
    connect(m_frozen->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [this](int column, Qt::SortOrder order) {
                if (!m_isUpdating) horizontalHeader()->setSortIndicator(column, order);
            });
    for (const auto signal : {&QAbstractItemView::clicked, &QAbstractItemView::activated})
        connect(m_frozen, signal, this, signal);
}

void FrozenColumnTable::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    const QItemSelectionModel* own = m_frozen->selectionModel();
    m_frozen->setModel(model);
    m_frozen->setSelectionModel(selectionModel());
    delete own;
}

int FrozenColumnTable::frozenWidth() const
{
    return m_frozen->isHidden() ? 0 : m_frozen->width();
}

void FrozenColumnTable::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QScrollBar* bar = horizontalScrollBar();
    const int before = bar->value();
    QTableView::scrollTo(index, hint);
    if (index.column() == 0) return bar->setValue(before); // always in view
    // Near the start, the frozen column grows as the others scroll back.
    for (int tries = 0; tries < 2; ++tries) {
        const QRect cell =
            QStyle::visualRect(layoutDirection(), viewport()->rect(), visualRect(index)); // from the start
        if (cell.left() >= frozenWidth()) return;
        bar->setValue(bar->value() - (frozenWidth() - cell.left()));
    }
}

void FrozenColumnTable::updateGeometries()
{
    QTableView::updateGeometries();
    updateFrozenColumn();
}

/** Copies the settings of this table, which may have changed. */
void FrozenColumnTable::copyAppearance()
{
    m_frozen->setItemDelegate(itemDelegate());
    m_frozen->setSelectionBehavior(selectionBehavior());
    m_frozen->setSelectionMode(selectionMode());
    m_frozen->setShowGrid(showGrid());
    m_frozen->setWordWrap(wordWrap());
    m_frozen->setMouseTracking(hasMouseTracking());
    m_frozen->setVerticalScrollMode(verticalScrollMode());
    m_frozen->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_frozen->verticalHeader()->setDefaultSectionSize(verticalHeader()->defaultSectionSize());
    m_frozen->horizontalHeader()->setHighlightSections(horizontalHeader()->highlightSections());
    m_frozen->horizontalHeader()->setMinimumSectionSize(horizontalHeader()->minimumSectionSize());
    m_frozen->horizontalHeader()->setFixedHeight(horizontalHeader()->height());
}

void FrozenColumnTable::updateFrozenColumn()
{
    if (m_isUpdating) return;
    const QScopedValueRollback once(m_isUpdating, true);
    const int scrolled = horizontalScrollBar()->value();
    const bool isFrozen = scrolled > 0 && model() && model()->columnCount() > 0;
    if (isFrozen && m_frozen->isHidden()) copyAppearance();
    m_frozen->setVisible(isFrozen);
    m_edge->setVisible(isFrozen);
    if (!isFrozen) return;
    const int whole = columnWidth(0);
    const int width = std::max(whole - scrolled, std::min(whole, viewport()->width() / 2));
    const int top = horizontalHeader()->geometry().top();
    const QRect area(viewport()->geometry().left(), top, viewport()->width(),
                     viewport()->geometry().bottom() + 1 - top);
    const auto placed = [&](int left, int wide) {
        return QStyle::visualRect(layoutDirection(), area,
                                  QRect(area.left() + left, top, wide, area.height()));
    };
    m_frozen->setGeometry(placed(0, width));
    m_frozen->setColumnWidth(0, width);
    m_frozen->verticalScrollBar()->setValue(verticalScrollBar()->value());
    m_frozen->horizontalHeader()->setSortIndicator(horizontalHeader()->sortIndicatorSection(),
                                                   horizontalHeader()->sortIndicatorOrder());
    m_frozen->raise();
    m_edge->setLineWidth(tokens(palette()).lineWidth);
    m_edge->setGeometry(placed(width, m_edge->lineWidth()));
    m_edge->raise();
}

} // namespace ink::ui

#include "moc_frozencolumntable.cpp"
