#include "app/service/core/allowance.h"

namespace ink::service {

Result<std::chrono::milliseconds> spend(store::AccessCodeStore& gate, store::Transaction& transaction,
                                        const Allowance& allowance, Timestamp now)
{
    INK_ASSIGN(spent, gate.lockAttempts(transaction, allowance.name, now));
    // Setting the clock back must not extend the window.
    if (now >= spent.since + allowance.window || now < spent.since) spent = {0, now};
    if (spent.failedCount > allowance.max - allowance.amount) return spent.since + allowance.window - now;
    spent.failedCount += allowance.amount;
    INK_TRY(gate.setAttempts(transaction, allowance.name, spent));
    return std::chrono::milliseconds(0);
}

} // namespace ink::service
