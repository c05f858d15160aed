#include "app/service/admin/words.h"

#include "app/store/words/wordcheck.h"

namespace ink::service::admin {

Result<qint64> rebuildWords(const Place& place)
{
    return store::retrying(place.database, [&]() -> Result<qint64> {
        INK_ASSIGN(transaction, store::Transaction::begin(place.database));
        INK_ASSIGN(documents, store::makeWordsAnew(transaction));
        INK_TRY(transaction.commit());
        return documents;
    });
}

} // namespace ink::service::admin
