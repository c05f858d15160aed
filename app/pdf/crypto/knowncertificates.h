#pragma once

#include "app/pdf/crypto/cryptohandles.h"

#include <QByteArray>

namespace ink::pdf {

/**
 * A certificate from its DER; null when it cannot be read. Those that were read lately are kept for the
 * process, because reading one takes longer than verifying with it, and a workspace meets the same ones all
 * the time. The object is shared between threads: it may be read only.
 */
[[nodiscard]] CryptoPtr<x509_st> certificateFrom(const QByteArray& der);

/** SHA-256 of a certificate's DER; of those that are kept it is known. */
[[nodiscard]] QByteArray fingerprintOf(const x509_st* certificate);

/** Returns whether `issuer`'s key made the signature of `certificate`; what was found out lately is kept. */
[[nodiscard]] bool isSignedBy(const x509_st* certificate, const x509_st* issuer);

} // namespace ink::pdf
