#pragma once
// Private to app/service.

#include "app/domain/document/document.h"

namespace ink::service {

class ServiceCore;

/** Sets tags' pageId and invitationId from their indexes, which are what is stored, and takes out what only
 * answers show. */
void resolveIds(domain::Document& document);

/** Shows stored documents as every answer does: ids resolved, signing addresses filled, and what each waits
 * for. */
class DocumentPresenter final
{
public:
    explicit DocumentPresenter(const ServiceCore& core) : m_core(core) {}

    [[nodiscard]] domain::Document present(domain::Document document) const;
    /** Signing addresses, mail faults, and what each document waits for. */
    void presentList(QList<domain::DocumentSummary>& summaries) const;
    void fillUrls(QList<domain::Invitation>& invitations) const;
    /** The recipients that a document waits for, or the reason why it can't be sealed yet. */
    void fillWaiting(domain::DocumentSummary& summary) const;
    /** The same for the documents among these, with one look at all that are being sealed. */
    void fillWaiting(QList<domain::DocumentSummary>& summaries) const;

private:
    void fillWaiting(domain::SigningStatus status, const domain::DocumentSetting& setting,
                     domain::DocumentId id, QList<domain::Invitation>& invitations,
                     Message& waitingFor) const;

    const ServiceCore& m_core;
};

} // namespace ink::service
