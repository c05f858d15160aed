#pragma once

#include <QIcon>

namespace ink::ui {

/** A dot in the colour of a recipient's tags; striped if those are hatched, because colours repeat after six
 * recipients. */
[[nodiscard]] QIcon recipientDot(int index);

} // namespace ink::ui
