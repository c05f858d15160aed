#pragma once

#include "app/base/clock.h"
#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QList>

namespace ink::store {

/** The signers whose signatures a document's files carry already, when each signer gets one. */
class SignerSignatureStore final
{
public:
    explicit SignerSignatureStore(Database& database) : m_db(database) {}

    struct Signature
    {
        domain::InvitationId invitation;
        int hosted = 0; ///< 1-based number of a hosted signer; 0 = the recipient
        Timestamp time{};
        bool operator==(const Signature&) const = default;
    };
    /** Once for each: a second one is an error, so that nothing is signed twice. */
    [[nodiscard]] Result<void> insert(Transaction& transaction, domain::DocumentId document,
                                      const Signature& signature);
    [[nodiscard]] Result<QList<Signature>> list(domain::DocumentId document) const; ///< by time

private:
    Database& m_db;
};

} // namespace ink::store
