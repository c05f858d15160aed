#pragma once

#include "app/wire/signercodec.h"

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

/** The view after a recipient has finished offline, as the service will return it: for a signing host, the
 * view of the next hosted person, otherwise the final view. `document` contains all values;
 * `finishedHostedSigners` of the host is the number of people who have finished. Pure. */
[[nodiscard]] wire::SignerView viewAfterFinishing(const domain::Document& document,
                                                  const wire::SignerView& before);

} // namespace ink::workflow
