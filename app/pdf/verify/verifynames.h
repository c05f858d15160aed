#pragma once

#include "app/pdf/verify/verifier.h"

namespace ink::pdf {

/** The names of the verdicts on the wire and the command line: `intact`, `modified` … */
[[nodiscard]] QString integrityName(Integrity integrity);
/** The name of a trust verdict: `own`, `trusted` … */
[[nodiscard]] QString trustName(Trust trust);
/** The name of an alteration: `none`, `unseen`, `allowed`, `validation-data-lost`, `not-allowed`, `visible`,
 * `readers-differ` or `unchecked`. */
[[nodiscard]] QString alterationName(Alteration alteration);
/** The name of a signature's level: `PAdES-B-LT`, `PKCS7-T` …; empty if the signature is invalid. */
[[nodiscard]] QString levelName(const SignatureReport& report);
/** The name of a revocation status: `good`, `revoked` or `unknown`. */
[[nodiscard]] QString revocationName(Revocation revocation);

} // namespace ink::pdf
