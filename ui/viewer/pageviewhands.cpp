// What hands do beyond pressing and dragging: panning, toggling, copies, what lies on top, what is locked.
#include "ui/commands/settagorder.h"
#include "ui/commands/settagproperties.h"
#include "ui/commands/tagcopies.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tools/movetagtool.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QUndoStack>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ink::ui {

// ---- panning

bool PageView::beginPan(const QMouseEvent* event)
{
    const bool byMiddle = event->button() == Qt::MiddleButton;
    const bool bySpace = event->button() == Qt::LeftButton && m_spaceHeld;
    if ((!byMiddle && !bySpace) || m_pan || (m_tool && !isHovering())) return false;
    if (isHovering()) endTool(false);
    m_pan = event->position();
    viewport()->setCursor(Qt::ClosedHandCursor);
    return true;
}

bool PageView::movePan(QPointF point)
{
    if (!m_pan) return false;
    const QPoint way = (point - *m_pan).toPoint();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
    *m_pan += way;
    return true;
}

bool PageView::endPan()
{
    if (!m_pan) return false;
    m_pan.reset();
    if (m_spaceHeld)
        viewport()->setCursor(Qt::OpenHandCursor);
    else if (m_armed)
        viewport()->setCursor(Qt::CrossCursor);
    else
        updateCursor(toContent(m_pointer));
    return true;
}

bool PageView::handlePanKey(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->modifiers() != Qt::NoModifier || pageCount() == 0)
        return false;
    if (event->isAutoRepeat() || (m_tool && !isHovering())) return m_spaceHeld;
    if (isHovering()) endTool(false);
    m_spaceHeld = true;
    if (!m_pan) viewport()->setCursor(Qt::OpenHandCursor);
    return true;
}

void PageView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat() || !m_spaceHeld)
        return QAbstractScrollArea::keyReleaseEvent(event);
    m_spaceHeld = false;
    if (!m_pan) updateCursor(toContent(m_pointer));
    event->accept();
}

bool PageView::scrollAcross(QWheelEvent* event)
{
    const QPoint angle = event->angleDelta();
    if (!event->modifiers().testFlag(Qt::ShiftModifier) || angle.y() == 0 || angle.x() != 0) return false;
    QScrollBar* bar = horizontalScrollBar();
    const int step = bar->singleStep() * QApplication::wheelScrollLines();
    bar->setValue(bar->value() - static_cast<int>(std::lround(step * angle.y() / 120.0)));
    event->accept();
    return true;
}

// ---- toggling and copying

void PageView::beginToggle(domain::TagId tag, Qt::KeyboardModifiers modifiers)
{
    m_toggled = tag;
    m_toggledBy = modifiers;
    m_pressedAt = m_pointer;
}

void PageView::dragToggled()
{
    if ((m_pointer - m_pressedAt).manhattanLength() < dragThreshold) return;
    const domain::TagId id = std::exchange(m_toggled, {});
    if (!findTag(id)) return;
    const bool copies = m_toggledBy.testFlag(Qt::ControlModifier);
    if (!m_selection.contains(id)) {
        // Shift adds to what is moved; a copy is made of what the pointer took, or of all when it is of them.
        QList<domain::TagId> chosen = copies ? QList<domain::TagId>() : m_selection;
        chosen.append(id);
        selectTags(chosen);
    }
    m_tool = std::make_unique<MoveTagTool>(*this, toContent(m_pressedAt),
                                           copies ? MoveTagTool::Act::Copy : MoveTagTool::Act::Move);
    m_tool->move(toContent(m_pointer), m_modifiers);
}

bool PageView::endToggle()
{
    const domain::TagId id = std::exchange(m_toggled, {});
    if (!findTag(id)) return false;
    QList<domain::TagId> chosen = m_selection;
    if (!chosen.removeOne(id)) chosen.append(id);
    selectTags(chosen);
    return true;
}

void PageView::copyTags(const QHash<domain::TagId, TagPlace>& places)
{
    QList<domain::Tag> tags;
    for (const domain::Tag& tag : selectedValues()) {
        const auto found = places.constFind(tag.id);
        if (found == places.constEnd()) continue;
        tags.append(tag);
        tags.last().pageIndex = found->pageIndex;
        tags.last().rect = found->rect;
    }
    if (!isEditing() || tags.isEmpty()) return;
    const int count = static_cast<int>(tags.size());
    addCopies(TagCopier(m_document).copies(std::move(tags)), tr("Duplicate %n tag(s)", nullptr, count));
}

// ---- what lies on top

void PageView::restack(bool front)
{
    if (!isEditing() || m_selection.isEmpty()) return;
    const QList<domain::TagId> before = SetTagOrder::orderOf(m_document);
    QList<domain::TagId> order = before;
    const QSet<domain::TagId> chosen(m_selection.begin(), m_selection.end());
    std::stable_partition(order.begin(), order.end(),
                          [&](domain::TagId id) { return chosen.contains(id) != front; });
    if (order == before) return;
    const int count = static_cast<int>(m_selection.size());
    push(new SetTagOrder(*m_target, order,
                         front ? tr("Bring %n tag(s) to the front", nullptr, count)
                               : tr("Send %n tag(s) to the back", nullptr, count)));
    viewport()->update();
}

void PageView::bringToFront()
{
    restack(true);
}

void PageView::sendToBack()
{
    restack(false);
}

// ---- locks

bool PageView::isSelectionLocked() const
{
    const QList<domain::Tag> tags = selectedValues();
    return !tags.isEmpty() &&
           std::all_of(tags.begin(), tags.end(), [](const domain::Tag& tag) { return tag.facts.isLocked; });
}

void PageView::setSelectionLocked(bool locked)
{
    if (!isEditing() || m_selection.isEmpty()) return;
    const int count = static_cast<int>(m_selection.size());
    auto command = std::make_unique<SetTagProperties>(
        *m_target, m_selection, QString(), [locked](domain::Tag& tag) { tag.facts.isLocked = locked; },
        locked ? tr("Lock %n tag(s)", nullptr, count) : tr("Unlock %n tag(s)", nullptr, count));
    if (!command->isNoChange()) push(command.release());
    Q_EMIT selectionChanged(); // what can be done with them is another now
}

} // namespace ink::ui
