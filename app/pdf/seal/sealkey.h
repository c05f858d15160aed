#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

namespace ink::pdf {

/** The kinds of keys that can be generated. */
enum class KeyKind { Rsa3072, Rsa2048, P256, P384 };

/** A private key and its certificate: RSA from 2048 bits or P-256 with SHA-256, P-384 with SHA-384; weaker
 * and unsupported keys are refused with an explanation. Implicitly shared, thread-safe. */
class SealKey final
{
public:
    /** Generates a key with a self-signed certificate (X.509 v3, digitalSignature + nonRepudiation, SHA-256,
     * 10 years). */
    [[nodiscard]] static Result<SealKey> generate(KeyKind kind, const QString& commonName,
                                                  const QString& organization, Timestamp now);
    /** Loads two PEM texts; the key is PKCS#8, encrypted unless `passphrase` is empty. Further certificates
     * form the chain to the root. */
    [[nodiscard]] static Result<SealKey> fromPem(const QByteArray& keyPem, const QByteArray& certificatePem,
                                                 const Secret& passphrase);
    /** Loads a PKCS#12 file (.p12, .pfx), self-made or from an authority, with the certificates up to the
     * root that it contains. */
    [[nodiscard]] static Result<SealKey> fromPkcs12(const QByteArray& bytes, const Secret& passphrase);
    /** The private key as PKCS#8 PEM, encrypted with AES-256-CBC and PBKDF2 (PBES2) if `passphrase` is not
     * empty. */
    [[nodiscard]] Result<QByteArray> privateKeyPem(const Secret& passphrase) const;
    [[nodiscard]] QByteArray certificatePem() const;
    /** DER of the certificate and of those in its chain to the root that were supplied with the key. */
    [[nodiscard]] QList<QByteArray> certificateChain() const;
    [[nodiscard]] bool isValidAt(Timestamp time) const;
    [[nodiscard]] QString commonName() const;
    /** SHA-256 of the certificate's DER, lower-case hex: identifies this workspace's own certificate. */
    [[nodiscard]] QString fingerprint() const;

    struct Private;
    [[nodiscard]] const Private& internals() const { return *d; }

private:
    explicit SealKey(std::shared_ptr<const Private> data) : d(std::move(data)) {}
    std::shared_ptr<const Private> d;
};

} // namespace ink::pdf
