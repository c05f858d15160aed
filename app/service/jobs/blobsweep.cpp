#include "app/service/jobs/blobsweep.h"

#include "app/service/core/stores.h"
#include "app/store/blobs/usedblobs.h"

#include <chrono>

namespace ink::service {

namespace {
constexpr auto minimumAge = std::chrono::hours(24);
constexpr qsizetype atOnce = 200; ///< blobs per write transaction, which blocks other writers
} // namespace

Result<qint64> sweepBlobs(Stores& stores, const Clock& clock, const std::atomic_bool& stop)
{
    const Timestamp before = clock.now() - minimumAge;
    qint64 gone = 0;
    // Files set aside by an interrupted sweep are checked again.
    for (const QString& sha256 : stores.blobs.setAsideBlobs()) {
        if (stop) return gone;
        INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
        QSet<QString> unused{sha256};
        INK_TRY(store::excludeUsedBlobs(stores.database, unused));
        if (unused.isEmpty())
            INK_TRY(stores.blobs.restore(sha256));
        else if (stores.blobs.removeSetAside(sha256, before))
            ++gone;
        INK_TRY(transaction.commit());
    }
    gone += stores.blobs.removeStaleIncoming(before);

    QSet<QString> unused = stores.blobs.blobsOlderThan(before);
    if (unused.isEmpty()) return gone;
    INK_TRY(store::excludeUsedBlobs(stores.database, unused));
    for (auto next = unused.cbegin(); next != unused.cend();) {
        QSet<QString> some;
        for (; next != unused.cend() && some.size() < atOnce; ++next)
            some.insert(*next);
        if (stop) return gone;
        // No new references to these blobs can be created while this transaction is open.
        INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
        INK_TRY(store::excludeUsedBlobs(stores.database, some));
        for (const QString& sha256 : std::as_const(some))
            if (stores.blobs.removeUnless(sha256, before)) ++gone;
        INK_TRY(transaction.commit());
    }
    return gone;
}

} // namespace ink::service
