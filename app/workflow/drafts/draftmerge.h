#pragma once

#include "app/domain/document/document.h"
#include "app/wire/documentcodec.h"

#include <QHash>

namespace ink::workflow {

/** Pure helpers of DraftEditor: the user's edits, their differences from the service's state, and the
 * mapping of ids. */

/** Copies the editable parts of a draft (title, message, sender, type, folder, settings, invitations,
 * tags, the order of its files). */
void takeEdits(domain::Document& into, const domain::Document& from);
/** The files in this order; files that the order does not name come last. */
[[nodiscard]] QList<domain::File> filesInOrder(const QList<domain::File>& files,
                                               const QList<domain::FileId>& order);
[[nodiscard]] QList<domain::FileId> orderOf(const QList<domain::File>& files);
/** True if the content is equal, ignoring ids. */
[[nodiscard]] bool sameTag(const domain::Tag& a, const domain::Tag& b);
/** True if the content and the tab order are equal: nothing needs to be saved. */
[[nodiscard]] bool sameEdits(const QList<domain::Tag>& a, const QList<domain::Tag>& b);
[[nodiscard]] bool sameInvitation(const domain::Invitation& a, const domain::Invitation& b);
[[nodiscard]] bool sameTags(const QList<domain::Tag>& a, const QList<domain::Tag>& b);
[[nodiscard]] bool sameInvitations(const QList<domain::Invitation>& a, const QList<domain::Invitation>& b);

using TagIds = QHash<domain::TagId, domain::TagId>; ///< local id → the service's id

/** `ours` as sent: with the service's ids where they still exist, without ids elsewhere. */
[[nodiscard]] QList<domain::Invitation> outgoingInvitations(const QList<domain::Invitation>& ours,
                                                            const QList<domain::Invitation>& theirs);
[[nodiscard]] QList<domain::Tag> outgoingTags(const QList<domain::Tag>& ours,
                                              const QList<domain::Invitation>& invitations,
                                              const QList<domain::Tag>& theirs, const TagIds& ids);
/** The patch that turns the service's state into `ours`; nothing set = no difference (version is always
 * set). */
[[nodiscard]] wire::DocumentPatch differences(const domain::Document& ours, const domain::Document& theirs,
                                              const TagIds& ids);
[[nodiscard]] bool isEmpty(const wire::DocumentPatch& patch);
/** Learns the ids that the service assigned to `sent`, which was `ours` in the same order. */
void learnIds(TagIds& ids, const QList<domain::Tag>& ours, const QList<domain::Tag>& answered);

/** Moves tags with their pages: page indexes follow the files of `now`; tags of removed pages are
 * dropped.
 */
[[nodiscard]] QList<domain::Tag> movedToPages(const QList<domain::Tag>& tags, const domain::Document& before,
                                              const domain::Document& now);

} // namespace ink::workflow
