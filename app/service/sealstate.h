#pragma once

#include "app/domain/document.h"
#include "app/store/seals/seallevelstore.h"

namespace ink::service {

/**
 * Tells of a finished document how far its seal got [ours]: `sealLevel` (`B-B`, `B-T`, `B-LT`, `B-LTA`),
 * while its files are being raised `sealAwaits` (the level that they wait for) and `waitingFor`, and
 * `sealReason` when something kept it back, with its reason and arguments in `sealReasonMessage`. Only in
 * answers: never stored.
 */
void showSealState(domain::Document& document, const store::SealLevelStore::State& state);
/** Takes these fields out again, as when a client sends back what it got. */
void hideSealState(domain::Document& document);

} // namespace ink::service
