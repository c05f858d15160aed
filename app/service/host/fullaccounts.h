#pragma once

#include <QByteArray>

namespace ink::service {

class Quota;

// Private to app/service/host: reports for operators.

/** The number of accounts that have used at least 95 % of their quota, as a metric; empty if it can't be
 * counted. */
[[nodiscard]] QByteArray fullAccountsMetric(const Quota& quota);
/** Logs these accounts. */
void warnOfFullAccounts(const Quota& quota);

} // namespace ink::service
