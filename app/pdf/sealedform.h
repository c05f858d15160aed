#pragma once

#include "app/pdf/cryptohandles.h"

#include <QByteArray>

/** The one form in which this program writes a signature value (RFC 5652 in DER), to write it and to know it
 * again. */
namespace ink::pdf::sealedform {

/** DER of IssuerAndSerialNumber; empty when the certificate cannot be encoded. */
[[nodiscard]] QByteArray issuerAndSerial(const x509_st* certificate);
/** The signed attributes without their tag, in DER order: content-type, message-digest,
 * signing-certificate-v2. */
[[nodiscard]] QByteArray signedAttributes(const QByteArray& messageDigest,
                                          const QByteArray& certificateDigest);
/** ContentInfo{SignedData} without content, one certificate, one signer. */
[[nodiscard]] QByteArray contentInfo(const QByteArray& attributes, const QByteArray& certificateDer,
                                     const QByteArray& issuerAndSerial, bool isRsa,
                                     const QByteArray& signatureValue);

} // namespace ink::pdf::sealedform
