#pragma once

#include "app/base/result.h"
#include "app/domain/document/invitation.h"
#include "app/service/rules/amendments.h"
#include "app/wire/signercodec.h"

namespace ink::domain {
struct Document;
}

namespace ink::service::delegation {

/** Returns whether this recipient may delegate their part and hasn't signed yet. */
[[nodiscard]] bool isAllowed(const domain::Invitation& invitation);

/**
 * Delegates a recipient's part (0-based) to another person, like a correction by the sender. Entered values
 * and the private message to the first person are removed. The sender's authentication requirements stay.
 * Forbidden if the sender doesn't allow it; Validation error for an invalid person.
 */
[[nodiscard]] Result<amendments::Amendment> delegateTo(domain::Document& document, qsizetype index,
                                                       const wire::DelegateRequest& request);

} // namespace ink::service::delegation
