#pragma once

#include "app/pdf/content/pagecontent.h"

namespace ink::pdf {

/** Private to the room: makes words and lines of the letters of `content`, whatever order they were painted
 * in. */
void findWords(PageContent& content);

} // namespace ink::pdf
