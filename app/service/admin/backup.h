#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/admin/place.h"

#include <QStringList>

namespace ink::service::admin {

struct BackupReport
{
    QString folder;
    qint64 documents = 0;
    qint64 blobs = 0;
    qint64 blobBytes = 0;
    qint64 linked = 0;          ///< linked to the earlier backup
    QStringList missingBlobs{}; ///< missing or damaged in the service itself: run a check
};

/**
 * Copies all data to the new folder `target` in one consistent state, even while the service runs:
 * first the database as one snapshot, then the blobs that the snapshot refers to. Writes to a temporary
 * folder next to the target and renames it at the end: a backup is complete or absent. `previous` is an
 * earlier backup on the same file system (empty = none): its blobs are linked instead of copied.
 */
[[nodiscard]] Result<BackupReport> backUp(const Place& place, const QString& target, const QString& previous,
                                          const Clock& clock);

} // namespace ink::service::admin
