#pragma once

#include "app/domain/document/tag.h"

namespace ink::domain {

/** Returns whether a check box or radio button is on: its value, or `style.checked` while it has none. */
[[nodiscard]] bool isChecked(const Tag& tag);
/** Returns whether a tag has a value. */
[[nodiscard]] bool hasValue(const Tag& tag);

} // namespace ink::domain
