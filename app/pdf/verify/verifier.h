#pragma once

#include "app/pdf/verify/verifyoptions.h"
#include "app/pdf/verify/verifyreport.h"

namespace ink::pdf {

/** Judges any PDF by anyone. Never fails: a file that cannot be read gives Integrity::Unreadable and a
 * finding. */
[[nodiscard]] VerifyReport verifyPdf(const QByteArray& bytes, const VerifyOptions& options);

} // namespace ink::pdf
