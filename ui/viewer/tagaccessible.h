#pragma once

namespace ink::ui {

/** Teaches the accessibility tree that a PageView has a child for each tag; may be called often. */
void installTagAccessibility();

} // namespace ink::ui
