#include "ui/models/words.h"

#include "app/base/languages.h"
#include "app/base/reasons.h"
#include "app/domain/document/localsender.h"
#include "app/domain/document/tagnames.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"
#include "app/domain/history/reasons.h"
#include "app/domain/routing/rolerules.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace ink::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::Words)
};

/** Returns "Ben" for "Ben <ben@example.org>". */
QString bareName(const QString& called)
{
    const auto at = called.indexOf(QLatin1Char('<'));
    const QString name = (at >= 0 ? called.left(at) : called).trimmed();
    if (!name.isEmpty() || at < 0) return name;
    return called.mid(at + 1).trimmed().chopped(called.trimmed().endsWith(QLatin1Char('>')) ? 1 : 0);
}

/** The name of an actor for inserting into a sentence; "Cara, hosted by Anna" for a hosted signer. */
QString actorName(const QString& actor, const QList<domain::Invitation>& invitations)
{
    if (const auto hosted = domain::hostedActor(actor, invitations))
        return Words::tr("%1, hosted by %2").arg(isolated(hosted->name), isolated(hosted->host));
    const QString name = bareName(actor);
    return name == domain::unknownSenderName ? Words::tr("this computer") : isolated(name);
}

QString mailSentence(const Message& detail, bool failed)
{
    if (!detail.is(reason::historyMail))
        return failed ? Words::tr("An email was not delivered") : Words::tr("An email is delayed");
    const QString kind = messageText(detail.args().at(0).value<Message>());
    const QString name = isolated(bareName(detail.argumentText(2)));
    return failed ? Words::tr("Email to %1 was not delivered (%2)").arg(name, kind)
                  : Words::tr("Email to %1 is delayed (%2)").arg(name, kind);
}

QString smsSentence(const Message& detail, bool failed)
{
    if (!detail.is(reason::historySms))
        return failed ? Words::tr("An SMS code was not delivered") : Words::tr("An SMS code is delayed");
    const QString name = isolated(bareName(detail.argumentText(1)));
    return failed ? Words::tr("The SMS code for %1 was not delivered").arg(name)
                  : Words::tr("The SMS code for %1 is delayed").arg(name);
}

QString returnedSentence(const Message& detail)
{
    if (!detail.is(reason::historyMail)) return Words::tr("An email bounced");
    return Words::tr("Email to %1 bounced (%2)")
        .arg(isolated(bareName(detail.argumentText(2))), messageText(detail.args().at(0).value<Message>()));
}

QString createdSentence(const QString& who, const QString& source)
{
    if (source.isEmpty()) return who.isEmpty() ? Words::tr("Created") : Words::tr("Created by %1").arg(who);
    return who.isEmpty() ? Words::tr("Created from “%1”").arg(source)
                         : Words::tr("Created by %1 from “%2”").arg(who, source);
}

QString remindedSentence(const QString& who, const QString& called)
{
    const bool byItself = who.isEmpty() || withoutDirectionControls(who) == QLatin1String("Inkstone");
    if (called.isEmpty()) // the name of the reminded person is unknown
        return byItself ? Words::tr("A reminder was sent") : Words::tr("%1 sent a reminder").arg(who);
    return byItself ? Words::tr("%1 was reminded").arg(called)
                    : Words::tr("%1 was reminded by %2").arg(called, who);
}

QString cancelledSentence(const QString& who, const Message& reason)
{
    if (reason.isEmpty() || reason.is(reason::historyMovedToTrash))
        return Words::tr("Cancelled by %1").arg(who);
    return Words::tr("Cancelled by %1: “%2”")
        .arg(who, reason.hasReason() ? messageText(reason) : isolated(reason.plainText()));
}

} // namespace

QString statusText(domain::SigningStatus status)
{
    using S = domain::SigningStatus;
    switch (status) {
    case S::Draft:
        return Words::tr("Draft");
    case S::InProgress:
        return Words::tr("In progress");
    case S::Completed:
        return Words::tr("Completed");
    case S::Rejected:
        return Words::tr("Declined");
    case S::ReachDeadline:
        return Words::tr("Expired");
    case S::Cancelled:
        return Words::tr("Cancelled");
    }
    return {};
}

QString invitationStatusText(const domain::Invitation& invitation)
{
    using I = domain::InvitationStatus;
    using A = domain::ActionType;
    switch (invitation.status) {
    case I::NotSent:
        if (invitation.receivesCopyAtEnd) return Words::tr("Gets a copy at the end");
        return invitation.recipientEmail.isEmpty() && invitation.isNamedByPrevious
                   ? Words::tr("Not yet named")
                   : Words::tr("Not yet invited");
    case I::WaitToOpen:
        return Words::tr("Waiting");
    case I::ReachDeadline:
        return Words::tr("Expired");
    case I::WorkInProgress:
        return Words::tr("Filling in");
    case I::Viewed:
        return Words::tr("Viewed");
    case I::Rejected:
        return Words::tr("Declined");
    case I::Finalized:
        if (invitation.actionType == A::Viewer) return Words::tr("Read");
        return invitation.actionType == A::Reviewer ? Words::tr("Approved") : Words::tr("Signed");
    case I::Cancelled:
        return invitation.isReleased ? Words::tr("Not needed: others have acted") : Words::tr("Cancelled");
    }
    return {};
}

QString actionText(domain::ActionType action)
{
    using A = domain::ActionType;
    switch (action) {
    case A::Signer:
        return Words::tr("Signer");
    case A::Viewer:
        return Words::tr("Viewer");
    case A::Reviewer:
        return Words::tr("Reviewer");
    case A::SigningHost:
        return Words::tr("Signing host");
    case A::OpenSigner:
        return Words::tr("Open signer");
    case A::Editor:
        return Words::tr("Editor");
    }
    return {};
}

QString tagTypeText(domain::TagType type)
{
    // A single radio button is named after its choice, such as "Option 2".
    if (type == domain::TagType::Radio) return Words::tr("Radio button");
    return domain::tagNameWord(type, windowLanguage());
}

QString historyText(const domain::HistoryEntry& entry, const QList<domain::Invitation>& invitations)
{
    const QString who = actorName(entry.actor, invitations);
    const Message detail = domain::historyDetail(entry);
    using E = domain::HistoryEvent;
    switch (entry.event.kind()) {
    case E::Unknown:
    case E::Authenticated:
        break;
    case E::Created:
        return createdSentence(who, detail.is(reason::historyFromTemplate) ? isolated(detail.argumentText(1))
                                                                           : QString());
    case E::Updated:
        return who.isEmpty() ? Words::tr("Changed") : Words::tr("Changed by %1").arg(who);
    case E::Sent:
        return who.isEmpty() ? Words::tr("Sent") : Words::tr("Sent by %1").arg(who);
    case E::Invited:
        return Words::tr("%1 was invited").arg(who);
    case E::Opened:
    case E::Viewed:
        return Words::tr("Opened by %1").arg(who);
    case E::Saved:
        return Words::tr("%1 saved values").arg(who);
    case E::Corrected:
        return entry.detail.isEmpty() ? Words::tr("%1 corrected values").arg(who)
                                      : Words::tr("%1 corrected %2").arg(who, isolated(entry.detail));
    case E::Edited:
        return Words::tr("Filled in by %1").arg(who);
    case E::Consented:
        return Words::tr("%1 gave consent").arg(who);
    case E::DisclosureAccepted:
        return Words::tr("%1 accepted the sender's disclosure").arg(who);
    case E::InPerson:
        return Words::tr("%1 signed in person, hosted by %2").arg(actorName(entry.detail, invitations), who);
    case E::SubmittedOffline:
        return Words::tr("%1 signed offline on %2 (UTC) according to the device, hosted by %3")
            .arg(isolated(bareName(detail.argumentText(1))), detail.argumentText(2), who);
    case E::OpenedToNetwork:
        return Words::tr(
                   "%1 made the document available on the local network so that %2 could sign on a phone")
            .arg(who, isolated(bareName(detail.argumentText(1))));
    case E::ClosedToNetwork:
        return Words::tr("Access from the local network ended");
    case E::SignedOnPaper:
        return Words::tr("%1 signed on paper, recorded by %2")
            .arg(isolated(bareName(detail.argumentText(1))), who);
    case E::Signed:
    case E::Finished:
        return Words::tr("Signed by %1").arg(who);
    case E::Approved:
        return Words::tr("Approved by %1").arg(who);
    case E::Rejected:
        return entry.detail.isEmpty() ? Words::tr("Declined by %1").arg(who)
                                      : Words::tr("Declined by %1: “%2”").arg(who, isolated(entry.detail));
    case E::Cancelled:
        return cancelledSentence(who, detail);
    case E::Reminded:
        return remindedSentence(who, isolated(bareName(entry.detail)));
    case E::Warned:
        return entry.detail.isEmpty()
                   ? Words::tr("A deadline warning was sent")
                   : Words::tr("%1 was sent a deadline warning").arg(isolated(bareName(entry.detail)));
    case E::Expired:
        return Words::tr("The deadline passed");
    case E::MailDelayed:
        return mailSentence(detail, false);
    case E::MailFailed:
        return mailSentence(detail, true);
    case E::MailBounced:
        return returnedSentence(detail);
    case E::SmsDelayed:
        return smsSentence(detail, false);
    case E::SmsFailed:
        return smsSentence(detail, true);
    case E::Delegated:
        return Words::tr("%1 delegated to another person").arg(who);
    case E::DeputyInvited:
        return Words::tr("The deputy of an absent recipient was invited");
    case E::Named:
        return Words::tr("%1 named the next recipient").arg(who);
    case E::Released:
        return Words::tr("Other members of the group have acted");
    case E::Scheduled:
        return Words::tr("%1 scheduled the document").arg(who);
    case E::ScheduleCancelled:
        return Words::tr("%1 cancelled the scheduled sending").arg(who);
    case E::ScheduleFailed:
        return Words::tr("The document couldn't be sent at the scheduled time");
    case E::FileReplaced:
        return Words::tr("%1 replaced a file").arg(who);
    case E::QuestionAsked:
        return Words::tr("%1 asked a question").arg(who);
    case E::QuestionAnswered:
        return who.isEmpty() ? Words::tr("A question was answered")
                             : Words::tr("%1 answered a question").arg(who);
    case E::SignedCopySent:
        return who.isEmpty() ? Words::tr("A signed copy was sent to %1").arg(isolated(entry.detail))
                             : Words::tr("%1 sent a signed copy to %2").arg(who, isolated(entry.detail));
    case E::CallbackFailed:
        return Words::tr("The callback address didn't accept the document");
    case E::SealingDelayed:
        return Words::tr("Sealing was delayed");
    case E::SignatureAdded:
        return Words::tr("A signature was added to every file");
    case E::SealRaised:
        return Words::tr("The seal was time-stamped");
    case E::SealStays:
        return Words::tr("The seal is unchanged");
    case E::CodesLocked:
        return Words::tr("A signing link was locked after too many wrong codes");
    case E::RecipientChanged:
        return Words::tr("%1 corrected a recipient").arg(who);
    case E::RecipientAdded:
        return Words::tr("%1 added a recipient").arg(who);
    case E::RecipientRemoved:
        return Words::tr("%1 removed a recipient").arg(who);
    case E::OrderChanged:
        return Words::tr("%1 changed the signing order").arg(who);
    case E::TagsChanged:
        return Words::tr("%1 changed the fields").arg(who);
    case E::DeadlineChanged:
        return Words::tr("%1 changed the deadline").arg(who);
    case E::Attached:
        return Words::tr("%1 attached a file").arg(who);
    case E::Detached:
        return Words::tr("%1 removed an attached file").arg(who);
    case E::FileRepaired:
        return Words::tr("A damaged file was repaired");
    case E::FileDecrypted:
        return Words::tr("The encryption of a file was removed");
    case E::Sealed:
        return Words::tr("Sealed");
    case E::Finalized:
    case E::Completed:
        return Words::tr("Sealed and completed");
    case E::Trashed:
    case E::Deleted:
        return Words::tr("Moved to the trash");
    case E::Restored:
        return Words::tr("Restored");
    case E::Moved:
        return Words::tr("Moved to another folder");
    }
    const QString code = entry.event.code();
    return who.isEmpty() ? code : QStringLiteral("%1 · %2").arg(code, who);
}

Message historyReason(const domain::HistoryEntry& entry)
{
    if (const auto consent = domain::consentOf(entry)) return Message::literal(consent->text);
    using E = domain::HistoryEvent;
    static const QSet<int> explained{
        E::SignedOnPaper,  E::Created,          E::SealingDelayed, E::FileRepaired,   E::FileDecrypted,
        E::SealRaised,     E::SealStays,        E::SignatureAdded, E::CodesLocked,    E::Attached,
        E::Detached,       E::MailDelayed,      E::MailFailed,     E::CallbackFailed, E::RecipientChanged,
        E::RecipientAdded, E::RecipientRemoved, E::OrderChanged,   E::TagsChanged,    E::DeadlineChanged,
        E::MailBounced,    E::Delegated,        E::DeputyInvited,  E::QuestionAsked,  E::QuestionAnswered,
        E::Named,          E::Released,         E::Scheduled,      E::ScheduleFailed, E::FileReplaced,
        E::SmsDelayed,     E::SmsFailed};
    if (!explained.contains(entry.event.kind()))
        return {}; // already in the sentence, or only for the certificate
    Message detail = domain::historyDetail(entry);
    const auto argument = [&detail](qsizetype number) {
        return detail.args().at(number - 1).value<Message>();
    };
    if (detail.is(reason::historyFromTemplate)) return {};
    if (detail.is(reason::historyMail) || detail.is(reason::historySms)) return argument(3);
    if (detail.is(reason::historyQuestion)) return Message::literal(detail.argumentText(1));
    if (detail.is(reason::historyCallbackFailed)) return argument(1);
    return detail;
}

QString personName(const domain::Invitation& invitation)
{
    if (!invitation.recipientName.trimmed().isEmpty()) return invitation.recipientName.trimmed();
    return invitation.recipientEmail.trimmed().isEmpty() ? Words::tr("Unnamed")
                                                         : invitation.recipientEmail.trimmed();
}

QString shortName(const domain::Invitation& invitation)
{
    const QString name = personName(invitation).trimmed();
    auto space = name.indexOf(QLatin1Char(' '));
    // An article such as "The" or "La" isn't a name.
    static const QStringList articles{QStringLiteral("the"), QStringLiteral("la"),  QStringLiteral("le"),
                                      QStringLiteral("les"), QStringLiteral("el"),  QStringLiteral("los"),
                                      QStringLiteral("las"), QStringLiteral("der"), QStringLiteral("die"),
                                      QStringLiteral("das"), QStringLiteral("il"),  QStringLiteral("de")};
    if (space > 0 && articles.contains(name.left(space).toLower()))
        space = name.indexOf(QLatin1Char(' '), space + 1);
    if (space > 0) return name.left(space);
    const auto at = name.indexOf(QLatin1Char('@'));
    return at > 0 ? name.left(at) : name;
}

namespace {
/** The name of a pending recipient; for a signing host, the current hosted signer's name with the host's in
 * parentheses. */
QString nameInTurn(const domain::Invitation& invitation)
{
    const QString whole = invitation.recipientName.trimmed();
    const QString name = whole.isEmpty() ? shortName(invitation) : whole;
    const QString hosted = domain::currentHostedSignerName(invitation);
    return hosted.isEmpty() ? name : Words::tr("%1 (hosted by %2)").arg(hosted, name);
}
} // namespace

namespace {
QStringList namesInTurn(const QList<domain::Invitation>& invitations)
{
    QStringList names;
    for (const domain::Invitation& invitation : invitations)
        if (isInTurn(invitation)) names.append(nameInTurn(invitation));
    return names;
}
} // namespace

QString waitingForText(const QList<domain::Invitation>& invitations)
{
    const QStringList names = namesInTurn(invitations);
    if (names.isEmpty()) return {};
    if (names.size() > 3) return Words::tr("Waiting for %1 people").arg(names.size());
    return Words::tr("Waiting for %1").arg(QLocale().createSeparatedList(names));
}

QString peopleInTurn(const QList<domain::Invitation>& invitations)
{
    const QStringList names = namesInTurn(invitations);
    if (names.size() > 3) return Words::tr("%n people", nullptr, static_cast<int>(names.size()));
    return QLocale().createSeparatedList(names);
}

std::optional<SealingState> parseSealingState(const Message& waitingFor)
{
    if (waitingFor.is(reason::beingSealed)) return SealingState();
    if (!waitingFor.is(reason::sealingRetried)) return std::nullopt;
    return SealingState{waitingFor.args().at(0).value<qint64>(), waitingFor.args().at(1).value<Message>()};
}

QString waitingText(const Message& waitingFor, const QList<domain::Invitation>& invitations)
{
    if (const auto sealing = parseSealingState(waitingFor))
        return sealing->isDelayed() ? Words::tr("Sealing is delayed") : Words::tr("Sealing");
    const QString people = waitingForText(invitations);
    return people.isEmpty() ? messageText(waitingFor) : people;
}

QString turnOrderText(const QList<domain::Invitation>& invitations, qsizetype index)
{
    const domain::Invitation& mine = invitations.at(index);
    if (mine.waitingFor.isEmpty() || mine.status != domain::InvitationStatus::NotSent) return {};
    QStringList names;
    for (const domain::Invitation& invitation : invitations)
        if (isInTurn(invitation)) names.append(nameInTurn(invitation));
    if (names.isEmpty()) return {};
    if (names.size() > 3) return Words::tr("after %n people", nullptr, static_cast<int>(names.size()));
    return Words::tr("after %1").arg(QLocale().createSeparatedList(names));
}

QString sealStatusText(const domain::SealProgress& seal)
{
    if (seal.level.isEmpty() || seal.pendingLevel.isEmpty()) return {};
    return seal.level == QLatin1String("B-B") ? Words::tr("Sealed; time-stamp pending")
                                              : Words::tr("Sealed; long-term validation data pending");
}

bool isUnreachable(const domain::Invitation& invitation)
{
    return isInTurn(invitation) && invitation.mail &&
           invitation.mail->state == domain::MailProgress::State::Failed;
}

bool awaitsAnswer(const domain::Invitation& invitation)
{
    return isInTurn(invitation) && invitation.openQuestions > 0;
}

QString questionCountText(const domain::Invitation& invitation)
{
    return awaitsAnswer(invitation) ? Words::tr("%n unanswered questions", nullptr, invitation.openQuestions)
                                    : QString();
}

QString mailStatusText(const std::optional<domain::MailProgress>& mail)
{
    if (!mail) return {};
    switch (mail->state) {
    case domain::MailProgress::State::Sent:
        break;
    case domain::MailProgress::State::Failed:
        return Words::tr("The email could not be delivered");
    case domain::MailProgress::State::Waiting:
        if (mail->error.isEmpty()) break;
        [[fallthrough]];
    case domain::MailProgress::State::Delayed:
        return Words::tr("The email is delayed");
    }
    return {};
}

QString smsStatusText(const std::optional<domain::MailProgress>& sms)
{
    if (!sms) return {};
    switch (sms->state) {
    case domain::MailProgress::State::Sent:
        break;
    case domain::MailProgress::State::Failed:
        return Words::tr("The SMS code could not be delivered");
    case domain::MailProgress::State::Waiting:
        if (sms->error.isEmpty()) break;
        [[fallthrough]];
    case domain::MailProgress::State::Delayed:
        return Words::tr("The SMS code is delayed");
    }
    return {};
}

QString daysText(int days)
{
    return Words::tr("%n days", nullptr, days);
}

QString everyDaysText(int days)
{
    return days == 1 ? Words::tr("Every day") : Words::tr("Every %n days", nullptr, days);
}

QDateTime localTime(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
}

QString relativeTime(Timestamp time, Timestamp now, const QLocale& locale)
{
    const QDateTime then = localTime(time);
    const QDateTime present = localTime(now);
    const qint64 seconds = then.secsTo(present);
    const qint64 days = then.date().daysTo(present.date());
    if (seconds >= 0 && seconds < 60) return Words::tr("just now");
    if (seconds >= 0 && seconds < 3600)
        return Words::tr("%n min ago", nullptr, static_cast<int>(seconds / 60));
    if (seconds >= 0 && days == 0) return Words::tr("%n h ago", nullptr, static_cast<int>(seconds / 3600));
    if (seconds >= 0 && days == 1) return Words::tr("yesterday");
    if (seconds >= 0 && days < 7) return Words::tr("%n days ago", nullptr, static_cast<int>(days));
    if (then.date().year() == present.date().year() && seconds >= 0)
        return locale.toString(then.date(), Words::tr("d MMM", "date without year"));
    return dateText(then.date(), locale);
}

QString dateText(QDate date, const QLocale& locale)
{
    return locale.toString(date, Words::tr("d MMM yyyy", "date with year"));
}

QString dateTimeText(Timestamp time, const QLocale& locale)
{
    return dateText(localTime(time).date(), locale) + QLatin1Char(' ') + timeText(time, locale);
}

qint64 calendarDays(Timestamp from, Timestamp to)
{
    return localTime(from).date().daysTo(localTime(to).date());
}

int wholeDays(Timestamp from, Timestamp to)
{
    return std::max(0, static_cast<int>(std::chrono::floor<std::chrono::days>(to - from).count()));
}

QString deadlineText(Timestamp time, Timestamp now, const QLocale& locale)
{
    const qint64 days = calendarDays(now, time);
    if (time <= now || days > 14) return relativeTime(time, now, locale);
    if (days == 0) return Words::tr("Today");
    if (days == 1) return Words::tr("Tomorrow");
    return Words::tr("In %n days", nullptr, static_cast<int>(days));
}

QString editLockText(const domain::EditLock& lock)
{
    return Words::tr(
               "%1 has been correcting this document since %2. You can make corrections as soon as they "
               "have finished.")
        .arg(isolated(lock.name), timeText(lock.since));
}

QString folderPathText(const QList<domain::Folder>& folders, domain::FolderId id)
{
    QStringList names;
    for (const domain::Folder& folder : domain::folderPath(folders, id))
        names.append(isolated(folder.name));
    return names.join(QStringLiteral(" / "));
}

QHash<domain::FolderId, QString> distinctFolderNames(const QList<domain::Folder>& folders)
{
    QHash<QString, int> uses;
    for (const domain::Folder& folder : folders)
        ++uses[folder.name];
    QHash<domain::FolderId, QString> names;
    for (const domain::Folder& folder : folders)
        names.insert(folder.id,
                     uses.value(folder.name) > 1 ? folderPathText(folders, folder.id) : folder.name);
    return names;
}

namespace {
QString withFullYear(QString format)
{
    return format.contains(QLatin1String("yyyy"))
               ? format
               : format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
}

/** Removes the time zone's name, which every long time format contains. */
QString withoutZone(const QString& format)
{
    static const QRegularExpression zone(QStringLiteral("[,\\s]*[(\\[]?t+[)\\]]?"));
    QStringList parts = format.split(QLatin1Char('\'')); // every other part is quoted text
    for (qsizetype i = 0; i < parts.size(); i += 2)
        parts[i].remove(zone);
    return parts.join(QLatin1Char('\'')).trimmed();
}
} // namespace

// Index(timeText): Times of day and dates in the window: as the reader's locale writes them
QString timeText(Timestamp time, const QLocale& locale)
{
    // The short format of the C locale has seconds.
    return locale.toString(localTime(time).time(), locale.language() == QLocale::C
                                                       ? QStringLiteral("HH:mm")
                                                       : locale.timeFormat(QLocale::ShortFormat));
}

QString timeTextWithSeconds(Timestamp time, const QLocale& locale)
{
    return locale.toString(localTime(time).time(), withoutZone(locale.timeFormat(QLocale::LongFormat)));
}

QString shortDateFormat(const QLocale& locale)
{
    return withFullYear(locale.dateFormat(QLocale::ShortFormat));
}

QString shortDateTimeFormat(const QLocale& locale)
{
    return withFullYear(locale.dateTimeFormat(QLocale::ShortFormat));
}

QString shortDateTime(Timestamp time, const QLocale& locale)
{
    return locale.toString(localTime(time), shortDateTimeFormat(locale));
}

QString shortDate(QDate date, const QLocale& locale)
{
    return locale.toString(date, shortDateFormat(locale));
}

QString exactTime(Timestamp time, const QLocale& locale)
{
    return locale.toString(localTime(time).date(), QLocale::LongFormat) + QLatin1Char(' ') +
           timeTextWithSeconds(time, locale);
}

} // namespace ink::ui
