#pragma once

#include "app/store/accounts/accesscodestore.h"

namespace ink::service {

/** A use that is subject to a rate limit: adds `amount` to a counter that may reach `max` within `window`.
 * Private to app/service. */
struct Allowance
{
    QString name; ///< key of the counter, e.g. `start:` and an address
    int amount = 1;
    int max = 0;
    std::chrono::milliseconds window{};
};

/**
 * Counts the use in the database, which all processes share. Returns zero, or the time until the window ends
 * if the allowance is used up. Rejected uses are not counted. Locks the row until the transaction ends.
 */
[[nodiscard]] Result<std::chrono::milliseconds> spend(store::AccessCodeStore& gate,
                                                      store::Transaction& transaction,
                                                      const Allowance& allowance, Timestamp now);

} // namespace ink::service
