#pragma once

#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QString>
#include <QStringList>

namespace ink::domain {

struct Document;

/**
 * Fields that are filled in automatically when the document is sent, so that all recipients see their
 * values before signing. `style.fill` of a text field is one of
 *
 * - `name`, `email`, `company`, `title`: the recipient's data (for a signing host, the current signer's data
 *   if known);
 * - `documentNumber`: the number of the document;
 * - `date`: the date of sending, also for a date field.
 *
 * Existing values are kept, and unknown ones are left to the recipient.
 */
[[nodiscard]] const QStringList& fillKeys();
/** The automatic value of a tag; empty without a source or known data. `sent` is the day of sending. */
[[nodiscard]] QString fillText(const Document& document, const Tag& tag, QDate sent);
/** Fills in empty fields, and computes the texts of the sender's fields. Each of these tags stores the source
 * of its text (`computedFrom` on the wire), so that the text of a copy is computed again. */
void autofillDocument(Document& document, QDate sent);
// Index(fillOnOpen): Fields that fill themselves: from what, and when
/** Fills in one recipient's (1-based) empty fields and recomputes the sender's fields, when the recipient
 * opens a document that was sent before all values were known. */
void fillOnOpen(Document& document, int invitationIndex, QDate sent);
/** Stores the texts of the sender's fields as sources, for a document whose number isn't known yet. The texts
 * are computed when the document is opened. */
void storeSenderSources(Document& document);
/** Recomputes the sender's fields of a sent document after a correction. */
void recomputeSenderTexts(Document& document, QDate sent);
/** Updates the automatic values of a recipient (1-based) who has changed; `before` is the previous recipient.
 * Values that were edited stay unchanged. */
void updateAutofill(Document& document, int invitationIndex, const Invitation& before);

// Index(restoreSources): What a stamp or a filled field was computed from, for copies
/** Replaces texts that were computed when `sent` was sent with their sources, in a copy with the same tags.
 * Documents sent by an earlier version don't store their sources: in these, automatic values and the common
 * texts of the sender's fields are recognized. */
void restoreSources(QList<Tag>& copies, const Document& sent);
/** The names of the sender's fields of a sent document whose text may have been computed from an unknown
 * source: a copy keeps the text. */
[[nodiscard]] QStringList fieldsWithUnknownSource(const Document& sent);

/** Returns whether a note is the sender's own, such as a page number or a stamp: `style.format` is `page` or
 * `stamp`. */
[[nodiscard]] bool isSenderField(const Tag& tag);
[[nodiscard]] bool isSenderField(TagType type, const TagStyle& style);
/** The text of a sender's field with `{page}`, `{pages}`, `{title}`, `{number}` and `{date}` replaced. */
[[nodiscard]] QString senderText(const Document& document, const Tag& tag, QDate sent);

} // namespace ink::domain
