#pragma once

#include "app/pdf/cryptohandles.h"

#include <QByteArray>
#include <QList>

/** The one form in which this program writes a signature value (RFC 5652 in DER), to write it and to know it
 * again. */
namespace ink::pdf::sealedform {

/** How a key signs; the digest is that of the covered bytes too. */
enum class Algorithm { RsaSha256, EcdsaSha256, EcdsaSha384 };
/** OpenSSL's name of the digest, `SHA256` or `SHA384`. */
[[nodiscard]] const char* digestName(Algorithm algorithm);

/** DER of IssuerAndSerialNumber; empty when the certificate cannot be encoded. */
[[nodiscard]] QByteArray issuerAndSerial(const x509_st* certificate);
/** The signed attributes without their tag, in DER order: content-type, message-digest,
 * signing-certificate-v2. `certificateDigest` is always SHA-256. */
[[nodiscard]] QByteArray signedAttributes(const QByteArray& messageDigest,
                                          const QByteArray& certificateDigest);

/** What a signature value consists of. */
struct Parts
{
    QByteArray attributes;          ///< as `signedAttributes` gives them
    QList<QByteArray> certificates; ///< DER: the signer's and those that lead to its root
    QByteArray issuerAndSerial;
    Algorithm algorithm = Algorithm::RsaSha256;
    QByteArray signatureValue;
    QByteArray timestampToken; ///< over the signature value (RFC 3161 appendix A), empty = none
};
/** ContentInfo{SignedData} without content, one signer. */
[[nodiscard]] QByteArray contentInfo(const Parts& parts);
/** The same with SHA-256, one certificate and no time-stamp. */
[[nodiscard]] QByteArray contentInfo(const QByteArray& attributes, const QByteArray& certificateDer,
                                     const QByteArray& issuerAndSerial, bool isRsa,
                                     const QByteArray& signatureValue);

} // namespace ink::pdf::sealedform
