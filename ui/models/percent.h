#pragma once

#include <QString>

namespace ink::ui {

/** A percentage as the language writes it: "75%", "75 %". */
[[nodiscard]] QString percentText(int percent);
/** The same of a factor, e.g. of a zoom: 0.75 is "75%". */
[[nodiscard]] QString percentText(double factor);

} // namespace ink::ui
