#pragma once

#include "app/base/result.h"
#include "app/domain/document/file.h"
#include "app/domain/document/historyevent.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"
#include "app/service/core/lifecycle.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::domain {
struct Document;
}

namespace ink::service::amendments {

// Corrections of a document in progress (contract §5, Invitations and Tags). They only modify the value
// passed to them; the caller stores it together with the consequences for links, attachments and the
// history.

/** The consequences of a correction. */
struct Amendment
{
    struct Entry
    {
        domain::HistoryEvent event;
        Message detail;
    };
    QList<Entry> history;             ///< the changes in order, with values before and after
    QStringList invalidatedLinks;     ///< GUIDs that are no longer valid
    QList<domain::TagId> emptiedTags; ///< tags whose attached file must be removed
    [[nodiscard]] bool isEmpty() const { return history.isEmpty(); }
};

/** Corrects, replaces, adds, removes and reorders recipients. Recognised recipients (by id, GUID, or else
 * address) keep their positions; new ones come last. A different address or different codes invalidate the
 * old link. Values entered by a replaced person are removed. State error naming each field if the change
 * affects a recipient who has finished, or something that can no longer be changed at this step; Validation
 * error if the result could not be sent. `channels` are those for one-time codes. */
[[nodiscard]] Result<Amendment> setInvitations(domain::Document& document, QList<domain::Invitation> wanted,
                                               lifecycle::CodeChannels channels);
/** Moves, adds and removes tags of recipients who have not acted; entered values stay. State error naming
 * each field for tags of others, and for all tags that existed when the files got a signer's own signature,
 * because that signature covers their fields. */
[[nodiscard]] Result<Amendment> setTags(domain::Document& document, QList<domain::Tag> wanted);

/**
 * Replaces a file with another version, as long as no recipient has acted. Tags keep their positions, and
 * tags on later files follow their pages. All invited recipients get a new link, so that no recipient signs
 * unseen pages; drawn but unfinished signatures are removed. State error if a recipient has acted, Validation
 * error if a tag does not fit on the new pages, NotFound for an unknown file.
 */
[[nodiscard]] Result<Amendment> replaceFile(domain::Document& document, domain::FileId id,
                                            const domain::File& with);

} // namespace ink::service::amendments
