#pragma once

#include "app/base/result.h"
#include "app/service/files/download.h"
#include "app/service/sealing/certificatesigning.h"
#include "app/wire/signercodec.h"

#include <optional>

namespace ink::service {

class DocumentWriter;
class ServiceCore;
class SignerAttachments;
class SignerAuthenticator;
class SignerViews;
struct DocumentChange;
struct SignerActor;

/**
 * Signing with a certificate of the signer's own, whose key the service never has: `prepare` saves the
 * signer's values and makes the files to sign, and `finish` brings their signatures. The state in between is
 * stored, so that any instance can finish it; a new `prepare` replaces it, and it is refused once the
 * document has changed. When two people prepare at the same time, the first to finish wins, and the other
 * prepares again: nobody can block the others by preparing.
 */
class CertificateSignatures final
{
public:
    CertificateSignatures(const ServiceCore& core, const DocumentWriter& writer, SignerAuthenticator& gate,
                          const SignerViews& views, const SignerAttachments& attachments);

    /** Saves the values and makes the files. Checks everything as finishing does; State error if this
     * recipient has no use for a certificate. */
    [[nodiscard]] Result<wire::PreparedSignatures> prepare(const SignerActor& signer,
                                                           const wire::PrepareRequest& request);
    /** Returns a prepared file. NotFound if there is none. */
    [[nodiscard]] Result<Download> file(const SignerActor& signer, domain::FileId id) const;

    /** Signatures that were verified and put into the files, before they are stored. */
    struct Verified
    {
        QString cmsDigest;
        Timestamp prepared{};
        QString stateDigest;
        QList<QByteArray> certificates;
        QString algorithm;
        std::optional<CertificateSigning::Completed> completed; ///< nothing if they were stored already
    };
    /** Verifies signatures without storing anything. Returns nothing if there are none and this recipient
     * needs none; State error if they are missing, not asked for, or were not prepared. */
    [[nodiscard]] Result<std::optional<Verified>> verify(const domain::Document& document, int index,
                                                         const QList<wire::FileSignature>& cms) const;
    /** Returns whether the same signatures of a recipient were stored already. */
    [[nodiscard]] static bool isRepeated(const domain::Invitation& me,
                                         const std::optional<Verified>& verified);
    /** Stores the files in the transaction that finishes a recipient, who is not marked as finished yet.
     * State error if the document has changed since it was prepared. */
    [[nodiscard]] Result<void> store(DocumentChange& change, int index, const Verified& verified) const;

private:
    [[nodiscard]] store::PreparedSignatureStore::Signer keyOf(const domain::Document& document,
                                                              int index) const;

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
    SignerAuthenticator& m_authenticator;
    const SignerViews& m_views;
    const SignerAttachments& m_attachments;
    const CertificateSigning m_signing;
};

/** Returns whether a recipient may sign with a certificate of their own: where one is required, and where the
 * files contain a signature of each signer anyway. */
[[nodiscard]] bool mayUseCertificate(const domain::Document& document, const domain::Invitation& me);

} // namespace ink::service
