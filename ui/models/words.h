#pragma once

#include "app/base/clock.h"
#include "app/domain/document.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace ink::ui {

/** A document's status, e.g. "In progress". */
[[nodiscard]] QString statusWord(domain::SigningStatus status);
/** Where a recipient is, e.g. "Viewed", "Waiting", "Signed". */
[[nodiscard]] QString invitationWord(const domain::Invitation& invitation);
/** A recipient's part, e.g. "Signer". */
[[nodiscard]] QString actionWord(domain::ActionType action);
/** What a tag is called, e.g. "Sign date". */
[[nodiscard]] QString tagTypeWord(domain::TagType type);
/** One entry of the history in words, e.g. "Opened by Ben". */
[[nodiscard]] QString historySentence(const domain::HistoryEntry& entry);

/** Whether this recipient has the document in their hands now. */
[[nodiscard]] bool holdsItNow(const domain::Invitation& invitation);
/** Name, or the mail address where there is no name. */
[[nodiscard]] QString personName(const domain::Invitation& invitation);
/** The first word of the name: what fits in a table cell. */
[[nodiscard]] QString shortName(const domain::Invitation& invitation);
/** "Waits for Ben and Cara", or empty when nobody holds it. */
[[nodiscard]] QString waitsFor(const QList<domain::Invitation>& invitations);

[[nodiscard]] QDateTime localTime(Timestamp time);
/** "2 min ago", "yesterday", up to a week; then a date by locale. */
[[nodiscard]] QString relativeTime(Timestamp time, Timestamp now, const QLocale& locale = {});
/** Date and time to the second by locale: for tooltips. */
[[nodiscard]] QString exactTime(Timestamp time, const QLocale& locale = {});

} // namespace ink::ui
