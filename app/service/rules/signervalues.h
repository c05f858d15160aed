#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/service/rules/contentcheck.h"
#include "app/wire/signercodec.h"

namespace ink::service::signervalues {

// The values that a signer may write into a document: values of their own tags and, when allowed, free
// signatures.

/** Checks every value (owner, read-only, size, picture) and only then writes them. Validation names each
 * fault. `content` is that of these values (`checkContent`). With the reason
 * `too_much_text` when they make the document's values longer than `maxTextOfDocument`. */
[[nodiscard]] Result<void> apply(domain::Document& document, int invitationIndex,
                                 const wire::SignerValues& values, const ContentCheck& content);
/** Returns whether the document already holds what these values would write: a repeated request, not another
 * one. */
[[nodiscard]] bool holds(const domain::Document& document, int invitationIndex,
                         const wire::SignerValues& values, const ContentCheck& content);
/** The length of all values together, for `maxTextOfDocument`. */
[[nodiscard]] qsizetype textOf(const domain::Document& document);
/**
 * The document as checkValues shall see it at this invitation's turn: a host's tags of other hosted signers
 * belong to nobody. Places of tags stay.
 */
[[nodiscard]] domain::Document inTurn(domain::Document document, int invitationIndex);
/** Returns whether this tag is one that its signer types, ticks or draws. */
[[nodiscard]] bool isFillable(const domain::Tag& tag);
/** Returns whether a signer placed it, as they may where `canSignTags`. */
[[nodiscard]] bool isFree(const domain::Tag& tag);

} // namespace ink::service::signervalues
