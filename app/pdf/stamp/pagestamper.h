#pragma once

#include "app/base/result.h"
#include "app/pdf/forms/stampitem.h"

namespace ink::pdf {

class PageAppender;
class Revision;

/** Puts the items onto their pages in this revision, above what the pages show. */
[[nodiscard]] Result<void> stampPages(Revision& revision, PageAppender& appender,
                                      const QList<StampItem>& items);

} // namespace ink::pdf
