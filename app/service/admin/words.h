#pragma once

#include "app/base/result.h"
#include "app/service/admin/place.h"

namespace ink::service::admin {

/**
 * Rebuilds the search words of documents from the documents, in one transaction. Documents can't be
 * written meanwhile; such requests fail as busy after ten seconds. Returns the number of documents.
 */
[[nodiscard]] Result<qint64> rebuildWords(const Place& place);

} // namespace ink::service::admin
