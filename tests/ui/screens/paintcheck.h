#pragma once

#include <QStringList>

class QWidget;

namespace ink::test {

/** Faults of what is painted, measured in the picture: pale text and text that is too small, also where a
 * delegate paints it. One line per fault. */
[[nodiscard]] QStringList paintFaultsOf(QWidget& window);

/** In right-to-left layouts, everything is where a mirror would show it; other layouts have no faults. Turns
 * the direction of the application round for a moment. */
[[nodiscard]] QStringList mirrorFaultsOf(QWidget& window);

} // namespace ink::test
