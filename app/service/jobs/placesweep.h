#pragma once

#include "app/base/clock.h"

#include <atomic>

namespace ink::service {

struct Stores;

/** Removes the places that documents had in lists before changes of long ago (see document_place): cursors of
 * walks that began before then expire. Ends early if `stop` is set. Logs failures. */
void forgetOldPlaces(Stores& stores, const Clock& clock, const std::atomic_bool& stop);

} // namespace ink::service
