#pragma once
// Private to app/service.

#include "app/base/result.h"
#include "app/service/records/documentchange.h"

namespace ink::service {

namespace amendments {
struct Amendment;
}
class ServiceCore;
struct Stores;

/** Advances a document in progress within its transaction: opens the next turns, with the consequences for
 * links, attachments and sealing. */
class Turns final
{
public:
    explicit Turns(const ServiceCore& core);

    /** Records whose turn has begun and notifies these recipients. Invites deputies in place of absent
     * recipients. */
    [[nodiscard]] Result<void> invite(DocumentChange& change) const;
    /** Opens the next turns. Queues sealing if all recipients have finished. */
    [[nodiscard]] Result<void> advance(DocumentChange& change) const;
    /** Queues the signature of each signer who has finished, if the setting is on. */
    [[nodiscard]] Result<void> queueSignature(DocumentChange& change) const;
    [[nodiscard]] Result<void> queueSealing(store::Transaction& transaction, domain::DocumentId id,
                                            Timestamp now) const;
    /** Applies the consequences of a correction of a document in progress: invalidated links, removed
     * attachments, the history, and newly opened turns. */
    [[nodiscard]] Result<void> applyAmendment(DocumentChange& change, const amendments::Amendment& amendment,
                                              const Actor& actor) const;
    /** Invalidates links affected by a change, and removes the attachments of emptied tags. */
    [[nodiscard]] Result<void> invalidateLinks(DocumentChange& change,
                                               const amendments::Amendment& amendment) const;
    /** Queues the notices of a document that ended. */
    [[nodiscard]] Result<void> notifyEnd(DocumentChange& change, NoticeKind kind,
                                         const QString& about = {}) const;

private:
    /** Replaces absent people whose turn has come with their deputies. */
    [[nodiscard]] Result<void> inviteDeputies(DocumentChange& change) const;
    /** Records that a recipient is no longer required, and removes their attachments. */
    [[nodiscard]] Result<void> recordRelease(DocumentChange& change, qsizetype index) const;

    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
