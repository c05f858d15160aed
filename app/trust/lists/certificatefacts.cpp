#include "app/trust/lists/certificatefacts.h"

#include <openssl/asn1t.h>
#include <openssl/err.h>
#include <openssl/objects.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <array>
#include <memory>

namespace ink::trust {

namespace {

struct Deleter
{
    void operator()(X509* certificate) const noexcept { X509_free(certificate); }
    void operator()(CERTIFICATEPOLICIES* policies) const noexcept { CERTIFICATEPOLICIES_free(policies); }
    void operator()(EXTENDED_KEY_USAGE* usage) const noexcept { EXTENDED_KEY_USAGE_free(usage); }
    void operator()(ASN1_BIT_STRING* bits) const noexcept { ASN1_BIT_STRING_free(bits); }
    void operator()(ASN1_SEQUENCE_ANY* sequence) const noexcept
    {
        sk_ASN1_TYPE_pop_free(sequence, ASN1_TYPE_free);
    }
};
template <typename T> using Owned = std::unique_ptr<T, Deleter>;

// ETSI EN 319 412-5 §4.2 and §4.3, and the values of QcType.
constexpr auto qcCompliance = "0.4.0.1862.1.1";
constexpr auto qcDevice = "0.4.0.1862.1.4";
constexpr auto qcType = "0.4.0.1862.1.6";
constexpr auto qcTypeSignature = "0.4.0.1862.1.6.1";
constexpr auto qcTypeSeal = "0.4.0.1862.1.6.2";
constexpr auto qcTypeWebsite = "0.4.0.1862.1.6.3";

/** The bits of KeyUsage in the order of RFC 5280 §4.2.1.3. */
constexpr std::array<const char*, 9> keyUsageNames{"digitalSignature", "nonRepudiation", "keyEncipherment",
                                                   "dataEncipherment", "keyAgreement",   "keyCertSign",
                                                   "crlSign",          "encipherOnly",   "decipherOnly"};

Owned<X509> parse(const QByteArray& der)
{
    const auto* data = reinterpret_cast<const unsigned char*>(der.constData());
    const auto* const end = data + der.size();
    Owned<X509> certificate(d2i_X509(nullptr, &data, static_cast<long>(der.size())));
    ERR_clear_error();
    return certificate && data == end ? std::move(certificate) : nullptr;
}

QString oidOf(const ASN1_OBJECT* object)
{
    std::array<char, 256> text{};
    const int size = OBJ_obj2txt(text.data(), static_cast<int>(text.size()), object, 1);
    return size > 0 && size < static_cast<int>(text.size()) ? QString::fromLatin1(text.data(), size)
                                                            : QString();
}

std::optional<Timestamp> timeOf(const ASN1_TIME* time)
{
    std::tm parts{};
    if (!time || ASN1_TIME_to_tm(time, &parts) != 1) return std::nullopt;
    using namespace std::chrono;
    const auto date = year(parts.tm_year + 1900) / month(static_cast<unsigned>(parts.tm_mon) + 1) /
                      day(static_cast<unsigned>(parts.tm_mday));
    return Timestamp(sys_days(date) + hours(parts.tm_hour) + minutes(parts.tm_min) + seconds(parts.tm_sec));
}

Owned<ASN1_SEQUENCE_ANY> sequenceIn(const unsigned char* data, long size)
{
    return Owned<ASN1_SEQUENCE_ANY>(d2i_ASN1_SEQUENCE_ANY(nullptr, &data, size));
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

/** Reads one QcStatement: a sequence of an OID and what it defines. Returns false if it is malformed. */
bool readStatement(const ASN1_TYPE* statement, CertificateFacts& facts)
{
    if (statement->type != V_ASN1_SEQUENCE) return false;
    const auto* bytes = statement->value.sequence;
    const auto parts = sequenceIn(ASN1_STRING_get0_data(bytes), ASN1_STRING_length(bytes));
    if (!parts || sk_ASN1_TYPE_num(parts.get()) < 1) return false;
    const ASN1_TYPE* id = sk_ASN1_TYPE_value(parts.get(), 0);
    if (id->type != V_ASN1_OBJECT) return false;
    const QString oid = oidOf(id->value.object);
    if (oid == QLatin1StringView(qcCompliance)) facts.claimsQualified = true;
    if (oid == QLatin1StringView(qcDevice)) facts.claimsDevice = true;
    if (oid != QLatin1StringView(qcType)) return true;
    if (sk_ASN1_TYPE_num(parts.get()) != 2) return false;
    const ASN1_TYPE* types = sk_ASN1_TYPE_value(parts.get(), 1);
    if (types->type != V_ASN1_SEQUENCE) return false;
    const auto all =
        sequenceIn(ASN1_STRING_get0_data(types->value.sequence), ASN1_STRING_length(types->value.sequence));
    if (!all) return false;
    for (int i = 0; i < sk_ASN1_TYPE_num(all.get()); ++i) {
        const ASN1_TYPE* type = sk_ASN1_TYPE_value(all.get(), i);
        if (type->type != V_ASN1_OBJECT) return false;
        const QString use = oidOf(type->value.object);
        if (use == QLatin1StringView(qcTypeSignature)) facts.claimedUses.append(CertificateUse::Signature);
        if (use == QLatin1StringView(qcTypeSeal)) facts.claimedUses.append(CertificateUse::Seal);
        if (use == QLatin1StringView(qcTypeWebsite)) facts.claimedUses.append(CertificateUse::Website);
    }
    return true;
}

bool readStatements(const X509* certificate, CertificateFacts& facts)
{
    const int at = X509_get_ext_by_NID(certificate, NID_qcStatements, -1);
    if (at < 0) return true;
    if (X509_get_ext_by_NID(certificate, NID_qcStatements, at) >= 0) return false;
    const ASN1_OCTET_STRING* value = X509_EXTENSION_get_data(X509_get_ext(certificate, at));
    const auto all = sequenceIn(ASN1_STRING_get0_data(value), ASN1_STRING_length(value));
    if (!all) return false;
    for (int i = 0; i < sk_ASN1_TYPE_num(all.get()); ++i)
        if (!readStatement(sk_ASN1_TYPE_value(all.get(), i), facts)) return false;
    return true;
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
    const Owned<X509> certificate = parse(der);
    if (!certificate) return std::nullopt;
    CertificateFacts facts;
    const auto from = timeOf(X509_get0_notBefore(certificate.get()));
    const auto to = timeOf(X509_get0_notAfter(certificate.get()));
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
    if (!readStatements(certificate.get(), facts)) isMalformed = true;
    ERR_clear_error();
    return isMalformed ? std::nullopt : std::optional(facts);
}

bool isIssuedBy(const QByteArray& certificate, const QByteArray& issuer)
{
    const Owned<X509> subject = parse(certificate);
    const Owned<X509> authority = parse(issuer);
    const bool isIssued =
        subject && authority &&
        X509_NAME_cmp(X509_get_issuer_name(subject.get()), X509_get_subject_name(authority.get())) == 0 &&
        X509_verify(subject.get(), X509_get0_pubkey(authority.get())) == 1;
    ERR_clear_error();
    return isIssued;
}

CertificateNames namesOf(const QByteArray& der)
{
    const Owned<X509> certificate = parse(der);
    if (!certificate) return {};
    return {derOf(X509_get_subject_name(certificate.get())), derOf(X509_get_issuer_name(certificate.get()))};
}

} // namespace ink::trust
