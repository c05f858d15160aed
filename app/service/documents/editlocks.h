#pragma once

#include "app/base/result.h"
#include "app/domain/document/editlock.h"
#include "app/domain/document/ids.h"

#include <chrono>

namespace ink::service {

class ServiceCore;
struct Actor;
struct DocumentChange;
struct Stores;

/** Only one editor at a time corrects a document in progress (contract §5, Invitations [ours]). An
 * editor is one window of a workstation, identified by `Actor::editor`. */
class EditLocks final
{
public:
    // Index(duration): Correction of a running document: one editor at a time, for how long
    /** A lock expires this long after its last renewal. */
    static constexpr std::chrono::minutes duration{2};

    explicit EditLocks(const ServiceCore& core);

    /** Takes or renews the lock; returns the lock of another editor if that editor holds it. `computer`
     * is a display name. NotFound, or State when the document can't be corrected. */
    [[nodiscard]] Result<domain::EditLock> take(const Actor& actor, domain::DocumentId id,
                                                const QString& computer);
    /** Releases the actor's lock; also succeeds if the actor doesn't hold it. */
    [[nodiscard]] Result<void> release(const Actor& actor, domain::DocumentId id);
    /** State if another editor is correcting the document. */
    [[nodiscard]] static Result<void> check(const DocumentChange& change, const Actor& actor);

private:
    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
