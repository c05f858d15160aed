#pragma once

#include <initializer_list>

class QLabel;

namespace ink::ui {

/** Aligns the first lines of labels in a row on one baseline: letters of another script, such as a name in an
 * Arabic window, have a different ascent. For labels whose text is set and that are aligned to the top. */
void alignFirstLines(std::initializer_list<QLabel*> labels);

} // namespace ink::ui
