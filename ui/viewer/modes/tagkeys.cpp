#include "ui/viewer/modes/tagkeys.h"

#include "ui/viewer/editing/tagcopying.h"

#include <QKeyEvent>

namespace ink::ui {

namespace {

bool isPasteInPlace(const QKeyEvent& event)
{
    return event.key() == Qt::Key_V && event.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier);
}

bool isDuplicate(const QKeyEvent& event)
{
    return event.key() == Qt::Key_D && event.modifiers() == Qt::ControlModifier;
}

bool isDelete(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
}

} // namespace

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

TagKeys::TagKeys(TagSelection& selection, TagEditing& editing, TagCopying& copying)
    : m_selection(selection), m_editing(editing), m_copying(copying)
{
}

bool TagKeys::handle(const QKeyEvent& event)
{
    const QPoint arrow = arrowOf(event.key());
    if (event.matches(QKeySequence::SelectAll))
        m_selection.selectAll();
    else if (event.matches(QKeySequence::Copy))
        m_copying.copySelected();
    else if (event.matches(QKeySequence::Cut))
        m_copying.cutSelected();
    else if (isPasteInPlace(event))
        m_copying.pasteInPlace();
    else if (event.matches(QKeySequence::Paste))
        m_copying.paste();
    else if (isDuplicate(event))
        m_copying.duplicateSelected();
    else if (m_selection.isEmpty())
        return false;
    else if (isDelete(event))
        m_editing.removeSelected();
    else if (arrow.isNull())
        return false;
    else if (const QPoint way = arrow * (event.modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1);
             event.modifiers().testFlag(Qt::ControlModifier))
        m_editing.resizeSelected(way);
    else
        m_editing.moveSelected(way);
    return true;
}

bool TagKeys::isOurs(const QKeyEvent& event) const
{
    if (!m_editing.isActive()) return false;
    for (const auto key :
         {QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste, QKeySequence::SelectAll})
        if (event.matches(key)) return true;
    if (isDuplicate(event) || isPasteInPlace(event)) return true;
    if (m_selection.isEmpty()) return false;
    return isDelete(event) || event.key() == Qt::Key_Escape || !arrowOf(event.key()).isNull();
}

} // namespace ink::ui
