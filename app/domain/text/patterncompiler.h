#pragma once

// Private to app/domain.

#include "app/domain/text/pattern.h"

namespace ink::domain {

/** Parses a pattern and lays it out in the steps that `Pattern::match` follows. */
[[nodiscard]] std::variant<Pattern, Pattern::Error> compilePattern(QStringView text);

} // namespace ink::domain
