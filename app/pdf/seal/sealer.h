#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/pdf/seal/signaturerequest.h"
#include "app/pdf/seal/timestamp.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace ink::pdf {

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

/** How far a signature proves itself (ETSI EN 319 142-1 §6): by itself, with a trusted time, with all that
 * judging it needs, and that time-stamped again. */
enum class SealLevel { B, T, LT, LTA };
/** `B-B`, `B-T`, `B-LT`, `B-LTA` */
[[nodiscard]] QString sealLevelName(SealLevel level);
/** Of a name in any case, with or without `B-` (`PAdES-` too). */
[[nodiscard]] std::optional<SealLevel> sealLevelFrom(const QString& name);

/** How many bytes a signature value by this key takes at most, with room for a time-stamp or without: what
 * SignatureRequest::contentsBytes needs. */
[[nodiscard]] int sealBytes(const SealKey& key, bool withTimestamp = false);

/**
 * Fills the signature value of a prepared file with a detached CMS (PAdES B-B: SubFilter ETSI.CAdES.detached,
 * signed attributes content-type, message-digest and signing-certificate-v2, no signing-time; ETSI
 * EN 319 142-1 §6.3) with the key's certificates.
 */
[[nodiscard]] Result<QByteArray> seal(PreparedSignature prepared, const SealKey& key);

/** A signature and, when an authority answered, its time. */
struct StampedSeal
{
    QByteArray bytes;
    std::optional<TimestampToken> token; ///< nothing = B-B
    Message missing;                     ///< why there is no token
};
/** As `seal`, with a time-stamp over the signature value as an unsigned attribute (PAdES B-T). When no
 * authority gives one the result is B-B. The room must be `sealBytes(key, true)`. */
[[nodiscard]] Result<StampedSeal> sealStamped(PreparedSignature prepared, const SealKey& key,
                                              const Timestamping& timestamping);
/** Fills a file that was prepared with `SignatureRequest::documentTimestamp` with a token over its bytes
 * (SubFilter ETSI.RFC3161). Unavailable when no authority gives one. */
[[nodiscard]] Result<StampedSeal> timestampDocument(PreparedSignature prepared,
                                                    const Timestamping& timestamping);

} // namespace ink::pdf
