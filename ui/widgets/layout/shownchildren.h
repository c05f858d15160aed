#pragma once

namespace ink::ui {

/** Hides what isn't shown from screen readers too: of stacks and splitters, only the visible parts are
 * listed. Qt lists all of them, with every cell of their lists, although they may hold what the person in
 * front of the screen must not see: at a locked screen, the sender's other documents. */
void listShownChildrenOnly();

} // namespace ink::ui
