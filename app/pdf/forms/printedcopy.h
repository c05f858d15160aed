#pragma once

#include <QByteArray>

namespace ink::pdf {

/** A copy to be rendered only: annotations that are printed are shown and the others are not (flags Hidden,
 * NoView and Print, ISO 32000-2 table 167). The very same bytes where the screen and paper show the same. */
[[nodiscard]] QByteArray printedCopy(const QByteArray& bytes);

} // namespace ink::pdf
