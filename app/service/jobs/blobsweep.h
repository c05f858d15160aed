#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <atomic>

namespace ink::service {

struct Stores;

/**
 * Removes the blobs that no file and no artifact refers to, and what broken uploads left. Only what nobody
 * has written or wanted to write for a day: whatever a running request has stored, here or in another
 * process, is younger. Returns how many files went. Ends early when `stop` is set.
 */
[[nodiscard]] Result<qint64> sweepBlobs(Stores& stores, const Clock& clock, const std::atomic_bool& stop);

} // namespace ink::service
