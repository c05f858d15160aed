#pragma once
// Private to app/service.

#include "app/domain/document/document.h"
#include "app/domain/document/documentsetting.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/invitation.h"

namespace ink::service {

class ServiceCore;

/** Sets tags' pageId and invitationId from their indexes, which are the stored form, and removes data
 * that only responses contain. */
void resolveIds(domain::Document& document);

/** Converts stored documents to the form used in responses: ids resolved, signing links filled in, and
 * pending recipients listed. */
class DocumentPresenter final
{
public:
    explicit DocumentPresenter(const ServiceCore& core) : m_core(core) {}

    [[nodiscard]] domain::Document present(domain::Document document) const;
    /** Fills in signing links, mail faults and pending recipients. */
    void presentList(QList<domain::DocumentSummary>& summaries) const;
    void fillUrls(QList<domain::Invitation>& invitations) const;
    /** Fills in the pending recipients of a document, or the reason why it can't be sealed yet. */
    void fillPending(domain::DocumentSummary& summary) const;
    /** The same for the documents among these, with a single query for all that are being sealed. */
    void fillPending(QList<domain::DocumentSummary>& summaries) const;

private:
    void fillPending(domain::SigningStatus status, const domain::DocumentSetting& setting,
                     domain::DocumentId id, QList<domain::Invitation>& invitations,
                     Message& waitingFor) const;

    const ServiceCore& m_core;
};

} // namespace ink::service
