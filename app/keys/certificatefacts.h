#pragma once

// Private to app/keys.

#include "app/keys/identity.h"
#include "app/pdf/crypto/cryptohandles.h"

namespace ink::keys {

/** The claims of a certificate's QCStatements. */
[[nodiscard]] QualifiedClaims qualifiedClaimsOf(const x509_st* certificate);
/** The first email address of a certificate. */
[[nodiscard]] QString emailOf(const x509_st* certificate);
/** Returns whether a certificate is that of an authority. */
[[nodiscard]] bool isAuthority(const x509_st* certificate);
/** Fills what the certificate says, and the flaws that follow from it. */
void readCertificate(Identity& identity, const x509_st* certificate, Timestamp now);

} // namespace ink::keys
