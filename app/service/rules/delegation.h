#pragma once

#include "app/base/result.h"
#include "app/domain/document/invitation.h"
#include "app/service/rules/amendments.h"
#include "app/wire/signercodec.h"

namespace ink::domain {
struct Document;
}

namespace ink::service::delegation {

/** Returns whether this recipient may delegate their part, and hasn't signed it yet. */
[[nodiscard]] bool isAllowed(const domain::Invitation& invitation);

/**
 * Delegates a recipient's part (0-based) to another person, like a correction by the sender: entered
 * values are removed, and so is the private message to the first person. The sender's authentication
 * requirements stay. Forbidden when the sender doesn't allow it; Validation for an invalid person.
 */
[[nodiscard]] Result<amendments::Amendment> delegateTo(domain::Document& document, qsizetype index,
                                                       const wire::DelegateRequest& request);

} // namespace ink::service::delegation
