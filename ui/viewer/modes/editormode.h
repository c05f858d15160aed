#pragma once

#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/tools/tool.h"

#include <functional>
#include <memory>
#include <optional>

class QKeyEvent;
class QPainter;

namespace ink::ui {

class TabOrdering;
class TagEditing;
class TagIndex;
class TagSelection;
class TagProposals;
struct Tokens;

/** A press of the left button or a finger on the pages. */
struct Press
{
    QPointF content;
    Qt::KeyboardModifiers modifiers;
    bool isByFinger = false;
    /** Shift or Ctrl: the selection is added to. */
    [[nodiscard]] bool adds() const { return modifiers & (Qt::ShiftModifier | Qt::ControlModifier); }
};

/** The meaning of a press until it is released: a drag by a tool, a click, or whichever of them it becomes.
 */
struct Gesture
{
    std::unique_ptr<Tool> tool; ///< null: nothing is dragged, or not yet
    /** Makes the tool when the press becomes a drag. */
    std::function<std::unique_ptr<Tool>()> beginDrag;
    /** Carried out when the press is released without a drag; the tool waits for the drag as long. */
    std::function<void()> click;
    [[nodiscard]] bool isNothing() const { return !tool && !beginDrag && !click; }
};

/** The interface of the machine that runs the modes. */
class ModeOwner
{
public:
    ModeOwner() = default;
    virtual ~ModeOwner() = default;
    ModeOwner(const ModeOwner&) = delete;
    ModeOwner& operator=(const ModeOwner&) = delete;
    virtual void leaveMode() = 0;
    virtual void pickTag(domain::TagId tag) = 0; ///< leaves the mode, too
};

/** The objects that modes work on. */
struct EditorParts
{
    ModeOwner& owner;
    ToolHost& host;
    const TagIndex& tags;
    TagSelection& selection;
    TagEditing& editing;
    TabOrdering& tabOrder;
    TagProposals& proposals;
    std::function<TagPlace(const domain::Tag&)> shownPlace; ///< while a drag moves it, else the draft's
};

/** The meaning of the pointer and the keys on the pages, as long as it is the current mode. */
class EditorMode
{
public:
    enum class Kind { Read, Select, Place, Pick, TabOrder };

    EditorMode(Kind kind, const EditorParts& parts) : m_kind(kind), m_parts(parts) {}
    virtual ~EditorMode() = default;
    EditorMode(const EditorMode&) = delete;
    EditorMode& operator=(const EditorMode&) = delete;

    [[nodiscard]] Kind kind() const { return m_kind; }
    /** Escape ends it. */
    [[nodiscard]] bool isTemporary() const { return m_kind != Kind::Read && m_kind != Kind::Select; }

    /** Carries out what a press does at once, and begins its gesture. */
    [[nodiscard]] virtual Gesture press(const Press& press) = 0;
    /** A press in quick succession is a press. */
    [[nodiscard]] virtual bool isPressedRepeatedly() const { return false; }
    /** One press ends the mode. */
    [[nodiscard]] virtual bool endsWithPress() const { return false; }
    /** The pointer has moved without a press. */
    virtual void hover(QPointF, Qt::KeyboardModifiers) {}
    /** Takes the preview of a press away; false when there is none. */
    virtual bool endPreview() { return false; }
    [[nodiscard]] virtual const Tool* preview() const { return nullptr; }
    [[nodiscard]] virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }
    [[nodiscard]] virtual Qt::CursorShape cursorAt(QPointF content) const = 0;
    /** True when the key was the mode's own; only while tags can be edited and nothing is dragged. */
    virtual bool handleKey(const QKeyEvent&) { return false; }
    virtual void paint(QPainter&, const QRectF& area, const Tokens& look) const;

    /** Returns whether the selection has handles. */
    [[nodiscard]] virtual bool hasHandles() const { return false; }
    [[nodiscard]] virtual bool hasProposals() const { return false; }
    [[nodiscard]] virtual bool hasLinks() const { return true; }

protected:
    [[nodiscard]] const EditorParts& parts() const { return m_parts; }
    [[nodiscard]] const PageLayout& layout() const { return m_parts.host.pageLayout(); }
    [[nodiscard]] const domain::Tag* tagAt(QPointF content) const;
    [[nodiscard]] domain::TagId proposalAt(QPointF content) const;
    [[nodiscard]] std::optional<Handle> handleUnder(QPointF content, bool isByFinger) const;
    /** A drag of a handle; a click on a tag under it selects that. */
    [[nodiscard]] Gesture resize(Handle handle, const Press& press) const;
    /** Selects one tag if the document still has it. */
    [[nodiscard]] std::function<void()> selectOnly(domain::TagId tag) const;

private:
    Kind m_kind;
    const EditorParts& m_parts;
};

} // namespace ink::ui
