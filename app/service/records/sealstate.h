#pragma once

#include "app/domain/document/document.h"
#include "app/store/seals/seallevelstore.h"

namespace ink::service {

/**
 * Shows how far the seal of a finished document got, and while its files are being raised that it waits for
 * the seal. Only in answers: never stored.
 */
void showSealState(domain::Document& document, const store::SealLevelStore::State& state);
/** Takes it out again, as when a client sends back what it got. */
void hideSealState(domain::Document& document);

} // namespace ink::service
