#pragma once

#include <QString>

#include <optional>

namespace ink::domain {
struct AccountDetails;
}

namespace ink::ui {

/** An amount with two decimals, formatted for the locale. */
[[nodiscard]] QString moneyText(qint64 cents);
/** Describes how much of the spending limit is used; empty below `domain::spendWarningPercent` of it. */
[[nodiscard]] QString spendWarning(qint64 cents, std::optional<qint64> limit);
/** Describes how much of the spending limit is used once one more document is sent, or that its price exceeds
 * the rest; empty if that is below `domain::spendWarningPercent` of the limit. */
[[nodiscard]] QString sendingSpendWarning(const domain::AccountDetails& account);

} // namespace ink::ui
