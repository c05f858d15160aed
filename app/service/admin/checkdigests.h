#pragma once

// Private to this room.

#include "app/service/admin/checks.h"

namespace ink::service::admin {

/** The signed digests over all histories; see app/service/records/chaindigest.h. */
[[nodiscard]] Result<void> checkDigests(const Look& look);

} // namespace ink::service::admin
