#pragma once

#include <QStringList>

class QWidget;

namespace ink::test {

/** Turns the wheel over every control of a window that holds a value and has not got the focus, also on
 * pages that are not in front. One line for each value that changed; `checked` is raised by the number of
 * controls. */
[[nodiscard]] QStringList wheelFaultsOf(QWidget& window, int& checked);

/** Turns it over each control of a panel that a person could use, with the focus in it. One line for each
 * that kept its value although it has another. */
[[nodiscard]] QStringList deafControlsOf(QWidget& panel, int& checked);

} // namespace ink::test
