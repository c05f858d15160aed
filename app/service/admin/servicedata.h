#pragma once

#include "app/store/blobs/blobstore.h"
#include "app/store/database/database.h"

#include <QString>

namespace ink::service::admin {

/** All stored data of a service. The referenced objects must outlive this object. */
struct ServiceData
{
    store::Database& database;
    const store::BlobStore& blobs;
    QString folder; ///< contains the seal's key, except on PostgreSQL, where the key is in the database
};

/** Returns the names of the seal's files, which are the same in a data folder and in a backup. */
[[nodiscard]] inline QStringList sealFiles()
{
    return {QStringLiteral("seal.key.pem"), QStringLiteral("seal.cert.pem")};
}

} // namespace ink::service::admin
