#pragma once

/** Private to app/pdf: shows the types of qpdf. */

#include "app/base/result.h"

class QPDF;

namespace ink::pdf {

struct PageTree;

/**
 * Makes the layers that are shown on a screen (HiddenLayers) ordinary content of an open file, and takes the
 * others out. UnreadablePdf when the place of shown text depends on text that isn't shown.
 */
[[nodiscard]] Result<void> mergeLayers(QPDF& qpdf, const PageTree& tree);

} // namespace ink::pdf
