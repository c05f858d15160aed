#include "app/store/seals/signersignaturestore.h"

#include "app/store/database/query.h"

namespace ink::store {

Result<void> SignerSignatureStore::insert(Transaction& transaction, domain::DocumentId document,
                                          const Signature& signature)
{
    Q_ASSERT(&transaction.database() == &m_db && signature.hostedSigner >= 0);
    INK_TRY(run(transaction.database(), "signer_signature_insert",
                {{"document_id", document.value()},
                 {"invitation_id", signature.invitation.value()},
                 {"hosted", signature.hostedSigner},
                 {"signed_time", fromTime(signature.time)}}));
    return {};
}

Result<QList<SignerSignatureStore::Signature>> SignerSignatureStore::list(domain::DocumentId document) const
{
    INK_ASSIGN(query, run(m_db, "signer_signature_list", {document.value()}));
    QList<Signature> all;
    while (query.next())
        all.append({domain::InvitationId(query["invitation_id"].toLongLong()), query["hosted"].toInt(),
                    toTime(query["signed_time"])});
    return all;
}

} // namespace ink::store
