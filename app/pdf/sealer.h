#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/pdf/incrementalwriter.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace ink::pdf {

enum class KeyKind { Rsa3072, Rsa2048, P256 };

/** A private key and its certificate. Cheap to copy (shared), safe to use from several threads. */
class SealKey final
{
public:
    /** A new key with a self-signed certificate (X.509 v3, digitalSignature + nonRepudiation, SHA-256, 10
     * years). */
    [[nodiscard]] static Result<SealKey> generate(KeyKind kind, const QString& commonName,
                                                  const QString& organization, Timestamp now);
    /** From two PEM texts; the key is PKCS#8, encrypted when `passphrase` is not empty. */
    [[nodiscard]] static Result<SealKey> fromPem(const QByteArray& keyPem, const QByteArray& certificatePem,
                                                 const Secret& passphrase);
    /** PKCS#8 PEM, encrypted with AES-256-CBC and PBKDF2 (PBES2) when `passphrase` is not empty. */
    [[nodiscard]] Result<QByteArray> privateKeyPem(const Secret& passphrase) const;
    [[nodiscard]] QByteArray certificatePem() const;
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

/** How many bytes a signature value by this key takes at most: what SignatureRequest::contentsBytes needs. */
[[nodiscard]] int sealBytes(const SealKey& key);

/**
 * Fills the signature value of a prepared file with a detached CMS (PAdES B-B: SubFilter ETSI.CAdES.detached,
 * SHA-256, signed attributes content-type, message-digest and signing-certificate-v2, no signing-time; ETSI
 * EN 319 142-1 §6.3).
 */
[[nodiscard]] Result<QByteArray> seal(PreparedSignature prepared, const SealKey& key);

} // namespace ink::pdf
