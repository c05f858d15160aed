// Private to app/domain.
#pragma once

#include "app/domain/document/finding.h"

namespace ink::domain {

struct Document;

/** Errors that make formulas and conditions unusable. */
[[nodiscard]] QList<Finding> checkTagLogic(const Document& document);
/** Other faults of formulas, conditions, defaults and limits, for a document to be sent. */
[[nodiscard]] QList<Finding> checkTagLogicForSending(const Document& document);

} // namespace ink::domain
