#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/signingcertificate.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

struct Authentication
{
    AuthenticationType type = AuthenticationType::Email;
    QString phone;
    QString phoneCountryCode;
    QString code;
    bool operator==(const Authentication&) const = default;
};

/** An editor's changes to other recipients' fields that the history doesn't contain yet. */
struct Corrections
{
    Timestamp lastRecorded{};  ///< time of the last history entry about corrections
    Timestamp lastCorrected{}; ///< time of the latest correction
    QStringList fields;        ///< names of the corrected fields that the history doesn't contain yet
    QString address;
    QString userAgent;
    bool operator==(const Corrections&) const = default;
};

/** The failure of the last email to a person. */
struct MailFault
{
    bool isFinal = true; ///< false = the email is only delayed
    Message reason;
    Timestamp time{};
    /** A mail server had accepted the email, and it was returned. Otherwise no server took it, which may be
     * the fault of the service's own, so reminders go on. */
    bool wasAccepted = true;
    bool operator==(const MailFault&) const = default;
};

/** True if a mail server accepted the email and it was returned later. Otherwise, no server accepted it,
 * which may be the fault of the service's own mail server, so reminders continue. */
struct MailProgress
{
    enum class State { Waiting, Sent, Failed, Delayed };
    State state = State::Waiting;
    Message error;
    std::optional<Timestamp> time;
    bool operator==(const MailProgress&) const = default;
};

/** An absent person who is replaced by a deputy. */
struct AbsentPerson
{
    QString name;
    QString email;
    bool operator==(const AbsentPerson&) const = default;
};

/** A recipient of a document. */
struct Invitation
{
    InvitationId id;
    QString guid; ///< lower-case UUID; grants access to sign: never logged
    QString recipientName;
    bool hasPlaceholderName = false; ///< the name was generated, or comes from a file: not valid for sending
    QString recipientEmail;
    ActionType actionType = ActionType::Signer;
    int sequence = 1; ///< recipients with equal numbers act in parallel, after all those with lower numbers
    InvitationStatus status = InvitationStatus::NotSent;
    bool canSignTags = false; ///< may place a signature freely if there is no tag
    QList<Authentication> authentications;
    std::optional<Timestamp> lastReminderSent; ///< time when the last reminder was sent by mail
    int reminderEmailCount = 0;                ///< number of reminders sent by mail
    std::optional<Timestamp> openedTime;
    std::optional<Timestamp> finishedTime;
    QString rejectReason;
    QStringList hostedSigners;
    QString company;                      ///< for autofill; not in the contract
    QString jobTitle;                     ///< for autofill; not in the contract
    QString role;                         ///< name of the role in an imported file (`Buyer`); may be empty
    std::optional<MailProgress> mail;     ///< nothing if the service doesn't report it
    std::optional<MailProgress> sms;      ///< delivery state of the last code by SMS, like `mail`
    QString language;                     ///< BCP 47, e.g. `fr`
    QString signingUrl;                   ///< set in the service's responses
    std::optional<Timestamp> invitedTime; ///< time when the recipient's turn began; internal to the service
    std::optional<Timestamp>
        reminderRequestedTime; ///< time of the last requested reminder, sent or not; internal to the service
    int requestedReminderCount = 0; ///< internal to the service
    bool wasWarned = false;         ///< warned that the deadline is near; internal to the service
    int finishedHostedSigners = 0;  ///< for a signing host: number of `hostedSigners` who have finished
    std::optional<Corrections> corrections; ///< for an editor; internal to the service
    std::optional<MailFault> mailFault;     ///< internal to the service; sent as `mailState`
    QString privateMessage;                 ///< from the sender to this person only
    bool mayDelegate = false;               ///< may delegate their part to another person
    int openQuestions = 0;                  ///< asked by this person and unanswered; counted by the service
    Message waitingFor; ///< the reason why this invitation is pending; set in the service's responses
    QJsonObject extra;
    /** Recipients with the same group name form a group, of which `requiredGroupMembers` must act; empty =
     * none. */
    QString group;
    int requiredGroupMembers = 1;
    bool isReleased = false; ///< cancelled because their part is no longer required; internal to the service
    bool isWitness = false;  ///< the witness of the previous signer (`witnessedSigner`)
    bool isNamedByPrevious = false; ///< named by a previous recipient when finishing (`namingRecipient`)
    bool receivesCopyAtEnd = false; ///< a viewer who only gets a copy when the document is completed
    int startAfterDays = 0;         ///< the turn begins this many days after the previous step was finished
    std::optional<Timestamp> readyTime; ///< time when the previous step was finished; internal to the service
    std::optional<AbsentPerson> onBehalfOf; ///< for a deputy (`deputyPlan`); internal to the service
    std::optional<SigningCertificate> signingCertificate; ///< signs with a certificate of their own
    bool operator==(const Invitation&) const = default;
};

} // namespace ink::domain
