#pragma once

#include "app/base/result.h"
#include "app/domain/document/invitation.h"
#include "app/service/signers/finishoptions.h"

namespace ink::domain {
struct Document;
}

namespace ink::service {

/** Checks a signature that was made offline. Validation error unless it was made in person and names the
 * files that were shown; State error if its time is implausible or the document's files have changed
 * since. */
[[nodiscard]] Result<void> checkOfflineSignature(const domain::Document& document,
                                                 const domain::Invitation& me,
                                                 const FinishOptions& finishOptions, Timestamp now);

} // namespace ink::service
