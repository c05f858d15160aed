#pragma once
// Private to app/service.

#include "app/domain/document/document.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/invitation.h"
#include "app/store/jobs/outbox.h"
#include "app/store/seals/seallevelstore.h"

#include <optional>

namespace ink::service {

class ServiceCore;

/** Sets tags' pageId and invitationId from their indexes (only the indexes are stored), and removes data that
 * only responses contain. */
void resolveIds(domain::Document& document);

/** Converts stored documents to the form used in responses: ids resolved, signing links filled in, and
 * pending recipients listed. */
class DocumentPresenter final
{
public:
    explicit DocumentPresenter(const ServiceCore& core) : m_core(core) {}

    /** Loads the document's jobs and seal state; omits them if that fails. */
    [[nodiscard]] domain::Document present(domain::Document document) const;
    /** Like present() above, with the document's jobs and, if it is finished, its seal state. */
    [[nodiscard]] domain::Document present(domain::Document document, const QList<store::Job>& jobs,
                                           const std::optional<store::SealLevelStore::State>& seal) const;
    /** Fills in signing links, mail faults and pending recipients. */
    void presentList(QList<domain::DocumentSummary>& summaries) const;
    /** Fills in the address of the document and the signing links of its recipients. */
    void fillUrls(domain::Document& document) const;
    void fillUrls(domain::DocumentSummary& summary) const;
    /** Fills in the pending recipients of a document, or the reason why it can't be sealed yet. */
    void fillPending(domain::DocumentSummary& summary) const;
    /** Like fillPending() above, but for several documents, with a single query for all that are being
     * sealed. */
    void fillPending(QList<domain::DocumentSummary>& summaries) const;

private:
    template <typename D> void fillAddresses(D& document) const;
    /** Resolves IDs and fills in URLs and pending recipients. Returns whether the document is being
     * sealed. */
    [[nodiscard]] bool fillRecipients(domain::Document& document) const;

    const ServiceCore& m_core;
};

} // namespace ink::service
