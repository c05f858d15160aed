#pragma once

#include "app/base/clock.h"

#include <QDate>

namespace ink::domain {

struct Document;

/** The day of a time in a time zone (an IANA ID; UTC if it is invalid). */
[[nodiscard]] QDate dayIn(const QString& timeZone, Timestamp time);

/** Writes the day of `signedAt` in `timeZone` (an IANA ID; UTC if it is invalid) to the sign dates of a
 * recipient; for a signing host only to those of the current hosted signer. */
void fillSignDates(Document& document, int invitationIndex, Timestamp signedAt, const QString& timeZone);

} // namespace ink::domain
