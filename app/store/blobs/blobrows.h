#pragma once

#include "app/store/blobs/blobbackend.h"

namespace ink::store {

/** Blobs as rows of the database; copies of those that are read lie in a temporary folder. */
[[nodiscard]] Result<std::shared_ptr<BlobBackend>> blobRows(Database& database,
                                                            const QString& temporaryFolder);

} // namespace ink::store
