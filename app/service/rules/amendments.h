#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/service/core/lifecycle.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::service::amendments {

// Corrections of a document that runs (contract §5, Invitations and Tags): pure changes of a value. The
// caller writes it together with what the change says about links, attachments and the history.

/** The consequences of a correction. */
struct Amendment
{
    struct Entry
    {
        domain::HistoryEvent event;
        Message detail;
    };
    QList<Entry> history;         ///< the changes, before and after, in order
    QStringList endedLinks;       ///< GUIDs that open nothing any more
    QList<domain::TagId> emptied; ///< tags whose attached file goes
    [[nodiscard]] bool isEmpty() const { return history.isEmpty(); }
};

/**
 * Corrects, replaces, adds, removes and reorders recipients. Who is recognised (by id, GUID, or else address)
 * stays in their place, new ones come last. Another address or other codes end the old link; what another
 * person had entered there is removed. State, with each place, when something is changed that is settled;
 * Validation when what results could not be sent. `channels`: how one-time codes can be sent.
 */
[[nodiscard]] Result<Amendment> setInvitations(domain::Document& document, QList<domain::Invitation> wanted,
                                               lifecycle::CodeChannels channels);
/**
 * Moves, adds and removes tags of recipients who have not acted; values that were entered stay. State, with
 * each place, for tags of others, and for all that were there when the files got a signer's own signature:
 * their fields are in what was signed.
 */
[[nodiscard]] Result<Amendment> setTags(domain::Document& document, QList<domain::Tag> wanted);

/**
 * Puts another version in the place of a file, as long as nobody has acted. Tags stay where they are; those
 * on later files follow. Everybody who was invited gets a new link, so that nobody signs pages that they have
 * not seen; signatures that were drawn and not finished go. State when somebody has acted, Validation when a
 * tag has no place on the new pages, NotFound for an unknown file.
 */
[[nodiscard]] Result<Amendment> replaceFile(domain::Document& document, domain::FileId id,
                                            const domain::File& with);

} // namespace ink::service::amendments
