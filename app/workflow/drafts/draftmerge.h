#pragma once

#include "app/domain/document/edits.h"
#include "app/domain/document/file.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"
#include "app/wire/documentcodec.h"

#include <QHash>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

using domain::fileOrder;

// Pure helpers of DraftEditor: the user's edits, their differences from the service's state, and the
// mapping of ids.

/** Copies everything that people can edit (see `domain::haveSameEdits`); of the files, only their order and
 * visibility. */
void copyEdits(domain::Document& into, const domain::Document& from);
/** Returns the files of `now` with the visibility of `from`, expressed in the recipient numbers of `from`.
 * Files that `from` doesn't have stay visible to the same recipients. */
[[nodiscard]] QList<domain::File> filesSeenAsIn(const domain::Document& from, const domain::Document& now);
/** The files in this order; files that are not in `order` keep their positions. */
[[nodiscard]] QList<domain::File> filesInOrder(const QList<domain::File>& files,
                                               const QList<domain::FileId>& order);

using TagIds = QHash<domain::TagId, domain::TagId>; ///< local id → the service's id

/** Returns `ours` in the form to be sent: with the service's ids if they still exist, otherwise without
 * ids. */
[[nodiscard]] QList<domain::Invitation> outgoingInvitations(const QList<domain::Invitation>& ours,
                                                            const QList<domain::Invitation>& theirs);
[[nodiscard]] QList<domain::Tag> outgoingTags(const QList<domain::Tag>& ours,
                                              const QList<domain::Invitation>& invitations,
                                              const QList<domain::Tag>& theirs, const TagIds& ids);
/** The patch that turns the service's state into `ours`; empty = no difference (version is always set). */
[[nodiscard]] wire::DocumentPatch differences(const domain::Document& ours, const domain::Document& theirs,
                                              const TagIds& ids);
[[nodiscard]] bool isEmpty(const wire::DocumentPatch& patch);
/** Records the ids that the service assigned to `ours`; `answered` has the same order. */
void recordIds(TagIds& ids, const QList<domain::Tag>& ours, const QList<domain::Tag>& answered);

/** Moves tags with their pages: page indexes follow the files of `now`; tags of removed pages are
 * dropped. */
[[nodiscard]] QList<domain::Tag> moveTagsToPages(const QList<domain::Tag>& tags,
                                                 const domain::Document& before, const domain::Document& now);
/** Like moveTagsToPages, but tags on a file that was replaced by one with the same number of pages stay on
 * their page. */
[[nodiscard]] QList<domain::Tag> moveTagsAfterReplacement(const QList<domain::Tag>& tags,
                                                          const domain::Document& before,
                                                          const domain::Document& now);

} // namespace ink::workflow
