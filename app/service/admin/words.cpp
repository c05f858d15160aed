#include "app/service/admin/words.h"

#include "app/store/words/wordcheck.h"

namespace ink::service::admin {

Result<qint64> rebuildWords(const ServiceData& place)
{
    return store::runWithRetries(place.database, [&]() -> Result<qint64> {
        INK_ASSIGN(transaction, store::Transaction::begin(place.database));
        INK_ASSIGN(documents, store::rebuildWordIndex(transaction));
        INK_TRY(transaction.commit());
        return documents;
    });
}

} // namespace ink::service::admin
