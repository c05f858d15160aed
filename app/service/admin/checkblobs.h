#pragma once

// Private to app/service/admin.

#include "app/service/admin/checks.h"

namespace ink::service::admin {

/** Checks stored files for missing, damaged and unreferenced ones. */
[[nodiscard]] Result<void> checkBlobs(const Look& look);

} // namespace ink::service::admin
