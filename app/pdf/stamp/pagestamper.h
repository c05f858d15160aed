#pragma once

#include "app/base/result.h"
#include "app/pdf/forms/stampitem.h"

#include <QSet>

namespace ink::pdf {

class Revision;

/**
 * Puts the items onto their pages in this revision; the page's own content is closed in `q … Q` before them.
 * Where an annotation or a field of the page would cover one, the items of that page become fields above
 * it: what somebody signs was shown above everything. Fields whose full names are in `settled` don't count,
 * because nobody sees them any more (settleForm).
 */
[[nodiscard]] Result<void> stampPages(Revision& revision, const QList<StampItem>& items,
                                      const QSet<QString>& settled = {});

} // namespace ink::pdf
