#pragma once

#include <QString>

namespace ink::domain {

/** The event that a history entry records. Its code is used on the wire, in rows and in the hash of the
 * entry. */
class HistoryEvent final
{
public:
    enum Kind {
        Unknown, ///< a code of another service, or of a newer version
        Created,
        Updated,
        Sent,
        Invited,
        Opened,
        Viewed,
        Saved,
        Corrected,
        Edited,
        Attached,
        Detached,
        Consented,          ///< the actor agreed to the text in the detail
        DisclosureAccepted, ///< directly before the consent's entry, with the same actor and time
        InPerson, ///< the person in the detail signed on the device of the actor, the signed-in account
        SubmittedOffline, ///< a signature made offline by the person in the detail was received from the
                          ///< actor's device
        OpenedToNetwork,  ///< the actor, the sender, made the signing page available on the network for a
                          ///< recipient who signs on a phone
        ClosedToNetwork,
        SignedOnPaper, ///< the actor, the sender, recorded that a recipient signed a printout
        Signed,
        Approved,
        Finished,
        Authenticated,
        CodesLocked,
        Rejected,
        Cancelled,
        Reminded,
        Warned,
        Expired,
        Delegated,
        DeputyInvited, ///< a deputy was invited in place of an absent recipient
        QuestionAsked,
        QuestionAnswered,
        SignedCopySent, ///< the signed files were emailed to the address in the detail, for the actor
        Named,          ///< the actor named a recipient
        Released,       ///< a recipient is no longer required to act
        Scheduled,
        ScheduleCancelled,
        ScheduleFailed,
        MailDelayed,
        MailFailed,
        MailBounced,
        SmsDelayed, ///< a one-time code by SMS was delayed
        SmsFailed,
        CallbackFailed,
        FileRepaired,
        FileDecrypted,
        RecipientChanged,
        RecipientAdded,
        RecipientRemoved,
        OrderChanged,
        TagsChanged,
        DeadlineChanged,
        FileReplaced,
        SealingDelayed,
        SignatureAdded,
        Sealed,
        SealRaised,
        SealStays,
        Finalized,
        Completed,
        Deleted,
        Trashed,
        Restored,
        Moved
    };

    HistoryEvent() = default;
    HistoryEvent(Kind kind) : m_kind(kind) {} // NOLINT(google-explicit-constructor)
    /** Returns the event with this code. An unknown code is kept unchanged. */
    [[nodiscard]] static HistoryEvent fromCode(const QString& code);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] QString code() const;
    bool operator==(const HistoryEvent&) const = default;

private:
    Kind m_kind = Unknown;
    QString m_unknown; ///< the code of an unknown event
};

} // namespace ink::domain
