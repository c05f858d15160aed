#pragma once

#include "app/service/http/router.h"

#include <functional>

namespace ink::service::http {

/** A step of the signer on a router of `onlyInvitation`. */
enum class SignerStep { Opened, Signed, Declined, Delegated };

/** The signing page and the routes that it calls, for one invitation only; every other path is unknown.
 * `onStep` is called on the server's threads; for a signing host, Signed is reported when all hosted
 * signers have signed. `/sign/{guid}/handover` serves the certificate's `fingerprint`. */
[[nodiscard]] Router onlyInvitation(const Router& all, const QString& guid, const QString& fingerprint,
                                    std::function<void(SignerStep)> onStep);

} // namespace ink::service::http
