#pragma once

#include "app/domain/document.h"

namespace ink::domain {

/** Whether an author has locked this tag: the editor neither moves, resizes nor deletes it. */
[[nodiscard]] bool isLocked(const Tag& tag);
void setLocked(Tag& tag, bool locked);

} // namespace ink::domain
