#include "app/service/rules/delegation.h"

#include "app/domain/document/document.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/history/evidence.h"
#include "app/domain/routing/amendment.h"
#include "app/domain/text/emailaddress.h"
#include "app/service/rules/reasons.h"

#include <algorithm>

namespace ink::service::delegation {

namespace {

auto refusedPerson(const char* field, const Message& why)
{
    return failField(ErrorCode::Validation, QString::fromLatin1(field), why);
}

/** Returns whether only the recipient's own certificate is accepted, which nobody else has. */
bool needsOwnCertificate(const domain::Invitation& invitation)
{
    return invitation.signingCertificate && !invitation.signingCertificate->person.isEmpty();
}

} // namespace

bool isAllowed(const domain::Invitation& invitation)
{
    using domain::ActionType;
    const bool isOne = invitation.actionType == ActionType::Signer ||
                       invitation.actionType == ActionType::Reviewer ||
                       invitation.actionType == ActionType::Editor;
    // A code by SMS identifies one person, and only the sender has another person's number.
    return invitation.mayDelegate && isOne && !domain::hasFinished(invitation) &&
           !domain::requiresSms(invitation) && !needsOwnCertificate(invitation);
}

// Index(delegateTo): Delegation: who may, and to whom
Result<amendments::Amendment> delegateTo(domain::Document& document, qsizetype index,
                                         const wire::DelegateRequest& request)
{
    const domain::Invitation before = document.invitations.at(index);
    if (!before.mayDelegate || domain::requiresSms(before) || needsOwnCertificate(before))
        return fail(ErrorCode::Forbidden, reasons::delegationNotAllowed());
    if (!isAllowed(before)) return fail(ErrorCode::State, reasons::delegationTooLate());
    const QString name = request.name.simplified();
    const QString email = request.email.trimmed();
    if (name.isEmpty()) return refusedPerson("recipientName", reasons::delegateNeedsName());
    if (!domain::isEmail(email)) return refusedPerson("recipientEmail", reasons::delegateNeedsEmail());
    const auto& people = document.invitations;
    if (std::any_of(people.begin(), people.end(), [&](const domain::Invitation& each) {
            return each.recipientEmail.compare(email, Qt::CaseInsensitive) == 0;
        }))
        return refusedPerson("recipientEmail", reasons::delegateIsRecipient());
    QList<domain::Invitation> wanted = document.invitations;
    domain::Invitation& person = wanted[index];
    domain::setRecipientName(person, name);
    person.recipientEmail = email;
    person.mayDelegate = false;
    person.privateMessage.clear();
    INK_ASSIGN(amendment, amendments::setInvitations(document, wanted, {true, true}));
    const Message was = domain::actorMessage(before);
    const Message is = domain::actorMessage(document.invitations.at(index));
    const QString reason = request.reason.trimmed();
    amendment.history = {{domain::HistoryEvent::Delegated,
                          reason.isEmpty() ? reasons::historyDelegated(was, is)
                                           : reasons::historyDelegatedBecause(was, is, reason)}};
    return amendment;
}

} // namespace ink::service::delegation
