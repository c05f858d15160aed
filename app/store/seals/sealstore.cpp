#include "app/store/seals/sealstore.h"

#include "app/store/database/query.h"
#include "app/store/database/session.h"

namespace ink::store {

Result<void> SealStore::lock(Transaction& transaction)
{
    Q_ASSERT(transaction.database().isPostgreSql());
    // Generating a key takes longer than the default lock timeout.
    INK_TRY(transaction.database().session().exec(QStringLiteral("SET LOCAL lock_timeout = '300s'")));
    INK_TRY(transaction.database().session().exec(
        QStringLiteral("SET LOCAL idle_in_transaction_session_timeout = '300s'")));
    INK_TRY(run(transaction.database(), "seal_lock", {}));
    return {};
}

Result<std::optional<SealStore::Pem>> SealStore::load() const
{
    INK_ASSIGN(query, run(m_db, "seal_load", {}));
    if (!query.next()) return std::optional<Pem>();
    return std::optional(Pem{query["key_pem"].toByteArray(), query["certificate_pem"].toByteArray()});
}

Result<void> SealStore::save(Transaction& transaction, const Pem& pem)
{
    INK_TRY(run(transaction.database(), "seal_save", {pem.key, pem.certificate}));
    return {};
}

} // namespace ink::store
