#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"
#include "app/service/rules/contentcheck.h"
#include "app/wire/signercodec.h"

namespace ink::service::signervalues {

// The values that a signer may write into a document: values of their own tags and, when allowed, free
// signatures.

/** Checks every value (owner, read-only, size, image) before writing any of them. Validation error naming
 * each fault. `content` is the result of `checkContent` for these values. Validation error with the reason
 * `too_much_text` if the document's values would exceed `maxTextOfDocument`. */
[[nodiscard]] Result<void> apply(domain::Document& document, int invitationIndex,
                                 const wire::SignerValues& values, const ContentCheck& content);
/** Returns whether the document already contains these values, as it does for a repeated request. */
[[nodiscard]] bool containsValues(const domain::Document& document, int invitationIndex,
                                  const wire::SignerValues& values, const ContentCheck& content);
/** Returns the length of all values together, for `maxTextOfDocument`. */
[[nodiscard]] qsizetype totalTextLength(const domain::Document& document);
/**
 * Returns the document for checkValues() at this invitation's turn: a host's tags of other hosted signers
 * have no owner. The order of tags is unchanged.
 */
[[nodiscard]] domain::Document documentInTurn(domain::Document document, int invitationIndex);
/** Returns whether the signer types, ticks or draws this tag. */
[[nodiscard]] bool isFillable(const domain::Tag& tag);
/** Returns whether a signer placed this tag, as `canSignTags` allows. */
[[nodiscard]] bool isPlacedBySigner(const domain::Tag& tag);

} // namespace ink::service::signervalues
