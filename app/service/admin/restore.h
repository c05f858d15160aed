#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/admin/servicedata.h"

#include <QStringList>

namespace ink::service::admin {

struct RestoreReport
{
    Timestamp created{}; ///< time of the backup
    qint64 documents = 0;
    qint64 blobs = 0;
    QStringList missingBlobs{}; ///< blobs that were already missing when the backup was made
};

/**
 * Verifies the whole backup, then creates a data folder with an SQLite database from it. Io if `folder` isn't
 * empty. If restoring is interrupted, no service opens the folder. Sessions are not restored, and unfinished
 * jobs start again.
 */
[[nodiscard]] Result<RestoreReport> restoreToFolder(const QString& backup, const QString& folder);

/** Like restoreToFolder(), but to an empty PostgreSQL database. */
[[nodiscard]] Result<RestoreReport> restoreToDatabase(const QString& backup, const ServiceData& place);

} // namespace ink::service::admin
