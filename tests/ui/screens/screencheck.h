#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace ink::test {

/** What a designer, a person who hears the screen and one who reads from the right would not take: words
 * without room, inputs without a name, what is not mirrored, text that hardly stands out. One line a fault.
 */
[[nodiscard]] QStringList faultsOf(QWidget& window);

} // namespace ink::test
