#pragma once

#include "app/base/result.h"
#include "app/pdf/forms/stampitem.h"

namespace ink::pdf {

/** A PDF with one page per item: of the size of the item's rectangle, with only the item as it will appear in
 * the sealed file. Used to show values before they are sealed. */
[[nodiscard]] Result<QByteArray> makeValuePages(const QList<StampItem>& items);

/** The font size of an item in points; 0 unless it is text. */
[[nodiscard]] double valueFontSize(const StampItem& item);

} // namespace ink::pdf
