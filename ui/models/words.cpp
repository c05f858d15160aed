#include "ui/models/words.h"

#include "app/domain/rules.h"

#include <QCoreApplication>
#include <QDateTime>

namespace ink::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::Words)
};

QString actorName(const QString& actor)
{
    const auto at = actor.indexOf(QLatin1Char('<'));
    const QString name = (at > 0 ? actor.left(at) : actor).trimmed();
    // The name that the local workspace gives its owner until there is a better one.
    return name == QLatin1String("This computer") ? Words::tr("this computer") : name;
}

} // namespace

QString statusWord(domain::SigningStatus status)
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
        return Words::tr("Rejected");
    case S::ReachDeadline:
        return Words::tr("Expired");
    case S::Cancelled:
        return Words::tr("Cancelled");
    }
    return {};
}

QString invitationWord(const domain::Invitation& invitation)
{
    using I = domain::InvitationStatus;
    using A = domain::ActionType;
    switch (invitation.status) {
    case I::NotSent:
        return Words::tr("Not yet asked");
    case I::WaitToOpen:
        return Words::tr("Waiting");
    case I::ReachDeadline:
        return Words::tr("Expired");
    case I::WorkInProgress:
        return Words::tr("Filling in");
    case I::Viewed:
        return Words::tr("Viewed");
    case I::Rejected:
        return Words::tr("Rejected");
    case I::Finalized:
        if (invitation.actionType == A::Viewer) return Words::tr("Read");
        return invitation.actionType == A::Reviewer ? Words::tr("Approved") : Words::tr("Signed");
    case I::Cancelled:
        return Words::tr("Cancelled");
    }
    return {};
}

QString actionWord(domain::ActionType action)
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

QString tagTypeWord(domain::TagType type)
{
    using T = domain::TagType;
    switch (type) {
    case T::Signature:
        return Words::tr("Signature");
    case T::Initial:
        return Words::tr("Initial");
    case T::Text:
        return Words::tr("Text");
    case T::Checkbox:
        return Words::tr("Check box");
    case T::Radio:
        return Words::tr("Radio button");
    case T::Date:
        return Words::tr("Date");
    case T::Attachment:
        return Words::tr("Attachment");
    case T::Dropdown:
        return Words::tr("List");
    case T::Note:
        return Words::tr("Note");
    case T::MaskedText:
        return Words::tr("Masked text");
    case T::PrefillableText:
        return Words::tr("Prefilled text");
    case T::PrefillableNumber:
        return Words::tr("Prefilled number");
    case T::Number:
        return Words::tr("Number");
    case T::SignDate:
        return Words::tr("Sign date");
    }
    return {};
}

QString historySentence(const domain::HistoryEntry& entry)
{
    const QString who = actorName(entry.actor);
    const QString& event = entry.event;
    const auto is = [&event](const char* name) { return event == QLatin1String(name); };
    if (is("created")) return who.isEmpty() ? Words::tr("Created") : Words::tr("Created by %1").arg(who);
    if (is("updated")) return who.isEmpty() ? Words::tr("Changed") : Words::tr("Changed by %1").arg(who);
    if (is("sent")) return who.isEmpty() ? Words::tr("Sent") : Words::tr("Sent by %1").arg(who);
    if (is("invited")) return Words::tr("%1 was asked").arg(who);
    if (is("opened") || is("viewed")) return Words::tr("Opened by %1").arg(who);
    if (is("saved")) return Words::tr("%1 saved values").arg(who);
    if (is("signed") || is("finished")) return Words::tr("Signed by %1").arg(who);
    if (is("approved")) return Words::tr("Approved by %1").arg(who);
    if (is("rejected"))
        return entry.detail.isEmpty() ? Words::tr("Rejected by %1").arg(who)
                                      : Words::tr("Rejected by %1: “%2”").arg(who, entry.detail);
    if (is("cancelled")) return Words::tr("Cancelled by %1").arg(who);
    if (is("reminded")) return Words::tr("%1 was reminded").arg(who);
    if (is("expired")) return Words::tr("The deadline passed");
    if (is("sealed")) return Words::tr("Sealed");
    if (is("finalized") || is("completed")) return Words::tr("Sealed and completed");
    if (is("trashed") || is("deleted")) return Words::tr("Moved to the trash");
    if (is("restored")) return Words::tr("Restored");
    if (is("moved")) return Words::tr("Moved to another folder");
    return who.isEmpty() ? event : QStringLiteral("%1 · %2").arg(event, who);
}

bool holdsItNow(const domain::Invitation& invitation)
{
    using I = domain::InvitationStatus;
    return domain::mustAct(invitation.actionType) &&
           (invitation.status == I::WaitToOpen || invitation.status == I::Viewed ||
            invitation.status == I::WorkInProgress);
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
    const auto space = name.indexOf(QLatin1Char(' '));
    if (space > 0) return name.left(space);
    const auto at = name.indexOf(QLatin1Char('@'));
    return at > 0 ? name.left(at) : name;
}

QString waitsFor(const QList<domain::Invitation>& invitations)
{
    QStringList names;
    for (const domain::Invitation& invitation : invitations)
        if (holdsItNow(invitation)) names.append(shortName(invitation));
    if (names.isEmpty()) return {};
    if (names.size() > 3) return Words::tr("Waits for %1 people").arg(names.size());
    return Words::tr("Waits for %1").arg(QLocale().createSeparatedList(names));
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
    if (seconds >= 0 && seconds < 3600) return Words::tr("%1 min ago").arg(seconds / 60);
    if (seconds >= 0 && days == 0) return Words::tr("%1 h ago").arg(seconds / 3600);
    if (seconds >= 0 && days == 1) return Words::tr("yesterday");
    if (seconds >= 0 && days < 7) return Words::tr("%1 days ago").arg(days);
    if (then.date().year() == present.date().year() && seconds >= 0)
        return locale.toString(then.date(), Words::tr("d MMM", "date without year"));
    return locale.toString(then.date(), Words::tr("d MMM yyyy", "date with year"));
}

QString exactTime(Timestamp time, const QLocale& locale)
{
    const QDateTime then = localTime(time);
    return locale.toString(then.date(), QLocale::LongFormat) + QLatin1Char(' ') +
           locale.toString(then.time(), QStringLiteral("HH:mm:ss"));
}

} // namespace ink::ui
