#include "app/service/jobs/placesweep.h"

#include "app/service/core/stores.h"

#include <chrono>

namespace ink::service {

namespace {

// Index(cursorLife): Lists: how long a cursor works while documents change
// Number(cursorLife, time): List: a cursor works at least so long
constexpr std::chrono::hours cursorLife{48};
constexpr int placesAtOnce = 2000; ///< for each write transaction, which blocks other writers

} // namespace

Result<void> forgetOldPlaces(Stores& stores, const Clock& clock, const std::atomic_bool& stop)
{
    const Timestamp before = clock.now() - cursorLife;
    for (int removed = placesAtOnce; removed == placesAtOnce && !stop;) {
        INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
        INK_ASSIGN(some, stores.search.forgetPlaces(transaction, before, placesAtOnce));
        removed = some;
        INK_TRY(transaction.commit());
    }
    return {};
}

} // namespace ink::service
