#pragma once

class QHBoxLayout;
class QLabel;
class QLayout;
class QWidget;

namespace ink::ui {

/**
 * Lays out a row of a list in `box`: an icon (may be null), texts, and buttons at the end. The buttons get a
 * line of their own when the texts would become too narrow. Returns the layout of the buttons.
 */
[[nodiscard]] QHBoxLayout* layOutListRow(QWidget& box, QLabel* sign, QLayout* words);

} // namespace ink::ui
