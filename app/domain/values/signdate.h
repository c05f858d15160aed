#pragma once

#include "app/base/clock.h"

#include <QDate>

namespace ink::domain {

struct Document;

/** The day of a time in a time zone (IANA; else UTC). */
[[nodiscard]] QDate dayIn(const QString& timeZone, Timestamp time);

/** Writes the day of `signedAt` in `timeZone` (IANA; else UTC) into the sign dates of a recipient; of a
 * signing host only into those of the hosted person in turn. */
void fillSignDates(Document& document, int invitationIndex, Timestamp signedAt, const QString& timeZone);

} // namespace ink::domain
