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
    qint64 linked = 0;          ///< of them from the earlier backup
    QStringList missingBlobs{}; ///< the service itself does not have them whole: run a check
};

/**
 * Copies everything to the new folder `target` in one consistent state, also while the service works: first
 * the database as one snapshot, then the blobs that the snapshot refers to. It is written beside the target
 * under another name and renamed at the end: a backup is whole or not there. `previous` is an earlier backup
 * on the same file system (empty = none): blobs that it has are linked, not copied.
 */
[[nodiscard]] Result<BackupReport> backUp(const Place& place, const QString& target, const QString& previous,
                                          const Clock& clock);

} // namespace ink::service::admin
