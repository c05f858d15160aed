#include "app/service/mailstate.h"

#include <QHash>
#include <QJsonObject>

namespace ink::service {

namespace {

struct State
{
    QString word;
    Message error;
    std::optional<Timestamp> time;
};

const QString& stateName()
{
    static const QString name = QStringLiteral("mailState");
    return name;
}
const QString& errorName()
{
    static const QString name = QStringLiteral("mailError");
    return name;
}
const QString& messageName()
{
    static const QString name = QStringLiteral("mailErrorMessage");
    return name;
}
const QString& timeName()
{
    static const QString name = QStringLiteral("mailTime");
    return name;
}

QString wordOf(const store::MailOutcome& outcome)
{
    if (!outcome.sent) return QStringLiteral("failed");
    return outcome.error.isEmpty() ? QStringLiteral("sent") : QStringLiteral("delayed");
}

void put(QJsonObject& extra, const State& state)
{
    extra.insert(stateName(), state.word);
    if (!state.error.isEmpty()) extra.insert(errorName(), state.error.english());
    if (state.error.hasReason()) extra.insert(messageName(), state.error.toJson());
    if (state.time) extra.insert(timeName(), qint64{state.time->time_since_epoch().count()});
}

void take(QJsonObject& extra)
{
    if (extra.isEmpty()) return;
    for (const QString& name : {stateName(), errorName(), messageName(), timeName()})
        extra.remove(name);
}

} // namespace

void showMailState(domain::Document& document, const QList<store::Job>& jobs,
                   const QList<store::MailOutcome>& outcomes)
{
    hideMailState(document);
    QHash<QString, State> states;                      // by recipient; empty = the sender's side
    for (const store::MailOutcome& outcome : outcomes) // oldest first: the last one stays
        states.insert(outcome.invitation, {wordOf(outcome), outcome.error, outcome.time});
    for (const store::Job& job : jobs) {
        if (job.kind != QLatin1StringView("mail")) continue;
        const QString recipient = job.payload.value(QLatin1StringView("invitation")).toString();
        State& state = states[recipient];
        // Of several that wait, the one that tells why.
        if (state.word == QLatin1StringView("waiting") && !state.error.isEmpty()) continue;
        state = {QStringLiteral("waiting"), job.lastError, std::nullopt};
    }
    for (domain::Invitation& invitation : document.invitations)
        if (const auto found = states.constFind(invitation.guid);
            !invitation.guid.isEmpty() && found != states.constEnd())
            put(invitation.extra, *found);
    if (const auto own = states.constFind(QString()); own != states.constEnd() && !own->error.isEmpty())
        put(document.extra, *own);
}

void showMailFaults(QList<domain::Invitation>& invitations)
{
    for (domain::Invitation& invitation : invitations)
        if (const auto& fault = invitation.mailFault)
            put(invitation.extra, {fault->isFinal ? QStringLiteral("failed") : QStringLiteral("delayed"),
                                   fault->reason, fault->time});
}

void hideMailState(domain::Document& document)
{
    take(document.extra);
    for (domain::Invitation& invitation : document.invitations)
        take(invitation.extra);
}

} // namespace ink::service
