#pragma once

// Private to this room.

#include "app/service/admin/checks.h"

#include <QString>

namespace ink::service::admin {

/** SHA-256 of the service's certificate, hex; empty when there is none. */
[[nodiscard]] QString ownFingerprint(const Place& place);
/** Documents one by one: sealed files of the finished, jobs of the signed. */
[[nodiscard]] Result<void> checkDocuments(const Look& look);

/** The chains of all histories. */
[[nodiscard]] Result<void> checkHistories(const Look& look);

} // namespace ink::service::admin
