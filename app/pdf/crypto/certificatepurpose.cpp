#include "app/pdf/crypto/certificatepurpose.h"

#include "app/pdf/crypto/cryptohandles.h"

#include <openssl/objects.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <cstring>
#include <memory>

namespace ink::pdf {

namespace {

struct FreeUsages
{
    void operator()(EXTENDED_KEY_USAGE* usages) const noexcept
    {
        sk_ASN1_OBJECT_pop_free(usages, ASN1_OBJECT_free);
    }
};

// Index(documentUsages): Verify: certificates that may sign documents, time-stamps, revocation data
constexpr const char* documentUsages[] = {
    "1.3.6.1.5.5.7.3.36",      // document signing
    "1.2.840.113583.1.1.5",    // Adobe Authentic Documents Trust
    "1.3.6.1.4.1.311.10.3.12", // Microsoft document signing
    "1.3.6.1.5.5.7.3.4",       // e-mail protection
};
constexpr const char* timestampUsages[] = {"1.3.6.1.5.5.7.3.8"};
constexpr const char* anyUsage = "2.5.29.37.0";

/** Casts away const, because OpenSSL's read-only functions take pointers to non-const. */
X509* readable(const x509_st* certificate)
{
    return const_cast<X509*>(certificate);
}

bool isFor(CertificatePurpose purpose, const char* usage)
{
    const auto is = [usage](const char* known) { return std::strcmp(usage, known) == 0; };
    if (purpose == CertificatePurpose::Documents)
        return is(anyUsage) || std::any_of(std::begin(documentUsages), std::end(documentUsages), is);
    return std::any_of(std::begin(timestampUsages), std::end(timestampUsages), is);
}

/** Returns whether the extended key usage allows a purpose; returns `absent` if there is none. With `any`,
 * anyExtendedKeyUsage allows every purpose. */
bool allows(CertificatePurpose purpose, const x509_st* certificate, bool absent, bool any)
{
    if (X509_get_ext_by_NID(certificate, NID_ext_key_usage, -1) < 0) return absent;
    const std::unique_ptr<EXTENDED_KEY_USAGE, FreeUsages> usages(
        static_cast<EXTENDED_KEY_USAGE*>(X509_get_ext_d2i(certificate, NID_ext_key_usage, nullptr, nullptr)));
    if (!usages) return false; // duplicate or malformed
    for (int i = 0; i < sk_ASN1_OBJECT_num(usages.get()); ++i) {
        char text[128] = {};
        OBJ_obj2txt(text, sizeof text, sk_ASN1_OBJECT_value(usages.get(), i), 1);
        if (isFor(purpose, text) || (any && std::strcmp(text, anyUsage) == 0)) return true;
    }
    return false;
}

} // namespace

bool maySign(const x509_st* certificate)
{
    if ((X509_get_extension_flags(readable(certificate)) & EXFLAG_INVALID) != 0) return false;
    const uint32_t usage = X509_get_key_usage(readable(certificate));
    return usage == UINT32_MAX || (usage & (KU_DIGITAL_SIGNATURE | KU_NON_REPUDIATION)) != 0;
}

bool isValidFor(CertificatePurpose purpose, const x509_st* certificate)
{
    // A time-stamp authority's certificate must state this purpose (RFC 3161 §2.3).
    const bool absent = purpose == CertificatePurpose::Documents;
    const bool meant = maySign(certificate) && allows(purpose, certificate, absent, false);
    clearCryptoErrors();
    return meant;
}

bool mayIssueFor(CertificatePurpose purpose, const x509_st* authority)
{
    const bool may = allows(purpose, authority, true, true);
    clearCryptoErrors();
    return may;
}

bool maySignRevocationLists(const x509_st* certificate)
{
    const uint32_t usage = X509_get_key_usage(readable(certificate));
    return usage == UINT32_MAX || (usage & KU_CRL_SIGN) != 0;
}

} // namespace ink::pdf
