#pragma once

#include <QStringList>

class QWidget;

namespace ink::test {

/** Turns the wheel over every unfocused value control of a window, also on hidden pages. One line for each
 * value that changed; increases `checked` by the number of controls. */
[[nodiscard]] QStringList wheelFaultsOf(QWidget& window, int& checked);

/** Turns the wheel over each usable control of a panel while it has the focus. One line for each control
 * whose value could change but did not. */
[[nodiscard]] QStringList deafControlsOf(QWidget& panel, int& checked);

} // namespace ink::test
