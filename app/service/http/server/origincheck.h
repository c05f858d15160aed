#pragma once

#include "app/service/http/router.h"

namespace ink::service::http {

/** Rejects cross-site requests. Forbidden if the browser's headers show that a state-changing request comes
 * from another website, which would use the cookie or password that the browser sends automatically.
 * `publicAuthority` is the host and port of the public address; empty if it is the one in the requests.
 * Clients other than browsers send no such headers and pass. Private to app/service/http. */
[[nodiscard]] Result<void> checkOrigin(const Request& request, const QByteArray& publicAuthority);

} // namespace ink::service::http
