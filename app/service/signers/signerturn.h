#pragma once
// Private to app/service.

#include "app/base/clock.h"
#include "app/base/result.h"

#include <optional>

namespace ink::domain {
struct Document;
struct Invitation;
} // namespace ink::domain

namespace ink::service {

class ServiceCore;
struct DocumentChange;
struct SignerActor;

// The conditions under which a recipient may see a document's pages and act on them.

/** Returns the reason why this recipient can't act now, or nullopt. */
[[nodiscard]] std::optional<Message> blockingReason(const domain::Document& document,
                                                    const domain::Invitation& me, Timestamp now);
/** Returns whether this recipient may see the pages. */
[[nodiscard]] bool canSeePages(const domain::Document& document, const domain::Invitation& me);
/** Fails with a State error unless it is this recipient's turn to act. */
[[nodiscard]] Result<void> requireTurn(const domain::Document& document, const domain::Invitation& me,
                                       Timestamp now);
/** Returns the 1-based index of this signer's invitation. State error unless it is their turn to act. */
[[nodiscard]] Result<int> indexInTurn(const domain::Document& document, const SignerActor& signer,
                                      Timestamp now);
/** Changes WaitToOpen to Viewed (61 → 64), records it in the history and notifies the sender. `index` is
 * 1-based. */
[[nodiscard]] Result<void> markOpened(const ServiceCore& core, DocumentChange& change, int index,
                                      const SignerActor& signer);

} // namespace ink::service
