#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace ink::pdf {

class TrustAnchors;
struct SigningAlgorithm;

/** The statements of a signer's certificate about its holder and issuers. */
struct SignerIdentity
{
    QString name;              ///< common name of the subject, else its organisation
    QString serialNumber;      ///< of the subject, e.g. `PNOEE-38001085718` (ETSI EN 319 412-1); may be empty
    QStringList emails;        ///< in the subject and in the subject's alternative names
    QString issuer;            ///< common name of the issuer, else its organisation
    QString certificateSerial; ///< hex
    /** It states to be a qualified certificate for electronic signatures (ETSI EN 319 412-5: QcCompliance,
     * and QcType eSign or no type). Only the trust in its issuer makes this credible. */
    bool isStatedQualified = false;
    struct Authority
    {
        QStringList names; ///< common name and organisation
        QString sha256;    ///< of its certificate, lower-case hex
    };
    QList<Authority> authorities; ///< the issuers in the chain, from the signer's to the root
};

/** The certificates of a key that is elsewhere, such as on a card, and how it signs. Implicitly shared,
 * thread-safe. */
class SignerCertificates final
{
public:
    // Index(maxChainBytes): Signing with a certificate: how large its chain may be
    static constexpr qsizetype maxChainLength = 10;
    static constexpr qsizetype maxChainBytes = qsizetype{64} * 1024;

    /** Checks certificates (DER, the signer's first, each issued by the next) and the name of an algorithm:
     * the signer's must be for signing documents and valid at `now`, and its issuer included unless it is
     * self-signed. Validation error at `certificates`, `certificates[n]` or `algorithm`. Doesn't check trust.
     */
    [[nodiscard]] static Result<SignerCertificates> check(const QList<QByteArray>& certificates,
                                                          const QString& algorithm, Timestamp now);
    /** Loads what `check` accepted earlier. Crypto error if it can't be read. */
    [[nodiscard]] static Result<SignerCertificates> load(const QList<QByteArray>& certificates,
                                                         const QString& algorithm);

    [[nodiscard]] SignerIdentity identity() const;
    /** Returns whether the chain leads to one of these authorities, and all its certificates are valid at
     * this time. */
    [[nodiscard]] bool chainsTo(const TrustAnchors& trust, Timestamp time) const;
    /** The same for one issuer in the chain by the SHA-256 of its certificate (lower-case hex). */
    [[nodiscard]] bool chainsTo(const QString& issuerSha256, Timestamp time) const;

    [[nodiscard]] const QList<QByteArray>& chain() const;
    [[nodiscard]] const SigningAlgorithm* algorithm() const;
    [[nodiscard]] const QByteArray& algorithmName() const;
    [[nodiscard]] const QByteArray& digest() const;          ///< SHA-256 of the signer's certificate
    [[nodiscard]] const QByteArray& issuerAndSerial() const; ///< DER of CMS IssuerAndSerialNumber
    [[nodiscard]] int maxSignatureValue() const;             ///< bytes
    [[nodiscard]] QString fingerprint() const;               ///< `digest()` in lower-case hex

private:
    struct Data;
    explicit SignerCertificates(std::shared_ptr<const Data> data) : d(std::move(data)) {}
    std::shared_ptr<const Data> d;
};

} // namespace ink::pdf
