#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QList>

namespace ink::store {

/** The signers whose signatures a document's files already contain, for documents with a signature per
 * signer. */
class SignerSignatureStore final
{
public:
    explicit SignerSignatureStore(Database& database) : m_db(database) {}

    struct Signature
    {
        domain::InvitationId invitation;
        int hostedSigner = 0; ///< 1-based number of a hosted signer; 0 = the recipient
        Timestamp time{};
        bool operator==(const Signature&) const = default;
    };
    /** Records a signature. Fails for a duplicate, so that nothing is signed twice. */
    [[nodiscard]] Result<void> insert(Transaction& transaction, domain::DocumentId document,
                                      const Signature& signature);
    [[nodiscard]] Result<QList<Signature>> list(domain::DocumentId document) const; ///< ordered by time

private:
    Database& m_db;
};

} // namespace ink::store
