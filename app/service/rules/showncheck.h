#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

namespace ink::service {

/** Fails with a State error with the reason `shown_differs` and every differing field, unless the signer who
 * finishes saw exactly the stored values, positions, appearance and pages. `stored` is this signer's view of
 * `document` with the values from the request. Also a State error for a digest in form 1, which covers values
 * only, if the document was corrected after this signer had opened it. */
[[nodiscard]] Result<void> checkShown(const domain::Document& document, const wire::SignerView& stored,
                                      const wire::ShownValues& shown);

/** Returns whether the signer's own fields in `document` have the values in `shown`. If not, the request to
 * finish isn't a repeated one. */
[[nodiscard]] bool showsOwnValues(const domain::Document& document, int invitationIndex,
                                  const wire::ShownValues& shown);

} // namespace ink::service
