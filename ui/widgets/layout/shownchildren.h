#pragma once

namespace ink::ui {

/** Lists only the visible parts of stacks, splitters and scroll areas to screen readers. Qt lists all parts
 * of stacks and splitters, with every cell of their lists, although they may contain information that the
 * person at the screen must not see, such as the sender's other documents on a locked screen. Indexes out of
 * range, which Qt's scroll areas don't check, have no interface. */
void exposeVisibleChildrenOnly();

} // namespace ink::ui
