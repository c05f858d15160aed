#pragma once

#include "app/domain/routing/visibilitymatrix.h"

#include <QString>

namespace ink::ui {

/** Summarizes the visibility of files, as in “Only Ana sees contract.pdf.”: one line for each file that is
 * hidden from a recipient, up to a limit. */
[[nodiscard]] QString visibilitySummary(const domain::Document& document);
/** Returns a sentence about whether a recipient sees a file (both 0-based), and why that can't be changed. */
[[nodiscard]] QString visibilityText(const domain::Document& document, int file, int recipient,
                                     const domain::VisibilityMatrix::Cell& cell);

} // namespace ink::ui
