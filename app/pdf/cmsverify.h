#pragma once

#include "app/base/clock.h"
#include "app/pdf/cryptohandles.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::pdf {

/** What a signature value says about the bytes it covers. */
struct CmsVerdict
{
    bool readable = false;       ///< a signature value with a signer whose certificate is there
    bool digestMatches = false;  ///< the covered bytes are those that were signed
    bool signatureValid = false; ///< made with the key of `signer`
    QString problem;             ///< one sentence when one of these is false
    QString problemId;           ///< e.g. `cms.digest`

    CryptoPtr<x509_st> signer;
    CryptoPtr<stack_st_X509> certificates; ///< all that came along
    QByteArray messageDigest;              ///< of the covered bytes, when it is the signed one
    QByteArray signatureValue;
    qsizetype derSize = 0;                ///< bytes of the value without the padding behind it
    QString algorithm;                    ///< e.g. `RSA-3072 SHA-256`
    QStringList weaknesses;               ///< one sentence each
    std::optional<Timestamp> signingTime; ///< the signer's own clock
    std::optional<Timestamp>
        stampedTime;            ///< by a time-stamp authority: the token's own or one over the signature
    CryptoPtr<x509_st> stamper; ///< who made the stamp over the signature
    CryptoPtr<stack_st_X509> stamperCertificates;

    [[nodiscard]] bool holds() const { return readable && digestMatches && signatureValid; }
};

/**
 * Verifies the value of /Contents over the ranges, which are never joined. Knows the SubFilters
 * ETSI.CAdES.detached, adbe.pkcs7.detached, adbe.pkcs7.sha1, adbe.x509.rsa_sha1 (with the certificates of
 * /Cert) and ETSI.RFC3161 (ISO 32000-2 §12.8.3, table 260). Says nothing about trust.
 */
[[nodiscard]] CmsVerdict verifySignatureValue(const QByteArray& contents, const QList<QByteArrayView>& ranges,
                                              const QString& subFilter, const QList<QByteArray>& certEntry);

} // namespace ink::pdf
