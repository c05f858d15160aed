#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"

#include <QSet>

namespace ink::service::drafts {

// The fields of a draft that a sender may write: everything that the service owns is put back or cleared.

/** A file name without folders and control characters, at most 255 characters, never empty. */
[[nodiscard]] QString cleanFileName(const QString& name);
/** A GUID as the contract writes it: lower-case, hyphenated. */
[[nodiscard]] QString newGuid();

/** Puts an invitation back to how it is before its turn: status, times and reminders. */
void clearState(domain::Invitation& invitation);
/** Takes out of a tag what only a signer or the service writes. */
void clearTag(domain::Tag& tag);
/** The place in `known` of the recipient whom `wanted` means: by GUID, id, or else address; -1 = nobody, or
 * one of `taken`. */
[[nodiscard]] qsizetype recognised(const QList<domain::Invitation>& known, const QSet<qsizetype>& taken,
                                   const domain::Invitation& wanted);

/** Clears what a request for a new document cannot set: ids, GUIDs, states, times, history. */
void asNew(domain::Document& document);
/** Puts new tags into a draft: unknown ids become new ones, and nobody's signature can be supplied. */
void setTags(domain::Document& document, QList<domain::Tag> tags);
/**
 * Puts new recipients into a draft. Who is recognised (by id, GUID, or else address) stays the same person;
 * tags follow their recipient when `moveTags`. Validation when a tag would lose its recipient.
 */
[[nodiscard]] Result<void> setInvitations(domain::Document& document, QList<domain::Invitation> invitations,
                                          bool moveTags);
/** Puts the files into this order (ids of all of them); tags follow their pages. */
[[nodiscard]] Result<void> setFileOrder(domain::Document& document, const QList<domain::FileId>& order);
/** Takes a file out with the tags on its pages. NotFound when it is not there. */
[[nodiscard]] Result<void> removeFile(domain::Document& document, domain::FileId file);

/** Empty, or an address that parseCallbackAddress reads and that is not of a closed network (contract §7). */
[[nodiscard]] Result<void> checkCallbackUrl(const QString& url);
[[nodiscard]] bool isCallbackUrl(const QString& url);
/** The setting's faults. */
[[nodiscard]] Result<void> checkSetting(const domain::DocumentSetting& setting);

} // namespace ink::service::drafts
