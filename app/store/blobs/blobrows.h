#pragma once

#include "app/store/blobs/blobbackend.h"

namespace ink::store {

/** Stores blobs as rows of the database, with copies of recently read ones in a temporary folder. */
[[nodiscard]] Result<std::shared_ptr<BlobBackend>> blobRows(Database& database,
                                                            const QString& temporaryFolder);

} // namespace ink::store
