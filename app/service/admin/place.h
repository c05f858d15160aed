#pragma once

#include "app/store/blobs/blobstore.h"
#include "app/store/database/database.h"

#include <QString>

namespace ink::service::admin {

/** Everything that a service keeps. The referred must outlive it. */
struct Place
{
    store::Database& database;
    const store::BlobStore& blobs;
    QString folder; ///< holds the seal's key, which is in the database on PostgreSQL
};

/** The files of the seal in a data folder, as they are called there and in a backup. */
[[nodiscard]] inline QStringList sealFiles()
{
    return {QStringLiteral("seal.key.pem"), QStringLiteral("seal.cert.pem")};
}

} // namespace ink::service::admin
