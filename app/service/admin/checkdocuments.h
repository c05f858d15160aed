#pragma once

// Private to app/service/admin.

#include "app/service/admin/checks.h"

#include <QString>

namespace ink::service::admin {

/** SHA-256 of the service's certificate, hex; empty when there is none. */
[[nodiscard]] QString ownFingerprint(const Place& place);
/** Checks documents one by one: sealed files of finished ones, jobs of signed ones. */
[[nodiscard]] Result<void> checkDocuments(const Look& look);

/** Checks the chains of all histories. */
[[nodiscard]] Result<void> checkHistories(const Look& look);

} // namespace ink::service::admin
