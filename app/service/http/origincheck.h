#pragma once

#include "app/service/http/router.h"

namespace ink::service::http {

/**
 * Whether a request that changes something may come from where a browser says it comes from: Forbidden when
 * that is another website, which would act with the cookie or the password that the browser sends along by
 * itself. `publicAuthority` is host and port of the address that people know, empty when it is the one that
 * requests name. Programs say nothing of this kind and pass. Private to app/service/http.
 */
[[nodiscard]] Result<void> checkOrigin(const Request& request, const QByteArray& publicAuthority);

} // namespace ink::service::http
