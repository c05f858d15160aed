#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/admin/place.h"

#include <QStringList>

namespace ink::service::admin {

struct RestoreReport
{
    Timestamp created{}; ///< time of the backup
    qint64 documents = 0;
    qint64 blobs = 0;
    QStringList missingBlobs{}; ///< already missing in the service when it was backed up
};

/**
 * Verifies the whole backup, then creates a data folder with an SQLite database from it. Io when `folder`
 * isn't empty. An interrupted restore leaves a folder that no service opens. Sessions are not restored,
 * and unfinished jobs start again.
 */
[[nodiscard]] Result<RestoreReport> restoreToFolder(const QString& backup, const QString& folder);

/** The same for an empty PostgreSQL database. */
[[nodiscard]] Result<RestoreReport> restoreToPlace(const QString& backup, const Place& place);

} // namespace ink::service::admin
