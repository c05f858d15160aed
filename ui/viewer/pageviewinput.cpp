#include "ui/viewer/pagecache.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tagaccessible.h"
#include "ui/viewer/tools/movetagtool.h"
#include "ui/viewer/tools/placeblocktool.h"
#include "ui/viewer/tools/placetagtool.h"
#include "ui/viewer/tools/resizetagtool.h"
#include "ui/viewer/tools/selecttool.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QTimerEvent>
#include <QWheelEvent>

#include <cmath>
#include <tuple>
#include <utility>

namespace ink::ui {

namespace {

constexpr int scrollEdge = 28; ///< px from the viewport's edge where a drag scrolls
constexpr int scrollInterval = 16;

/** The arrow's direction, or null for another key. */
QPoint arrowOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

bool isUndoKey(const QKeyEvent* event)
{
    return event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo);
}

bool isPasteInPlace(const QKeyEvent* event)
{
    return event->key() == Qt::Key_V && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier);
}

} // namespace

const domain::Tag* PageView::findTag(domain::TagId id) const
{
    const auto found = m_tagIndex.constFind(id);
    return found == m_tagIndex.constEnd() ? nullptr : &m_document.tags.at(*found);
}

const domain::Tag* PageView::onlySelected() const
{
    return m_selection.size() == 1 ? findTag(m_selection.first()) : nullptr;
}

const domain::Tag* PageView::tagAt(QPointF content) const
{
    const auto hit = m_layout.hitTest(content);
    if (!hit) return nullptr;
    const auto under = [&](const domain::Tag& tag) {
        // Nothing on the screen is harder to hit than 12 px.
        QRectF rect = toRectF(tag.rect);
        const double least = 12 / m_layout.zoom();
        const double dx = std::max(0.0, least - rect.width()) / 2;
        const double dy = std::max(0.0, least - rect.height()) / 2;
        return rect.adjusted(-dx, -dy, dx, dy).contains(hit->point);
    };
    const QList<qsizetype> here = m_tagsOfPage.value(hit->page + 1);
    const domain::Tag* top = nullptr;
    const domain::Tag* chosen = nullptr; // selected ones are drawn over the others
    for (const qsizetype i : here) {     // what is drawn last is on top
        const domain::Tag& tag = m_document.tags.at(i);
        if (m_filling > 0 && tag.invitationIndex != m_filling) continue;
        if (!under(tag)) continue;
        if (m_selection.contains(tag.id)) chosen = &tag;
        top = &tag;
    }
    return chosen ? chosen : top;
}

void PageView::mousePressEvent(QMouseEvent* event)
{
    if (beginPan(event) || m_pan) return;
    if ((m_tool && !isHovering()) || event->button() != Qt::LeftButton) return;
    const QPointF content = toContent(event->position());
    const bool add = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
    m_pointer = event->position();
    m_modifiers = event->modifiers();
    if (!m_tool) m_hovering = false;
    if (m_armed) return pressArmed(content, event->modifiers());
    m_pressedSuggestion = {};
    m_pressedTag = {};
    m_toggled = {};
    const bool byFinger = event->pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
    const domain::Tag* tag = tagAt(content);
    if (pick(tag)) return;
    const bool toggles = add && tag && m_selection.size() > 1; // the box's handles lie over its tags
    if (const auto handle = handleUnder(content, byFinger); handle && !toggles) {
        m_tool = std::make_unique<ResizeTagTool>(*this, m_selection, *handle, content);
        if (tag && !add && (m_selection.size() > 1 || !m_selection.contains(tag->id))) m_pressedTag = tag->id;
        m_pressedAt = m_pointer;
        return;
    }
    if (m_tabOrderMode) {
        if (tag) putNextInOrder(tag->id);
        return;
    }
    if (!tag) {
        if (!add) m_pressedSuggestion = suggestionAt(content);
        if (isEditing())
            m_tool = std::make_unique<SelectTool>(*this, content, add);
        else
            selectTags({});
        return;
    }
    const domain::TagId id = tag->id;
    if (add && isEditing()) return beginToggle(id, event->modifiers());
    if (!m_selection.contains(id)) {
        selectTags({id});
    } else if (isEditing() && m_selection.size() > 1) {
        m_pressedTag = id; // a drag moves all of them, a click chooses this one
        m_pressedAt = m_pointer;
    }
    if (isEditing())
        m_tool = std::make_unique<MoveTagTool>(
            *this, content,
            event->modifiers().testFlag(Qt::AltModifier) ? MoveTagTool::Act::Copy : MoveTagTool::Act::Move);
    else if (m_filling > 0)
        Q_EMIT tagActivated(id);
}

void PageView::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer = event->position();
    m_pointerHere = true;
    m_modifiers = event->modifiers();
    if (movePan(m_pointer)) return;
    if (!m_toggled.isNull() && event->buttons().testFlag(Qt::LeftButton)) return dragToggled();
    if (m_spaceHeld && (!m_tool || isHovering())) return; // the hand stays
    if (m_armed && (!m_tool || isHovering())) return hover();
    if (!m_tool) {
        updateCursor(toContent(m_pointer));
        return;
    }
    if (!event->buttons().testFlag(Qt::LeftButton)) { // the release went elsewhere, to a dialog perhaps
        endTool(false);
        updateCursor(toContent(m_pointer));
        return;
    }
    if (!m_pressedTag.isNull() && (m_pointer - m_pressedAt).manhattanLength() < dragThreshold) return;
    m_pressedTag = {};
    m_tool->move(toContent(m_pointer), event->modifiers());
    autoScroll(m_pointer);
}

void PageView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool ends = event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton;
    if (ends && endPan()) return;
    if (event->button() == Qt::LeftButton && endToggle()) return;
    if (event->button() != Qt::LeftButton || isHovering() || !m_tool) return;
    const bool once = m_armed && !m_armed->repeated;
    const bool drawn = !m_tool->frame().isNull();
    const domain::TagId suggestion = std::exchange(m_pressedSuggestion, {});
    const domain::TagId under = std::exchange(m_pressedTag, {});
    endTool(true);
    if (findTag(under)) selectTags({under});
    if (once) disarm();
    if (!drawn && !suggestion.isNull()) Q_EMIT suggestionActivated(suggestion);
}

void PageView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (m_armed || m_tabOrderMode) return mousePressEvent(event); // clicks in quick succession
    endTool(false);
    if (const domain::Tag* tag = tagAt(toContent(event->position()))) Q_EMIT tagActivated(tag->id);
}

void PageView::contextMenuEvent(QContextMenuEvent* event)
{
    endTool(false);
    disarm();
    if (event->reason() == QContextMenuEvent::Mouse) {
        const domain::Tag* tag = tagAt(toContent(event->pos()));
        if (tag && !m_selection.contains(tag->id)) selectTags({tag->id});
        if (!tag) selectTags({});
    }
    Q_EMIT contextMenuRequested(event->globalPos());
}

void PageView::endTool(bool carryOut)
{
    m_autoScroll.stop();
    // The tool is gone before its command comes back as a new document.
    const std::unique_ptr<Tool> tool = std::move(m_tool);
    if (!tool) return;
    if (carryOut && !m_hovering)
        tool->release();
    else
        tool->cancel();
    m_hovering = false;
    viewport()->setCursor(m_armed ? Qt::CrossCursor : Qt::ArrowCursor);
}

void PageView::updateCursor(QPointF content)
{
    if (const auto handle = handleUnder(content, false)) {
        viewport()->setCursor(handleCursor(*handle));
        return;
    }
    // What is printed here is read before anything is dragged.
    if (const auto place = m_layout.hitTest(content); place && isEditing() && m_snapping)
        std::ignore = pageMarks(place->page + 1);
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (m_picking || !suggestionAt(content).isNull()) shape = Qt::PointingHandCursor;
    if (tagAt(content) && !m_picking)
        shape = isEditing() && !m_tabOrderMode ? Qt::SizeAllCursor : Qt::PointingHandCursor;
    if (viewport()->cursor().shape() != shape) viewport()->setCursor(shape);
}

void PageView::autoScroll(QPointF viewport)
{
    const bool near = viewport.y() < scrollEdge || viewport.y() > this->viewport()->height() - scrollEdge;
    if (near && !m_autoScroll.isActive()) m_autoScroll.start(scrollInterval, this);
    if (!near) m_autoScroll.stop();
}

void PageView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_autoScroll.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    if (!m_tool || isHovering()) {
        m_autoScroll.stop();
        return;
    }
    const double over = m_pointer.y() < scrollEdge ? m_pointer.y() - scrollEdge
                                                   : m_pointer.y() - (viewport()->height() - scrollEdge);
    verticalScrollBar()->setValue(
        verticalScrollBar()->value() +
        static_cast<int>(std::clamp(over, -2.0 * scrollEdge, 2.0 * scrollEdge) / 2));
    m_tool->move(toContent(m_pointer), m_modifiers);
}

void PageView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        if (scrollAcross(event)) return;
        if (!turnPageByWheel(event)) QAbstractScrollArea::wheelEvent(event);
        return;
    }
    const double steps = event->angleDelta().y() / 120.0;
    zoomAround(zoomFactor() * std::pow(1.15, steps), event->position());
    event->accept();
}

bool PageView::isOurKey(const QKeyEvent* event) const
{
    if ((m_tool || m_armed || m_tabOrderMode || m_picking) && event->key() == Qt::Key_Escape) return true;
    if (m_tool && !isHovering()) return !isUndoKey(event); // nothing else happens in the middle of a drag
    if (event->matches(QKeySequence::Find)) return pageCount() > 0;
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) return pageCount() > 0;
    if (!isEditing()) return false;
    for (const auto key :
         {QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste, QKeySequence::SelectAll})
        if (event->matches(key)) return true;
    if (event->key() == Qt::Key_D && event->modifiers() == Qt::ControlModifier) return true;
    if (isPasteInPlace(event)) return true;
    if (m_selection.isEmpty()) return false;
    return event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace ||
           event->key() == Qt::Key_Escape || !arrowOf(event->key()).isNull();
}

bool PageView::event(QEvent* event)
{
    // Window-wide shortcuts for the same keys wait while the pages have the keyboard.
    if (event->type() == QEvent::ShortcutOverride && isOurKey(static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    const bool taken = QAbstractScrollArea::event(event);
    if (event->type() == QEvent::Show) requestPictures(); // nothing is rendered for a hidden view
    return taken;
}

bool PageView::focusNextPrevChild(bool next)
{
    // Tab walks the tags; past the last one it leaves the view.
    const QList<domain::TagId> before = m_selection;
    if (isEditing() || m_filling > 0) {
        selectNext(next);
        if (m_selection != before && !m_selection.isEmpty()) return true;
    }
    return QAbstractScrollArea::focusNextPrevChild(next);
}

void PageView::keyPressEvent(QKeyEvent* event)
{
    const bool pastes = event->matches(QKeySequence::Paste) || event->key() == Qt::Key_Control ||
                        event->key() == Qt::Key_Meta;
    if (!pastes && !event->matches(QKeySequence::Copy)) m_pointerHere = false; // now the keyboard leads
    if (handlePanKey(event) || handleTagKey(event) || handleScrollKey(event)) {
        event->accept();
        return;
    }
    if (m_tool && !isHovering() && !isUndoKey(event)) return event->accept();
    QAbstractScrollArea::keyPressEvent(event);
}

bool PageView::handleTagKey(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        if (m_picking)
            setPicking(false);
        else if (m_armed && (!m_tool || isHovering()))
            disarm();
        else if (m_tool)
            endTool(false);
        else if (m_tabOrderMode)
            setTabOrderMode(false);
        else if (!m_selection.isEmpty())
            selectTags({});
        else
            return false;
        return true;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_selection.size() == 1) {
        Q_EMIT tagActivated(m_selection.first());
        return true;
    }
    if (!isEditing() || (m_tool && !isHovering())) return false;
    const bool alt = event->modifiers().testFlag(Qt::AltModifier);
    if (const QPoint arrow = arrowOf(event->key()); alt && m_tabOrderMode && !arrow.isNull()) {
        moveInTabOrder(arrow.x() + arrow.y());
        return true;
    }
    if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (event->matches(QKeySequence::Copy))
        copySelected();
    else if (event->matches(QKeySequence::Cut))
        cutSelected();
    else if (isPasteInPlace(event))
        pasteInPlace();
    else if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->key() == Qt::Key_D && event->modifiers() == Qt::ControlModifier)
        duplicateSelected();
    else if ((event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) && !m_selection.isEmpty())
        removeSelected();
    else if (const QPoint arrow = arrowOf(event->key()); !arrow.isNull() && !m_selection.isEmpty())
        nudge(arrow * (event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1),
              event->modifiers().testFlag(Qt::ControlModifier));
    else
        return false;
    return true;
}

bool PageView::handleScrollKey(QKeyEvent* event)
{
    if (handleFindKey(event)) return true;
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_PageUp: {
        const int way = event->key() == Qt::Key_PageDown ? 1 : -1;
        if (control || m_zoomMode == ZoomMode::FitPage)
            goToPage(m_currentPage + way);
        else if (!turnPage(way))
            verticalScrollBar()->setValue(verticalScrollBar()->value() + way * (viewport()->height() - 48));
        return true;
    }
    case Qt::Key_Home:
        goToPage(1);
        return true;
    case Qt::Key_End:
        if (isSingle()) showOnly(pageCount() - 1);
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (control) zoomIn();
        return control;
    case Qt::Key_Minus:
        if (control) zoomOut();
        return control;
    case Qt::Key_0:
        if (control) setZoomFactor(1);
        return control;
    default:
        return false;
    }
}

void PageView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    for (const domain::TagId id : std::as_const(m_selection))
        if (const domain::Tag* tag = findTag(id)) repaintContent(contentRect(m_layout, placeOf(*tag)));
    if (onlySelected()) // after Qt has told that the pages have the keyboard
        QMetaObject::invokeMethod(
            this, [this] { tellFocus(*this); }, Qt::QueuedConnection);
}

void PageView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    if (std::exchange(m_spaceHeld, false) && !m_pan) updateCursor(toContent(m_pointer));
    for (const domain::TagId id : std::as_const(m_selection))
        if (const domain::Tag* tag = findTag(id)) repaintContent(contentRect(m_layout, placeOf(*tag)));
}

void PageView::dragEnterEvent(QDragEnterEvent* event)
{
    const auto type = PlaceTagTool::typeOf(event->mimeData());
    const QList<domain::Tag> block = PlaceBlockTool::tagsOf(event->mimeData());
    if ((!type && block.isEmpty()) || !isEditing()) {
        event->ignore(); // the page around takes files
        return;
    }
    if (type)
        m_tool = std::make_unique<PlaceTagTool>(*this, *type, m_activeInvitation);
    else
        m_tool = std::make_unique<PlaceBlockTool>(*this, block, m_activeInvitation);
    m_hovering = false;
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void PageView::dragMoveEvent(QDragMoveEvent* event)
{
    if (!m_tool) {
        event->ignore();
        return;
    }
    m_pointer = event->position();
    m_tool->move(toContent(m_pointer), event->modifiers());
    autoScroll(m_pointer);
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void PageView::dragLeaveEvent(QDragLeaveEvent*)
{
    endTool(false);
}

void PageView::dropEvent(QDropEvent* event)
{
    if (!m_tool) {
        event->ignore();
        return;
    }
    m_tool->move(toContent(event->position()), event->modifiers());
    event->setDropAction(Qt::CopyAction);
    event->accept();
    endTool(true);
    setFocus(Qt::MouseFocusReason);
}

} // namespace ink::ui
