#pragma once

#include <QPoint>

class QKeyEvent;

namespace ink::ui {

class TagCopying;
class TagEditing;
class TagSelection;

/** The arrow's direction, or null for another key. */
[[nodiscard]] QPoint arrowOf(int key);

/** The keys that edit the selected tags, in every mode: clipboard, delete, arrows. */
class TagKeys final
{
public:
    TagKeys(TagSelection& selection, TagEditing& editing, TagCopying& copying);

    /** Handles it; false when it is not one of them. */
    bool handle(const QKeyEvent& event);
    /** Shortcuts of the window for the same key must wait. */
    [[nodiscard]] bool isOurs(const QKeyEvent& event) const;

private:
    TagSelection& m_selection;
    TagEditing& m_editing;
    TagCopying& m_copying;
};

} // namespace ink::ui
