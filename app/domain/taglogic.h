// Private to app/domain.
#pragma once

#include "app/domain/rules.h"

namespace ink::domain {

/** What is wrong with formulas and conditions so that nobody could ever make sense of them: errors only. */
[[nodiscard]] QList<Finding> checkTagLogic(const Document& document);
/** What else is wrong with them, with defaults and with limits, once the document is to be sent. */
[[nodiscard]] QList<Finding> checkTagLogicForSending(const Document& document);

/** A computed number shows at most this many digits after the point. */
inline constexpr int maxShownDecimals = 20;

} // namespace ink::domain
