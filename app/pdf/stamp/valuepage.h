#pragma once

#include "app/base/result.h"
#include "app/pdf/forms/stampitem.h"

namespace ink::pdf {

/**
 * A PDF with one page for each item: as large as the item's rectangle, and with nothing on it but the item as
 * the sealed file will show it. Whoever shows values before they are sealed renders these pages.
 */
[[nodiscard]] Result<QByteArray> valuePages(const QList<StampItem>& items);

/** The font size of an item in points; 0 unless it is text. */
[[nodiscard]] double valuePoints(const StampItem& item);

} // namespace ink::pdf
