#pragma once

#include "app/pdf/seal/sealraise.h"

namespace ink::service {

/** The plan for signatures of signers on a host without time-stamp authorities: the system's roots are
 * trusted for the signers' certificates. */
[[nodiscard]] pdf::SealPlan planWithSystemRoots();

} // namespace ink::service
