#pragma once

#include <QByteArray>

namespace ink::service {

class Quota;

// Private to app/service/host: reports for operators.

/** Returns the number of accounts that have used at least 95 % of their quota, as a metric; empty if it can't
 * be determined. */
[[nodiscard]] QByteArray fullAccountsMetric(const Quota& quota);
/** Logs the accounts that have used at least 95 % of their quota. */
void warnOfFullAccounts(const Quota& quota);

} // namespace ink::service
