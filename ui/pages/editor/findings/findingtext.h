#pragma once

#include "app/domain/document/finding.h"

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** A finding as one sentence in the interface language, e.g. "Ben has no signature tag." */
[[nodiscard]] QString findingText(const domain::Document& document, const domain::Finding& finding);

/** “Error”, “Warning”, “Hint”. */
[[nodiscard]] QString severityWord(domain::Severity severity);

} // namespace ink::ui
