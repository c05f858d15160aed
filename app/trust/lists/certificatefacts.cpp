#include "app/trust/lists/certificatefacts.h"

#include "app/pdf/crypto/cryptohandles.h"
#include "app/pdf/crypto/knowncertificates.h"

#include <openssl/objects.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <array>
#include <memory>

namespace ink::trust {

namespace {

struct Deleter
{
    void operator()(CERTIFICATEPOLICIES* policies) const noexcept { CERTIFICATEPOLICIES_free(policies); }
    void operator()(EXTENDED_KEY_USAGE* usage) const noexcept { EXTENDED_KEY_USAGE_free(usage); }
    void operator()(ASN1_BIT_STRING* bits) const noexcept { ASN1_BIT_STRING_free(bits); }
};
template <typename T> using Owned = std::unique_ptr<T, Deleter>;

/** The bits of KeyUsage in the order of RFC 5280 §4.2.1.3. */
constexpr std::array<const char*, 9> keyUsageNames{"digitalSignature", "nonRepudiation", "keyEncipherment",
                                                   "dataEncipherment", "keyAgreement",   "keyCertSign",
                                                   "crlSign",          "encipherOnly",   "decipherOnly"};

/** Null unless the bytes are exactly one certificate. */
pdf::CryptoPtr<x509_st> parse(const QByteArray& der)
{
    pdf::CryptoPtr<x509_st> certificate = pdf::parseCertificate(der);
    return certificate && pdf::derOf(certificate.get()) == der ? std::move(certificate) : nullptr;
}

QString oidOf(const ASN1_OBJECT* object)
{
    std::array<char, 256> text{};
    const int size = OBJ_obj2txt(text.data(), static_cast<int>(text.size()), object, 1);
    return size > 0 && size < static_cast<int>(text.size()) ? QString::fromLatin1(text.data(), size)
                                                            : QString();
}

/** An extension's value. `isMalformed` is set if the extension is there, but can't be read or appears twice.
 */
template <typename T> Owned<T> extension(const X509* certificate, int nid, bool& isMalformed)
{
    int critical = 0;
    Owned<T> value(static_cast<T*>(X509_get_ext_d2i(certificate, nid, &critical, nullptr)));
    if (!value && critical != -1) isMalformed = true;
    return value;
}

QByteArray derOf(const X509_NAME* name)
{
    const unsigned char* data = nullptr;
    std::size_t size = 0;
    if (X509_NAME_get0_der(name, &data, &size) != 1) return {};
    return {reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
}

} // namespace

std::optional<CertificateFacts> readCertificateFacts(const QByteArray& der)
{
    const pdf::CryptoPtr<x509_st> certificate = parse(der);
    if (!certificate) return std::nullopt;
    CertificateFacts facts;
    const auto from = pdf::timeOf(X509_get0_notBefore(certificate.get()));
    const auto to = pdf::timeOf(X509_get0_notAfter(certificate.get()));
    if (!from || !to) return std::nullopt;
    facts.validFrom = *from;
    facts.validTo = *to;
    bool isMalformed = false;
    if (const auto bits = extension<ASN1_BIT_STRING>(certificate.get(), NID_key_usage, isMalformed))
        for (std::size_t i = 0; i < keyUsageNames.size(); ++i)
            facts.keyUsage.insert(QString::fromLatin1(keyUsageNames.at(i)),
                                  ASN1_BIT_STRING_get_bit(bits.get(), static_cast<int>(i)) == 1);
    if (const auto policies =
            extension<CERTIFICATEPOLICIES>(certificate.get(), NID_certificate_policies, isMalformed))
        for (int i = 0; i < sk_POLICYINFO_num(policies.get()); ++i)
            facts.policies.insert(oidOf(sk_POLICYINFO_value(policies.get(), i)->policyid));
    if (const auto usage = extension<EXTENDED_KEY_USAGE>(certificate.get(), NID_ext_key_usage, isMalformed))
        for (int i = 0; i < sk_ASN1_OBJECT_num(usage.get()); ++i)
            facts.purposes.insert(oidOf(sk_ASN1_OBJECT_value(usage.get(), i)));
    const X509_NAME* subject = X509_get_subject_name(certificate.get());
    for (int i = 0; i < X509_NAME_entry_count(subject); ++i)
        facts.subjectAttributes.insert(oidOf(X509_NAME_ENTRY_get_object(X509_NAME_get_entry(subject, i))));
    const pdf::QcStatements statements = pdf::readQcStatements(certificate.get());
    facts.claimsQualified = statements.isQualified;
    facts.claimsDevice = statements.isOnDevice;
    facts.claimedUses = statements.uses;
    pdf::clearCryptoErrors();
    return isMalformed || statements.isMalformed ? std::nullopt : std::optional(facts);
}

bool isIssuedBy(const QByteArray& certificate, const QByteArray& issuer)
{
    const auto subject = parse(certificate);
    const auto authority = parse(issuer);
    return subject && authority &&
           X509_NAME_cmp(X509_get_issuer_name(subject.get()), X509_get_subject_name(authority.get())) == 0 &&
           pdf::isSignedBy(subject.get(), authority.get());
}

CertificateNames namesOf(const QByteArray& der)
{
    const pdf::CryptoPtr<x509_st> certificate = parse(der);
    if (!certificate) return {};
    return {derOf(X509_get_subject_name(certificate.get())), derOf(X509_get_issuer_name(certificate.get()))};
}

} // namespace ink::trust
