#pragma once

#include "app/base/result.h"
#include "app/store/blobs/blobstore.h"
#include "app/store/database/database.h"

#include <QString>

#include <memory>

namespace ink::service {

/** The data folder of a service. */
struct DataPlace
{
    QString folder;     ///< on PostgreSQL only for temporary files; empty = in the system's place for those
    QString database;   ///< `postgresql://…`; empty = SQLite in the folder
    QString blobFolder; ///< PostgreSQL: a folder that all instances share; empty = in the database
};

/**
 * The place of all data of one service. A folder of its own: `inkstone.db`, `blobs/`, `instances/` and the
 * seal's key. Or a PostgreSQL database, which several hosts may share; the folder then holds nothing that
 * lasts.
 */
struct DataFolder
{
    QString path;
    std::unique_ptr<store::Database> database;
    store::BlobStore blobs;
    std::shared_ptr<void> temporary = {}; ///< removes what this process put into the folder

    /**
     * Opens or makes it, readable by its owner only. Io when the folder holds something else, so that no
     * foreign folder gets our files and permissions. Several processes may have it open.
     */
    [[nodiscard]] static Result<DataFolder> open(const DataPlace& place);
    [[nodiscard]] static Result<DataFolder> open(const QString& path)
    {
        return open(DataPlace{path, {}, {}});
    }
};

} // namespace ink::service
