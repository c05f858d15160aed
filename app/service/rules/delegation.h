#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/service/rules/amendments.h"
#include "app/wire/signercodec.h"

namespace ink::service::delegation {

/** Returns whether this recipient may delegate their part, and it hasn't been signed yet. */
[[nodiscard]] bool isAllowed(const domain::Invitation& invitation);

/**
 * Puts another person in the place of a recipient (0-based), as a correction of the sender's would: what was
 * entered is removed, the message that was for the first person only too. What the sender asks for as proof
 * stays. Forbidden when the sender doesn't allow it; Validation for a person who can't be one.
 */
[[nodiscard]] Result<amendments::Amendment> passOn(domain::Document& document, qsizetype index,
                                                   const wire::DelegateRequest& request);

} // namespace ink::service::delegation
