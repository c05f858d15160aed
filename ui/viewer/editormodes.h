#pragma once

#include "ui/viewer/modes/editormode.h"
#include "ui/viewer/modes/tagkeys.h"
#include "ui/viewer/pagetoolhost.h"
#include "ui/viewer/panhandler.h"

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
    EditorModes(PageCanvas& canvas, const TagIndex& tags, TagSelection& selection, TagEditor& editing,
                TagCopyActions& copying, TabOrderEditor& tabOrder, TagProposals& proposals);
    ~EditorModes() override;

    // Modes. Each replaces the previous one.
    /** A press on a page places a tag of this type or draws its rectangle; `repeated` = until disarmed. */
    void arm(domain::TagType type, bool repeated);
    /** The next press on a page places these tags, with a preview of their frame. Role n is the n-th
     * recipient; a block with one role goes to the active recipient. */
    void armBlock(const QList<domain::Tag>& block);
    void disarm();
    [[nodiscard]] std::optional<domain::TagType> armedType() const;
    [[nodiscard]] bool isArmedRepeatedly() const;
    /** The next click on a tag emits tagPicked() instead of selecting the tag; Escape cancels. */
    void setPickMode(bool on);
    [[nodiscard]] bool isPickMode() const { return m_mode->kind() == EditorMode::Kind::Pick; }
    /** Shows the tags' positions in the tab order as numbers on a path; clicks set the first, second …
     * tag. */
    void setTabOrderMode(bool on);
    [[nodiscard]] bool isTabOrderMode() const { return m_mode->kind() == EditorMode::Kind::TabOrder; }
    [[nodiscard]] const EditorMode& mode() const { return *m_mode; }

    [[nodiscard]] ToolHost& toolHost() { return m_host; }
    void setSnapping(bool on) { m_host.setSnapping(on); }

    // The current gesture
    /** Returns the tool of the current drag or the preview of the next press; null when there is none. */
    [[nodiscard]] const Tool* tool() const;
    /** Returns the geometry of a tag: as dragged during a drag, otherwise as in the draft. */
    [[nodiscard]] TagGeometry displayedGeometry(const domain::Tag& tag) const;
    /** The frame with handles around the selection, in content coordinates; nothing if the mode has no
     * handles, a selected tag is locked, or the tags are on several pages. */
    [[nodiscard]] std::optional<QRectF> handleBox() const;
    /** The pointer's position, if the pointer is over a page and was used more recently than the keyboard. */
    [[nodiscard]] std::optional<PagePoint> pointerPosition() const;
    void cancelGesture() { endGesture(false); }

    // Notifications
    void handleDraftChange(); ///< editing has started or ended
    /** Must be called before another document, or the same one with other tags, is shown. */
    void prepareForDocumentChange(bool isOther, bool hasSamePages);

    // Events of the pages; functions with a result return true if they handled the event
    void mousePress(const QMouseEvent& event);
    void mouseMove(const QMouseEvent& event);
    void mouseRelease(const QMouseEvent& event);
    void mouseDoubleClick(const QMouseEvent& event);
    void contextMenu(const QContextMenuEvent& event);
    void handlePointerLeave();
    bool keyPress(const QKeyEvent& event);
    /** Returns true during a drag for all keys except undo and redo; nothing else may handle those keys. */
    [[nodiscard]] bool consumesKey(const QKeyEvent& event) const;
    bool keyRelease(const QKeyEvent& event);
    /** Returns whether this key takes precedence over a window shortcut. */
    [[nodiscard]] bool overridesShortcut(const QKeyEvent& event) const;
    void handleFocusLoss(Qt::FocusReason reason);
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
    TagEditor& m_editing;
    PageToolHost m_host;
    TagKeys m_keys;
    PanHandler m_panning;
    ModeContext m_parts;
    std::shared_ptr<EditorMode> m_mode; ///< shared, because a press may end its own mode
    Gesture m_gesture;
    QPointF m_pressedAt; ///< in viewport coordinates
    QPointF m_pointer;   ///< in viewport coordinates
    bool m_pointerHere = false;
    Qt::KeyboardModifiers m_modifiers;
    QBasicTimer m_autoScroll;
};

} // namespace ink::ui
