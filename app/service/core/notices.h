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
    Invitation,    ///< to a recipient: it is their turn
    Reminder,      ///< to a recipient: it is still their turn
    ExpiryWarning, ///< to a recipient: the deadline is near
    Completed,     ///< to a recipient or the sender, with the finished file
    Rejected,      ///< a recipient declined
    Expired,       ///< the deadline has passed
    Cancelled,     ///< to a recipient: the sender cancelled the document, with the reason
    Viewed,        ///< to the sender: a recipient opened it
    Signed,        ///< to the sender: a recipient finished
    Code,          ///< to a recipient: the one-time code of an invitation
    ListCode,      ///< to a recipient: the code that unlocks the list of their other documents
    CodesLocked,   ///< to the sender: an invitation is locked after too many wrong codes
    Bounced,       ///< to the sender: an email to a recipient bounced
    Delegated,     ///< to the sender: a recipient delegated their part
    DeputyInvited, ///< to an absent person: a deputy has their part
    Asked,         ///< to the sender: a recipient has a question
    Answered,      ///< to a recipient: the sender's answer
};
/** The name of the notice in a mail job's payload: `invitation`, `reminder`, `expiryWarning`,
 * `completed`, `rejected`, `expired`, `cancelled`, `viewed`, `signed`, `code`, `listCode`,
 * `codesLocked`, `bounced`, `delegated`, `deputyInvited`, `asked`, `answered`. */
[[nodiscard]] QString noticeName(NoticeKind kind);
/** The subject of the email. */
[[nodiscard]] Message noticeSubject(NoticeKind kind);
[[nodiscard]] std::optional<NoticeKind> noticeFromName(const QString& name);

/** A mail that an event triggers. */
struct Notice
{
    NoticeKind kind{};
    QString invitation; ///< GUID of the recipient; empty = to the sender
    QString copyTo;     ///< an address that gets the sender's copy; empty = the recipient above
    /** Identifies the event: another notice with this key is a duplicate while the first is queued. */
    QString key;
    QString about = {}; ///< GUID of the recipient who caused the event (viewed, signed, rejected); may be
                        ///< empty
    QString code = {};  ///< for Code and ListCode: six digits, stored only in the job
    QString by =
        {}; ///< the person who requested a reminder, named as in the history; empty = the service itself
    qint64 question = 0; ///< for Asked and Answered: its number (domain/questions.h)
    qint64 answer = 0;   ///< for Answered: its number among the answers to the question
};

/**
 * Queues one `mail` job with the payload `{"notice","invitation","copyTo"}` and, unless empty,
 * `"about"`, `"code"`, `"by"`, `"question"` and `"answer"`. The document must have its id. Does nothing
 * unless `mail` is configured (ServiceOptions::mail); returns true if a job was queued.
 */
[[nodiscard]] Result<bool> queueNotice(store::Outbox& outbox, store::Transaction& transaction, bool mail,
                                       domain::DocumentId document, const Notice& notice, Timestamp now);

// The notices of an event, according to the account's settings (contract §4, notificationSetting). Keys
// identify the event, so that no event is mailed twice.

/** To the recipients whose turn has just come; recipients without an address are skipped. */
[[nodiscard]] QList<Notice> invitationNotices(const domain::Document& document,
                                              const QList<qsizetype>& opened, Timestamp now);
/** To a recipient whose `remindersAsked` already includes this reminder. */
[[nodiscard]] Notice reminderNotice(const domain::Invitation& invitation, const QString& by = {});
/** To the absent person whom this deputy replaces. */
[[nodiscard]] Notice deputyNotice(const domain::Invitation& deputy);
/** To the sender and every `copyTo`. `about` is the GUID of the recipient who caused the event; may be
 * empty. */
[[nodiscard]] QList<Notice> senderNotices(NoticeKind kind, const domain::Document& document,
                                          const domain::NotificationSetting& choices,
                                          const QString& about = {});
/** Notifies every recipient who was invited and has an address that the document has ended, except the
 * one with the GUID `except`. */
[[nodiscard]] QList<Notice> endNotices(NoticeKind kind, const domain::Document& document,
                                       const QString& except = {});
/** All notices of a document that has just been finalized: recipients (unless `completionMail` is none),
 * sender and `copyTo`. */
[[nodiscard]] QList<Notice> completedNotices(const domain::Document& document,
                                             const domain::NotificationSetting& choices);

} // namespace ink::service
