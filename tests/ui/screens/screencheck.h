#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace ink::test {

/** Design and accessibility faults: truncated text, inputs without a name, missing mirroring, low contrast.
 * One line per fault. */
[[nodiscard]] QStringList faultsOf(QWidget& window);

} // namespace ink::test
