#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

namespace ink::service {

/**
 * State, with the reason `shown_differs` and every differing field, unless a signer who finishes saw exactly
 * what is stored. `stored` is this signer's view of the document with the values that the request brings.
 */
[[nodiscard]] Result<void> checkShown(const wire::SignerView& stored, const wire::ShownValues& shown);

/** Returns whether the signer saw these values in their own fields: only this distinguishes it from a
 * repeated request. */
[[nodiscard]] bool showsOwn(const domain::Document& document, int invitationIndex,
                            const wire::ShownValues& shown);

} // namespace ink::service
