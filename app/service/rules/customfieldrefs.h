#pragma once
// Private to app/service.

#include "app/base/result.h"

namespace ink::domain {
struct Document;
}
namespace ink::store {
class Database;
}

namespace ink::service {

/** Applies the account's definitions to the tags that refer to them: to all tags of a draft or a template,
 * but in a sent document only to tags that didn't have this reference in `before`. Validation error for each
 * reference to an unknown definition. */
[[nodiscard]] Result<void> resolveCustomFields(const store::Database& database, domain::Document& document,
                                               const domain::Document* before = nullptr);

} // namespace ink::service
