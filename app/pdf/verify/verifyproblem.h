#pragma once

#include "app/base/message.h"
#include "app/pdf/verify/verifyreport.h"

namespace ink::pdf {

/** Why a file that should hold a valid signature doesn't: the first error found in it, or else what its
 * integrity means. */
[[nodiscard]] Message problemOf(const VerifyReport& report);

} // namespace ink::pdf
