#pragma once

#include "app/base/result.h"
#include "app/service/admin/place.h"

namespace ink::service::admin {

/**
 * Makes the words by which searches find documents anew from the documents, as one change. Nobody else writes
 * documents meanwhile: requests that would are refused as busy after ten seconds. How many documents there
 * are.
 */
[[nodiscard]] Result<qint64> rebuildWords(const Place& place);

} // namespace ink::service::admin
