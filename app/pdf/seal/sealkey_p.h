#pragma once

#include "app/pdf/crypto/cryptohandles.h"
#include "app/pdf/crypto/signingalgorithms.h"
#include "app/pdf/seal/sealkey.h"

namespace ink::pdf {

/** The data that copies of a SealKey share: immutable, so that several threads may read it. */
struct SealKey::Private
{
    CryptoPtr<evp_pkey_st> key;
    CryptoPtr<x509_st> certificate;
    const SigningAlgorithm* algorithm = nullptr;
    QByteArray certificateDer;
    QList<QByteArray> chain;      ///< DER of the certificates from certificateDer towards its root
    QByteArray issuerAndSerial;   ///< DER of CMS IssuerAndSerialNumber
    QByteArray certificateDigest; ///< SHA-256 of certificateDer
};

} // namespace ink::pdf
