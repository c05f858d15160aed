#pragma once

#include "app/store/blobs/blobbackend.h"

namespace ink::store {

/** Returns a backend that stores blobs as rows of the database, and caches recently read ones in a temporary
 * folder. */
[[nodiscard]] Result<std::shared_ptr<BlobBackend>> makeDatabaseBackend(Database& database,
                                                                       const QString& temporaryFolder);

} // namespace ink::store
