#pragma once
// Private to app/service.

#include "app/base/result.h"
#include "app/domain/account/keyrights.h"
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

struct Actor;

// Request checks shared by several parts of the service.

/** Returns a Validation error about one field. */
[[nodiscard]] tl::unexpected<Error> fieldError(const QString& field, const Message& message);
/** Fails with a State error unless the document is a draft outside the trash. */
[[nodiscard]] Result<void> requireDraft(const domain::Document& document);
/** Version error if the client's version of the document is outdated. */
[[nodiscard]] Result<void> requireVersion(const domain::Document& document, std::optional<qint64> known);
/** Fails with TooLarge if the document exceeds one of the limits. */
[[nodiscard]] Result<void> checkLimits(const domain::Document& document, const domain::Limits& limits);
/** Fails with a Validation error naming each field for unsupported languages and invalid date formats, unless
 * the document had them before the change. */
[[nodiscard]] Result<void> checkLanguages(const domain::Document& document, const domain::Document& before);
// Index(scopeToChange): API key: which scope a change of a document requires
/** Returns Draft for a document that has not been sent and isn't scheduled to be sent, and Send otherwise. */
[[nodiscard]] domain::KeyScope scopeToChange(const domain::Document& document);
/** Fails with Forbidden unless the actor may create this draft, and send it if `isSent` is set or the draft
 * is scheduled to be sent. */
[[nodiscard]] Result<void> requireCreation(const Actor& actor, const domain::Document& document, bool isSent);
/** Fails with a Validation error unless the folder belongs to the document's account, is within the actor's
 * reach, and is for documents of this type. */
[[nodiscard]] Result<void> checkFolder(const store::FolderStore& folders, const Actor& actor,
                                       const domain::Document& document);

} // namespace ink::service
