#pragma once

#include "app/base/result.h"
#include "app/pdf/forms/stampitem.h"

namespace ink::pdf {

class Revision;

/** Puts the items onto their pages in this revision; the page's own content is closed in `q … Q` before them.
 */
[[nodiscard]] Result<void> stampPages(Revision& revision, const QList<StampItem>& items);

} // namespace ink::pdf
