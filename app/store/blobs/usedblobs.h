#pragma once

#include "app/store/database/database.h"

#include <QSet>

namespace ink::store {

/** Removes from the set `blobs` (SHA-256 in hex) those that a file, artifact, attachment or paper scan of any
 * document refers to. */
[[nodiscard]] Result<void> excludeUsedBlobs(const Database& database, QSet<QString>& blobs);

} // namespace ink::store
