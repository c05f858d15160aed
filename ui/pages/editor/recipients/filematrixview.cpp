#include "ui/pages/editor/recipients/filematrixview.h"

#include "ui/pages/editor/recipients/filematrixmodel.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QHeaderView>
#include <QIcon>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int recipientColumnWidth = 132; ///< px; longer names are elided
constexpr int minNameWidth = 96;
constexpr int maxNameWidth = 240;

QSize checkSize(const QWidget& widget)
{
    return {widget.style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &widget),
            widget.style()->pixelMetric(QStyle::PM_IndicatorHeight, nullptr, &widget)};
}

void paintCheck(QPainter* painter, const QWidget& widget, const QRect& rect, Qt::CheckState state,
                bool isEnabled)
{
    QStyleOptionButton box;
    box.initFrom(&widget);
    box.rect = rect;
    box.state &= ~(QStyle::State_HasFocus | QStyle::State_MouseOver | QStyle::State_Enabled);
    if (isEnabled && widget.isEnabled()) box.state |= QStyle::State_Enabled;
    box.state |= state == Qt::Checked     ? QStyle::State_On
                 : state == Qt::Unchecked ? QStyle::State_Off
                                          : QStyle::State_NoChange;
    widget.style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, &widget);
}

/** Paints a centered check box, which is disabled if the cell can't be changed. */
class CheckDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem cell = option;
        cell.index = index;
        const QWidget& view = *option.widget;
        view.style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, &view);
        const QRect box =
            QStyle::alignedRect(option.direction, Qt::AlignCenter, checkSize(view), option.rect);
        paintCheck(painter, view, box, Qt::CheckState(index.data(Qt::CheckStateRole).toInt()),
                   index.flags().testFlag(Qt::ItemIsUserCheckable));
        if (!cell.state.testFlag(QStyle::State_HasFocus)) return;
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(cell);
        focus.rect = box.adjusted(-space::xs, -space::xs, space::xs, space::xs);
        focus.state |= QStyle::State_KeyboardFocusChange;
        view.style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, &view);
    }
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override
    {
        if (event->type() != QEvent::MouseButtonRelease) return event->type() == QEvent::MouseButtonDblClick;
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const bool isPlain = mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::NoModifier;
        if (!isPlain || !option.rect.contains(mouse->position().toPoint())) return false;
        const bool isShown = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        return model->setData(index, isShown ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }
};

/** A header whose sections have a check box before the elided name. */
class CheckHeader final : public QHeaderView
{
public:
    CheckHeader(Qt::Orientation orientation, QWidget* parent) : QHeaderView(orientation, parent)
    {
        setSectionsClickable(true);
        setHighlightSections(false);
        setSectionResizeMode(QHeaderView::Fixed);
        setDefaultSectionSize(orientation == Qt::Horizontal ? recipientColumnWidth : metric::rowHeight);
        setTextElideMode(Qt::ElideMiddle);
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        if (!rect.isValid()) return;
        painter->fillRect(rect, palette().color(QPalette::Base));
        const QColor line = palette().color(QPalette::Mid);
        if (orientation() == Qt::Horizontal)
            paintRule(*painter, {rect.left(), rect.bottom(), rect.width(), 1}, line);
        else
            paintRule(*painter, {isRightToLeft() ? rect.left() : rect.right(), rect.top(), 1, rect.height()},
                      line);
        const auto mirrored = [&](const QRect& part) {
            return QStyle::visualRect(layoutDirection(), rect, part);
        };
        const auto read = [&](int role) { return model()->headerData(section, orientation(), role); };
        const QSize check = checkSize(*this);
        QRect left = rect.adjusted(space::s, 0, -space::s, 0);
        const auto takeLeft = [&](const QSize& size) {
            const QRect part(QPoint(left.left(), left.center().y() - size.height() / 2), size);
            left.setLeft(part.right() + 1 + space::xs);
            return mirrored(part);
        };
        paintCheck(painter, *this, takeLeft(check), Qt::CheckState(read(Qt::CheckStateRole).toInt()), true);
        if (const QIcon dot = read(Qt::DecorationRole).value<QIcon>(); !dot.isNull())
            dot.paint(painter, takeLeft({12, 12}));
        const QString name =
            fontMetrics().elidedText(read(Qt::DisplayRole).toString(), textElideMode(), left.width());
        painter->setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
        painter->drawText(mirrored(left),
                          int(Qt::AlignVCenter | Qt::AlignAbsolute | Qt::TextSingleLine) |
                              int(isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft),
                          name);
    }
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override
    {
        const QString name = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
        const int width = fontMetrics().horizontalAdvance(name) + checkSize(*this).width() + 3 * space::s;
        return {std::clamp(width, minNameWidth, maxNameWidth), metric::rowHeight};
    }
};

} // namespace

FileMatrixView::FileMatrixView(FileMatrixModel& model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setHorizontalHeader(new CheckHeader(Qt::Horizontal, this));
    setVerticalHeader(new CheckHeader(Qt::Vertical, this));
    setModel(&model);
    setItemDelegate(new CheckDelegate(this));
    setShowGrid(false);
    setAlternatingRowColors(true);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, &model, &FileMatrixModel::toggleRecipient);
    connect(verticalHeader(), &QHeaderView::sectionClicked, &model, &FileMatrixModel::toggleFile);
}

int FileMatrixView::heightFor(int maxHeight) const
{
    const int rows = verticalHeader()->length() + horizontalHeader()->sizeHint().height() + 2 * frameWidth();
    const bool scrollsSideways =
        horizontalHeader()->length() + verticalHeader()->sizeHint().width() > width();
    return std::min(rows + (scrollsSideways ? style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0),
                    maxHeight);
}

void FileMatrixView::keyPressEvent(QKeyEvent* event)
{
    const bool presses = event->key() == Qt::Key_Space || event->key() == Qt::Key_Select;
    const QModelIndex current = currentIndex();
    if (!presses || !current.isValid()) return QTableView::keyPressEvent(event);
    event->accept();
    if (event->isAutoRepeat()) return;
    const Qt::KeyboardModifiers keys = event->modifiers() & ~Qt::KeypadModifier;
    if (keys == Qt::ShiftModifier) return m_model.toggleFile(current.row());
    if (keys == Qt::ControlModifier) return m_model.toggleRecipient(current.column());
    QModelIndexList cells = selectionModel()->selectedIndexes();
    if (!cells.contains(current)) cells = {current};
    m_model.toggle(cells);
}

void FileMatrixView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT currentCellChanged();
}

} // namespace ink::ui

#include "moc_filematrixview.cpp"
