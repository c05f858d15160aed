#pragma once

// Private to app/domain.

#include "app/domain/text/pattern.h"

namespace ink::domain {

/** Parses a pattern and compiles it to the steps that `Pattern::match` executes. */
[[nodiscard]] std::variant<Pattern, Pattern::Error> compilePattern(QStringView text);

} // namespace ink::domain
