#pragma once

#include <QPoint>

class QKeyEvent;

namespace ink::ui {

class TagCopyActions;
class TagEditor;
class TagSelection;

/** The direction of an arrow key, or null for another key. */
[[nodiscard]] QPoint arrowDirection(int key);

/** The keys that edit the selected tags, in every mode: clipboard, delete, arrows. */
class TagKeys final
{
public:
    TagKeys(TagSelection& selection, TagEditor& editing, TagCopyActions& copying);

    /** Handles the key; returns false if it isn't one of these. */
    bool handle(const QKeyEvent& event);
    /** Returns whether this key takes precedence over a window shortcut. */
    [[nodiscard]] bool overridesShortcut(const QKeyEvent& event) const;

private:
    TagSelection& m_selection;
    TagEditor& m_editing;
    TagCopyActions& m_copying;
};

} // namespace ink::ui
