#include "app/service/jobs/placesweep.h"

#include "app/base/result.h"
#include "app/service/core/stores.h"

#include <chrono>

namespace ink::service {

namespace {

// Index(cursorLife): Lists: how long a cursor works while documents change
// Number(cursorLife, time): List: a cursor works at least so long
constexpr std::chrono::hours cursorLife{48};
constexpr int placesAtOnce = 2000; ///< rows per write transaction, which blocks other writers

Result<void> forgetPlacesBefore(Stores& stores, Timestamp before, const std::atomic_bool& stop)
{
    for (int removed = placesAtOnce; removed == placesAtOnce && !stop;) {
        INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
        INK_ASSIGN(some, stores.search.forgetPlaces(transaction, before, placesAtOnce));
        removed = some;
        INK_TRY(transaction.commit());
    }
    if (stop) return {};
    INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
    INK_TRY(stores.search.blankPlaces(transaction, before));
    return transaction.commit();
}

} // namespace

void forgetOldPlaces(Stores& stores, const Clock& clock, const std::atomic_bool& stop)
{
    if (const auto done = forgetPlacesBefore(stores, clock.now() - cursorLife, stop); !done)
        qWarning("Old places in lists could not be removed: %s", qPrintable(done.error().detail.english()));
}

} // namespace ink::service
