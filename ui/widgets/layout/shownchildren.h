#pragma once

namespace ink::ui {

/** Hides invisible content from screen readers too: only the visible parts of stacks and splitters are
 * listed. Qt lists all of them, with every cell of their lists, although they may contain information that
 * the person at the screen must not see, such as the sender's other documents on a locked screen. */
void exposeVisibleChildrenOnly();

} // namespace ink::ui
