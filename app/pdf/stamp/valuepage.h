#pragma once

#include "app/base/result.h"
#include "app/pdf/forms/stampitem.h"

namespace ink::pdf {

/**
 * A PDF with one page for each item: as large as the item's rectangle, and with nothing on it but the item as
 * the sealed file will show it. Whoever shows values before they are sealed renders these pages.
 */
[[nodiscard]] Result<QByteArray> valuePages(const QList<StampItem>& items);

/** The size in points of the letters that an item is written with; 0 for what is no text. */
[[nodiscard]] double valuePoints(const StampItem& item);

} // namespace ink::pdf
