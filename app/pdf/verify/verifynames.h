#pragma once

#include "app/pdf/verify/verifier.h"

namespace ink::pdf {

/** The names of the verdicts on the wire and the command line: `intact`, `modified` … */
[[nodiscard]] QString integrityName(Integrity integrity);
/** `own`, `trusted` … */
[[nodiscard]] QString trustName(Trust trust);
/** `none`, `unseen`, `validation-data-lost`, `not-allowed`, `visible`, `readers-differ`, `unchecked`. */
[[nodiscard]] QString alterationName(Alteration alteration);
/** `PAdES-B-LT`, `PKCS7-T` …; empty if the signature is invalid. */
[[nodiscard]] QString levelName(const SignatureReport& report);
/** `good`, `revoked`, `unknown`. */
[[nodiscard]] QString revocationName(Revocation revocation);

} // namespace ink::pdf
