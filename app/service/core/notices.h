#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/document/invitation.h"
#include "app/store/jobs/outbox.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::service {

/** The email notifications. */
enum class NoticeKind {
    Invitation,    ///< to a recipient, when it is their turn
    Reminder,      ///< to a recipient, while it is still their turn
    ExpiryWarning, ///< to a recipient, shortly before the deadline
    Completed,     ///< to a recipient or the sender, with the finished file
    Rejected,      ///< a recipient declined
    Expired,       ///< the deadline has passed
    Cancelled,     ///< to a recipient: the sender cancelled the document, with the reason
    Viewed,        ///< to the sender: a recipient opened the document
    Signed,        ///< to the sender: a recipient finished
    Code,          ///< to a recipient: the one-time code of an invitation
    ListCode,      ///< to a recipient: the code that unlocks the list of their other documents
    CodesLocked,   ///< to the sender: an invitation is locked after too many wrong codes
    Bounced,       ///< to the sender: an email to a recipient bounced
    Delegated,     ///< to the sender: a recipient delegated their part
    DeputyInvited, ///< to an absent person: a deputy has been invited instead
    Asked,         ///< to the sender: a recipient has a question
    Answered,      ///< to a recipient: the sender's answer
    SignedCopy,    ///< to an address that the sender entered: the finished files
};
/** Returns the name of the notice in a mail job's payload: `invitation`, `reminder`, `expiryWarning`,
 * `completed`, `rejected`, `expired`, `cancelled`, `viewed`, `signed`, `code`, `listCode`, `codesLocked`,
 * `bounced`, `delegated`, `deputyInvited`, `asked`, `answered`, `signedCopy`. */
[[nodiscard]] QString noticeName(NoticeKind kind);
/** Returns the subject of the email. */
[[nodiscard]] Message noticeSubject(NoticeKind kind);
[[nodiscard]] std::optional<NoticeKind> noticeFromName(const QString& name);

/** An email that an event triggers. */
struct Notice
{
    NoticeKind kind{};
    QString invitation; ///< GUID of the recipient; empty for the sender
    QString copyTo;     ///< an address that gets a copy of the sender's notice, or a SignedCopy; empty = the
                        ///< notice goes to `invitation`
    /** Key of the event. A notice is a duplicate while another notice with this key is queued. */
    QString key;
    QString causedBy = {}; ///< GUID of the recipient who caused the event (viewed, signed, rejected); may be
                           ///< empty
    QString code = {};     ///< for Code and ListCode: six digits, stored only in the job
    QString requestedBy = {}; ///< the person who requested a reminder or a copy, named as in the history;
                              ///< empty = the service itself
    qint64 question = 0;      ///< for Asked and Answered: number of the question (domain/questions.h)
    qint64 answer = 0;        ///< for Answered: number of the answer among those to the question
};

/**
 * Queues one `mail` job with the payload `{"notice","invitation","copyTo"}` and, unless empty, `"about"`,
 * `"code"`, `"by"`, `"question"` and `"answer"`. The document must have an id. Does nothing unless `mail` is
 * set, that is, mail is configured (ServiceOptions::hasMail). Returns true if a job was queued.
 */
[[nodiscard]] Result<bool> queueNotice(store::Outbox& outbox, store::Transaction& transaction, bool mail,
                                       domain::DocumentId document, const Notice& notice, Timestamp now);

// The notices of an event, according to the account's settings (contract §4, notificationSetting). Keys
// identify the event, so that no event is mailed twice.

/** Returns notices to the recipients whose turn has just begun. Recipients without an address are skipped. */
[[nodiscard]] QList<Notice> invitationNotices(const domain::Document& document,
                                              const QList<qsizetype>& opened, Timestamp now);
/** Returns a notice to a recipient whose `requestedReminderCount` already includes this reminder. */
[[nodiscard]] Notice reminderNotice(const domain::Invitation& invitation, const QString& by = {});
/** Returns a notice to the absent person whom this deputy replaces. */
[[nodiscard]] Notice deputyNotice(const domain::Invitation& deputy);
/** Returns notices to the sender and every `copyTo`. `about` is the GUID of the recipient who caused the
 * event; may be empty. */
[[nodiscard]] QList<Notice> senderNotices(NoticeKind kind, const domain::Document& document,
                                          const domain::NotificationSetting& choices,
                                          const QString& about = {});
/** Returns notices that the document has ended, to every invited recipient with an address, except the one
 * with the GUID `except`. */
[[nodiscard]] QList<Notice> endNotices(NoticeKind kind, const domain::Document& document,
                                       const QString& except = {});
/** Returns all notices of a document that has just been finalized: to recipients (unless `completionMail` is
 * none), sender and `copyTo`. */
[[nodiscard]] QList<Notice> completedNotices(const domain::Document& document,
                                             const domain::NotificationSetting& choices);

} // namespace ink::service
