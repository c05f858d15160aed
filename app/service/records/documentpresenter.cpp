#include "app/service/records/documentpresenter.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/history/fileparties.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/routing/routing.h"
#include "app/domain/routing/signingorder.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/records/filestate.h"
#include "app/service/records/mailstate.h"
#include "app/service/records/reasons.h"
#include "app/service/records/sealstate.h"

#include <QHash>

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::SigningStatus;

namespace {

/** Fills in the pending recipients and `waitingFor`. Returns whether the document is being sealed. */
bool fillPeople(SigningStatus status, const domain::DocumentSetting& setting, QList<Invitation>& invitations,
                Message& waitingFor)
{
    waitingFor = {};
    if (status == SigningStatus::Draft) {
        if (setting.sendAt)
            waitingFor = reasons::sentLater(domain::formatMinute(*setting.sendAt));
        else if (!setting.sendFault.isEmpty())
            waitingFor = reasons::notSentAtTime(setting.sendFault);
    }
    if (status != SigningStatus::InProgress) return false;
    for (qsizetype i = 0; i < invitations.size(); ++i)
        invitations[i].waitingFor = domain::waitingMessage(invitations, i);
    if (!domain::haveAllFinished(invitations)) {
        waitingFor = domain::waitingMessage(invitations);
        return false;
    }
    waitingFor = reasons::beingSealed();
    return true;
}

void fillSealing(const store::Job& job, Message& waitingFor)
{
    if (job.kind == store::JobKind::Finalize && !job.lastError.isEmpty())
        waitingFor = reasons::sealingRetried(job.attempts, job.lastError);
}

void fillSealing(const QList<store::Job>& jobs, Message& waitingFor)
{
    for (const store::Job& job : jobs)
        fillSealing(job, waitingFor);
}

} // namespace

void resolveIds(Document& document)
{
    removeMailState(document); // left over from a response that the client sent back
    removeSealState(document);
    domain::clearFileResults(document);
    for (domain::Tag& tag : document.tags) {
        const auto place = document.pageAt(tag.pageIndex);
        tag.pageId = place.page ? place.page->id : domain::PageId();
        const bool owned = tag.invitationIndex >= 1 && tag.invitationIndex <= document.invitations.size();
        tag.invitationId =
            owned ? document.invitations.at(tag.invitationIndex - 1).id : domain::InvitationId();
    }
}

template <typename D> void DocumentPresenter::fillAddresses(D& document) const
{
    document.documentUrl = m_core.documentUrl(document.id);
    for (domain::Invitation& invitation : document.invitations)
        invitation.signingUrl = m_core.signingUrl(invitation.guid);
}

void DocumentPresenter::fillUrls(Document& document) const
{
    fillAddresses(document);
}

void DocumentPresenter::fillUrls(domain::DocumentSummary& summary) const
{
    fillAddresses(summary);
}

bool DocumentPresenter::fillRecipients(Document& document) const
{
    resolveIds(document);
    fillUrls(document);
    return document.type == domain::DocumentType::Document && // an open link has no pending recipients
           fillPeople(document.status, document.setting, document.invitations, document.waitingFor);
}

Document DocumentPresenter::present(Document document) const
{
    if (fillRecipients(document))
        fillSealing(m_core.stores().outbox.jobsOf(document.id).value_or(QList<store::Job>()),
                    document.waitingFor);
    if (document.status == SigningStatus::Completed)
        if (const auto seal = m_core.stores().sealLevels.load(document.id); seal && *seal)
            addSealState(document, **seal);
    showFileResults(m_core.stores(), document);
    return document;
}

Document DocumentPresenter::present(Document document, const QList<store::Job>& jobs,
                                    const std::optional<store::SealLevelStore::State>& seal) const
{
    if (fillRecipients(document)) fillSealing(jobs, document.waitingFor);
    if (seal) addSealState(document, *seal);
    showFileResults(m_core.stores(), document);
    return document;
}

void DocumentPresenter::presentList(QList<domain::DocumentSummary>& summaries) const
{
    for (domain::DocumentSummary& summary : summaries) {
        fillUrls(summary);
        addMailFaults(summary.invitations);
    }
    fillPending(summaries);
}

void DocumentPresenter::fillPending(domain::DocumentSummary& summary) const
{
    if (fillPeople(summary.status, summary.setting, summary.invitations, summary.waitingFor))
        fillSealing(m_core.stores().outbox.jobsOf(summary.id).value_or(QList<store::Job>()),
                    summary.waitingFor);
}

void DocumentPresenter::fillPending(QList<domain::DocumentSummary>& summaries) const
{
    QHash<domain::DocumentId, domain::DocumentSummary*> sealing;
    for (domain::DocumentSummary& summary : summaries)
        if (summary.type == domain::DocumentType::Document && // an open link has no pending recipients
            fillPeople(summary.status, summary.setting, summary.invitations, summary.waitingFor))
            sealing.insert(summary.id, &summary);
    if (sealing.isEmpty()) return;
    const auto jobs = m_core.stores().outbox.jobsOf(sealing.keys()).value_or(QList<store::Job>());
    for (const store::Job& job : jobs)
        fillSealing(job, sealing.value(job.documentId)->waitingFor);
}

} // namespace ink::service
