#pragma once

#include "app/domain/document/document.h"
#include "app/wire/documentcodec.h"

#include <QHash>

namespace ink::workflow {

/** Pure helpers of DraftEditor: what a person edits, how it differs from the service's, and which id is
 * which. */

/** Copies what a person edits in a draft (title, message, sender, type, folder, setting, invitations, tags,
 * the order of its files). */
void takeEdits(domain::Document& into, const domain::Document& from);
/** The files in this order; those that it does not name come last. */
[[nodiscard]] QList<domain::File> filesInOrder(const QList<domain::File>& files,
                                               const QList<domain::FileId>& order);
[[nodiscard]] QList<domain::FileId> orderOf(const QList<domain::File>& files);
/** The same content, whatever ids the two sides gave. */
[[nodiscard]] bool sameTag(const domain::Tag& a, const domain::Tag& b);
/** The same content and the same turns in the order of Tab: nothing of these has to be saved. */
[[nodiscard]] bool sameEdits(const QList<domain::Tag>& a, const QList<domain::Tag>& b);
[[nodiscard]] bool sameInvitation(const domain::Invitation& a, const domain::Invitation& b);
[[nodiscard]] bool sameTags(const QList<domain::Tag>& a, const QList<domain::Tag>& b);
[[nodiscard]] bool sameInvitations(const QList<domain::Invitation>& a, const QList<domain::Invitation>& b);

using TagIds = QHash<domain::TagId, domain::TagId>; ///< an id of the workstation → the service's

/** `ours` as sent: with the service's ids where they still exist, without ids elsewhere. */
[[nodiscard]] QList<domain::Invitation> outgoingInvitations(const QList<domain::Invitation>& ours,
                                                            const QList<domain::Invitation>& theirs);
[[nodiscard]] QList<domain::Tag> outgoingTags(const QList<domain::Tag>& ours,
                                              const QList<domain::Invitation>& invitations,
                                              const QList<domain::Tag>& theirs, const TagIds& ids);
/** The patch after which the service has `ours`; nothing set = nothing to do (version is always
 * set). */
[[nodiscard]] wire::DocumentPatch differences(const domain::Document& ours, const domain::Document& theirs,
                                              const TagIds& ids);
[[nodiscard]] bool isEmpty(const wire::DocumentPatch& patch);
/** Learns the ids that the service gave to `sent`, which was `ours` in the same order. */
void learnIds(TagIds& ids, const QList<domain::Tag>& ours, const QList<domain::Tag>& answered);

/** Tags by the pages they are on: page indexes follow the files of `now`; tags of pages that are gone go too.
 */
[[nodiscard]] QList<domain::Tag> movedToPages(const QList<domain::Tag>& tags, const domain::Document& before,
                                              const domain::Document& now);

} // namespace ink::workflow
