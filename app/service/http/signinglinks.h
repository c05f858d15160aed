#pragma once

#include "app/domain/account/keyrights.h"

namespace ink::service::http {

struct Response;

// Index(removeSigningLinks): API key: who gets signing links
/**
 * Removes the signing links of recipients, and their secret GUIDs, from a JSON response for a key that may
 * neither send nor record signatures. Anyone who has a link can sign.
 */
void removeSigningLinks(Response& response, const domain::KeyRights& rights);

} // namespace ink::service::http
