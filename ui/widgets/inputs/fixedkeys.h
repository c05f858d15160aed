#pragma once

#include <QKeySequence>
#include <QList>

class QKeyEvent;

namespace ink::ui {

/**
 * Function keys and keys with a command key that parts of the window handle in key events or in separate
 * shortcuts, not in actions that the user can change. Handlers use matchesFixed() or fixedKeys(),
 * and none of these keys can become the shortcut of an action (isFixedKey).
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
    ResizeTags, ///< by arrow key; with Shift, in larger steps
    PasteInPlace,
    DuplicateTags,
    AssignTags, ///< to a recipient by number; the keys are 1 to 9 in order
    Send,
    SelectRows, ///< of a list, by Qt
};

/** The keys; the displayed one is first. */
[[nodiscard]] const QList<QKeyCombination>& fixedKeys(FixedKey key);
/** The displayed key. */
[[nodiscard]] QKeySequence displayKey(FixedKey key);
[[nodiscard]] bool matchesFixed(const QKeyEvent& event, FixedKey key);
/** Returns whether these keys are fixed; also true for the system's keys for the clipboard, Undo and similar
 * actions. */
[[nodiscard]] bool isFixedKey(QKeyCombination keys);

} // namespace ink::ui
