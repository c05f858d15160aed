#include "app/service/records/mailstate.h"

#include "app/domain/document/document.h"
#include "app/service/records/smscode.h"

#include <QHash>
#include <QSet>

namespace ink::service {

namespace {

using domain::MailProgress;

MailProgress::State stateOf(const store::MailOutcome& outcome)
{
    if (!outcome.isSent) return MailProgress::State::Failed;
    return outcome.error.isEmpty() ? MailProgress::State::Sent : MailProgress::State::Delayed;
}

} // namespace

void addMailState(domain::Document& document, const QList<store::Job>& jobs,
                  const QList<store::MailOutcome>& outcomes)
{
    removeMailState(document);
    QHash<QString, MailProgress> states;               // by recipient; empty = the sender
    for (const store::MailOutcome& outcome : outcomes) // oldest first, so that the last outcome takes
                                                       // precedence
        if (outcome.notice != smsNoticeName())
            states.insert(outcome.invitation, {stateOf(outcome), outcome.error, outcome.time});
    QHash<QString, MailProgress> codes; // codes sent by SMS
    for (const store::MailOutcome& outcome : outcomes)
        if (outcome.notice == smsNoticeName())
            codes.insert(outcome.invitation, {stateOf(outcome), outcome.error, outcome.time});
    for (const store::Job& job : jobs)
        if (job.kind == store::JobKind::Sms)
            codes.insert(job.payload.value(QLatin1StringView("invitation")).toString(),
                         {MailProgress::State::Waiting, job.lastError, std::nullopt});
    for (domain::Invitation& invitation : document.invitations)
        if (const auto found = codes.constFind(invitation.guid);
            !invitation.guid.isEmpty() && found != codes.constEnd())
            invitation.sms = *found;
    QSet<QString> waiting;
    for (const store::Job& job : jobs) {
        if (job.kind != store::JobKind::Mail) continue;
        const QString recipient = job.payload.value(QLatin1StringView("invitation")).toString();
        MailProgress& state = states[recipient];
        // If there are several pending jobs, keeps the one with an error.
        if (waiting.contains(recipient) && !state.error.isEmpty()) continue;
        waiting.insert(recipient);
        state = {MailProgress::State::Waiting, job.lastError, std::nullopt};
    }
    for (domain::Invitation& invitation : document.invitations)
        if (const auto found = states.constFind(invitation.guid);
            !invitation.guid.isEmpty() && found != states.constEnd())
            invitation.mail = *found;
    if (const auto own = states.constFind(QString()); own != states.constEnd() && !own->error.isEmpty())
        document.mail = *own;
}

void addMailFaults(QList<domain::Invitation>& invitations)
{
    for (domain::Invitation& invitation : invitations)
        if (const auto& fault = invitation.mailFault)
            invitation.mail =
                MailProgress{fault->isFinal ? MailProgress::State::Failed : MailProgress::State::Delayed,
                             fault->reason, fault->time};
}

void removeMailState(domain::Document& document)
{
    document.mail.reset();
    for (domain::Invitation& invitation : document.invitations) {
        invitation.mail.reset();
        invitation.sms.reset();
    }
}

} // namespace ink::service
