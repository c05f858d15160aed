#pragma once

#include "app/domain/routing/visibilitymatrix.h"

#include <QString>

namespace ink::ui {

/** Who sees which file, as in “Only Ana sees contract.pdf.”: a line for each file that is hidden from
 * somebody, up to a limit. */
[[nodiscard]] QString visibilitySummary(const domain::Document& document);
/** Says whether a recipient sees a file (both from 0), and why that can't change. */
[[nodiscard]] QString visibilityText(const domain::Document& document, int file, int recipient,
                                     const domain::VisibilityMatrix::Cell& cell);

} // namespace ink::ui
