#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/keys/protocol/keyprotocol.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::keys {

/** Why a key can't sign documents now. */
enum class KeyFlaw {
    None,
    NoCertificate,
    NoPrivateKey,
    OtherKey, ///< the private key isn't the certificate's
    CertificateInvalid,
    Expired,
    NotYetValid,
    EncryptionOnly,
    UsageForbidsSigning, ///< neither digitalSignature nor nonRepudiation
    OtherPurpose,        ///< the extended key usage names other purposes only
    KeyMayNotSign,       ///< CKA_SIGN is false
    AlgorithmUnsupported,
    KeyTooShort,
    PinBlocked,
    PinNotSet
};

/** What a certificate claims about itself in its QCStatements (ETSI EN 319 412-5). Whether its issuer may say
 * so is in the trusted lists. */
struct QualifiedClaims
{
    enum class Type { None, Signature, Seal, Website };
    bool isQualified = false; ///< QcCompliance
    bool isOnDevice = false;  ///< QcSSCD: the key is in a qualified device
    Type type = Type::None;   ///< QcType
    bool operator==(const QualifiedClaims&) const = default;
};

/** Where a key is, as a key source needs it to sign. */
struct KeyPlace
{
    QString source; ///< KeySource::id()
    TokenName token;
    QByteArray keyId; ///< CKA_ID
    bool operator==(const KeyPlace&) const = default;
};

/** A key with its certificate, as a person chooses it. */
struct Identity
{
    QString id; ///< stable: the same certificate has the same id on every computer
    QString holder;
    QString issuer;
    QString serialNumber; ///< hexadecimal
    QString email;        ///< the first address of the certificate; may be empty
    Timestamp notBefore{};
    Timestamp notAfter{};
    bool isForNonRepudiation = false;   ///< key usage nonRepudiation (contentCommitment)
    bool isForDigitalSignature = false; ///< key usage digitalSignature
    QualifiedClaims qualified;
    QByteArray certificate;  ///< DER; empty for a key without a certificate
    QList<QByteArray> chain; ///< DER of the issuers that are on the same token, in order
    QString keyAlgorithm;    ///< e.g. `RSA-3072`, `ECDSA P-256`, `ED25519`
    int keyBits = 0;
    QList<SigningAlgorithm> algorithms; ///< how the key can sign; the preferred one first

    KeyPlace place;
    QString tokenLabel; ///< the card's name, or the file's
    QString slot;       ///< the reader's name
    bool needsPin = true;
    bool hasPinPad = false;          ///< the PIN is entered on the reader
    bool alwaysAuthenticate = false; ///< every signature requires the PIN
    PinState pin = PinState::Normal;

    KeyFlaw flaw = KeyFlaw::None;
    Message flawText; ///< why it can't sign, and what to do
    [[nodiscard]] bool canSign() const { return flaw == KeyFlaw::None; }
    bool operator==(const Identity&) const = default;
};

/** Makes the identities of a token's keys. Certificates of authorities become chains. */
[[nodiscard]] QList<Identity> identitiesOf(const TokenRecord& token, const QString& source, Timestamp now);
/** Returns whether `signature` is the signature of the certificate's key over `data`. */
[[nodiscard]] bool isSignatureOf(const QByteArray& certificate, const SigningAlgorithm& algorithm,
                                 const QByteArray& data, const QByteArray& signature);

} // namespace ink::keys
