#pragma once

#include "app/base/clock.h"

#include <atomic>

namespace ink::service {

struct Stores;

/** Removes old list positions of documents (rows of document_place), so that cursors that depend on them
 * expire. Ends early if `stop` is set. Logs failures. */
void forgetOldPlaces(Stores& stores, const Clock& clock, const std::atomic_bool& stop);

} // namespace ink::service
