#include "ui/viewer/editormodes.h"

#include "ui/viewer/editing/tabordereditor.h"
#include "ui/viewer/editing/tagcopyactions.h"
#include "ui/viewer/editing/tagproposals.h"
#include "ui/viewer/modes/pickmode.h"
#include "ui/viewer/modes/placemode.h"
#include "ui/viewer/modes/readmode.h"
#include "ui/viewer/modes/selectmode.h"
#include "ui/viewer/modes/tabordermode.h"
#include "ui/viewer/pagecanvas.h"
#include "ui/viewer/tools/placeblocktool.h"
#include "ui/viewer/tools/placetagtool.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QTimerEvent>

#include <algorithm>
#include <tuple>
#include <utility>

namespace ink::ui {

namespace {

constexpr int scrollEdge = 28; ///< px from the viewport's edge where a drag scrolls
constexpr int scrollInterval = 16;

bool isUndoKey(const QKeyEvent& event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
}

} // namespace

EditorModes::EditorModes(PageCanvas& canvas, const TagIndex& tags, TagSelection& selection,
                         TagEditor& editing, TagCopyActions& copying, TabOrderEditor& tabOrder,
                         TagProposals& proposals)
    : m_canvas(canvas), m_tags(tags), m_selection(selection), m_editing(editing),
      m_host(canvas, tags, selection, editing, copying), m_keys(selection, editing, copying),
      m_panning(canvas), m_parts{*this,
                                 m_host,
                                 tags,
                                 selection,
                                 editing,
                                 tabOrder,
                                 proposals,
                                 [this](const domain::Tag& tag) { return displayedGeometry(tag); }},
      m_mode(initialMode())
{
}

EditorModes::~EditorModes() = default;

// ---- modes

std::shared_ptr<EditorMode> EditorModes::initialMode() const
{
    if (m_editing.isActive()) return std::make_shared<SelectMode>(m_parts);
    return std::make_shared<ReadMode>(m_parts);
}

void EditorModes::enter(std::shared_ptr<EditorMode> next)
{
    using Kind = EditorMode::Kind;
    m_mode->removePreview();
    Q_ASSERT(next);
    const Kind before = std::exchange(m_mode, std::move(next))->kind();
    const Kind now = m_mode->kind();
    const auto isForOnePress = [](Kind kind) { return kind == Kind::Place || kind == Kind::Pick; };
    const bool otherPress = isForOnePress(before) || isForOnePress(now);
    if (otherPress) m_canvas.viewport()->setCursor(m_mode->cursor());
    if ((before == Kind::TabOrder) != (now == Kind::TabOrder)) Q_EMIT tabOrderModeChanged();
    if (otherPress) Q_EMIT armedChanged();
}

void EditorModes::leaveMode()
{
    if (m_mode->isTemporary()) enter(initialMode());
}

void EditorModes::arm(domain::TagType type, bool repeated)
{
    if (m_editing.isActive()) enter(std::make_shared<PlaceMode>(m_parts, type, repeated));
}

void EditorModes::armBlock(const QList<domain::Tag>& block)
{
    if (m_editing.isActive() && !block.isEmpty()) enter(std::make_shared<PlaceMode>(m_parts, block));
}

void EditorModes::disarm()
{
    if (m_mode->kind() == EditorMode::Kind::Place) leaveMode();
}

std::optional<domain::TagType> EditorModes::armedType() const
{
    const auto* mode = dynamic_cast<const PlaceMode*>(m_mode.get());
    return mode ? mode->type() : std::nullopt;
}

bool EditorModes::isArmedRepeatedly() const
{
    const auto* mode = dynamic_cast<const PlaceMode*>(m_mode.get());
    return mode && mode->isRepeated();
}

void EditorModes::setPickMode(bool on)
{
    if (on == isPickMode() || (on && !m_editing.isActive())) return;
    enter(on ? std::make_shared<PickMode>(m_parts) : initialMode());
}

void EditorModes::pickTag(domain::TagId tag)
{
    leaveMode();
    Q_EMIT tagPicked(tag);
}

void EditorModes::setTabOrderMode(bool on)
{
    if (on == isTabOrderMode() || (on && !m_editing.isActive())) return;
    enter(on ? std::make_shared<TabOrderMode>(m_parts) : initialMode());
}

void EditorModes::handleDraftChange()
{
    if (m_editing.isActive() && m_mode->isTemporary()) return;
    if (!m_editing.isActive()) m_gesture = {};
    enter(initialMode());
}

void EditorModes::prepareForDocumentChange(bool isOther, bool hasSamePages)
{
    // Cancels a gesture, but drops a drag without calling its tool if the pages that it refers to have
    // changed.
    if (!isDragging() || (!isOther && hasSamePages)) endGesture(false);
    if (isDragging() || isOther) m_gesture = {};
    if (isOther) leaveMode(); // the mode belonged to the previous document
}

// ---- the current gesture

const Tool* EditorModes::tool() const
{
    return m_gesture.tool ? m_gesture.tool.get() : m_mode->preview();
}

TagGeometry EditorModes::displayedGeometry(const domain::Tag& tag) const
{
    if (const Tool* current = tool())
        if (const auto preview = current->preview(tag.id)) return *preview;
    return {tag.pageIndex, tag.rect};
}

std::optional<QRectF> EditorModes::handleBox() const
{
    if (!m_mode->hasHandles()) return std::nullopt;
    const auto frame = m_selection.frame(m_parts.displayedGeometry);
    if (!frame) return std::nullopt;
    return contentRect(m_canvas.pageLayout(), *frame);
}

QPointF EditorModes::pointerContent() const
{
    return m_canvas.toContent(m_pointer);
}

std::optional<PagePoint> EditorModes::pointerPosition() const
{
    if (!m_pointerHere) return std::nullopt;
    return m_canvas.pageLayout().hitTest(pointerContent());
}

void EditorModes::beginDrag()
{
    Q_ASSERT(m_gesture.beginDrag && !m_gesture.tool);
    const Gesture gesture = std::exchange(m_gesture, {});
    m_gesture.tool = gesture.beginDrag();
    if (m_gesture.tool) m_gesture.tool->move(pointerContent(), m_modifiers);
}

void EditorModes::endGesture(bool perform)
{
    m_autoScroll.stop();
    // Releases the tool before its command updates the document.
    const std::unique_ptr<Tool> tool = std::move(m_gesture.tool);
    if (tool) {
        m_gesture = {};
        if (perform)
            tool->release();
        else
            tool->cancel();
    } else if (!m_mode->removePreview()) {
        return;
    }
    m_canvas.viewport()->setCursor(m_mode->cursor());
}

// ---- the pointer

void EditorModes::mousePress(const QMouseEvent& event)
{
    if (!isDragging() && m_panning.begin(event)) {
        m_mode->removePreview();
        return;
    }
    if (m_panning.isActive() || isDragging() || event.button() != Qt::LeftButton) return;
    m_pointer = event.position();
    Q_ASSERT(!isDragging() && !m_panning.isActive());
    m_pressedAt = m_pointer;
    m_modifiers = event.modifiers();
    m_gesture = {};
    const bool isByFinger = event.pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
    const std::shared_ptr<EditorMode> mode = m_mode;
    mode->removePreview();
    Gesture gesture = mode->press({pointerContent(), event.modifiers(), isByFinger});
    if (!gesture.isEmpty()) m_gesture = std::move(gesture);
}

void EditorModes::mouseMove(const QMouseEvent& event)
{
    m_pointer = event.position();
    m_pointerHere = true;
    m_modifiers = event.modifiers();
    if (m_panning.move(m_pointer)) return;
    const bool isHeld = event.buttons().testFlag(Qt::LeftButton);
    // Index(isClick): Editor: how a press becomes a click or a drag
    const bool isClick = (m_pointer - m_pressedAt).manhattanLength() < dragThreshold;
    if (!isDragging() && m_gesture.beginDrag && isHeld) {
        if (!isClick) beginDrag();
        return;
    }
    if (!isDragging()) {
        if (m_panning.isReady()) return; // the hand cursor stays
        m_mode->hover(pointerContent(), m_modifiers);
        updateCursor();
        return;
    }
    if (!isHeld) { // the release was missed, perhaps because of a dialog
        endGesture(false);
        updateCursor();
        return;
    }
    if (m_gesture.click && isClick) return;
    Q_ASSERT(m_gesture.tool && isHeld);
    m_gesture.click = {};
    m_gesture.tool->move(pointerContent(), event.modifiers());
    autoScroll();
}

void EditorModes::mouseRelease(const QMouseEvent& event)
{
    const bool isLeft = event.button() == Qt::LeftButton;
    if ((isLeft || event.button() == Qt::MiddleButton) && m_panning.end()) {
        if (!m_panning.isReady()) updateCursor();
        return;
    }
    if (!isLeft) return;
    const std::function<void()> click = std::exchange(m_gesture.click, {});
    if (!isDragging()) {
        m_gesture = {};
        if (click) click();
        return;
    }
    const bool endsMode = m_mode->endsAfterPress();
    endGesture(true);
    if (click) click();
    if (endsMode) disarm();
}

void EditorModes::mouseDoubleClick(const QMouseEvent& event)
{
    if (m_mode->acceptsDoubleClick()) return mousePress(event);
    endGesture(false);
    const QPointF content = m_canvas.toContent(event.position());
    if (const domain::Tag* tag = m_selection.tagAt(m_canvas.pageLayout(), content))
        m_selection.activate(tag->id);
}

void EditorModes::contextMenu(const QContextMenuEvent& event)
{
    endGesture(false);
    disarm();
    if (event.reason() != QContextMenuEvent::Mouse) return;
    const domain::Tag* tag = m_selection.tagAt(m_canvas.pageLayout(), m_canvas.toContent(event.pos()));
    if (!tag)
        m_selection.select({});
    else if (!m_selection.contains(tag->id))
        m_selection.select({tag->id});
}

void EditorModes::handlePointerLeave()
{
    m_pointerHere = false;
    if (!isDragging()) endGesture(false);
}

void EditorModes::updateCursor()
{
    const QPointF content = pointerContent();
    // Reads the page's lines for snapping before a drag begins.
    if (const auto place = m_canvas.pageLayout().hitTest(content);
        place && m_editing.isActive() && m_host.isSnapping())
        std::ignore = m_host.pageMarks(place->page + 1);
    const Qt::CursorShape shape = m_mode->cursorAt(content);
    if (m_canvas.viewport()->cursor().shape() != shape) m_canvas.viewport()->setCursor(shape);
}

void EditorModes::autoScroll()
{
    const bool isNear =
        m_pointer.y() < scrollEdge || m_pointer.y() > m_canvas.viewport()->height() - scrollEdge;
    if (isNear && !m_autoScroll.isActive()) m_autoScroll.start(scrollInterval, this);
    if (!isNear) m_autoScroll.stop();
}

void EditorModes::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_autoScroll.timerId()) return QObject::timerEvent(event);
    if (!isDragging()) return m_autoScroll.stop();
    const int bottom = m_canvas.viewport()->height() - scrollEdge;
    const double over = m_pointer.y() < scrollEdge ? m_pointer.y() - scrollEdge : m_pointer.y() - bottom;
    QScrollBar* bar = m_canvas.verticalScrollBar();
    bar->setValue(bar->value() + static_cast<int>(std::clamp(over, -2.0 * scrollEdge, 2.0 * scrollEdge) / 2));
    m_gesture.tool->move(pointerContent(), m_modifiers);
}

// ---- the keyboard

bool EditorModes::overridesShortcut(const QKeyEvent& event) const
{
    if ((tool() || m_mode->isTemporary()) && event.key() == Qt::Key_Escape) return true;
    if (isDragging()) return !isUndoKey(event); // during a drag all other keys are ignored
    if (event.matches(QKeySequence::Find)) return m_canvas.pageCount() > 0;
    if (event.key() == Qt::Key_Space && event.modifiers() == Qt::NoModifier) return m_canvas.pageCount() > 0;
    return m_keys.overridesShortcut(event);
}

bool EditorModes::keyPress(const QKeyEvent& event)
{
    const bool pastes =
        event.matches(QKeySequence::Paste) || event.key() == Qt::Key_Control || event.key() == Qt::Key_Meta;
    // Keyboard input takes precedence over the pointer from now on.
    if (!pastes && !event.matches(QKeySequence::Copy)) m_pointerHere = false;
    if (handlePanKey(event)) return true;
    if (event.key() == Qt::Key_Escape) return handleEscape();
    const bool isEnter = (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) &&
                         !event.modifiers().testFlag(Qt::ControlModifier);
    if (isEnter && m_selection.size() == 1) {
        m_selection.activate(m_selection.ids().first());
        return true;
    }
    if (!m_editing.isActive() || isDragging()) return false;
    return m_mode->handleKey(event) || m_keys.handle(event);
}

bool EditorModes::handleEscape()
{
    if (isDragging())
        endGesture(false);
    else if (m_mode->isTemporary())
        leaveMode();
    else if (!m_selection.isEmpty())
        m_selection.select({});
    else
        return false;
    return true;
}

bool EditorModes::consumesKey(const QKeyEvent& event) const
{
    return isDragging() && !isUndoKey(event);
}

bool EditorModes::handlePanKey(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_Space || event.modifiers() != Qt::NoModifier || m_canvas.pageCount() == 0)
        return false;
    if (event.isAutoRepeat() || isDragging()) return m_panning.isReady();
    m_mode->removePreview();
    m_panning.setReady(true);
    return true;
}

bool EditorModes::keyRelease(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_Space || event.isAutoRepeat() || !m_panning.isReady()) return false;
    endPanKey();
    return true;
}

void EditorModes::handleFocusLoss(Qt::FocusReason reason)
{
    // Once the focus has moved to another widget, pasting ignores the position of the resting pointer.
    const bool goesElsewhere = reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason &&
                               reason != Qt::MenuBarFocusReason;
    if (goesElsewhere) m_pointerHere = false;
    endPanKey();
}

void EditorModes::endPanKey()
{
    if (!m_panning.isReady()) return;
    m_panning.setReady(false);
    if (!m_panning.isActive()) updateCursor();
}

// ---- drag and drop from the palette

void EditorModes::dragEnter(QDragEnterEvent& event)
{
    const auto type = PlaceTagTool::typeOf(event.mimeData());
    const QList<domain::Tag> block = PlaceBlockTool::tagsOf(event.mimeData());
    if ((!type && block.isEmpty()) || !m_editing.isActive()) {
        event.ignore(); // the page widget accepts files
        return;
    }
    m_mode->removePreview();
    m_gesture = {};
    const int owner = m_editing.activeInvitation();
    if (type)
        m_gesture.tool = std::make_unique<PlaceTagTool>(m_host, *type, owner);
    else
        m_gesture.tool = std::make_unique<PlaceBlockTool>(m_host, block, owner);
    event.setDropAction(Qt::CopyAction);
    event.accept();
}

void EditorModes::dragMove(QDragMoveEvent& event)
{
    if (!isDragging()) return event.ignore();
    m_pointer = event.position();
    m_gesture.tool->move(pointerContent(), event.modifiers());
    autoScroll();
    event.setDropAction(Qt::CopyAction);
    event.accept();
}

void EditorModes::drop(QDropEvent& event)
{
    if (!isDragging()) return event.ignore();
    m_gesture.tool->move(m_canvas.toContent(event.position()), event.modifiers());
    event.setDropAction(Qt::CopyAction);
    event.accept();
    endGesture(true);
    Q_ASSERT(!isDragging());
    m_canvas.setFocus(Qt::MouseFocusReason);
}

} // namespace ink::ui

#include "moc_editormodes.cpp"
