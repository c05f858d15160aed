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

/** Moves a running document on in its transaction: opens the turns that come next, and lets links,
 * attachments and the sealing follow. */
class Turns final
{
public:
    explicit Turns(const ServiceCore& core);

    /** Records when turns came and notifies the recipients whose turn it is now; deputies are invited in the
     * place of absent recipients. */
    [[nodiscard]] Result<void> invite(DocumentChange& change) const;
    /** Opens the next turns; queues the sealing when everyone has finished. */
    [[nodiscard]] Result<void> advance(DocumentChange& change) const;
    /** Queues a signature of its own for whoever has signed, when that is wanted. */
    [[nodiscard]] Result<void> queueSignature(DocumentChange& change) const;
    [[nodiscard]] Result<void> queueSealing(store::Transaction& transaction, domain::DocumentId id,
                                            Timestamp now) const;
    /** Carries out what a correction of a running document brings with it: links that end, attachments that
     * go, the history, and the turns that come now. */
    [[nodiscard]] Result<void> carryOut(DocumentChange& change, const amendments::Amendment& amendment,
                                        const Actor& actor) const;
    /** Ends links with a change, and removes what was attached to tags that were emptied. */
    [[nodiscard]] Result<void> endOld(DocumentChange& change, const amendments::Amendment& amendment) const;
    /** Notices of a document that ended. */
    [[nodiscard]] Result<void> notifyEnd(DocumentChange& change, NoticeKind kind,
                                         const QString& about = {}) const;

private:
    /** Puts deputies in the place of absent people whose turn has come. */
    [[nodiscard]] Result<void> inviteDeputies(DocumentChange& change) const;
    /** Notes that a recipient isn't needed any more, and drops what they attached. */
    [[nodiscard]] Result<void> noteRelease(DocumentChange& change, qsizetype index) const;

    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
