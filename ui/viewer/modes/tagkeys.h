#pragma once

#include <QPoint>

class QKeyEvent;

namespace ink::ui {

class TagCopying;
class TagEditing;
class TagSelection;

/** The direction of an arrow key, or null for another key. */
[[nodiscard]] QPoint arrowOf(int key);

/** The keys that edit the selected tags, in every mode: clipboard, delete, arrows. */
class TagKeys final
{
public:
    TagKeys(TagSelection& selection, TagEditing& editing, TagCopying& copying);

    /** Handles the key; false for any other key. */
    bool handle(const QKeyEvent& event);
    /** Returns whether this key takes precedence over a window shortcut. */
    [[nodiscard]] bool isOurs(const QKeyEvent& event) const;

private:
    TagSelection& m_selection;
    TagEditing& m_editing;
    TagCopying& m_copying;
};

} // namespace ink::ui
