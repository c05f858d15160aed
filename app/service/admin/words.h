#pragma once

#include "app/base/result.h"
#include "app/service/admin/servicedata.h"

namespace ink::service::admin {

/**
 * Rebuilds the search words of all documents in one transaction. Documents can't be written during that time;
 * such requests fail as busy after ten seconds. Returns the number of documents.
 */
[[nodiscard]] Result<qint64> rebuildWords(const ServiceData& place);

} // namespace ink::service::admin
