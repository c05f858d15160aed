#pragma once

#include "app/base/result.h"
#include "app/domain/document/documentsetting.h"
#include "app/domain/document/file.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QHash>
#include <QSet>

namespace ink::domain {
struct Document;
}

namespace ink::wire {
struct DocumentPatch;
}

namespace ink::service::drafts {

// The fields of a draft that a sender may write. Data owned by the service is restored or cleared.

/** Returns a file name without folders and control characters, at most 255 characters, never empty. */
[[nodiscard]] QString cleanFileName(const QString& name);
/** Returns a new GUID in the contract's form: lower-case, hyphenated. */
[[nodiscard]] QString newGuid();

/** Resets an invitation to its state before its turn: status, times and reminders. */
void clearState(domain::Invitation& invitation);
/** Removes the data of a tag that only a signer or the service writes. */
void clearTag(domain::Tag& tag);
/** Returns the index in `known` of the recipient that `wanted` refers to, by GUID, id, or else address; -1 if
 * there is none or it is one of `taken`. */
[[nodiscard]] qsizetype matchingRecipient(const QList<domain::Invitation>& known,
                                          const QSet<qsizetype>& taken, const domain::Invitation& wanted);

/** Returns whether the patch changes anything that is writable only in a draft, that is, all but the few
 * members that are writable in other documents, too. */
[[nodiscard]] bool changesDraftFields(const wire::DocumentPatch& patch, const domain::Document& document);

/** Clears the fields that a request for a new document can't set: ids, GUIDs, states, times, history. */
void clearServiceMembers(domain::Document& document);
/** Sets new tags on a draft. Unknown ids are replaced by new ones, and supplied signatures are ignored. */
void setTags(domain::Document& document, QList<domain::Tag> tags);
/**
 * Sets new recipients on a draft. Recognised recipients (by id, GUID, or else address) keep their IDs and
 * GUIDs. The visibility of files follows the recipients, and so do the tags if `moveTags` is set. Validation
 * error if a tag would lose its recipient, or if no recipient could see a file any more.
 */
[[nodiscard]] Result<void> setInvitations(domain::Document& document, QList<domain::Invitation> invitations,
                                          bool moveTags);
/** Sets the visibility of the files with these ids; NotFound if one of them doesn't exist. */
[[nodiscard]] Result<void> setVisibility(domain::Document& document,
                                         const QHash<domain::FileId, QList<int>>& visibility);
/** Reorders the files; `order` has the ids of all of them. Tags follow their pages. */
[[nodiscard]] Result<void> setFileOrder(domain::Document& document, const QList<domain::FileId>& order);
/** Inserts new files before the one at `at`; tags follow their pages. */
void insertFiles(domain::Document& document, qsizetype at, const QList<domain::File>& files);
/** Removes a file with the tags on its pages. NotFound if the file does not exist. */
[[nodiscard]] Result<void> removeFile(domain::Document& document, domain::FileId file);

/** Succeeds for an empty address, or one that parseCallbackAddress() accepts, that has no fragment, and that
 * isn't a forbidden IP address (contract §7). */
[[nodiscard]] Result<void> checkCallbackUrl(const QString& url);
/** Validates the settings. */
[[nodiscard]] Result<void> checkSetting(const domain::DocumentSetting& setting);

} // namespace ink::service::drafts
