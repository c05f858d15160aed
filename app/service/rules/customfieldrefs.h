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

/** Lets the tags that refer to a custom field take what they need from the account's definitions: all tags of
 * a draft or a template, but in a document that was sent only those that didn't have this reference `before`.
 * Validation error with the place of each reference to an unknown definition. */
[[nodiscard]] Result<void> resolveCustomFields(const store::Database& database, domain::Document& document,
                                               const domain::Document* before = nullptr);

} // namespace ink::service
