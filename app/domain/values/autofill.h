#pragma once

#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QString>
#include <QStringList>

namespace ink::domain {

struct Document;

/**
 * Fields that fill themselves when the document is sent, so that everybody sees their values before signing.
 * `style.fill` of a text is one of
 *
 * - `name`, `email`, `company`, `title`: of the recipient (of a signing host those of the signer in turn, as
 * far as known);
 * - `documentNumber`: the number of the document;
 * - `date`: the day of sending, also of a date.
 *
 * A value that is there stays, and one that nobody knows is left to the recipient.
 */
[[nodiscard]] const QStringList& fillKeys();
/** The value that fills a tag; empty when it isn't filled or nothing is known. `sent` is the day of sending.
 */
[[nodiscard]] QString fillText(const Document& document, const Tag& tag, QDate sent);
/** Fills what is empty, and writes what sender's fields say. Each such tag remembers what its text was
 * computed from (`computedFrom`), so that a copy is computed again. */
void fillIn(Document& document, QDate sent);
// Index(fillOnOpen): Fields that fill themselves: from what, and when
/** The same of one recipient's (1-based) fields and of sender's fields only, when somebody opens a document
 * that was sent before all was known. */
void fillOnOpen(Document& document, int invitationIndex, QDate sent);
/** Notes what sender's fields are computed from when somebody opens the document: for one whose number nobody
 * knows yet. */
void noteSenderTexts(Document& document);
/** Writes again what sender's fields of a sent document say, after a correction. */
void rewriteSenderTexts(Document& document, QDate sent);
/** Replaces the automatic values of one recipient (1-based) who was `before`. */
void refill(Document& document, int invitationIndex, const Invitation& before);

// Index(restoreComputed): What a stamp or a filled field was computed from, for copies
/** Turns the texts that were computed when `sent` was sent back into what they were computed from, in a copy
 * with the same tags. A document that an earlier version sent doesn't say: values that fill themselves are
 * recognised, and of sender's fields the usual texts. */
void restoreComputed(QList<Tag>& copies, const Document& sent);
/** The names of sender's fields of a sent document whose text may have been computed, nobody knows from what:
 * a copy keeps it as it is. */
[[nodiscard]] QStringList computedFromUnknown(const Document& sent);

/** Returns whether a note is the sender's own, such as a page number or a stamp: `style.format` is `page` or
 * `stamp`.
 */
[[nodiscard]] bool isSenderField(const Tag& tag);
[[nodiscard]] bool isSenderField(TagType type, const TagStyle& style);
/** A text of a sender's field with `{page}`, `{pages}`, `{title}`, `{number}` and `{date}` replaced. */
[[nodiscard]] QString senderText(const Document& document, const Tag& tag, QDate sent);

} // namespace ink::domain
