#pragma once

#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/tools/tool.h"

#include <functional>
#include <memory>
#include <optional>

class QKeyEvent;
class QPainter;

namespace ink::ui {

class TabOrderEditor;
class TagEditor;
class TagIndex;
class TagSelection;
class TagProposals;
struct Tokens;

/** A press of the left button or a touch on the pages. */
struct Press
{
    QPointF content;
    Qt::KeyboardModifiers modifiers;
    bool isTouch = false;
    /** Shift or Ctrl: extends the selection. */
    [[nodiscard]] bool extendsSelection() const
    {
        return modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    }
};

/** The gesture of a press until its release: a drag with a tool, a click, or either, depending on the
 * movement. */
struct Gesture
{
    std::unique_ptr<Tool> tool; ///< null: no drag, or not yet
    /** Creates the tool when the press becomes a drag. */
    std::function<std::unique_ptr<Tool>()> beginDrag;
    /** Runs if the press is released without a drag; until then the tool stays idle. */
    std::function<void()> click;
    [[nodiscard]] bool isEmpty() const { return !tool && !beginDrag && !click; }
};

/** The interface of the state machine for its modes. */
class ModeOwner
{
public:
    ModeOwner() = default;
    virtual ~ModeOwner() = default;
    ModeOwner(const ModeOwner&) = delete;
    ModeOwner& operator=(const ModeOwner&) = delete;
    virtual void leaveMode() = 0;
    virtual void pickTag(domain::TagId tag) = 0; ///< also leaves the mode
};

/** The objects that modes work on. */
struct ModeContext
{
    ModeOwner& owner;
    ToolHost& host;
    const TagIndex& tags;
    TagSelection& selection;
    TagEditor& editor;
    TabOrderEditor& tabOrder;
    TagProposals& proposals;
    std::function<TagGeometry(const domain::Tag&)>
        displayedGeometry; ///< returns a tag's geometry: as dragged, otherwise as in the draft
};

/** Defines the pointer and keyboard behaviour on the pages while it is the current mode. */
class EditorMode
{
public:
    enum class Kind { Read, Select, Place, Pick, TabOrder };

    EditorMode(Kind kind, const ModeContext& parts) : m_kind(kind), m_context(parts) {}
    virtual ~EditorMode() = default;
    EditorMode(const EditorMode&) = delete;
    EditorMode& operator=(const EditorMode&) = delete;

    [[nodiscard]] Kind kind() const { return m_kind; }
    /** Returns whether Escape ends the mode. */
    [[nodiscard]] bool isTemporary() const { return m_kind != Kind::Read && m_kind != Kind::Select; }

    /** Performs the immediate effect of a press, and returns its gesture. */
    [[nodiscard]] virtual Gesture press(const Press& press) = 0;
    /** Returns whether a double click counts as another press. */
    [[nodiscard]] virtual bool acceptsDoubleClick() const { return false; }
    /** Returns whether one press ends the mode. */
    [[nodiscard]] virtual bool endsAfterPress() const { return false; }
    /** Called when the pointer moves without a pressed button. */
    virtual void hover(QPointF, Qt::KeyboardModifiers) {}
    /** Removes the preview of a press; false when there is none. */
    virtual bool removePreview() { return false; }
    [[nodiscard]] virtual const Tool* preview() const { return nullptr; }
    [[nodiscard]] virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }
    [[nodiscard]] virtual Qt::CursorShape cursorAt(QPointF content) const = 0;
    /**
     * Returns whether the mode handled the key. Called only while tags can be edited and no drag is active.
     */
    virtual bool handleKey(const QKeyEvent&) { return false; }
    virtual void paint(QPainter&, const QRectF& area, const Tokens& look) const;

    /** Returns whether the selection has handles. */
    [[nodiscard]] virtual bool hasHandles() const { return false; }
    [[nodiscard]] virtual bool hasProposals() const { return false; }
    [[nodiscard]] virtual bool hasLinks() const { return true; }

protected:
    [[nodiscard]] const ModeContext& context() const { return m_context; }
    [[nodiscard]] const PageLayout& layout() const { return m_context.host.pageLayout(); }
    [[nodiscard]] const domain::Tag* tagAt(QPointF content) const;
    [[nodiscard]] domain::TagId proposalAt(QPointF content) const;
    [[nodiscard]] std::optional<Handle> handleUnder(QPointF content, bool isByFinger) const;
    /** Returns a gesture that drags a handle; a click selects the tag under the handle. */
    [[nodiscard]] Gesture resizeGesture(Handle handle, const Press& press) const;
    /** Returns a function that selects one tag if it still exists. */
    [[nodiscard]] std::function<void()> selectOnly(domain::TagId tag) const;

private:
    Kind m_kind;
    const ModeContext& m_context;
};

} // namespace ink::ui
