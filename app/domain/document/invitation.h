#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/ids.h"

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

/** An editor's changes to others' fields that are not in the history yet. */
struct Corrections
{
    Timestamp noted{};  ///< of the last history entry about corrections
    Timestamp last{};   ///< of the latest correction
    QStringList fields; ///< names of the fields that no entry names yet
    QString address;
    QString userAgent;
    bool operator==(const Corrections&) const = default;
};

/** The failure of the last email to a person after a mail server had accepted it. */
struct MailFault
{
    bool isFinal = true; ///< it came back; else it is only late
    Message reason;
    Timestamp time{};
    bool operator==(const MailFault&) const = default;
};

/** The progress of the last email to a person; filled by the service when it answers. */
struct MailProgress
{
    enum class State { Waiting, Sent, Failed, Delayed };
    State state = State::Waiting;
    Message error;
    std::optional<Timestamp> time;
    bool operator==(const MailProgress&) const = default;
};

/** An absent person whose part a deputy has. */
struct AbsentPerson
{
    QString name;
    QString email;
    bool operator==(const AbsentPerson&) const = default;
};

/** A person's part in a document. */
struct Invitation
{
    InvitationId id;
    QString guid; ///< lower-case UUID; whoever has it may sign: never logged
    QString recipientName;
    bool hasPlaceholderName = false; ///< the name was made up by a program or a file: it is not for sending
    QString recipientEmail;
    ActionType actionType = ActionType::Signer;
    int sequence = 1; ///< equal numbers act in parallel, a group waits for the one before it
    InvitationStatus status = InvitationStatus::NotSent;
    bool canSignTags = false; ///< may place a signature freely when there is no tag
    QList<Authentication> authentications;
    std::optional<Timestamp> lastReminderSent; ///< when the last reminder left by mail
    int reminderEmailCount = 0;                ///< reminders that left by mail
    std::optional<Timestamp> openedTime;
    std::optional<Timestamp> finishedTime;
    QString rejectReason;
    QStringList hostedSigners;
    QString company;                            ///< what fields are filled with [ours]
    QString jobTitle;                           ///< what fields are filled with [ours]
    QString role;                               ///< the name that a file gives to whoever takes this part
    std::optional<MailProgress> mail;           ///< nothing when the service doesn't report it
    std::optional<MailProgress> sms;            ///< how far the last code by SMS got, as `mail`
    QString language;                           ///< BCP 47, e.g. `fr`
    QString signingUrl;                         ///< filled by the service when it answers
    std::optional<Timestamp> invitedTime;       ///< when its turn came; internal to the service
    std::optional<Timestamp> reminderAskedTime; ///< of the last reminder, left or not; the service's own
    int remindersAsked = 0;                     ///< the service's own
    bool warned = false;                        ///< warned that the deadline is near; internal to the service
    int hostedDone = 0;                     ///< for a signing host: how many of `hostedSigners` have finished
    std::optional<Corrections> corrections; ///< of an editor; internal to the service
    std::optional<MailFault> mailFault;     ///< internal to the service; sent as `mailState`
    QString privateMessage;                 ///< from the sender to this person only
    bool mayDelegate = false;               ///< may delegate their part to another person
    int openQuestions = 0; ///< asked by this person and not answered; the service counts them
    Message waitingFor; ///< the reason why this invitation is pending; filled by the service when it answers
    QJsonObject extra;
    /** Recipients with the same name here are a group, of which `groupNeeded` must act; empty = in none. */
    QString group;
    int groupNeeded = 1;
    bool isReleased = false;        ///< cancelled because their part isn't needed any more; the service's own
    bool isWitness = false;         ///< signs as the witness of the recipient above (`witnessedBy`)
    bool isNamedByPrevious = false; ///< the recipient before names this one when finishing (`namerOf`)
    bool copyAtEnd = false;         ///< a viewer who gets a copy only when the document is completed
    int startAfterDays = 0;         ///< the turn comes so many days after the step before has finished
    std::optional<Timestamp> readyTime;     ///< when the step before had finished; the service's own
    std::optional<AbsentPerson> onBehalfOf; ///< of a deputy (`deputyPlan`); the service's own
    bool operator==(const Invitation&) const = default;
};

} // namespace ink::domain
