#pragma once

#include "app/pdf/crypto/cryptohandles.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

/** The one form in which this program writes a signature value (RFC 5652 in DER), to write it and to know it
 * again. */
namespace ink::pdf::sealedform {

/** A key's signature algorithm; its digest is also that of the covered bytes. */
enum class Algorithm { RsaSha256, EcdsaSha256, EcdsaSha384 };
/** OpenSSL's name of the digest, `SHA256` or `SHA384`. */
[[nodiscard]] const char* digestName(Algorithm algorithm);

/** DER of each. */
[[nodiscard]] QList<QByteArray> certificates(const stack_st_X509* all);
/** DER of IssuerAndSerialNumber; empty when the certificate cannot be encoded. */
[[nodiscard]] QByteArray issuerAndSerial(const x509_st* certificate);
/** The signed attributes without their tag, in DER order: content-type, message-digest,
 * signing-certificate-v2. `certificateDigest` is always SHA-256. */
[[nodiscard]] QByteArray signedAttributes(const QByteArray& messageDigest,
                                          const QByteArray& certificateDigest);

/** The parts of a signature value. */
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
/** The form for an algorithm as the verifier names it, e.g. `RSA-3072 SHA-256`; nothing when no key of ours
 * signs so.
 */
[[nodiscard]] std::optional<Algorithm> algorithmNamed(const QString& name);
/**
 * Returns whether `contents`, with padding behind it, is not what this form makes of what was read from it.
 * Parts of a signature value are signed by nobody (versions, names of algorithms): what this program wrote
 * can be written again and compared. `derSize` is the length of what was read; a value of another length was
 * made by another program with the same key, which is no damage.
 */
[[nodiscard]] bool isDamaged(const QByteArray& contents, qsizetype derSize, const Parts& parts);

} // namespace ink::pdf::sealedform
