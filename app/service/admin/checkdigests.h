#pragma once

// Private to app/service/admin.

#include "app/service/admin/checks.h"

namespace ink::service::admin {

/** Checks the signed digests over all histories; see app/service/records/chaindigest.h. */
[[nodiscard]] Result<void> checkDigests(const CheckContext& look);

} // namespace ink::service::admin
