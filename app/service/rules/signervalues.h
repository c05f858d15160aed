#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"
#include "app/service/rules/contentcheck.h"
#include "app/wire/signercodec.h"

namespace ink::service::signervalues {

// The values that a signer may write into a document: values of their own tags and, when allowed, free
// signatures.

/** Checks every value (owner, read-only, size, image) and only then writes them. Validation names each fault.
 * `content` is the `checkContent` of these values. Validation with the reason `too_much_text` when the
 * document's values would exceed `maxTextOfDocument`. */
[[nodiscard]] Result<void> apply(domain::Document& document, int invitationIndex,
                                 const wire::SignerValues& values, const ContentCheck& content);
/** True if the document already holds these values: the request is a repeated one. */
[[nodiscard]] bool holds(const domain::Document& document, int invitationIndex,
                         const wire::SignerValues& values, const ContentCheck& content);
/** The length of all values combined, for `maxTextOfDocument`. */
[[nodiscard]] qsizetype textOf(const domain::Document& document);
/**
 * The document for checkValues at this invitation's turn: a host's tags of other hosted signers have no
 * owner. The order of tags is unchanged.
 */
[[nodiscard]] domain::Document inTurn(domain::Document document, int invitationIndex);
/** True if the signer types, ticks or draws this tag. */
[[nodiscard]] bool isFillable(const domain::Tag& tag);
/** True if a signer placed this tag, as `canSignTags` allows. */
[[nodiscard]] bool isFree(const domain::Tag& tag);

} // namespace ink::service::signervalues
