#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/document/documentdata.h"
#include "app/domain/document/tag.h"

#include <QList>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

// Checks for features that a server without our extensions would silently ignore. Call before sending.

/** Fails with State if there is data and the service doesn't support document data. */
[[nodiscard]] Result<void> checkTakesData(const domain::Limits& limits, const domain::DocumentData& data);
/** Fails with State if a tag refers to a custom field and the service doesn't support them. */
[[nodiscard]] Result<void> checkTakesCustomFields(const domain::Limits& limits,
                                                  const QList<domain::Tag>& tags);
/** Fails with State if a file is hidden from a recipient and the service would show it. */
[[nodiscard]] Result<void> checkHidesFiles(const domain::Limits& limits, const domain::Document& document);

/** Fails with State if the service doesn't support custom fields. */
[[nodiscard]] Result<void> checkHasCustomFields(const domain::Limits& limits);

/** Returns whether a server without our extensions responds with this error to a request that is one of them.
 */
[[nodiscard]] bool isUnsupported(const Error& error);

} // namespace ink::workflow
