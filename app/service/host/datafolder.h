#pragma once

#include "app/base/result.h"
#include "app/store/blobstore.h"
#include "app/store/database.h"

#include <QString>

#include <memory>

namespace ink::service {

/** The folder that holds everything of one service: `inkstone.db`, `blobs/`, `instances/` and the seal's key.
 */
struct DataFolder
{
    QString path;
    std::unique_ptr<store::Database> database;
    store::BlobStore blobs;

    /**
     * Opens or makes it, readable by its owner only. Io when the folder holds something else, so that no
     * foreign folder gets our files and permissions. Several processes may have it open.
     */
    [[nodiscard]] static Result<DataFolder> open(const QString& path);
};

} // namespace ink::service
