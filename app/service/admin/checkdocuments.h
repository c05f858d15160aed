#pragma once

// Private to app/service/admin.

#include "app/service/admin/checks.h"

#include <QString>

namespace ink::service::admin {

/** Returns the SHA-256 of the service's certificate in hex; empty if there is none. */
[[nodiscard]] QString ownFingerprint(const ServiceData& place);
/** Checks documents one by one: the sealed files of finished ones, and the jobs of signed ones. */
[[nodiscard]] Result<void> checkDocuments(const CheckContext& look);

/** Checks the hash chains of all histories, and that each history belongs to a document or tombstone. */
[[nodiscard]] Result<void> checkHistories(const CheckContext& look);

} // namespace ink::service::admin
