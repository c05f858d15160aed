#pragma once

#include "app/base/result.h"
#include "app/store/blobs/blobstore.h"
#include "app/store/database/database.h"

#include <QString>

#include <memory>

namespace ink::service {

/** The location of a service's data. */
struct DataLocation
{
    QString folder;        ///< only for temporary files on PostgreSQL; empty = the system's temporary folder
    QString database = {}; ///< `postgresql://…`; empty = SQLite in the folder
    QString databaseFile = {}; ///< the file that contains `database`, from which a changed password is read
    QString blobFolder = {};   ///< PostgreSQL: a folder shared by all instances; empty = in the database
    int connections = store::defaultConnections; ///< PostgreSQL: maximum number of connections
};

/** Returns the path of the database of a service that stores everything in this folder. */
[[nodiscard]] QString sqliteFileIn(const QString& folder);

/**
 * The storage of all data of one service: a folder with `inkstone.db`, `blobs/`, `instances/` and the seal's
 * key; or a PostgreSQL database, which several hosts may share, with only temporary files in the folder.
 */
struct DataFolder
{
    QString path;
    std::unique_ptr<store::Database> database;
    store::BlobStore blobs;
    std::shared_ptr<void> temporaryFiles = {}; ///< removes this process's temporary files from the folder

    /**
     * Opens or creates the folder, readable by its owner only. Io if it contains unrelated files, so that no
     * other folder gets the service's files and permissions. Several processes may open it.
     */
    [[nodiscard]] static Result<DataFolder> open(const DataLocation& place);
    [[nodiscard]] static Result<DataFolder> open(const QString& path) { return open(DataLocation{path}); }
};

} // namespace ink::service
