#pragma once

#include "app/pdf/verify/verifier.h"

namespace ink::pdf {

/** The words of the verdicts on the wire and on the command line: `intact`, `modified` … */
[[nodiscard]] QString integrityName(Integrity integrity);
/** `own`, `trusted` … */
[[nodiscard]] QString trustName(Trust trust);
/** `none`, `unseen`, `validation-data-lost`, `not-allowed`, `visible`, `readers-differ`, `unchecked`. */
[[nodiscard]] QString alterationName(Alteration alteration);
/** `PAdES-B-LT`, `PKCS7-T` …; empty when the signature does not hold. */
[[nodiscard]] QString levelName(const SignatureReport& report);
/** `good`, `revoked`, `unknown`. */
[[nodiscard]] QString revocationName(Revocation revocation);

} // namespace ink::pdf
