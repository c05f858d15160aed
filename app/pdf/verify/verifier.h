#pragma once

#include "app/pdf/verify/verifyoptions.h"
#include "app/pdf/verify/verifyreport.h"

namespace ink::pdf {

/** Verifies the signatures of any PDF. Never fails: an unreadable file results in Integrity::Unreadable and a
 * finding. */
[[nodiscard]] VerifyReport verifyPdf(const QByteArray& bytes, const VerifyOptions& options);

} // namespace ink::pdf
