#pragma once

#include <QKeySequence>
#include <QList>

class QKeyEvent;

namespace ink::ui {

/**
 * Keys with a command key, and function keys, that parts of the window handle in key events or in shortcuts
 * of their own instead of in actions that the user can change. Whoever handles one asks matchesFixed() or
 * fixedKeys(), and none of them can become the shortcut of something else (isFixedKey).
 */
enum class FixedKey {
    Rename,
    FindNext,
    FindPrevious,
    NextIssue,
    PreviousIssue,
    NextArea,
    PreviousArea,
    MenuBar,
    ContextMenu,
    GoToPage,
    NextPage,
    PreviousPage,
    FirstPage,
    LastPage,
    ZoomIn,
    ZoomOut,
    ActualSize,
    RotatePageLeft,
    RotatePageRight,
    ResizeTags, ///< by the arrow, with Shift by more
    PasteInPlace,
    DuplicateTags,
    AssignTags, ///< to the recipient of the digit, 1 to 9 in this order
    Send,
    SelectRows, ///< of a list, by Qt
};

/** The keys, the one that is shown first. */
[[nodiscard]] const QList<QKeyCombination>& fixedKeys(FixedKey key);
/** The key that is shown. */
[[nodiscard]] QKeySequence shownKey(FixedKey key);
[[nodiscard]] bool matchesFixed(const QKeyEvent& event, FixedKey key);
/** Also for the system's keys of the clipboard, Undo and the like. */
[[nodiscard]] bool isFixedKey(QKeyCombination keys);

} // namespace ink::ui
