#pragma once

#include <QString>

#include <optional>

namespace ink::ui {

/** An amount with two decimals, formatted for the locale. */
[[nodiscard]] QString moneyText(qint64 cents);
/** Describes how much of the spending limit is used; empty below `domain::spendWarningPercent` of it. */
[[nodiscard]] QString spendWarning(qint64 cents, std::optional<qint64> limit);

} // namespace ink::ui
