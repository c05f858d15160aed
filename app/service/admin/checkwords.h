#pragma once

// Private to app/service/admin.

#include "app/service/admin/checks.h"

namespace ink::service::admin {

/** Checks the search words of documents. */
[[nodiscard]] Result<void> checkWords(const CheckContext& look);

} // namespace ink::service::admin
