#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

namespace ink::service {

/**
 * State, with the reason `shown_differs` and every differing field, unless a signer who finishes saw
 * exactly the stored values. `stored` is this signer's view of the document with the values from the
 * request.
 */
[[nodiscard]] Result<void> checkShown(const wire::SignerView& stored, const wire::ShownValues& shown);

/** True if the signer saw these values in their own fields: only this distinguishes the request from a
 * repeated one. */
[[nodiscard]] bool showsOwn(const domain::Document& document, int invitationIndex,
                            const wire::ShownValues& shown);

} // namespace ink::service
