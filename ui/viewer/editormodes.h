#pragma once

#include "ui/viewer/modes/editormode.h"
#include "ui/viewer/modes/tagkeys.h"
#include "ui/viewer/pagetoolhost.h"
#include "ui/viewer/panning.h"

#include <QBasicTimer>
#include <QObject>

class QContextMenuEvent;
class QDragEnterEvent;
class QDragMoveEvent;
class QDropEvent;
class QMouseEvent;

namespace ink::ui {

/** The state machine of the pages: dispatches pointer and keyboard events to the current mode and gesture.
 * The default mode is reading or selecting tags. */
class EditorModes final : public QObject, private ModeOwner
{
    Q_OBJECT
public:
    EditorModes(PageCanvas& canvas, const TagIndex& tags, TagSelection& selection, TagEditing& editing,
                TagCopying& copying, TabOrdering& tabOrder, TagProposals& proposals);
    ~EditorModes() override;

    // Modes; each replaces the one before
    /** A press on a page places a tag of this type or draws its rectangle; `repeated` = until disarmed. */
    void arm(domain::TagType type, bool repeated);
    /** The next press on a page places these tags, with a preview of their frame. Role n is the n-th
     * recipient; a block with one role goes to the active recipient. */
    void armBlock(const QList<domain::Tag>& block);
    void disarm();
    [[nodiscard]] std::optional<domain::TagType> armedType() const;
    [[nodiscard]] bool isArmedRepeatedly() const;
    /** The next click on a tag reports it instead of selecting it; Escape cancels. */
    void setPicking(bool on);
    [[nodiscard]] bool isPicking() const { return m_mode->kind() == EditorMode::Kind::Pick; }
    /** Shows numbers and a path; clicks set the first, second … tag. */
    void setTabOrderMode(bool on);
    [[nodiscard]] bool isTabOrderMode() const { return m_mode->kind() == EditorMode::Kind::TabOrder; }
    [[nodiscard]] const EditorMode& mode() const { return *m_mode; }

    [[nodiscard]] ToolHost& toolHost() { return m_host; }
    void setSnapping(bool on) { m_host.setSnapping(on); }

    // The current gesture
    /** The tool of a drag, or of the preview of a press; null when there is none. */
    [[nodiscard]] const Tool* tool() const;
    /** The place of a tag during a drag, else the draft's. */
    [[nodiscard]] TagPlace shownPlace(const domain::Tag& tag) const;
    /** The frame with handles: around the selection if it is on one page (content coordinates). */
    [[nodiscard]] std::optional<QRectF> handleBox() const;
    /** The pointer's position if it is over a page and was used after the keyboard. */
    [[nodiscard]] std::optional<PagePoint> pointerPosition() const;
    void cancelGesture() { endGesture(false); }

    // Notifications
    void draftChanged(); ///< editing has started or ended
    /** Call before another document, or the same one with other tags, is shown. */
    void documentChanges(bool isOther, bool hasSamePages);

    // Events of the pages (true: handled)
    void mousePress(const QMouseEvent& event);
    void mouseMove(const QMouseEvent& event);
    void mouseRelease(const QMouseEvent& event);
    void mouseDoubleClick(const QMouseEvent& event);
    void contextMenu(const QContextMenuEvent& event);
    void pointerLeft();
    bool keyPress(const QKeyEvent& event);
    /** Returns true for keys during a drag, which nothing else may handle. */
    [[nodiscard]] bool swallows(const QKeyEvent& event) const;
    bool keyRelease(const QKeyEvent& event);
    /** Returns whether this key takes precedence over a window shortcut. */
    [[nodiscard]] bool isOurKey(const QKeyEvent& event) const;
    void focusLost(Qt::FocusReason reason);
    void dragEnter(QDragEnterEvent& event);
    void dragMove(QDragMoveEvent& event);
    void drop(QDropEvent& event);

Q_SIGNALS:
    void armedChanged(); ///< the meaning of a press has changed
    void tagPicked(ink::domain::TagId tag);
    void tabOrderModeChanged();

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void leaveMode() override;
    void pickTag(domain::TagId tag) override;

    void enter(std::shared_ptr<EditorMode> next);
    [[nodiscard]] std::shared_ptr<EditorMode> initialMode() const;
    [[nodiscard]] bool isDragging() const { return m_gesture.tool != nullptr; }
    void beginDrag();
    void endGesture(bool perform);
    bool handleEscape();
    void endPanKey();
    bool handlePanKey(const QKeyEvent& event);
    void updateCursor();
    void autoScroll();
    [[nodiscard]] QPointF pointerContent() const;

    PageCanvas& m_canvas;
    const TagIndex& m_tags;
    TagSelection& m_selection;
    TagEditing& m_editing;
    PageToolHost m_host;
    TagKeys m_keys;
    Panning m_panning;
    EditorParts m_parts;
    std::shared_ptr<EditorMode> m_mode; ///< shared, because a press may end its own mode
    Gesture m_gesture;
    QPointF m_pressedAt; ///< viewport
    QPointF m_pointer;   ///< viewport
    bool m_pointerHere = false;
    Qt::KeyboardModifiers m_modifiers;
    QBasicTimer m_autoScroll;
};

} // namespace ink::ui
