#pragma once

class QAbstractItemView;

namespace ink::ui {

/**
 * Keeps the current row in view when a list is shown or becomes lower: item views scroll to it only when it
 * changes. A list that the user has scrolled away from the row stays where it is.
 */
void keepCurrentInView(QAbstractItemView& list);

} // namespace ink::ui
