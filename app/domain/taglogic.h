// Private to app/domain.
#pragma once

#include "app/domain/rules.h"

namespace ink::domain {

/** Errors that make formulas and conditions meaningless. */
[[nodiscard]] QList<Finding> checkTagLogic(const Document& document);
/** Other faults of formulas, conditions, defaults and limits, for a document that is to be sent. */
[[nodiscard]] QList<Finding> checkTagLogicForSending(const Document& document);

/** A computed number shows at most this many digits after the point. */
inline constexpr int maxShownDecimals = 20;

} // namespace ink::domain
