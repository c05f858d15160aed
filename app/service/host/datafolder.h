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
    QString folder;        ///< on PostgreSQL only for temporary files; empty = the system's temporary folder
    QString database = {}; ///< `postgresql://…`; empty = SQLite in the folder
    QString databaseFile = {}; ///< the file that contains `database`: a changed password is read from it
    QString blobFolder = {};   ///< PostgreSQL: a folder shared by all instances; empty = in the database
    int connections = store::defaultConnections; ///< PostgreSQL: maximum number of connections
};

/** The database of a service that stores everything in this folder. */
[[nodiscard]] QString sqliteFileIn(const QString& folder);

/**
 * The storage of all data of one service: a folder of its own with `inkstone.db`, `blobs/`,
 * `instances/` and the seal's key; or a PostgreSQL database, which several hosts may share, with only
 * temporary files in the folder.
 */
struct DataFolder
{
    QString path;
    std::unique_ptr<store::Database> database;
    store::BlobStore blobs;
    std::shared_ptr<void> temporary = {}; ///< removes this process's temporary files from the folder

    /**
     * Opens or creates the folder, readable by its owner only. Io when it contains unrelated files, so
     * that no other folder gets our files and permissions. Several processes may open it.
     */
    [[nodiscard]] static Result<DataFolder> open(const DataPlace& place);
    [[nodiscard]] static Result<DataFolder> open(const QString& path) { return open(DataPlace{path}); }
};

} // namespace ink::service
