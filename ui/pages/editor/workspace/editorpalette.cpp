#include "ui/pages/editor/workspace/editorpalette.h"

#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/viewer/tools/placetagtool.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QDrag>
#include <QEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>

namespace ink::ui {

namespace {

constexpr int cellHeight = 36;
constexpr int columns = 2;
constexpr int commonTypes = 6;              ///< the types at the top of the palette
constexpr int armedRole = Qt::UserRole + 1; ///< 0 = off, 1 = for the next press, 2 = until it is turned off

/** Draws text in one line, or, if it is too long and has several words, in two. */
void drawWords(QPainter& painter, const QRect& room, const QString& text)
{
    const qsizetype blank = text.lastIndexOf(QLatin1Char(' '));
    const QFontMetrics metrics = painter.fontMetrics();
    const bool isTooLong = metrics.horizontalAdvance(text) > room.width();
    if (blank < 0 || !isTooLong) {
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(text, Qt::ElideRight, room.width()));
        return;
    }
    const int line = qRound(1.15 * painter.font().pixelSize()); // both have to keep off the card's edge
    const QRect both(room.left(), room.center().y() - line + 1, room.width(), line);
    constexpr auto flags = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip;
    painter.drawText(both, flags, metrics.elidedText(text.left(blank), Qt::ElideRight, room.width()));
    painter.drawText(both.translated(0, line), flags,
                     metrics.elidedText(text.mid(blank + 1), Qt::ElideRight, room.width()));
}

class PaletteDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& look = tokens(option.palette);
        const bool hover = option.state.testFlag(QStyle::State_MouseOver);
        const bool focus = option.state.testFlag(QStyle::State_HasFocus);
        // The cards end where those of the recipients do.
        const bool isFirst = index.row() % columns == 0;
        const QRect card = mirroredRect(option, isFirst ? option.rect.adjusted(0, 2, -3, -2)
                                                        : option.rect.adjusted(1, 2, -2, -2));
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const int armed = index.data(armedRole).toInt();
        paintBox(*painter, card,
                 armed   ? look.selection
                 : hover ? look.hover
                         : look.surface,
                 focus || armed ? look.accent : look.line, focus || armed ? 2 : look.lineWidth,
                 metric::cornerRadius);
        if (armed == 2) { // stays active
            painter->setPen(Qt::NoPen);
            painter->setBrush(look.accent);
            painter->drawEllipse(
                QPointF(option.direction == Qt::RightToLeft ? card.left() + 7 : card.right() - 6,
                        card.top() + 7),
                3, 3);
        }
        const int extent = 18;
        const int start = option.rect.left() + (isFirst ? 0 : 1);
        const QRect sign(start + 9, option.rect.center().y() - extent / 2 + 1, extent, extent);
        qvariant_cast<QIcon>(index.data(Qt::DecorationRole)).paint(painter, mirroredRect(option, sign));
        painter->setPen(look.ink);
        const QRect words = mirroredRect(
            option, QRect(start + 34, option.rect.top(), card.width() - 34 - 6, option.rect.height()));
        painter->setFont(areAllShort(*index.model(), words.width()) ? bodyFont() : quietFont());
        drawWords(*painter, words, index.data().toString());
        painter->restore();
    }

    /** Returns whether all names fit in one line, so that they have the same size. */
    [[nodiscard]] static bool areAllShort(const QAbstractItemModel& names, int room)
    {
        const QFontMetrics metrics(bodyFont());
        for (int row = 0; row < names.rowCount(); ++row)
            if (metrics.horizontalAdvance(names.index(row, 0).data().toString()) > room) return false;
        return true;
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
    for (const domain::TagType type : types()) {
        auto* entry = new QListWidgetItem(this);
        entry->setData(Qt::UserRole, static_cast<int>(type));
    }
    refresh();
    connect(this, &QListWidget::itemClicked, this, [this](const QListWidgetItem* entry) {
        if (entry->data(armedRole).toInt() != 2) Q_EMIT armRequested(typeOf(*entry), false);
    });
    connect(this, &QListWidget::itemDoubleClicked, this,
            [this](const QListWidgetItem* entry) { Q_EMIT armRequested(typeOf(*entry), true); });
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refresh(); });
}

const QList<domain::TagType>& EditorPalette::types()
{
    using T = domain::TagType;
    static const QList<T> all{
        T::Signature,       T::Initial,          T::Text,   T::Date, T::SignDate,   T::Checkbox,
        T::Radio,           T::Dropdown,         T::Number, T::Note, T::Attachment, T::MaskedText,
        T::PrefillableText, T::PrefillableNumber};
    return all;
}

domain::TagType EditorPalette::typeOf(const QListWidgetItem& entry)
{
    return static_cast<domain::TagType>(entry.data(Qt::UserRole).toInt());
}

void EditorPalette::setArmed(std::optional<domain::TagType> type, bool repeated)
{
    for (int row = 0; row < count(); ++row)
        item(row)->setData(armedRole, type && typeOf(*item(row)) == *type ? (repeated ? 2 : 1) : 0);
}

void EditorPalette::keyPressEvent(QKeyEvent* event)
{
    const bool places =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Insert;
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT disarmRequested();
    } else if (places && currentItem()) {
        const domain::TagType type = typeOf(*currentItem());
        const bool ticks = type == domain::TagType::Checkbox || type == domain::TagType::Radio;
        if (ticks && event->modifiers().testFlag(Qt::ShiftModifier))
            Q_EMIT gridRequested(type);
        else
            Q_EMIT placeRequested(type);
    } else {
        QListWidget::keyPressEvent(event);
    }
}

QModelIndex EditorPalette::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int reading = isRightToLeft() ? -1 : 1;
    const int step = action == MoveDown    ? columns
                     : action == MoveUp    ? -columns
                     : action == MoveRight ? reading
                     : action == MoveLeft  ? -reading
                                           : 0;
    if (step == 0 || currentRow() < 0) return QListWidget::moveCursor(action, modifiers);
    const int next = currentRow() + step;
    const int shown = m_showsAllTypes ? count() : commonTypes;
    return model()->index(next >= 0 && next < shown ? next : currentRow(), 0);
}

void EditorPalette::refresh()
{
    setAccessibleName(tr("Fields to place"));
    for (int row = 0; row < count(); ++row) {
        const domain::TagType type = typeOf(*item(row));
        const bool ticks = type == domain::TagType::Checkbox || type == domain::TagType::Radio;
        item(row)->setText(tagTypeText(type));
        item(row)->setIcon(
            icon(tagIcon(type), readableOn(recipientColour(m_invitation), tokens(palette()).surface)));
        item(row)->setToolTip(
            ticks ? tr("%1: drag it onto the page, or click it, then click or draw on the page. Draw a large "
                       "rectangle to place several. Double-click to keep placing.")
                        .arg(tagTypeText(type))
                  : tr("%1: drag it onto the page, or click it, then click or draw on the page. Double-click "
                       "to keep placing.")
                        .arg(tagTypeText(type)));
    }
}

void EditorPalette::setInvitation(int index)
{
    m_invitation = index;
    refresh();
}

QSize EditorPalette::sizeHint() const
{
    const int shown = m_showsAllTypes ? count() : commonTypes;
    return {240, heightForRows((shown + columns - 1) / columns)};
}

int EditorPalette::heightForRows(int rows)
{
    return rows * cellHeight + 2;
}

void EditorPalette::setShowsAllTypes(bool isAll)
{
    m_showsAllTypes = isAll;
    for (int row = commonTypes; row < count(); ++row)
        setRowHidden(row, !isAll);
    updateGeometry();
}

void EditorPalette::resizeEvent(QResizeEvent* event)
{
    // If there is room for all entries, the list must not scroll under the pointer.
    setVerticalScrollBarPolicy(height() < sizeHint().height() ? Qt::ScrollBarAsNeeded
                                                              : Qt::ScrollBarAlwaysOff);
    QListWidget::resizeEvent(event);
    doItemsLayout(); // Qt's own is late, and its sizes are of before a scroll bar came or went
}

QStringList EditorPalette::mimeTypes() const
{
    return {PlaceTagTool::mimeType};
}

QMimeData* EditorPalette::mimeData(const QList<QListWidgetItem*>& dragged) const
{
    if (dragged.isEmpty()) return nullptr;
    return PlaceTagTool::mimeData(typeOf(*dragged.first()));
}

void EditorPalette::startDrag(Qt::DropActions)
{
    if (!currentItem()) return;
    // The page previews the tag at the pointer, so the drag pixmap stays small.
    auto* drag = new QDrag(this);
    drag->setMimeData(mimeData({currentItem()}));
    drag->setPixmap(currentItem()->icon().pixmap(QSize(20, 20), devicePixelRatioF()));
    drag->exec(Qt::CopyAction);
}

} // namespace ink::ui

#include "moc_editorpalette.cpp"
