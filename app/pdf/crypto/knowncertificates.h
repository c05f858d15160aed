#pragma once

#include "app/pdf/crypto/cryptohandles.h"

#include <QByteArray>

namespace ink::pdf {

/** Parses a certificate from DER; null if it is invalid. Recently parsed ones are cached for the process,
 * because parsing takes longer than verifying, and a workspace uses the same ones repeatedly. The object is
 * shared between threads and must not be modified. */
[[nodiscard]] CryptoPtr<x509_st> parseCertificate(const QByteArray& der);

/** The SHA-256 of a certificate's DER; cached with the certificate. */
[[nodiscard]] QByteArray fingerprintOf(const x509_st* certificate);

/** Returns whether `certificate` was signed by `issuer`'s key; recent results are cached. */
[[nodiscard]] bool isSignedBy(const x509_st* certificate, const x509_st* issuer);

} // namespace ink::pdf
