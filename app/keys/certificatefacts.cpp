#include "app/keys/certificatefacts.h"

#include "app/pdf/crypto/certificatepurpose.h"
#include "app/pdf/crypto/qcstatements.h"
#include "app/pdf/crypto/signaturealgorithm.h"

#include <openssl/asn1.h>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <array>

namespace ink::keys {

namespace {

struct FreeNames
{
    void operator()(STACK_OF(OPENSSL_STRING) * names) const noexcept { X509_email_free(names); }
};

/** OpenSSL's read-only functions take pointers to non-const. */
X509* asMutable(const x509_st* certificate)
{
    return const_cast<X509*>(certificate);
}

QString keyAlgorithmOf(const EVP_PKEY* key)
{
    const QString type = QString::fromLatin1(EVP_PKEY_get0_type_name(key));
    if (type == QLatin1StringView("RSA") || type == QLatin1StringView("RSA-PSS"))
        return QStringLiteral("%1-%2").arg(type).arg(EVP_PKEY_get_bits(key));
    if (type != QLatin1StringView("EC")) return type;
    std::array<char, 80> group{};
    std::size_t length = 0;
    if (EVP_PKEY_get_group_name(key, group.data(), group.size(), &length) != 1)
        return QStringLiteral("ECDSA");
    const char* const nist = EC_curve_nid2nist(OBJ_sn2nid(group.data()));
    return QStringLiteral("ECDSA %1").arg(QString::fromLatin1(nist ? nist : group.data()));
}

KeyFlaw purposeFlaw(const x509_st* certificate)
{
    if (!pdf::maySign(certificate)) {
        constexpr uint32_t encryption = KU_KEY_ENCIPHERMENT | KU_DATA_ENCIPHERMENT | KU_KEY_AGREEMENT;
        const uint32_t usage = X509_get_key_usage(asMutable(certificate));
        return (usage & encryption) != 0 ? KeyFlaw::EncryptionOnly : KeyFlaw::UsageForbidsSigning;
    }
    return pdf::isValidFor(pdf::CertificatePurpose::Documents, certificate) ? KeyFlaw::None
                                                                            : KeyFlaw::OtherPurpose;
}

} // namespace

QualifiedClaims qualifiedClaimsOf(const x509_st* certificate)
{
    const pdf::QcStatements statements = pdf::readQcStatements(certificate);
    QualifiedClaims claims;
    claims.isQualified = statements.isQualified;
    claims.isOnDevice = statements.isOnDevice;
    if (statements.uses.isEmpty()) return claims;
    switch (statements.uses.last()) {
    case pdf::CertificateUse::Signature:
        claims.type = QualifiedClaims::Type::Signature;
        break;
    case pdf::CertificateUse::Seal:
        claims.type = QualifiedClaims::Type::Seal;
        break;
    case pdf::CertificateUse::Website:
        claims.type = QualifiedClaims::Type::Website;
        break;
    }
    return claims;
}

QString emailOf(const x509_st* certificate)
{
    const std::unique_ptr<STACK_OF(OPENSSL_STRING), FreeNames> all(X509_get1_email(asMutable(certificate)));
    if (!all || sk_OPENSSL_STRING_num(all.get()) == 0) return {};
    return QString::fromUtf8(sk_OPENSSL_STRING_value(all.get(), 0));
}

bool isAuthority(const x509_st* certificate)
{
    return X509_check_ca(asMutable(certificate)) > 0;
}

void readCertificate(Identity& identity, const x509_st* certificate, Timestamp now)
{
    identity.holder = pdf::subjectName(certificate);
    identity.issuer = pdf::issuerName(certificate);
    identity.email = emailOf(certificate);
    const ASN1_INTEGER* const serial = X509_get0_serialNumber(certificate);
    identity.serialNumber = QString::fromLatin1(
        QByteArray(reinterpret_cast<const char*>(ASN1_STRING_get0_data(serial)), ASN1_STRING_length(serial))
            .toHex()
            .toUpper());
    const auto notBefore = pdf::timeOf(X509_get0_notBefore(certificate));
    const auto notAfter = pdf::timeOf(X509_get0_notAfter(certificate));
    identity.notBefore = notBefore.value_or(Timestamp());
    identity.notAfter = notAfter.value_or(Timestamp());
    const uint32_t usage = X509_get_key_usage(asMutable(certificate));
    identity.isForDigitalSignature = (usage & KU_DIGITAL_SIGNATURE) != 0;
    identity.isForNonRepudiation = (usage & KU_NON_REPUDIATION) != 0;
    identity.qualified = qualifiedClaimsOf(certificate);
    EVP_PKEY* const key = X509_get0_pubkey(certificate);
    if (!key || !notBefore || !notAfter) {
        identity.flaw = KeyFlaw::CertificateInvalid;
        ERR_clear_error();
        return;
    }
    identity.keyAlgorithm = keyAlgorithmOf(key);
    identity.keyBits = EVP_PKEY_get_bits(key);
    identity.flaw = purposeFlaw(certificate);
    if (identity.flaw != KeyFlaw::None) return;
    constexpr int minEcBits = 224;
    const bool isRsa = EVP_PKEY_is_a(key, "RSA") == 1 || EVP_PKEY_is_a(key, "RSA-PSS") == 1;
    const bool isEc = EVP_PKEY_is_a(key, "EC") == 1;
    if (now < *notBefore)
        identity.flaw = KeyFlaw::NotYetValid;
    else if (now > *notAfter)
        identity.flaw = KeyFlaw::Expired;
    else if ((isRsa && identity.keyBits < pdf::minRsaBits) || (isEc && identity.keyBits < minEcBits))
        identity.flaw = KeyFlaw::KeyTooShort;
}

} // namespace ink::keys
