#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include "app/base/result.h"

class QPDF;

namespace ink::pdf {

struct PageTree;

/** Converts the visible layers (HiddenLayers) of an open file to ordinary content and removes the others.
 * Fails with UnreadablePdf if the position of visible text depends on hidden text. */
[[nodiscard]] Result<void> mergeLayers(QPDF& qpdf, const PageTree& tree);

} // namespace ink::pdf
