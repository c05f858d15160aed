#pragma once

#include "app/store/accounts/gatestore.h"

namespace ink::service {

/** A rate limit: an amount within a window of time. Private to app/service. */
struct Allowance
{
    QString name; ///< the counter's key, e.g. `start:` and an address
    int amount = 1;
    int max = 0;
    std::chrono::milliseconds window{};
};

/**
 * Counts the use in the database, shared by all processes. Returns zero, or the time until the window
 * ends if the allowance is used up. Refused uses are not counted. Locks the row until the transaction
 * ends.
 */
[[nodiscard]] Result<std::chrono::milliseconds> spend(store::GateStore& gate, store::Transaction& transaction,
                                                      const Allowance& allowance, Timestamp now);

} // namespace ink::service
