#pragma once

// Private to app/service/admin.

#include "app/service/admin/checks.h"

namespace ink::service::admin {

/** Finds stored files that are missing, damaged or unreferenced. */
[[nodiscard]] Result<void> checkBlobs(const CheckContext& look);

} // namespace ink::service::admin
