#include "app/store/seals/signersignaturestore.h"

#include "app/store/database/query.h"

namespace ink::store {

Result<void> SignerSignatureStore::insert(Transaction& transaction, domain::DocumentId document,
                                          const Signature& signature)
{
    Q_ASSERT(&transaction.database() == &m_db && signature.hosted >= 0);
    INK_TRY(
        run(transaction.database(), "signer_signature_insert",
            {document.value(), signature.invitation.value(), signature.hosted, fromTime(signature.time)}));
    return {};
}

Result<QList<SignerSignatureStore::Signature>> SignerSignatureStore::list(domain::DocumentId document) const
{
    INK_ASSIGN(query, run(m_db, "signer_signature_list", {document.value()}));
    QList<Signature> all;
    while (query.next())
        all.append({domain::InvitationId(query.value(0).toLongLong()), query.value(1).toInt(),
                    toTime(query.value(2))});
    return all;
}

} // namespace ink::store
