#pragma once

#include "app/store/database/database.h"

#include <QSet>

namespace ink::store {

/** Removes from `blobs` (SHA-256 in hex) those that a file, an artifact or an attachment of any document
 * refers to. */
[[nodiscard]] Result<void> dropUsedBlobs(const Database& database, QSet<QString>& blobs);

} // namespace ink::store
