#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <atomic>

namespace ink::service {

struct Stores;

/** Removes unreferenced blobs and the remains of interrupted uploads that have been neither written nor used
 * for a day. The data of running requests, in any process, is newer. Returns the number of removed files.
 * Ends early if `stop` is set. */
[[nodiscard]] Result<qint64> sweepBlobs(Stores& stores, const Clock& clock, const std::atomic_bool& stop);

} // namespace ink::service
