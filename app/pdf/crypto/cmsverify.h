#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/pdf/crypto/cryptohandles.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <vector>

struct CMS_SignerInfo_st;

namespace ink::pdf {

/** A cryptographically valid time-stamp token over a signature value. */
struct TimestampVerdict
{
    Timestamp time{};
    CryptoPtr<x509_st> signer;
    CryptoPtr<stack_st_X509> certificates; ///< all included certificates
    QList<Message> weaknesses;
};

/** The result of parsing and verifying a signature value. */
struct CmsVerdict
{
    bool isReadable = false;       ///< the value is well-formed and includes the signer's certificate
    bool digestMatches = false;    ///< the covered bytes are the signed ones
    bool isSignatureValid = false; ///< the value was made with the key of `signer`
    Message problem;               ///< set if one of the above is false
    QString problemId;             ///< e.g. `cms.digest`

    CryptoPtr<x509_st> signer;
    CryptoPtr<stack_st_X509> certificates; ///< all included certificates
    QByteArray messageDigest;              ///< digest of the covered bytes, if it is the signed one
    QByteArray signatureValue;
    qsizetype derSize = 0;                    ///< bytes of the value without the following padding
    bool hasTrailingBytes = false;            ///< the padding is not all zeros
    QString algorithm;                        ///< e.g. `RSA-3072 SHA-256`
    QList<Message> weaknesses;                ///< one message each
    bool hasSigningCertificate = false;       ///< signing-certificate(-v2) is a signed attribute (RFC 5035)
    std::optional<Timestamp> signingTime;     ///< according to the signer's own clock
    std::optional<Timestamp> timestampTime;   ///< the time of a token that is itself the signature value
    std::vector<TimestampVerdict> timestamps; ///< time-stamps over the signature value
    QByteArray timestampToken;                ///< DER of the first time-stamp over the signature value, valid
                                              ///< or not
    int invalidTimestamps = 0;                ///< number of invalid tokens over the signature value
    QList<QByteArray> ocspResponses;          ///< DER of each signed OCSPResponse (adbe archival)
    QList<QByteArray> crls;                   ///< DER of each signed CertificateList

    [[nodiscard]] bool isValid() const { return isReadable && digestMatches && isSignatureValid; }
};

/** A cache of parsed certificates by DER: parsing one takes longer than using it, and the signatures of a
 * file often include the same ones. */
using CertificateCache = std::map<QByteArray, CryptoPtr<x509_st>>;

/** Computes the digest of the covered bytes; `name` is OpenSSL's name of the algorithm. Returns an empty
 * value if the algorithm is unknown. */
using CoveredDigest = std::function<QByteArray(const QByteArray& name)>;

/** The signed attributes of a signer as they were signed: DER of SET OF, in the order of the CMS. */
[[nodiscard]] QByteArray attributesAsSigned(CMS_SignerInfo_st* signer);

/** Verifies the value of /Contents over the covered bytes. Supports the SubFilters ETSI.CAdES.detached,
 * adbe.pkcs7.detached, adbe.pkcs7.sha1, adbe.x509.rsa_sha1 (with the certificates of /Cert) and ETSI.RFC3161
 * (ISO 32000-2 §12.8.3, table 260); RSA (PKCS#1, PSS), ECDSA (DER and plain), EdDSA and DSA with any digest
 * that OpenSSL supports. Does not check trust. */
[[nodiscard]] CmsVerdict verifySignatureValue(const QByteArray& contents, const CoveredDigest& covered,
                                              const QString& subFilter, const QList<QByteArray>& certEntry,
                                              CertificateCache& known);

} // namespace ink::pdf
