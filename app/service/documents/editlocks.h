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

/** Ensures that only one editor at a time corrects a document in progress (contract §5, Invitations). An
 * editor is one window of the desktop app, identified by `Actor::editor`. */
class EditLocks final
{
public:
    // Index(duration): Correction of a running document: one editor at a time, for how long
    /** The time after its last renewal when a lock expires. */
    static constexpr std::chrono::minutes duration{2};

    explicit EditLocks(const ServiceCore& core);

    /** Acquires or renews the lock. If another editor holds it, returns that editor's lock. `computer` is the
     * display name of the actor's computer. NotFound if the document doesn't exist, State error if it can't
     * be corrected. */
    [[nodiscard]] Result<domain::EditLock> acquire(const Actor& actor, domain::DocumentId id,
                                                   const QString& computer);
    /** Releases the actor's lock. Succeeds even if the actor doesn't hold it. */
    [[nodiscard]] Result<void> release(const Actor& actor, domain::DocumentId id);
    /** Fails with a State error if another editor is correcting the document. */
    [[nodiscard]] static Result<void> check(const DocumentChange& change, const Actor& actor);

private:
    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
