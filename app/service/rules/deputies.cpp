#include "app/service/rules/deputies.h"

#include "app/domain/document/document.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/history/evidence.h"
#include "app/domain/values/signdate.h"
#include "app/service/core/stores.h"
#include "app/service/rules/reasons.h"

namespace ink::service {

using domain::Invitation;

Result<Deputies> Deputies::load(const Stores& stores, domain::AccountId account, Timestamp now)
{
    Deputies deputies;
    INK_ASSIGN(absences, stores.absences.list(account));
    deputies.m_list.absences = std::move(absences);
    INK_ASSIGN(owner, stores.accounts.load(account));
    deputies.m_list.today = domain::dayIn(owner.userSetting.timeZone, now);
    deputies.m_list.deputiesByDefault = owner.userSetting.deputiesByDefault;
    return deputies;
}

Result<amendments::Amendment> Deputies::replaceWithDeputy(domain::Document& document, qsizetype index,
                                                          const domain::DeputyPlan& plan)
{
    const Invitation before = document.invitations.at(index);
    QList<Invitation> wanted = document.invitations;
    Invitation& person = wanted[index];
    domain::setRecipientName(person, plan.deputy.name);
    person.recipientEmail = plan.deputy.email;
    person.mayDelegate = false;
    person.privateMessage.clear();
    INK_ASSIGN(amendment, amendments::setInvitations(document, wanted, {true, true}));
    Invitation& deputy = document.invitations[index];
    deputy.onBehalfOf = domain::AbsentPerson{before.recipientName, before.recipientEmail};
    amendment.history = {
        {domain::HistoryEvent::DeputyInvited,
         reasons::historyDeputyInvited(domain::actorMessage(deputy), domain::actorMessage(before),
                                       plan.until.toString(Qt::ISODate))}};
    return amendment;
}

} // namespace ink::service
