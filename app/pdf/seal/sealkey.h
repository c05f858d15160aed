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

/**
 * A private key and its certificate: RSA from 2048 bits or P-256 with SHA-256, P-384 with SHA-384; weaker and
 * other keys are refused with a sentence. Cheap to copy (shared), safe to use from several threads.
 */
class SealKey final
{
public:
    /** A new key with a self-signed certificate (X.509 v3, digitalSignature + nonRepudiation, SHA-256, 10
     * years). */
    [[nodiscard]] static Result<SealKey> generate(KeyKind kind, const QString& commonName,
                                                  const QString& organization, Timestamp now);
    /** From two PEM texts; the key is PKCS#8, encrypted when `passphrase` is not empty. Certificates behind
     * the first are those that lead to its root. */
    [[nodiscard]] static Result<SealKey> fromPem(const QByteArray& keyPem, const QByteArray& certificatePem,
                                                 const Secret& passphrase);
    /** From a PKCS#12 file (.p12, .pfx) of one's own or of an authority, with the certificates in it that
     * lead to the root. */
    [[nodiscard]] static Result<SealKey> fromPkcs12(const QByteArray& bytes, const Secret& passphrase);
    /** PKCS#8 PEM, encrypted with AES-256-CBC and PBKDF2 (PBES2) when `passphrase` is not empty. */
    [[nodiscard]] Result<QByteArray> privateKeyPem(const Secret& passphrase) const;
    [[nodiscard]] QByteArray certificatePem() const;
    /** DER of the certificate and of those that lead to its root, as far as they came with the key. */
    [[nodiscard]] QList<QByteArray> certificateChain() const;
    [[nodiscard]] bool isValidAt(Timestamp time) const;
    [[nodiscard]] QString commonName() const;
    /** SHA-256 of the certificate's DER, lower-case hex: how this workspace's own certificate is recognised.
     */
    [[nodiscard]] QString fingerprint() const;

    struct Private;
    [[nodiscard]] const Private& internals() const { return *d; }

private:
    explicit SealKey(std::shared_ptr<const Private> data) : d(std::move(data)) {}
    std::shared_ptr<const Private> d;
};

} // namespace ink::pdf
