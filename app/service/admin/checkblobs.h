#pragma once

// Private to this room.

#include "app/service/admin/checks.h"

namespace ink::service::admin {

/** Stored files: missing, damaged, and those that nothing refers to. */
[[nodiscard]] Result<void> checkBlobs(const Look& look);

} // namespace ink::service::admin
