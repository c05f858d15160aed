#pragma once

#include "app/api/apiclient.h"
#include "app/domain/document/document.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QDate>

namespace ink::workflow {

class Session;

// Corrections of a document in progress (contract §5, Invitations).

/** The corrected state of a document in progress. */
struct Correction
{
    QList<domain::Invitation> invitations;
    int expireDaysAfterSent = 0;
    bool operator==(const Correction&) const = default;
};

/** The maximum time until a deadline, in days after sending. */
inline constexpr int maxExpireDays = 3650;
/** Returns the day of a time in the local time zone. */
[[nodiscard]] QDate calendarDay(Timestamp time);
/** Returns the number of days after sending with which a document expires on `deadline`. */
[[nodiscard]] int expireDaysFor(const domain::Document& document, const QDate& deadline);

/** Fetches the current state of the document. Fails with State when its server does not support corrections
 * or the document is not in progress. */
void loadForAmendment(Session& session, domain::DocumentId id, QObject* context,
                      api::Done<domain::Document> done);
/** Applies a correction of `shown`. Fails with Version if the document has changed since (for recipients), or
 * if its deadline has (for the deadline). If both are corrected, the recipients come first: they are then
 * corrected even if the deadline can't be moved. */
void amend(Session& session, const domain::Document& shown, const Correction& wanted, QObject* context,
           api::Done<void> done);

/** Replaces the tags of a document in progress with `wanted`; tags of recipients who have acted stay. Fails
 * with Version, without changing anything, if recipients or tags have changed since `shown` was loaded.
 * Values that signers enter in the meantime don't cause a conflict. */
void amendTags(Session& session, const domain::Document& shown, const QList<domain::Tag>& wanted,
               QObject* context, api::Done<void> done);

/** Replaces a file with the PDF at `path`, as long as no recipient has acted. Every recipient gets a new
 * link. */
void replaceFile(Session& session, domain::DocumentId id, domain::FileId file, const QString& path,
                 QObject* context, api::Done<void> done);

} // namespace ink::workflow
