#include "ui/pages/editor/blocks/blocklist.h"

#include "ui/models/isolated.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tools/placeblocktool.h"
#include "ui/widgets/iconrow.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int detailsRole = Qt::UserRole + 1;

/** Paints an icon, the name, and the number of tags. */
class BlockRowDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        paintIconRow(*painter, option,
                     {Icon::Stamp, tokens(option.palette).quietInk, index.data().toString(),
                      index.data(detailsRole).toString()});
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return iconRowSize();
    }
};

} // namespace

BlockList::BlockList(PageView& view, int maxRows, QWidget* parent)
    : QListWidget(parent), m_view(view), m_maxRows(maxRows)
{
    setObjectName(QStringLiteral("blocks"));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setItemDelegate(new BlockRowDelegate(this));
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setDefaultDropAction(Qt::CopyAction);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListWidget::itemClicked, this, &BlockList::arm);
}

void BlockList::setBlocks(const QList<TagBlock>& blocks)
{
    if (blocks == m_blocks) return;
    m_blocks = blocks;
    const int row = currentRow();
    clear();
    for (const TagBlock& block : blocks) {
        const int count = static_cast<int>(block.tags.size());
        auto* item = new QListWidgetItem(block.name, this);
        item->setData(detailsRole, block.details.isEmpty() ? QString::number(count) : block.details);
        item->setData(Qt::AccessibleTextRole,
                      block.details.isEmpty()
                          ? tr("%1, %n field(s)", nullptr, count).arg(block.name)
                          : tr("%1, %2", "name and details").arg(block.name, block.details));
        item->setToolTip(
            tr("%1: drag it onto the page, or click it and then click the page").arg(isolated(block.name)));
    }
    setCurrentRow(qMin(row, count() - 1));
    setFixedHeight(std::min(m_maxRows, count()) * metric::compactRowHeight + 2);
}

void BlockList::selectBlock(const QString& name)
{
    for (int row = 0; row < count(); ++row)
        if (item(row)->text() == name) setCurrentRow(row);
}

void BlockList::arm()
{
    if (currentRow() >= 0) m_view.modes().armBlock(tagsAt(currentRow()));
}

void BlockList::keyPressEvent(QKeyEvent* event)
{
    if (currentRow() < 0) return QListWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Insert:
        return m_view.copyActions().placeBlockInView(tagsAt(currentRow()));
    case Qt::Key_Escape:
        return m_view.modes().disarm();
    default:
        return QListWidget::keyPressEvent(event);
    }
}

QStringList BlockList::mimeTypes() const
{
    return {PlaceBlockTool::mimeType};
}

QMimeData* BlockList::mimeData(const QList<QListWidgetItem*>& dragged) const
{
    return dragged.isEmpty() ? nullptr : PlaceBlockTool::mimeData(tagsAt(row(dragged.first())));
}

void BlockList::startDrag(Qt::DropActions)
{
    if (!currentItem()) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(mimeData({currentItem()}));
    drag->setPixmap(icon(Icon::Stamp).pixmap(QSize(20, 20), devicePixelRatioF()));
    drag->exec(Qt::CopyAction);
}

} // namespace ink::ui

#include "moc_blocklist.cpp"
