#include "app/domain/history/evidence.h"

#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/history/reasons.h"
#include "app/domain/routing/rolerules.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QTimeZone>

namespace ink::domain {

namespace {

QString nameAndAddress(const Invitation& invitation)
{
    return invitation.recipientEmail.isEmpty()
               ? invitation.recipientName
               : QStringLiteral("%1 <%2>").arg(invitation.recipientName, invitation.recipientEmail);
}

/** Splits `fr: J’accepte…` into the language and the text; nothing if there is no language. */
std::optional<Consent> textWithLanguage(const QString& detail)
{
    static const QRegularExpression form(QStringLiteral("^([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*): "));
    const QRegularExpressionMatch match = form.match(detail);
    if (!match.hasMatch()) return std::nullopt;
    return Consent{detail.mid(match.capturedEnd()), match.captured(1)};
}

} // namespace

QString actorOf(const Invitation& invitation)
{
    return actorMessage(invitation).english();
}

bool isActorOf(const QString& actor, const Invitation& invitation)
{
    return actor == nameAndAddress(invitation) || hostedActor(actor, {invitation});
}

Message actorMessage(const Invitation& invitation)
{
    const QString hosted = currentHostedSignerName(invitation);
    return hosted.isEmpty() ? Message::literal(nameAndAddress(invitation))
                            : hostedActorMessage(hosted, invitation);
}

Message hostedActorMessage(const QString& hosted, const Invitation& host)
{
    return reasons::personHostedBy(hosted,
                                   QStringLiteral("%1 <%2>").arg(host.recipientName, host.recipientEmail));
}

std::optional<HostedActor> hostedActor(const QString& actor, const QList<Invitation>& invitations)
{
    for (const Invitation& host : invitations)
        for (const QString& hosted : host.hostedSigners)
            if (actor == hostedActorMessage(hosted, host).english())
                return HostedActor{hosted, host.recipientName};
    return std::nullopt;
}

QString detailOf(const Consent& consent)
{
    return consent.language + QStringLiteral(": ") + consent.text;
}

std::optional<Consent> consentOf(const HistoryEntry& entry)
{
    return entry.event == HistoryEvent::Consented ? textWithLanguage(entry.detail) : std::nullopt;
}

QString disclosureDetailOf(const Consent& consent)
{
    return consent.language + QStringLiteral(": ") + consent.disclosure;
}

std::optional<Consent> disclosureOf(const HistoryEntry& entry)
{
    return entry.event == HistoryEvent::DisclosureAccepted ? textWithLanguage(entry.detail) : std::nullopt;
}

QString disclosureWith(const Document& document, const HistoryEntry& consent)
{
    for (const HistoryEntry& entry : document.histories)
        if (entry.event == HistoryEvent::DisclosureAccepted && entry.actor == consent.actor &&
            entry.time == consent.time)
            if (const auto disclosure = disclosureOf(entry)) return disclosure->text;
    return {};
}

Message paperDetailOf(const Invitation& invitation, qint64 pages, const QString& sha256)
{
    return reasons::historySignedOnPaper(actorMessage(invitation), pages, sha256);
}

QString paperRecorderOf(const Document& document, const Invitation& invitation)
{
    for (const HistoryEntry& entry : document.histories)
        if (entry.event == HistoryEvent::SignedOnPaper &&
            isActorOf(historyDetail(entry).argumentText(1), invitation))
            return entry.actor;
    return {};
}

namespace {

constexpr auto deviceTimeForm = "yyyy-MM-dd HH:mm:ss";

std::optional<Timestamp> deviceTimeIn(const HistoryEntry& entry)
{
    if (entry.event != HistoryEvent::SubmittedOffline) return std::nullopt;
    QDateTime time =
        QDateTime::fromString(historyDetail(entry).argumentText(2), QLatin1String(deviceTimeForm));
    if (!time.isValid()) return std::nullopt;
    time.setTimeZone(QTimeZone::utc());
    return Timestamp{std::chrono::milliseconds{time.toMSecsSinceEpoch()}};
}

} // namespace

Message offlineDetailOf(const Invitation& invitation, Timestamp signedAt)
{
    return reasons::historyHandedIn(
        actorMessage(invitation),
        QDateTime::fromMSecsSinceEpoch(signedAt.time_since_epoch().count(), QTimeZone::utc())
            .toString(QLatin1String(deviceTimeForm)));
}

std::optional<Timestamp> deviceTimeOf(const Document& document, const HistoryEntry& entry)
{
    for (const HistoryEntry& each : document.histories)
        if (each.event == HistoryEvent::SubmittedOffline && each.time == entry.time &&
            historyDetail(each).argumentText(1) == entry.actor)
            return deviceTimeIn(each);
    return std::nullopt;
}

std::optional<Timestamp> deviceTimeOf(const Document& document, const Invitation& invitation)
{
    for (auto entry = document.histories.crbegin(); entry != document.histories.crend(); ++entry)
        if (entry->event == HistoryEvent::SubmittedOffline && invitation.finishedTime == entry->time &&
            isActorOf(historyDetail(*entry).argumentText(1), invitation))
            return deviceTimeIn(*entry);
    return std::nullopt;
}

Identification identificationOf(const Document& document, const Invitation& invitation)
{
    Identification found;
    found.hasActed = invitation.openedTime || invitation.finishedTime;
    if (!found.hasActed) return found;
    found.paperRecorder = paperRecorderOf(document, invitation);
    if (!found.paperRecorder.isEmpty()) return found; // no code was required
    found.codes = invitation.authentications;
    for (const HistoryEntry& entry : document.histories)
        if (entry.event == HistoryEvent::InPerson && isActorOf(entry.detail, invitation))
            found.host = entry.actor;
    return found;
}

QList<HistoryEntry> consentsOf(const Document& document, const Invitation& invitation)
{
    QList<HistoryEntry> found;
    for (const HistoryEntry& entry : document.histories)
        if (isActorOf(entry.actor, invitation) && consentOf(entry)) found.append(entry);
    return found;
}

} // namespace ink::domain
