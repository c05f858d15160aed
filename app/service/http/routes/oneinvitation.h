#pragma once

#include "app/service/http/router.h"

#include <functional>

namespace ink::service::http {

/** A step of the signer, reported by the router that `invitationRouter` returns. */
enum class SignerStep { Opened, Signed, Declined, Delegated };

/** Returns a router with the signing page and the routes that the page calls, for one invitation only; every
 * other path is unknown. `onStep` is called on the server's threads. For a signing host, Signed is reported
 * when all hosted signers have signed. `/sign/{guid}/handover` serves the certificate's `fingerprint`. */
[[nodiscard]] Router invitationRouter(const Router& all, const QString& guid, const QString& fingerprint,
                                      std::function<void(SignerStep)> onStep);

} // namespace ink::service::http
