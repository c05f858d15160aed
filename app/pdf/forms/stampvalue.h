#pragma once

#include "app/pdf/forms/stampitem.h"

namespace ink::pdf {

/** Returns whether this value is written with letters. */
[[nodiscard]] bool isWritten(const StampItem& item);
/** Returns whether a check box or radio button is on. */
[[nodiscard]] bool isChecked(const StampItem& item);
/** The words that stand on the page: masked values as bullets, dates and numbers as their style says. */
[[nodiscard]] QString displayText(const StampItem& item);

} // namespace ink::pdf
