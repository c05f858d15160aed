#pragma once

#include "app/store/seals/seallevelstore.h"

namespace ink::domain {
struct Document;
}

namespace ink::service {

/**
 * Adds the seal level of a finished document and, while a higher level is pending, the reason for the
 * delay. For responses only: never stored.
 */
void showSealState(domain::Document& document, const store::SealLevelStore::State& state);
/** Removes the state again, for a client that returns what it received. */
void hideSealState(domain::Document& document);

} // namespace ink::service
