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

/**
 * The state machine of the pages: it knows the current mode and the gesture under way, and hands the events
 * of the pointer and the keyboard to them. Without another mode, pages are read or tags selected.
 */
class EditorModes final : public QObject, private ModeOwner
{
    Q_OBJECT
public:
    EditorModes(PageCanvas& canvas, const TagIndex& tags, TagSelection& selection, TagEditing& editing,
                TagCopying& copying, TabOrdering& tabOrder, TagProposals& proposals);
    ~EditorModes() override;

    // Modes; each ends the one before
    /** A press on a page places a tag of this type or draws its rectangle; `repeated` = until disarmed. */
    void arm(domain::TagType type, bool repeated);
    /** The next press on a page places these tags, with their box around it. Role n is the n-th recipient; a
     * block of one role is the active recipient's. */
    void armBlock(const QList<domain::Tag>& block);
    void disarm();
    [[nodiscard]] std::optional<domain::TagType> armedType() const;
    [[nodiscard]] bool isArmedRepeatedly() const;
    /** The next click on a tag names it instead of selecting it; Escape ends that. */
    void setPicking(bool on);
    [[nodiscard]] bool isPicking() const { return m_mode->kind() == EditorMode::Kind::Pick; }
    /** Numbers and a path are shown; clicks say which tag is first, second … */
    void setTabOrderMode(bool on);
    [[nodiscard]] bool isTabOrderMode() const { return m_mode->kind() == EditorMode::Kind::TabOrder; }
    [[nodiscard]] const EditorMode& mode() const { return *m_mode; }

    [[nodiscard]] ToolHost& toolHost() { return m_host; }
    void setSnapping(bool on) { m_host.setSnapping(on); }

    // The gesture under way
    /** The tool of a drag, or of the preview of a press; null when there is none. */
    [[nodiscard]] const Tool* tool() const;
    /** The place of a tag while a drag moves it, else the draft's. */
    [[nodiscard]] TagPlace shownPlace(const domain::Tag& tag) const;
    /** The box that carries handles: around the selection when it lies on one page (content coordinates). */
    [[nodiscard]] std::optional<QRectF> handleBox() const;
    /** The place under the pointer while it leads: over a page, and used after the keyboard. */
    [[nodiscard]] std::optional<PagePoint> pointerPlace() const;
    void cancelGesture() { endGesture(false); }

    // What happens around it
    void draftChanged(); ///< editing has begun or ended
    /** Before another document is shown, or the same one with other tags. */
    void documentChanges(bool isOther, bool hasSamePages);

    // Events of the pages (true: they were used)
    void mousePress(const QMouseEvent& event);
    void mouseMove(const QMouseEvent& event);
    void mouseRelease(const QMouseEvent& event);
    void mouseDoubleClick(const QMouseEvent& event);
    void contextMenu(const QContextMenuEvent& event);
    void pointerLeft();
    bool keyPress(const QKeyEvent& event);
    /** A key in the middle of a drag, which nothing else may handle. */
    [[nodiscard]] bool swallows(const QKeyEvent& event) const;
    bool keyRelease(const QKeyEvent& event);
    /** Shortcuts of the window for the same key must wait. */
    [[nodiscard]] bool isOurKey(const QKeyEvent& event) const;
    void focusLost();
    void dragEnter(QDragEnterEvent& event);
    void dragMove(QDragMoveEvent& event);
    void drop(QDropEvent& event);

Q_SIGNALS:
    void armedChanged(); ///< a press means something else
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
    void endGesture(bool carryOut);
    bool escape();
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
    std::shared_ptr<EditorMode> m_mode; ///< shared: a mode may be left by its own press
    Gesture m_gesture;
    QPointF m_pressedAt; ///< viewport
    QPointF m_pointer;   ///< viewport
    bool m_pointerHere = false;
    Qt::KeyboardModifiers m_modifiers;
    QBasicTimer m_autoScroll;
};

} // namespace ink::ui
