#pragma once

class QWidget;

namespace ink::ui {

/** Paints the surface that lists and details lie on, over the whole widget: rounded, with a thin edge. */
void paintSheet(QWidget& widget);

} // namespace ink::ui
