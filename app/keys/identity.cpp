#include "app/keys/identity.h"

#include "app/keys/certificatefacts.h"
#include "app/keys/reasons.h"
#include "app/pdf/crypto/knowncertificates.h"
#include "app/pdf/crypto/reasons.h"
#include "app/pdf/crypto/signaturealgorithm.h"

#include <QCryptographicHash>

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

#include <algorithm>

namespace ink::keys {

namespace {

constexpr int maxChain = 8;

QString shortId(const QByteArray& bytes)
{
    constexpr qsizetype idBytes = 12;
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).left(idBytes).toHex());
}

Message textOf(const Identity& identity)
{
    switch (identity.flaw) {
    case KeyFlaw::None:
        break;
    case KeyFlaw::NoCertificate:
        return reasons::keyNoCertificate();
    case KeyFlaw::NoPrivateKey:
        return reasons::keyPrivateKeyMissing();
    case KeyFlaw::OtherKey:
        return reasons::keyNotOfCertificate();
    case KeyFlaw::CertificateInvalid:
        return reasons::keyCertificateInvalid();
    case KeyFlaw::Expired:
        return reasons::keyCertificateExpired();
    case KeyFlaw::NotYetValid:
        return reasons::keyCertificateNotYetValid();
    case KeyFlaw::EncryptionOnly:
        return reasons::keyForEncryptionOnly();
    case KeyFlaw::UsageForbidsSigning:
        return reasons::keyUsageForbidsSigning();
    case KeyFlaw::OtherPurpose:
        return reasons::keyForOtherPurpose();
    case KeyFlaw::KeyMayNotSign:
        return reasons::keyMayNotSign(QStringLiteral("CKA_SIGN"));
    case KeyFlaw::AlgorithmUnsupported:
        return reasons::keyTypeUnsupported();
    case KeyFlaw::KeyTooShort:
        return reasons::keyTooShortBits(identity.keyBits);
    case KeyFlaw::PinBlocked:
        return reasons::keyPinBlocked();
    case KeyFlaw::PinNotSet:
        return reasons::keyPinNotSet();
    }
    return {};
}

/** The digest that fits a key's strength. */
Digest preferredDigest(const Identity& identity, bool isEc)
{
    constexpr int medium = 320;
    constexpr int strong = 400;
    if (!isEc || identity.keyBits <= medium) return Digest::Sha256;
    return identity.keyBits <= strong ? Digest::Sha384 : Digest::Sha512;
}

/** The token's algorithms that fit the key, the preferred one first. */
QList<SigningAlgorithm> algorithmsFor(const Identity& identity, const x509_st* certificate,
                                      const QList<SigningAlgorithm>& offered)
{
    const EVP_PKEY* const key = X509_get0_pubkey(certificate);
    const auto is = [key](const char* name) { return key && EVP_PKEY_is_a(key, name) == 1; };
    QList<Scheme> schemes;
    if (is("RSA"))
        schemes = {Scheme::RsaPkcs1, Scheme::RsaPss};
    else if (is("RSA-PSS"))
        schemes = {Scheme::RsaPss};
    else if (is("EC"))
        schemes = {Scheme::Ecdsa};
    else if (is("ED25519") || is("ED448"))
        schemes = {Scheme::EdDsa};
    QList<SigningAlgorithm> fitting;
    for (const Scheme scheme : schemes)
        for (const SigningAlgorithm& algorithm : offered)
            if (algorithm.scheme == scheme && isValid(algorithm) && !fitting.contains(algorithm))
                fitting.append(algorithm);
    const Digest preferred = preferredDigest(identity, is("EC"));
    const auto first =
        std::find_if(fitting.begin(), fitting.end(),
                     [preferred](const SigningAlgorithm& each) { return each.digest == preferred; });
    if (first != fitting.end()) std::rotate(fitting.begin(), first, first + 1);
    return fitting;
}

KeyFlaw presenceFlaw(const KeyRecord& key)
{
    if (key.presence == KeyPresence::Absent) return KeyFlaw::NoPrivateKey;
    if (key.presence == KeyPresence::Different) return KeyFlaw::OtherKey;
    return key.maySign ? KeyFlaw::None : KeyFlaw::KeyMayNotSign;
}

/** The issuers of a certificate among those of the token. */
QList<QByteArray> chainOf(const x509_st* certificate, const QList<QByteArray>& authorities)
{
    QList<QByteArray> chain;
    const x509_st* last = certificate;
    pdf::CryptoPtr<x509_st> held;
    while (chain.size() < maxChain &&
           X509_NAME_cmp(X509_get_subject_name(last), X509_get_issuer_name(last)) != 0) {
        bool isFound = false;
        for (const QByteArray& der : authorities) {
            if (chain.contains(der)) continue;
            auto issuer = pdf::parseCertificate(der);
            if (!issuer ||
                X509_NAME_cmp(X509_get_subject_name(issuer.get()), X509_get_issuer_name(last)) != 0 ||
                !pdf::isSignedBy(last, issuer.get()))
                continue;
            chain.append(der);
            held = std::move(issuer);
            last = held.get();
            isFound = true;
            break;
        }
        if (!isFound) break;
    }
    return chain;
}

} // namespace

QList<Identity> identitiesOf(const TokenRecord& token, const QString& source, Timestamp now)
{
    QList<Identity> all;
    QList<QByteArray> authorities;
    for (const KeyRecord& key : token.keys) {
        Identity identity;
        identity.place = {source, token.name, key.id};
        identity.tokenLabel = QString::fromUtf8(token.name.label);
        identity.slot = token.slot;
        identity.needsPin = token.needsLogin;
        identity.hasPinPad = token.hasPinPad;
        identity.alwaysAuthenticate = key.alwaysAuthenticate;
        identity.pin = token.pin;
        identity.certificate = key.certificate;
        if (key.certificate.isEmpty()) {
            identity.id = shortId("key" + token.name.serial + '\0' + token.name.label + '\0' + key.id);
            identity.holder = key.label;
            identity.flaw = KeyFlaw::NoCertificate;
        } else {
            identity.id = shortId(key.certificate);
            const auto certificate = pdf::parseCertificate(key.certificate);
            if (!certificate) {
                identity.holder = key.label;
                identity.flaw = KeyFlaw::CertificateInvalid;
            } else {
                // A self-signed certificate with its key is a person's, whatever it says about authorities.
                if (isAuthority(certificate.get()) && key.presence != KeyPresence::Present) {
                    authorities.append(key.certificate);
                    continue;
                }
                readCertificate(identity, certificate.get(), now);
                identity.algorithms = algorithmsFor(identity, certificate.get(), token.algorithms);
                if (identity.flaw == KeyFlaw::None) identity.flaw = presenceFlaw(key);
                if (identity.flaw == KeyFlaw::None && identity.algorithms.isEmpty())
                    identity.flaw = KeyFlaw::AlgorithmUnsupported;
            }
        }
        if (identity.flaw == KeyFlaw::None && token.needsLogin && token.pin == PinState::Blocked)
            identity.flaw = KeyFlaw::PinBlocked;
        if (identity.flaw == KeyFlaw::None && token.needsLogin && !token.hasPin && !token.hasPinPad)
            identity.flaw = KeyFlaw::PinNotSet;
        identity.flawText = textOf(identity);
        all.append(identity);
    }
    for (Identity& identity : all)
        if (const auto certificate = pdf::parseCertificate(identity.certificate))
            identity.chain = chainOf(certificate.get(), authorities);
    ERR_clear_error();
    return all;
}

bool isSignatureOf(const QByteArray& certificate, const SigningAlgorithm& algorithm, const QByteArray& data,
                   const QByteArray& signature)
{
    const auto parsed = pdf::parseCertificate(certificate);
    if (!parsed) return false;
    pdf::SignatureAlgorithm form;
    if (const char* const digest = digestName(algorithm.digest)) form.messageDigest = digest;
    form.digest = form.messageDigest;
    if (algorithm.scheme == Scheme::RsaPss) {
        form.isPss = true;
        form.saltLength = digestSize(algorithm.digest);
        form.maskDigest = form.digest;
    }
    const bool isValid = pdf::verifiesMessage(X509_get0_pubkey(parsed.get()), form, data, signature);
    ERR_clear_error();
    return isValid;
}

} // namespace ink::keys
