#pragma once

#include "app/pdf/crypto/cryptohandles.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::pdf {
struct SigningAlgorithm;
}

/** The only form in which this program writes a signature value (RFC 5652 in DER), for writing and
 * recognizing it. */
namespace ink::pdf::sealedform {

/** The DER of each certificate. */
[[nodiscard]] QList<QByteArray> certificates(const stack_st_X509* all);
/** DER of IssuerAndSerialNumber; empty if the certificate can't be encoded. */
[[nodiscard]] QByteArray issuerAndSerial(const x509_st* certificate);
/** The signed attributes without their tag, in DER order: content-type, message-digest,
 * signing-certificate-v2. `certificateDigest` is always SHA-256. */
[[nodiscard]] QByteArray signedAttributes(const QByteArray& messageDigest,
                                          const QByteArray& certificateDigest);

/** The parts of a signature value. */
struct Parts
{
    QByteArray attributes;          ///< in the form of `signedAttributes`
    QList<QByteArray> certificates; ///< DER: the signer's certificate and the chain to its root
    QByteArray issuerAndSerial;
    const SigningAlgorithm* algorithm = nullptr;
    QByteArray signatureValue;
    QByteArray timestampToken; ///< over the signature value (RFC 3161 appendix A); empty = none
};
/** ContentInfo{SignedData} without content, with one signer. */
[[nodiscard]] QByteArray contentInfo(const Parts& parts);
/** The algorithm with this display name of the verifier, e.g. `RSA-3072 SHA-256`; null if none of the
 * service's own keys uses it. */
[[nodiscard]] const SigningAlgorithm* algorithmFromName(const QString& name);
/** Returns whether `contents`, including its padding, differs from the value that this form yields for the
 * parsed parts. Some parts of a signature value are not signed (versions, algorithm names): values written by
 * this program can be written again and compared. `derSize` is the length of the parsed value; a value of
 * another length was written by another program with the same key and isn't damaged. */
[[nodiscard]] bool isDamaged(const QByteArray& contents, qsizetype derSize, const Parts& parts);

} // namespace ink::pdf::sealedform
