#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/store/jobs/outbox.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::service {

/** The email notifications. */
enum class NoticeKind {
    Invitation,    ///< to a recipient: it is your turn
    Reminder,      ///< to a recipient: it still is
    ExpiryWarning, ///< to a recipient: the deadline is near
    Completed,     ///< to a recipient or the sender: the finished file
    Rejected,      ///< a recipient declined
    Expired,       ///< the deadline has passed
    Cancelled,     ///< to a recipient: the sender took the document back, with the reason
    Viewed,        ///< to the sender: a recipient opened it
    Signed,        ///< to the sender: a recipient finished
    Code,          ///< to a recipient: the one-time code of an invitation
    ListCode,      ///< to a recipient: the code that lists what else waits for them
    CodesLocked,   ///< to the sender: an invitation takes no codes for a while, after too many wrong ones
    Bounced,       ///< to the sender: a mail to a recipient came back
    Delegated,     ///< to the sender: a recipient passed their part on
    DeputyInvited, ///< to an absent person: a deputy has their part now
    Asked,         ///< to the sender: a recipient has a question
    Answered,      ///< to a recipient: the sender's answer
};
/** The word in a mail job's payload: `invitation`, `reminder`, `expiryWarning`, `completed`, `rejected`,
 * `expired`, `cancelled`, `viewed`, `signed`, `code`, `listCode`, `codesLocked`, `bounced`,
 * `delegated`, `deputyInvited`, `asked`, `answered`. */
[[nodiscard]] QString noticeName(NoticeKind kind);
/** The subject of the email. */
[[nodiscard]] Message noticeWord(NoticeKind kind);
[[nodiscard]] std::optional<NoticeKind> noticeFromName(const QString& name);

/** One mail that an event makes necessary. */
struct Notice
{
    NoticeKind kind{};
    QString invitation; ///< GUID of the recipient who gets it; empty = the sender
    QString copyTo;     ///< an address that gets the sender's copy; empty = the one above
    /** The event, once and for all: a second notice with this key while the first waits is the same one. */
    QString key;
    QString about = {}; ///< GUID of the recipient it is about (viewed, signed, rejected); may be empty
    QString code = {};  ///< for Code and ListCode: six digits, nowhere but in the job
    QString by =
        {}; ///< the person who requested a reminder, named as in the history; empty = the service itself
    qint64 question = 0; ///< for Asked and Answered: its number (domain/questions.h)
    qint64 answer = 0;   ///< for Answered: its number among the answers to the question
};

/**
 * Queues one `mail` job with the payload `{"notice","invitation","copyTo"}` and, when they are not empty,
 * `"about"`, `"code"`, `"by"`, `"question"` and `"answer"`. The document must have its id. Does nothing
 * unless `mail` is configured (ServiceOptions::mail); returns whether a job was queued.
 */
[[nodiscard]] Result<bool> queueNotice(store::Outbox& outbox, store::Transaction& transaction, bool mail,
                                       domain::DocumentId document, const Notice& notice, Timestamp now);

// The notices of an event, by the account's choices (contract §4, notificationSetting). Keys name the
// event, so that no event is mailed twice.

/** To the recipients whose turn has come now; nobody without an address. */
[[nodiscard]] QList<Notice> invitationNotices(const domain::Document& document,
                                              const QList<qsizetype>& opened, Timestamp now);
/** To a recipient whose `remindersAsked` counts this reminder already. */
[[nodiscard]] Notice reminderNotice(const domain::Invitation& invitation, const QString& by = {});
/** To the absent person in whose place this deputy is. */
[[nodiscard]] Notice deputyNotice(const domain::Invitation& deputy);
/** To the sender and every `copyTo`. `about` is the GUID of the recipient who did it, may be empty. */
[[nodiscard]] QList<Notice> senderNotices(NoticeKind kind, const domain::Document& document,
                                          const domain::NotificationSetting& choices,
                                          const QString& about = {});
/** Notifies everybody who knew of the document and has an address that it has ended. `except` (GUID) is left
 * out. */
[[nodiscard]] QList<Notice> endNotices(NoticeKind kind, const domain::Document& document,
                                       const QString& except = {});
/** All notices of a document that has just been finalized: recipients (unless `completionMail` is none),
 * sender and `copyTo`. */
[[nodiscard]] QList<Notice> completedNotices(const domain::Document& document,
                                             const domain::NotificationSetting& choices);

} // namespace ink::service
