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
    QList<Entry> history;         ///< the changes, with values before and after, in order
    QStringList endedLinks;       ///< GUIDs that are no longer valid
    QList<domain::TagId> emptied; ///< tags whose attached file is removed
    [[nodiscard]] bool isEmpty() const { return history.isEmpty(); }
};

/** Corrects, replaces, adds, removes and reorders recipients. Recognised recipients (by id, GUID, or else
 * address) keep their place, new ones come last. A different address or different codes invalidate the old
 * link; values entered by a replaced person are removed. State, naming each field, when the change affects
 * something final; Validation when the result could not be sent. `channels`: the channels for one-time
 * codes. */
[[nodiscard]] Result<Amendment> setInvitations(domain::Document& document, QList<domain::Invitation> wanted,
                                               lifecycle::CodeChannels channels);
/** Moves, adds and removes tags of recipients who have not acted; entered values stay. State, naming each
 * field, for tags of others, and for all tags that existed when the files got a signer's own signature,
 * because the signature covers their fields. */
[[nodiscard]] Result<Amendment> setTags(domain::Document& document, QList<domain::Tag> wanted);

/**
 * Replaces a file with another version, as long as no recipient has acted. Tags keep their position;
 * those on later files follow their pages. All invited recipients get a new link, so that no recipient
 * signs unseen pages; drawn but unfinished signatures are removed. State when a recipient has acted,
 * Validation when a tag does not fit on the new pages, NotFound for an unknown file.
 */
[[nodiscard]] Result<Amendment> replaceFile(domain::Document& document, domain::FileId id,
                                            const domain::File& with);

} // namespace ink::service::amendments
