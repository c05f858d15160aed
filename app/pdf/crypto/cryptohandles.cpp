#include "app/pdf/crypto/cryptohandles.h"

#include <openssl/bio.h>
#include <openssl/cms.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

#include <ctime>

namespace ink::pdf {

void CryptoDeleter::operator()(x509_st* object) const noexcept
{
    X509_free(object);
}
void CryptoDeleter::operator()(x509_store_st* object) const noexcept
{
    X509_STORE_free(object);
}
void CryptoDeleter::operator()(evp_pkey_st* object) const noexcept
{
    EVP_PKEY_free(object);
}
void CryptoDeleter::operator()(evp_md_ctx_st* object) const noexcept
{
    EVP_MD_CTX_free(object);
}
void CryptoDeleter::operator()(bio_st* object) const noexcept
{
    BIO_free_all(object);
}
void CryptoDeleter::operator()(CMS_ContentInfo_st* object) const noexcept
{
    CMS_ContentInfo_free(object);
}
void CryptoDeleter::operator()(stack_st_X509* object) const noexcept
{
    sk_X509_pop_free(object, X509_free);
}

QString lastCryptoError()
{
    const unsigned long code = ERR_peek_last_error();
    ERR_clear_error();
    const char* reason = code ? ERR_reason_error_string(code) : nullptr;
    return reason ? QString::fromLatin1(reason) : QStringLiteral("unknown reason");
}

void clearCryptoErrors()
{
    ERR_clear_error();
}

namespace {

struct FreeDigest
{
    void operator()(EVP_MD* digest) const noexcept { EVP_MD_free(digest); }
};

QByteArray digestWith(const EVP_MD* digest, const QList<QByteArrayView>& pieces)
{
    const CryptoPtr<evp_md_ctx_st> context(EVP_MD_CTX_new());
    if (!context || EVP_DigestInit_ex2(context.get(), digest, nullptr) != 1) return {};
    for (const QByteArrayView piece : pieces)
        if (EVP_DigestUpdate(context.get(), piece.data(), static_cast<size_t>(piece.size())) != 1) return {};
    QByteArray result(EVP_MAX_MD_SIZE, Qt::Uninitialized);
    if ((EVP_MD_get_flags(digest) & EVP_MD_FLAG_XOF) != 0) { // RFC 8702 §2: twice the security strength
        result.resize(qstrcmp(EVP_MD_get0_name(digest), "SHAKE-128") == 0 ? 32 : 64);
        const bool done = EVP_DigestFinalXOF(context.get(), reinterpret_cast<unsigned char*>(result.data()),
                                             static_cast<size_t>(result.size())) == 1;
        return done ? result : QByteArray();
    }
    unsigned int size = 0;
    if (EVP_DigestFinal_ex(context.get(), reinterpret_cast<unsigned char*>(result.data()), &size) != 1)
        return {};
    result.resize(static_cast<qsizetype>(size));
    return result;
}

QString displayName(const X509_NAME* name)
{
    for (const int wanted : {NID_commonName, NID_organizationName}) {
        const int at = X509_NAME_get_index_by_NID(name, wanted, -1);
        if (at < 0) continue;
        unsigned char* utf8 = nullptr;
        const int size = ASN1_STRING_to_UTF8(&utf8, X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, at)));
        if (size < 0) continue;
        const QString text = QString::fromUtf8(reinterpret_cast<const char*>(utf8), size);
        OPENSSL_free(utf8);
        if (!text.isEmpty()) return text;
    }
    const CryptoPtr<bio_st> bio(BIO_new(BIO_s_mem()));
    if (!bio || X509_NAME_print_ex(bio.get(), name, 0, XN_FLAG_ONELINE & ~ASN1_STRFLGS_ESC_MSB) < 0)
        return {};
    char* data = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &data);
    return QString::fromUtf8(data, static_cast<qsizetype>(size));
}

} // namespace

QByteArray digestOf(const char* name, const QList<QByteArrayView>& pieces)
{
    static const std::unique_ptr<EVP_MD, FreeDigest> sha256(EVP_MD_fetch(nullptr, "SHA256", nullptr));
    if (sha256 && qstrcmp(name, "SHA256") == 0) return digestWith(sha256.get(), pieces);
    const std::unique_ptr<EVP_MD, FreeDigest> other(EVP_MD_fetch(nullptr, name, nullptr));
    if (other) return digestWith(other.get(), pieces);
    const EVP_MD* const alias = EVP_get_digestbyname(name); // also accepts the name of a signature algorithm
    clearCryptoErrors();
    return alias ? digestWith(alias, pieces) : QByteArray();
}

QByteArray derOf(const x509_st* certificate)
{
    unsigned char* der = nullptr;
    const int size = i2d_X509(certificate, &der);
    if (size <= 0) return {};
    const QByteArray bytes(reinterpret_cast<const char*>(der), size);
    OPENSSL_free(der);
    return bytes;
}

QString subjectName(const x509_st* certificate)
{
    return displayName(X509_get_subject_name(certificate));
}

QString issuerName(const x509_st* certificate)
{
    return displayName(X509_get_issuer_name(certificate));
}

std::optional<Timestamp> timeOf(const asn1_string_st* time)
{
    std::tm parts{};
    if (!time || ASN1_TIME_to_tm(time, &parts) != 1) return std::nullopt;
    using namespace std::chrono;
    const year_month_day date(year(parts.tm_year + 1900), month(static_cast<unsigned>(parts.tm_mon + 1)),
                              day(static_cast<unsigned>(parts.tm_mday)));
    return sys_days(date) + hours(parts.tm_hour) + minutes(parts.tm_min) + seconds(parts.tm_sec);
}

} // namespace ink::pdf
