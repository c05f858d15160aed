#pragma once

#include "app/domain/account/keyrights.h"

namespace ink::service::http {

struct Response;

// Index(hideSigningLinks): API key: who gets signing links
/**
 * Removes the signing links of recipients, and the GUIDs that are their secrets, from a JSON response for a
 * key that may neither send nor record signatures: with a link, anybody signs.
 */
void hideSigningLinks(Response& response, const domain::KeyRights& rights);

} // namespace ink::service::http
