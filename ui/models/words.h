#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/editlock.h"
#include "app/domain/document/folder.h"
#include "app/domain/document/historyentry.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/sealprogress.h"
#include "app/domain/routing/amendment.h"

#include <QHash>
#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace ink::ui {

/** The statuses in the order of lists and charts. */
inline constexpr std::array listedStatuses{
    domain::SigningStatus::Draft,    domain::SigningStatus::InProgress,    domain::SigningStatus::Completed,
    domain::SigningStatus::Rejected, domain::SigningStatus::ReachDeadline, domain::SigningStatus::Cancelled};

/** A document's status, e.g. "In progress". */
[[nodiscard]] QString statusText(domain::SigningStatus status);
/** The status of a recipient, for example "Viewed", "Waiting", "Signed". */
[[nodiscard]] QString invitationStatusText(const domain::Invitation& invitation);
/** A recipient's part, e.g. "Signer". */
[[nodiscard]] QString actionText(domain::ActionType action);
/** The name of a tag type for the sender: the word from which new tags get their names
 * (app/domain/document/tagnames.h), but "Radio button" for radio buttons, which signers see as "Option 2". */
[[nodiscard]] QString tagTypeText(domain::TagType type);
/** One entry of the history in words, e.g. "Opened by Ben", of a document with these recipients. */
[[nodiscard]] QString historyText(const domain::HistoryEntry& entry,
                                  const QList<domain::Invitation>& invitations = {});
/** The reason for a history entry, or further details; empty when the sentence is complete. */
[[nodiscard]] Message historyReason(const domain::HistoryEntry& entry);

using domain::isInTurn;
/** The name, else the email address, else "Unnamed". */
[[nodiscard]] QString personName(const domain::Invitation& invitation);
/** The first word of the name, with an article before it, or the local part of an email address; fits in a
 * table cell. */
[[nodiscard]] QString shortName(const domain::Invitation& invitation);
/** "Waiting for Ben and Cara"; empty when no recipient is pending. */
[[nodiscard]] QString waitingForText(const QList<domain::Invitation>& invitations);
/** The names of the pending recipients, without "Waiting for", for a column with that heading. */
[[nodiscard]] QString peopleInTurn(const QList<domain::Invitation>& invitations);

/** State of sealing, once all recipients have finished. */
struct SealingState
{
    qint64 attempts = 0; ///< failed attempts so far; 0 also while the seal key is locked
    Message reason;      ///< the reason why the document isn't sealed yet; empty unless it is delayed
    [[nodiscard]] bool isDelayed() const { return attempts > 0 || !reason.isEmpty(); }
    bool operator==(const SealingState&) const = default;
};
/** Parses the service's `waitingFor`; nothing if it is missing or not about sealing. */
[[nodiscard]] std::optional<SealingState> parseSealingState(const Message& waitingFor);
/**
 * The people or the seal that a document in progress is waiting for; the text of a foreign service unchanged.
 */
[[nodiscard]] QString waitingText(const Message& waitingFor, const QList<domain::Invitation>& invitations);
/** "after Ben and Cara" for a recipient whose turn comes later; empty when the service doesn't state it. */
[[nodiscard]] QString turnOrderText(const QList<domain::Invitation>& invitations, qsizetype index);

/** Returns whether the last email to a pending recipient was not delivered. */
[[nodiscard]] bool isUnreachable(const domain::Invitation& invitation);
/** Returns whether a recipient who still has to act waits for the sender's answer. */
[[nodiscard]] bool awaitsAnswer(const domain::Invitation& invitation);
/** The number of a recipient's unanswered questions; empty when there are none. */
[[nodiscard]] QString questionCountText(const domain::Invitation& invitation);
/** "The email could not be delivered", "The email is delayed"; empty when there is no problem. */
[[nodiscard]] QString mailStatusText(const std::optional<domain::MailProgress>& mail);
/** "The SMS code could not be delivered", "The SMS code is delayed"; empty when there is no problem. */
[[nodiscard]] QString smsStatusText(const std::optional<domain::MailProgress>& sms);

/** "Sealed; time-stamp pending"; empty if no higher level is pending. */
[[nodiscard]] QString sealStatusText(const domain::SealProgress& seal);

/** "Ada has been correcting this document since 10:32. …", with advice. */
[[nodiscard]] QString editLockText(const domain::EditLock& lock);

/** "1 day", "3 days" */
[[nodiscard]] QString daysText(int days);
/** "Every day", "Every 3 days" */
[[nodiscard]] QString everyDaysText(int days);
[[nodiscard]] QDateTime localTime(Timestamp time);
/** "2 min ago", "yesterday", up to a week; then a date by locale. */
[[nodiscard]] QString relativeTime(Timestamp time, Timestamp now, const QLocale& locale = {});
/** The number of midnights between two times; negative if `to` is earlier. */
[[nodiscard]] qint64 calendarDays(Timestamp from, Timestamp to);
/** The number of whole days between two times; 0 if `to` is earlier. */
[[nodiscard]] int wholeDays(Timestamp from, Timestamp to);
/** A deadline: "Today", "Tomorrow", "In 5 days" up to two weeks; otherwise, and once it has passed, as
 * relativeTime(). */
[[nodiscard]] QString deadlineText(Timestamp time, Timestamp now, const QLocale& locale = {});
/** The path of a folder, such as "Contoso / 2026"; empty if the folder isn't in the list. */
[[nodiscard]] QString folderPathText(const QList<domain::Folder>& folders, domain::FolderId id);
/** The name of each folder; the whole path if several have the same name: "Contoso / 2026". */
[[nodiscard]] QHash<domain::FolderId, QString> distinctFolderNames(const QList<domain::Folder>& folders);
/** The locale's short date format, with the year in four digits. */
[[nodiscard]] QString shortDateFormat(const QLocale& locale = {});
/** The locale's short format of date and time, with the year in four digits. */
[[nodiscard]] QString shortDateTimeFormat(const QLocale& locale = {});
/** A date as in the columns of listings: 22 Nov 2026. */
[[nodiscard]] QString dateText(QDate date, const QLocale& locale = {});
/** A time of day to the minute in the locale's format: 15:05, 3:05 PM. */
[[nodiscard]] QString timeText(Timestamp time, const QLocale& locale = {});
/** A time of day to the second in the locale's format: 15:05:09, 3:05:09 PM. */
[[nodiscard]] QString timeTextWithSeconds(Timestamp time, const QLocale& locale = {});
/** dateText() and timeText(): 22 Nov 2026 15:05. */
[[nodiscard]] QString dateTimeText(Timestamp time, const QLocale& locale = {});
/** A date in the format of shortDateFormat(), for input fields. */
[[nodiscard]] QString shortDate(QDate date, const QLocale& locale = {});
/** A date and a time in the format of shortDateTimeFormat(), for input fields. */
[[nodiscard]] QString shortDateTime(Timestamp time, const QLocale& locale = {});
/** Date and time to the second by locale: for tooltips. */
[[nodiscard]] QString exactTime(Timestamp time, const QLocale& locale = {});

} // namespace ink::ui
