#pragma once

#include "app/base/message.h"
#include "app/pdf/verify/verifyreport.h"

namespace ink::pdf {

/** The reason why a file doesn't have a valid signature: its first error, or else a description of its
 * integrity. */
[[nodiscard]] Message problemOf(const VerifyReport& report);

} // namespace ink::pdf
