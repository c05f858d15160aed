#pragma once

#include "app/service/http/router.h"

namespace ink::service::http {

/** Returns the person who opened the link with the GUID in the path, without a signer's access token or
 * chosen language. NotFound if it isn't a GUID. */
[[nodiscard]] Result<SignerActor> visitorFrom(const Request& request);

} // namespace ink::service::http
