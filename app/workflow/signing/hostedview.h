#pragma once

#include "app/domain/document/document.h"
#include "app/wire/signercodec.h"

namespace ink::workflow {

/**
 * The view after a recipient has finished without a connection, as the service will show it: of a signing
 * host the next hosted person's, else the end. `document` holds all values; `hostedDone` of the host counts
 * who has finished. Pure.
 */
[[nodiscard]] wire::SignerView viewAfterFinishing(const domain::Document& document,
                                                  const wire::SignerView& before);

} // namespace ink::workflow
