#pragma once

// Private to this room.

#include "app/service/admin/checks.h"

namespace ink::service::admin {

/** The words by which listings find documents. */
[[nodiscard]] Result<void> checkWords(const Look& look);

} // namespace ink::service::admin
