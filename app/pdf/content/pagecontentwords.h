#pragma once

#include "app/pdf/content/pagecontent.h"

namespace ink::pdf {

/** Private to app/pdf/content: groups the letters of `content` into words and lines, regardless of painting
 * order. */
void findWords(PageContent& content);

} // namespace ink::pdf
