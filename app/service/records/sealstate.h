#pragma once

#include "app/store/seals/seallevelstore.h"

namespace ink::domain {
struct Document;
}

namespace ink::service {

/**
 * Adds the seal level of a finished document and, while a higher level is pending, the reason for the delay.
 * For responses only; never stored.
 */
void addSealState(domain::Document& document, const store::SealLevelStore::State& state);
/** Removes the state again, in case a client sends back a response. */
void removeSealState(domain::Document& document);

} // namespace ink::service
