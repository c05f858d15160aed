#include "ui/viewer/modes/tabordermode.h"

#include "ui/viewer/editing/tabordereditor.h"
#include "ui/viewer/modes/guidepainter.h"
#include "ui/viewer/modes/tagkeys.h"
#include "ui/widgets/style/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace ink::ui {

TabOrderMode::TabOrderMode(const ModeContext& parts) : EditorMode(Kind::TabOrder, parts)
{
    parts.tabOrder.restart();
}

Gesture TabOrderMode::press(const Press& press)
{
    if (const domain::Tag* tag = tagAt(press.content)) context().tabOrder.setNext(tag->id);
    return {};
}

Qt::CursorShape TabOrderMode::cursorAt(QPointF content) const
{
    return tagAt(content) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

bool TabOrderMode::handleKey(const QKeyEvent& event)
{
    const QPoint arrow = arrowDirection(event.key());
    if (!event.modifiers().testFlag(Qt::AltModifier) || arrow.isNull()) return false;
    context().tabOrder.moveSelected(arrow.x() + arrow.y());
    return true;
}

void TabOrderMode::paint(QPainter& painter, const QRectF& area, const Tokens&) const
{
    struct Stop
    {
        QPointF at;
        int turn = 0;
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto stopOf = [this](const domain::Tag& tag) {
        return contentRect(layout(), context().displayedGeometry(tag)).topLeft();
    };
    QHash<int, Stop> last; // by recipient
    const auto colourOf = [](int recipient) { return readableOn(recipientColour(recipient), Qt::white); };
    for (const qsizetype i : context().tags.readingOrder()) {
        const domain::Tag& tag = context().tags.document().tags.at(i);
        Stop& stop = last[tag.invitationIndex];
        const QPointF to = stopOf(tag);
        const QRectF path = QRectF(stop.at, to).normalized().adjusted(-1, -1, 1, 1);
        if (stop.turn > 0 && path.intersects(area)) {
            painter.setPen(QPen(colourOf(tag.invitationIndex), 1.5));
            painter.drawLine(stop.at, to);
        }
        stop = {to, stop.turn + 1};
    }
    last.clear();
    for (const qsizetype i : context().tags.readingOrder()) {
        const domain::Tag& tag = context().tags.document().tags.at(i);
        const int turn = ++last[tag.invitationIndex].turn;
        const QPointF at = stopOf(tag);
        if (area.adjusted(-24, -24, 24, 24).contains(at))
            paintTabNumber(painter, at, turn, context().tabOrder.isPlaced(tag.id),
                           colourOf(tag.invitationIndex));
    }
    painter.restore();
}

} // namespace ink::ui
