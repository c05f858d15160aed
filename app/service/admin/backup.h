#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/admin/servicedata.h"

#include <QStringList>

namespace ink::service::admin {

struct BackupReport
{
    QString folder;
    qint64 documents = 0;
    qint64 blobs = 0;
    qint64 blobBytes = 0;
    qint64 linkedBlobs = 0;     ///< number of blobs that are hard links to those of the earlier backup
    QStringList missingBlobs{}; ///< blobs that are missing or damaged in the service itself: run a check
};

/**
 * Copies all data to the new folder `target` in one consistent state, even while the service is running.
 * First copies the database as one snapshot, then the blobs that the snapshot refers to. Writes to a
 * temporary folder next to the target and renames it at the end, so that a backup is either complete or
 * absent. `previous` is an earlier backup on the same file system (empty = none), whose blobs are linked
 * instead of copied.
 */
[[nodiscard]] Result<BackupReport> backUp(const ServiceData& place, const QString& target,
                                          const QString& previous, const Clock& clock);

} // namespace ink::service::admin
