#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/admin/place.h"

#include <QStringList>

namespace ink::service::admin {

struct RestoreReport
{
    Timestamp created{}; ///< when the backup was made
    qint64 documents = 0;
    qint64 blobs = 0;
    QStringList missingBlobs{}; ///< were not in the service any more when it was backed up
};

/**
 * Verifies the whole backup, then makes a data folder with an SQLite database of it. Io when `folder` holds
 * anything. A restore that was killed leaves a folder that no service opens. Logins do not come back, and
 * work that was under way is taken up anew.
 */
[[nodiscard]] Result<RestoreReport> restoreToFolder(const QString& backup, const QString& folder);

/** The same into an empty PostgreSQL database. */
[[nodiscard]] Result<RestoreReport> restoreToPlace(const QString& backup, const Place& place);

} // namespace ink::service::admin
