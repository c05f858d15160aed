#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/document/documentdata.h"
#include "app/domain/document/tag.h"

#include <QList>

namespace ink::workflow {

// What a server that doesn't know our extensions would lose silently is refused before anything is sent.

/** State if the service's documents have no data. */
[[nodiscard]] Result<void> checkTakesData(const domain::Limits& limits, const domain::DocumentData& data);
/** State if a tag refers to a custom field, and the service has none. */
[[nodiscard]] Result<void> checkTakesCustomFields(const domain::Limits& limits,
                                                  const QList<domain::Tag>& tags);

/** State if the service's accounts have no custom fields. */
[[nodiscard]] Result<void> checkHasCustomFields(const domain::Limits& limits);

} // namespace ink::workflow
