#pragma once

#include <QString>

#include <functional>

namespace ink {

class ServiceCommand;

namespace domain {
struct AccountDetails;
}

/** An amount such as 12.50. */
[[nodiscard]] QString moneyText(qint64 cents);
/** Describes how much of the spending limit is used once so many more documents are sent, or that their price
 * exceeds the rest; empty if that is below `domain::spendWarningPercent` of the limit. */
[[nodiscard]] QString sendingSpendNote(const domain::AccountDetails& account, qint64 documents = 1);
/** Prints sendingSpendNote() for the account of the command, if it isn't empty; then calls `next`. An account
 * that can't be read is left to the sending itself. */
void announceSpending(ServiceCommand& command, qint64 documents, std::function<void()> next);

} // namespace ink
