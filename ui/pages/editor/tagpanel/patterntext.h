#pragma once

#include <QString>

namespace ink::ui {

/** The reason why a regular expression can't be used as a field's pattern, with the place; empty when it can.
 */
[[nodiscard]] QString patternFaultText(const QString& pattern);

} // namespace ink::ui
