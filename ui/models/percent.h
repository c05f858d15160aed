#pragma once

#include <QString>

namespace ink::ui {

/** A percentage in the locale's format: "75%", "75 %". */
[[nodiscard]] QString percentText(int percent);
/** A factor, such as a zoom, as a percentage: 0.75 is "75%". */
[[nodiscard]] QString percentText(double factor);

} // namespace ink::ui
