#pragma once

#include "app/pdf/cryptohandles.h"
#include "app/pdf/sealer.h"

namespace ink::pdf {

/** What a SealKey shares: never changed after it was made, so it may be read by several threads. */
struct SealKey::Private
{
    CryptoPtr<evp_pkey_st> key;
    CryptoPtr<x509_st> certificate;
    bool isRsa = true;
    QByteArray certificateDer;
    QByteArray issuerAndSerial;   ///< DER of CMS IssuerAndSerialNumber
    QByteArray certificateDigest; ///< SHA-256 of certificateDer
};

} // namespace ink::pdf
