#pragma once

#include "app/pdf/forms/stampitem.h"

namespace ink::pdf {

/** Returns whether this value is written as text. */
[[nodiscard]] bool isTextValue(const StampItem& item);
/** Returns whether this value is visible on the page. */
[[nodiscard]] bool isPainted(const StampItem& item);
/** Returns whether a check box or radio button is on. */
[[nodiscard]] bool isChecked(const StampItem& item);
/** The text on the page: masked values as bullets, dates and numbers in their format. */
[[nodiscard]] QString displayText(const StampItem& item);

} // namespace ink::pdf
