#include "ui/pages/editorpalette.h"

#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/viewer/tools/placetagtool.h"
#include "ui/widgets/theme.h"

#include <QDrag>
#include <QEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>

namespace ink::ui {

namespace {

constexpr int cellHeight = 36;
constexpr int columns = 2;

class PaletteDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& look = tokens(option.palette);
        const bool hover = option.state.testFlag(QStyle::State_MouseOver);
        const bool focus = option.state.testFlag(QStyle::State_HasFocus);
        const QRectF card = QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(focus ? look.accent : look.line, focus ? 2 : look.lineWidth));
        painter->setBrush(hover ? look.hover : look.surface);
        painter->drawRoundedRect(card, metric::radius, metric::radius);
        const int extent = 18;
        const QRect sign(option.rect.left() + 11, option.rect.center().y() - extent / 2 + 1, extent, extent);
        qvariant_cast<QIcon>(index.data(Qt::DecorationRole)).paint(painter, sign);
        painter->setFont(bodyFont());
        painter->setPen(look.ink);
        const QRect words = option.rect.adjusted(36, 0, -6, 0);
        painter->drawText(
            words, Qt::AlignVCenter | Qt::AlignLeft,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, words.width()));
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const auto* list = qobject_cast<const QListView*>(option.widget);
        const int width = list ? list->viewport()->width() : 240;
        return {width / columns - 1, cellHeight};
    }
};

} // namespace

EditorPalette::EditorPalette(QWidget* parent) : QListWidget(parent)
{
    setObjectName(QStringLiteral("tagPalette"));
    setFrameShape(QFrame::NoFrame);
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setDefaultDropAction(Qt::CopyAction);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setItemDelegate(new PaletteDelegate(this));
    for (const auto type : {domain::TagType::Signature, domain::TagType::Initial, domain::TagType::Text,
                            domain::TagType::Date, domain::TagType::SignDate, domain::TagType::Checkbox}) {
        auto* entry = new QListWidgetItem(this);
        entry->setData(Qt::UserRole, static_cast<int>(type));
    }
    refresh();
    connect(this, &QListWidget::itemActivated, this, [this](const QListWidgetItem* entry) {
        if (const auto type = domain::tryFromCode<domain::TagType>(entry->data(Qt::UserRole).toInt()))
            Q_EMIT placeRequested(*type);
    });
}

void EditorPalette::refresh()
{
    setAccessibleName(tr("Tags to place"));
    for (int row = 0; row < count(); ++row) {
        const auto type = static_cast<domain::TagType>(item(row)->data(Qt::UserRole).toInt());
        item(row)->setText(tagTypeWord(type));
        item(row)->setIcon(
            icon(tagIcon(type), readableOn(recipientColour(m_invitation), tokens(palette()).surface)));
        item(row)->setToolTip(tr("Drag onto the page, or press Enter to place"));
    }
}

void EditorPalette::setInvitation(int index)
{
    m_invitation = index;
    refresh();
}

QSize EditorPalette::sizeHint() const
{
    return {240, (count() + columns - 1) / columns * cellHeight + 2};
}

QStringList EditorPalette::mimeTypes() const
{
    return {PlaceTagTool::mimeType};
}

QMimeData* EditorPalette::mimeData(const QList<QListWidgetItem*>& dragged) const
{
    if (dragged.isEmpty()) return nullptr;
    return PlaceTagTool::mimeData(static_cast<domain::TagType>(dragged.first()->data(Qt::UserRole).toInt()));
}

void EditorPalette::startDrag(Qt::DropActions)
{
    if (!currentItem()) return;
    // The page shows the tag itself at the pointer; the drag's own picture stays small.
    auto* drag = new QDrag(this);
    drag->setMimeData(mimeData({currentItem()}));
    drag->setPixmap(currentItem()->icon().pixmap(QSize(20, 20), devicePixelRatioF()));
    drag->exec(Qt::CopyAction);
}

void EditorPalette::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QListWidget::changeEvent(event);
}

} // namespace ink::ui
