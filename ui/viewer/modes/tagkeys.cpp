#include "ui/viewer/modes/tagkeys.h"

#include "ui/viewer/editing/tagcopyactions.h"
#include "ui/widgets/inputs/fixedkeys.h"

#include <QKeyEvent>

namespace ink::ui {

namespace {

/** Returns true for an arrow key. With Ctrl, only for combinations that resize tags, because others may be
 * shortcuts. */
bool isArrow(const QKeyEvent& event)
{
    return !arrowDirection(event.key()).isNull() &&
           (!event.modifiers().testFlag(Qt::ControlModifier) || matchesFixed(event, FixedKey::ResizeTags));
}

bool isDelete(const QKeyEvent& event)
{
    return (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) &&
           !event.modifiers().testFlag(Qt::ControlModifier);
}

} // namespace

QPoint arrowDirection(int key)
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

TagKeys::TagKeys(TagSelection& selection, TagEditor& editing, TagCopyActions& copying)
    : m_selection(selection), m_editing(editing), m_copying(copying)
{
}

// Index(handle): Editor: keys that edit the selected tags
bool TagKeys::handle(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::SelectAll))
        m_selection.selectAll();
    else if (event.matches(QKeySequence::Copy))
        m_copying.copySelected();
    else if (event.matches(QKeySequence::Cut))
        m_copying.cutSelected();
    else if (matchesFixed(event, FixedKey::PasteInPlace))
        m_copying.pasteInPlace();
    else if (event.matches(QKeySequence::Paste))
        m_copying.paste();
    else if (matchesFixed(event, FixedKey::DuplicateTags))
        m_copying.duplicateSelected();
    else if (m_selection.isEmpty())
        return false;
    else if (isDelete(event))
        m_editing.removeSelected();
    else if (!isArrow(event))
        return false;
    else if (const QPoint way =
                 arrowDirection(event.key()) * (event.modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1);
             matchesFixed(event, FixedKey::ResizeTags))
        m_editing.resizeSelected(way);
    else
        m_editing.moveSelected(way);
    return true;
}

bool TagKeys::overridesShortcut(const QKeyEvent& event) const
{
    if (!m_editing.isActive()) return false;
    for (const auto key :
         {QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste, QKeySequence::SelectAll})
        if (event.matches(key)) return true;
    if (matchesFixed(event, FixedKey::DuplicateTags) || matchesFixed(event, FixedKey::PasteInPlace))
        return true;
    if (m_selection.isEmpty()) return false;
    return isDelete(event) || event.key() == Qt::Key_Escape || isArrow(event);
}

} // namespace ink::ui
