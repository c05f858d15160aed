#include "app/service/host/fullaccounts.h"

#include "app/service/files/quota.h"

namespace ink::service {

QByteArray fullAccountsMetric(const Quota& quota)
{
    constexpr int maxCounted = 100'000;
    const auto full = quota.fullAccounts(maxCounted);
    if (!full) return {};
    return "# TYPE inkstone_accounts_full gauge\n"
           "# HELP inkstone_accounts_full Accounts that have used at least 95 % of their quota.\n"
           "inkstone_accounts_full " +
           QByteArray::number(full->size()) + '\n';
}

void warnOfFullAccounts(const Quota& quota)
{
    constexpr int maxReported = 20;
    const auto full = quota.fullAccounts(maxReported);
    if (!full)
        return qWarning("The quotas could not be checked: %s", qPrintable(full.error().detail.english()));
    for (const auto& account : std::as_const(*full))
        qWarning("Account %lld has used at least 95 %% of its quota: it has %lld documents and %lld bytes.",
                 static_cast<long long>(account.account.value()), static_cast<long long>(account.documents),
                 static_cast<long long>(account.bytes));
}

} // namespace ink::service
