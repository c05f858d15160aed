#pragma once

#include "app/pdf/seal/sealraise.h"
#include "app/pdf/seal/signercertificates.h"
#include "app/service/core/stores.h"

#include <QHash>

#include <functional>

namespace ink::domain {
struct Document;
struct Invitation;
} // namespace ink::domain

namespace ink::service {

/**
 * Signatures by keys that the signers keep, such as cards. The service adds a revision with a signer's values
 * to every file that they see, the key signs its digest elsewhere, and the service puts the signature in.
 * Nothing is stored here except blobs: what uses them commits or drops them. Safe to run concurrently,
 * because a signature is accepted only for files that continue the current ones (`base`).
 */
class CertificateSigning final
{
public:
    using PlanSource = std::function<pdf::SealPlan()>;
    using PreparedFile = store::PreparedSignatureStore::File;
    using Prepared = store::PreparedSignatureStore::Prepared;
    CertificateSigning(Stores& stores, PlanSource plan);

    // Index(checkAccepted): Signing with a certificate: which certificates are accepted
    /** Forbidden, with the difference at `certificates[0]`, unless this recipient may sign with these
     * certificates. */
    [[nodiscard]] Result<void> checkAccepted(const domain::Invitation& recipient,
                                             const pdf::SignerCertificates& signer, Timestamp now) const;
    /** Adds a revision for a recipient (1-based) to each file. `document` is in the state after they have
     * finished. Unavailable while an earlier signature is still missing in the files. */
    [[nodiscard]] Result<QList<PreparedFile>> prepare(const domain::Document& document, int invitationIndex,
                                                      const pdf::SignerCertificates& signer,
                                                      Timestamp now) const;
    /** The bytes to sign of a prepared file; nothing for one that this recipient doesn't sign. */
    [[nodiscard]] Result<std::optional<pdf::SigningInput>>
    inputOf(const PreparedFile& file, const pdf::SignerCertificates& signer) const;

    /** Files with a new signature. */
    struct Completed
    {
        QList<store::DocumentStore::Artifact> artifacts;
        QHash<domain::FileId, QString> base; ///< the current files that they continue
        Message historyDetail;
    };
    /** Puts signatures (a CMS for each file) into prepared files. Validation error at `cms` or `cms[n]` if
     * one is missing, doesn't belong to a file, or isn't exactly what was prepared. */
    [[nodiscard]] Result<Completed> complete(const domain::Document& document, int invitationIndex,
                                             const Prepared& prepared,
                                             const QList<std::pair<domain::FileId, QByteArray>>& cms,
                                             Timestamp now) const;

private:
    [[nodiscard]] pdf::SealPlan plan() const;

    Stores& m_stores;
    PlanSource m_plan;
};

} // namespace ink::service
