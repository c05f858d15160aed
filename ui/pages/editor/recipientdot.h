#pragma once

#include <QIcon>

namespace ink::ui {

/** A dot in the colour of a recipient's tags, striped where those are hatched: with more than six recipients
 * colours come again. */
[[nodiscard]] QIcon recipientDot(int index);

} // namespace ink::ui
