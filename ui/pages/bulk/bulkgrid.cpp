#include "ui/pages/bulk/bulkgrid.h"

#include "ui/pages/bulk/mappingheader.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/selectionedge.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ink::ui {

namespace {

using Fault = BulkRowsModel::Severity;

constexpr int gridIconSize = 16;
constexpr int lineColumnWidth = 92;

/** Paints a cell with its fault: tinted, with an icon at its end; excluded rows are struck through. */
class CellDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override
    {
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        const Tokens& t = tokens(option.palette);
        const bool excluded = index.data(BulkRowsModel::ExcludedRole).toBool();
        const auto fault = static_cast<Fault>(index.data(BulkRowsModel::SeverityRole).toInt());
        const bool isLine = index.column() < BulkRowsModel::fixedColumns;
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QColor tone = toneColour(fault == Fault::Error ? Tone::Bad : Tone::Warning, t);
        QColor back = isLine ? t.window : t.surface;
        if (fault != Fault::None && !isLine) back = mixedColour(back, tone, t.isDark ? 0.28 : 0.16);
        if (selected)
            back = fault != Fault::None && !isLine ? mixedColour(back, t.selection, 0.5) : t.selection;

        painter->save();
        painter->fillRect(option.rect, back);
        const QRect& cell = option.rect;
        paintRule(*painter, {cell.left(), cell.bottom(), cell.width(), 1}, t.line);
        if (!isLine)
            paintRule(*painter, mirroredRect(option, QRect(cell.right(), cell.top(), 1, cell.height())),
                      t.line);
        if (selected) paintSelectionEdge(*painter, option, index);
        const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
        if (hasFocus) {
            painter->setPen(QPen(t.accent, t.lineWidth + 1));
            painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
        }
        QRect text = option.rect.adjusted(space::s, 0, -space::s, 0);
        if (isLine) {
            QStyleOptionButton box;
            box.rect = mirroredRect(
                option, QRect(option.rect.left() + space::s, option.rect.center().y() - 8, 16, 16));
            box.state = QStyle::State_Enabled | (excluded ? QStyle::State_Off : QStyle::State_On);
            box.palette = option.palette;
            QStyle* style = option.widget ? option.widget->style() : QApplication::style();
            style->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, option.widget);
        }
        if (fault != Fault::None) {
            const QRect sign =
                isLine ? QRect(option.rect.left() + 32, option.rect.center().y() - gridIconSize / 2,
                               gridIconSize, gridIconSize)
                       : QRect(text.right() - gridIconSize, option.rect.center().y() - gridIconSize / 2,
                               gridIconSize, gridIconSize);
            painter->drawPixmap(mirroredRect(option, sign),
                                iconPixmap(fault == Fault::Error ? Icon::Error : Icon::Warning,
                                           readableOn(tone, back, 3.0), gridIconSize,
                                           painter->device()->devicePixelRatioF()));
            if (!isLine) text.setRight(sign.left() - space::xs);
        }
        const bool quiet = excluded || isLine || !index.data(BulkRowsModel::MappedRole).toBool();
        painter->setPen(readableOn(quiet ? t.quietInk : t.ink, back));
        QFont font = isLine ? quietFont() : bodyFont();
        font.setStrikeOut(excluded && !isLine);
        painter->setFont(font);
        const QString words = index.data().toString().left(400).simplified();
        painter->drawText(mirroredRect(option, text), index.data(Qt::TextAlignmentRole).toInt(),
                          painter->fontMetrics().elidedText(words, Qt::ElideRight, text.width()));
        painter->restore();
    }

    [[nodiscard]] QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                        const QModelIndex& index) const override
    {
        auto* editor = new QLineEdit(parent);
        editor->setObjectName(QStringLiteral("bulkCellEditor"));
        editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
        editor->setFrame(true);
        return editor;
    }
};

} // namespace

BulkGrid::BulkGrid(BulkRowsModel& rows, QWidget* parent)
    : QTableView(parent), m_rows(rows), m_filter(new BulkFindingFilter(rows, this)),
      m_header(new MappingHeader(BulkRowsModel::fixedColumns, this)), m_frozen(new QTableView(this))
{
    setObjectName(QStringLiteral("bulkGrid"));
    setHorizontalHeader(m_header);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(metric::compactRowHeight);
    verticalHeader()->setMinimumSectionSize(metric::compactRowHeight);
    setModel(m_filter);
    setItemDelegate(new CellDelegate(this));
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_header->setMinimumSectionSize(60);
    m_header->setDefaultSectionSize(170);
    makeFrozenColumn();
}

void BulkGrid::makeFrozenColumn()
{
    auto* header = new MappingHeader(BulkRowsModel::fixedColumns, m_frozen);
    m_frozen->setObjectName(QStringLiteral("bulkRowNumbers"));
    m_frozen->setHorizontalHeader(header);
    m_frozen->setModel(m_filter);
    m_frozen->setSelectionModel(selectionModel());
    m_frozen->setItemDelegate(itemDelegate());
    m_frozen->setFrameShape(QFrame::NoFrame);
    m_frozen->setFocusPolicy(Qt::NoFocus);
    m_frozen->setShowGrid(false);
    m_frozen->setSelectionMode(selectionMode());
    m_frozen->setSelectionBehavior(selectionBehavior());
    m_frozen->setEditTriggers(editTriggers());
    m_frozen->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->setHorizontalScrollMode(horizontalScrollMode());
    m_frozen->setVerticalScrollMode(verticalScrollMode());
    QHeaderView* rows = m_frozen->verticalHeader();
    rows->hide();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_frozen->verticalScrollBar(),
            &QScrollBar::setValue);
    connect(m_frozen->verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(),
            &QScrollBar::setValue);
    // The scroll bar's range is updated one turn of the event loop after its geometry.
    connect(m_frozen->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this] { m_frozen->verticalScrollBar()->setValue(verticalScrollBar()->value()); });
    connect(m_header, &QHeaderView::sectionResized, this, [this](int section, int, int size) {
        if (section < BulkRowsModel::fixedColumns) m_frozen->setColumnWidth(section, size);
        placeFrozenColumn();
    });
    connect(m_filter, &QAbstractItemModel::modelReset, this, &BulkGrid::placeFrozenColumn);
    connect(m_filter, &QAbstractItemModel::columnsInserted, this, &BulkGrid::placeFrozenColumn);
}

void BulkGrid::placeFrozenColumn()
{
    int width = 0;
    for (int column = 0; column < std::min(BulkRowsModel::fixedColumns, m_header->count()); ++column) {
        m_frozen->setColumnWidth(column, columnWidth(column));
        width += columnWidth(column);
    }
    for (int column = BulkRowsModel::fixedColumns; column < m_header->count(); ++column)
        if (!m_frozen->isColumnHidden(column)) m_frozen->setColumnHidden(column, true);
    m_frozen->setVisible(width > 0);
    QHeaderView* rows = m_frozen->verticalHeader();
    rows->setMinimumSectionSize(verticalHeader()->minimumSectionSize());
    rows->setDefaultSectionSize(verticalHeader()->defaultSectionSize());
    const int height = m_header->height();
    m_frozen->horizontalHeader()->setFixedHeight(height);
    const QRect cells = viewport()->geometry();
    const int left = isRightToLeft() ? cells.right() - width + 1 : cells.left();
    m_frozen->setGeometry(left, cells.top() - height, width, cells.height() + height);
    m_frozen->raise();
}

void BulkGrid::updateGeometries()
{
    QTableView::updateGeometries();
    placeFrozenColumn();
}

void BulkGrid::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QTableView::scrollTo(index, hint);
    if (index.column() < BulkRowsModel::fixedColumns) return;
    // Cells under the row numbers aren't visible.
    const QRect cell = visualRect(index);
    const int hidden = isRightToLeft() ? cell.right() - (viewport()->width() - 1 - m_frozen->width())
                                       : m_frozen->width() - cell.left();
    if (hidden > 0) horizontalScrollBar()->setValue(horizontalScrollBar()->value() - hidden);
}

void BulkGrid::fitColumns()
{
    if (m_filter->columnCount() == 0) return;
    m_header->setSectionResizeMode(QHeaderView::Interactive);
    m_header->resizeSection(0, lineColumnWidth);
    const QFontMetrics metrics(bodyFont());
    for (int column = BulkRowsModel::fixedColumns; column < m_filter->columnCount(); ++column) {
        int width =
            QFontMetrics(sectionFont())
                .horizontalAdvance(m_filter->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < std::min(m_filter->rowCount(), 50); ++row)
            width = std::max(
                width, metrics.horizontalAdvance(m_filter->index(row, column).data().toString().left(100)));
        if (const QComboBox* box = m_header->comboBox(column - BulkRowsModel::fixedColumns))
            width = std::max(width, metrics.horizontalAdvance(box->currentText()));
        m_header->resizeSection(column, std::clamp(width + 2 * space::xl + space::s, 150, 300));
    }
}

bool BulkGrid::goToFault(bool forward)
{
    QModelIndex from = m_filter->mapToSource(currentIndex());
    for (int tries = 0; tries < 2; ++tries) {
        const QModelIndex found = m_rows.nextFinding(from, forward);
        if (!found.isValid()) return false;
        if (!m_filter->mapFromSource(found).isValid())
            m_filter->setFindingsOnly(m_filter->showsFindingsOnly());
        const QModelIndex shown = m_filter->mapFromSource(found);
        if (shown.isValid()) {
            goTo(found.row(), found.column());
            return true;
        }
        from = found;
    }
    return false;
}

void BulkGrid::goTo(int row, int column)
{
    const QModelIndex shown = m_filter->mapFromSource(m_rows.index(row, column));
    if (!shown.isValid()) return;
    setCurrentIndex(shown);
    scrollTo(shown, QAbstractItemView::EnsureVisible);
    setFocus();
}

int BulkGrid::currentRow() const
{
    const QModelIndex index = m_filter->mapToSource(currentIndex());
    return index.isValid() ? index.row() : -1;
}

QString BulkGrid::currentFault() const
{
    const QModelIndex cell = currentIndex();
    const auto fault = static_cast<BulkRowsModel::Severity>(cell.data(BulkRowsModel::SeverityRole).toInt());
    return cell.isValid() && fault != BulkRowsModel::Severity::None ? cell.data(Qt::ToolTipRole).toString()
                                                                    : QString();
}

QList<int> BulkGrid::selectedRows() const
{
    QList<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.append(m_filter->mapToSource(m_filter->index(row, 0)).row());
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

void BulkGrid::keyPressEvent(QKeyEvent* event)
{
    const bool plain = event->modifiers() == Qt::NoModifier;
    if (state() != QAbstractItemView::EditingState && plain && event->key() == Qt::Key_Delete) {
        const QList<int> rows = selectedRows();
        const bool all = std::all_of(rows.begin(), rows.end(), [this](int row) {
            return m_rows.index(row, 0).data(BulkRowsModel::ExcludedRole).toBool();
        });
        m_rows.setExcluded(rows, !all);
        return;
    }
    if (state() != QAbstractItemView::EditingState &&
        (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && plain &&
        currentIndex().column() >= BulkRowsModel::fixedColumns) {
        edit(currentIndex());
        return;
    }
    if (state() != QAbstractItemView::EditingState && event->key() == Qt::Key_Space && plain &&
        currentIndex().column() >= BulkRowsModel::fixedColumns) {
        Q_EMIT previewRequested();
        return;
    }
    QTableView::keyPressEvent(event);
}

void BulkGrid::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.row() != previous.row()) Q_EMIT currentRowChanged(currentRow());
}

void BulkGrid::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dx != 0) QMetaObject::invokeMethod(m_header, &MappingHeader::placeBoxes, Qt::QueuedConnection);
}

} // namespace ink::ui

#include "moc_bulkgrid.cpp"
