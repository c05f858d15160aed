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

namespace ink::pdf {

/** A time-stamp token over a signature value that computes. */
struct StampVerdict
{
    Timestamp time{};
    CryptoPtr<x509_st> maker;
    CryptoPtr<stack_st_X509> certificates; ///< all that came along
    QList<Message> weaknesses;
};

/** The content of a signature value. */
struct CmsVerdict
{
    bool readable = false;       ///< a signature value with a signer whose certificate is there
    bool digestMatches = false;  ///< the covered bytes are those that were signed
    bool signatureValid = false; ///< made with the key of `signer`
    Message problem;             ///< when one of these is false
    QString problemId;           ///< e.g. `cms.digest`

    CryptoPtr<x509_st> signer;
    CryptoPtr<stack_st_X509> certificates; ///< all that came along
    QByteArray messageDigest;              ///< of the covered bytes, when it is the signed one
    QByteArray signatureValue;
    qsizetype derSize = 0;                ///< bytes of the value without the padding behind it
    bool hasBytesBehind = false;          ///< the padding is not all zeros
    QString algorithm;                    ///< e.g. `RSA-3072 SHA-256`
    QList<Message> weaknesses;            ///< one sentence each
    bool namesCertificate = false;        ///< signing-certificate(-v2) is signed along (RFC 5035)
    std::optional<Timestamp> signingTime; ///< the signer's own clock
    std::optional<Timestamp> stampedTime; ///< the time of a token that is itself the signature value
    std::vector<StampVerdict> stamps;     ///< over the signature value
    QByteArray signatureToken;            ///< DER of the first time-stamp over it, whether it computes or not
    int brokenStamps = 0;                 ///< tokens over the signature value that do not compute
    QList<QByteArray> ocsps;              ///< DER of OCSPResponse that was signed along (adbe archival)
    QList<QByteArray> crls;               ///< DER of CertificateList likewise

    [[nodiscard]] bool holds() const { return readable && digestMatches && signatureValid; }
};

/** Certificates that were read already, by their DER: reading one takes longer than using it, and the
 * signatures of a file often bring the same ones. */
using CertificateCache = std::map<QByteArray, CryptoPtr<x509_st>>;

/** The digest of the covered bytes by OpenSSL's name of an algorithm; empty when that is unknown. */
using CoveredDigest = std::function<QByteArray(const QByteArray& name)>;

/**
 * Verifies the value of /Contents over the covered bytes. Knows the SubFilters
 * ETSI.CAdES.detached, adbe.pkcs7.detached, adbe.pkcs7.sha1, adbe.x509.rsa_sha1 (with the certificates of
 * /Cert) and ETSI.RFC3161 (ISO 32000-2 §12.8.3, table 260); RSA (PKCS#1, PSS), ECDSA (DER and plain),
 * EdDSA and DSA with any digest that OpenSSL knows. Says nothing about trust.
 */
[[nodiscard]] CmsVerdict verifySignatureValue(const QByteArray& contents, const CoveredDigest& covered,
                                              const QString& subFilter, const QList<QByteArray>& certEntry,
                                              CertificateCache& known);

} // namespace ink::pdf
