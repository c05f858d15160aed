#pragma once

#include <QString>

namespace ink::ui {

/** A percentage in the locale's format: "75%", "75 %". */
[[nodiscard]] QString percentText(int percent);
/** The same for a factor, e.g. a zoom: 0.75 is "75%". */
[[nodiscard]] QString percentText(double factor);

} // namespace ink::ui
