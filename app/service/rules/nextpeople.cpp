#include "app/service/rules/nextpeople.h"

#include "app/domain/document/document.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/routing/routing.h"
#include "app/domain/text/emailaddress.h"
#include "app/service/rules/reasons.h"

#include <algorithm>

namespace ink::service::nextpeople {

using domain::Invitation;

namespace {

constexpr qsizetype maxNextName = 255;

} // namespace

QList<wire::NextPerson> requiredPeople(const domain::Document& document, qsizetype index)
{
    const Invitation& me = document.invitations.at(index);
    if (me.actionType == domain::ActionType::SigningHost &&
        me.finishedHostedSigners + 1 < me.hostedSigners.size())
        return {};
    QList<wire::NextPerson> wanted;
    for (const qsizetype open : domain::peopleToName(document.invitations, index)) {
        const Invitation& person = document.invitations.at(open);
        wanted.append({static_cast<int>(open) + 1, person.recipientName, {}, person.isWitness});
    }
    return wanted;
}

Result<QList<qsizetype>> assignPeople(domain::Document& document, qsizetype index,
                                      const QList<wire::NextPerson>& entered)
{
    QList<FieldIssue> issues;
    QList<qsizetype> named;
    for (const wire::NextPerson& wanted : requiredPeople(document, index)) {
        const auto found = std::find_if(entered.begin(), entered.end(), [&](const wire::NextPerson& each) {
            return each.invitationIndex == wanted.invitationIndex;
        });
        const qsizetype place = found == entered.end() ? named.size() : std::distance(entered.begin(), found);
        const auto fault = [&](const char* field, const Message& why) {
            issues.append({QStringLiteral("nextPeople[%1].%2").arg(place).arg(QLatin1String(field)), why});
        };
        const QString name = found == entered.end() ? QString() : found->name.simplified();
        const QString email = found == entered.end() ? QString() : found->email.trimmed();
        const auto hasAddress = [&](const Invitation& each) {
            return each.recipientEmail.compare(email, Qt::CaseInsensitive) == 0;
        };
        if (name.isEmpty() || name.size() > maxNextName)
            fault("recipientName", reasons::nameNextRecipient());
        else if (!domain::isEmail(email))
            fault("recipientEmail", reasons::nameNextRecipient());
        else if (std::any_of(document.invitations.begin(), document.invitations.end(), hasAddress))
            fault("recipientEmail", reasons::nextIsRecipient(email));
        Invitation& person = document.invitations[wanted.invitationIndex - 1];
        domain::setRecipientName(person, name);
        person.recipientEmail = email;
        named.append(wanted.invitationIndex - 1);
    }
    if (issues.isEmpty()) return named;
    return failFields(ErrorCode::Validation, std::move(issues));
}

} // namespace ink::service::nextpeople
