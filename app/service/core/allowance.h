#pragma once

#include "app/store/accounts/gatestore.h"

namespace ink::service {

/** A rate limit: an amount within a window of time. Private to app/service. */
struct Allowance
{
    QString name; ///< the key of the count, e.g. `start:` and an address
    int amount = 1;
    int max = 0;
    std::chrono::milliseconds window{};
};

/**
 * Counts it in the database, so that all processes see it: zero, or how long until the window ends when there
 * is not so much left. What is refused is not counted. Holds the row until the transaction ends.
 */
[[nodiscard]] Result<std::chrono::milliseconds> spend(store::GateStore& gate, store::Transaction& transaction,
                                                      const Allowance& allowance, Timestamp now);

} // namespace ink::service
