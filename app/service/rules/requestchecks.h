#pragma once
// Private to app/service.

#include "app/base/result.h"
#include "app/domain/document/ids.h"

#include <optional>

namespace ink::domain {
struct Document;
struct Limits;
} // namespace ink::domain
namespace ink::store {
class FolderStore;
}

namespace ink::service {

// Checks that several parts of the service make of a request.

/** One Validation error about one field. */
[[nodiscard]] tl::unexpected<Error> invalid(const QString& field, const Message& message);
/** State unless the document is a draft outside the trash. */
[[nodiscard]] Result<void> needDraft(const domain::Document& document);
/** Version when the client's version of the document is outdated. */
[[nodiscard]] Result<void> needVersion(const domain::Document& document, std::optional<qint64> known);
/** TooLarge when the document has more of something than the limits allow. */
[[nodiscard]] Result<void> checkLimits(const domain::Document& document, const domain::Limits& limits);
/** Validation unless the document's folder is one of its account and for documents of its type. */
[[nodiscard]] Result<void> checkFolder(const store::FolderStore& folders, domain::AccountId account,
                                       const domain::Document& document);

} // namespace ink::service
