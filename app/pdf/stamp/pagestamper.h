#pragma once

#include "app/base/result.h"
#include "app/pdf/forms/stampitem.h"

namespace ink::pdf {

class PageAppender;
class Revision;

/** Adds the items to their pages in this revision, on top of the existing content. */
[[nodiscard]] Result<void> stampPages(Revision& revision, PageAppender& appender,
                                      const QList<StampItem>& items);

} // namespace ink::pdf
