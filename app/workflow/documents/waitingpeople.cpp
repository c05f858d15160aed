#include "app/workflow/documents/waitingpeople.h"

#include "app/domain/routing/amendment.h"

#include <QSet>

#include <algorithm>

namespace ink::workflow {

// Index(waitingPeople): Waiting for others: who is listed, and since when
QList<WaitingPerson> waitingPeople(const domain::DocumentSummary& document)
{
    QList<WaitingPerson> people;
    if (document.status != domain::SigningStatus::InProgress || document.deleted) return people;
    const std::optional<Timestamp> deadline = domain::expiryOf(document.sentTime, document.setting);
    for (const domain::Invitation& person : document.invitations) {
        if (!domain::isInTurn(person)) continue;
        Timestamp since = document.sentTime.value_or(document.createdTime);
        for (const domain::Invitation& before : document.invitations)
            if (before.sequence < person.sequence && before.finishedTime)
                since = std::max(since, *before.finishedTime);
        people.append({document.id, document.title, person, since, deadline});
    }
    return people;
}

int peopleCount(const QList<WaitingPerson>& waiting)
{
    QSet<QString> known;
    for (const WaitingPerson& one : waiting)
        known.insert(one.person.recipientEmail.isEmpty() ? one.person.recipientName
                                                         : one.person.recipientEmail.toLower());
    return static_cast<int>(known.size());
}

} // namespace ink::workflow
