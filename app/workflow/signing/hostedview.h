#pragma once

#include "app/wire/signercodec.h"

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

/**
 * The view after a recipient has finished offline, as the service will show it: for a signing host the
 * next hosted person's, otherwise the end. `document` holds all values; `hostedDone` of the host counts
 * the people who have finished. Pure.
 */
[[nodiscard]] wire::SignerView viewAfterFinishing(const domain::Document& document,
                                                  const wire::SignerView& before);

} // namespace ink::workflow
