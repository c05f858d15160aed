#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

// OpenSSL's types by name only, so that its headers stay in .cpp files.
struct x509_st;
struct x509_store_st;
struct evp_pkey_st;
struct evp_md_ctx_st;
struct bio_st;
struct CMS_ContentInfo_st;
struct stack_st_X509;
struct asn1_string_st;

namespace ink::pdf {

/** Frees any of the OpenSSL objects used here. */
struct CryptoDelete
{
    void operator()(x509_st* object) const noexcept;
    void operator()(x509_store_st* object) const noexcept;
    void operator()(evp_pkey_st* object) const noexcept;
    void operator()(evp_md_ctx_st* object) const noexcept;
    void operator()(bio_st* object) const noexcept;
    void operator()(CMS_ContentInfo_st* object) const noexcept;
    void operator()(stack_st_X509* object) const noexcept; ///< the certificates too
};

template <typename T> using CryptoPtr = std::unique_ptr<T, CryptoDelete>;

/** OpenSSL's text for its last error on this thread; clears its queue. */
[[nodiscard]] QString lastCryptoError();
/** Forgets what OpenSSL noted on this thread, so that later errors are one's own. */
void clearCryptoErrors();

/** A digest over several pieces without joining them. `name` is OpenSSL's, e.g. `SHA256`; empty when unknown.
 */
[[nodiscard]] QByteArray digestOf(const char* name, const QList<QByteArrayView>& pieces);

/** The DER of a certificate. */
[[nodiscard]] QByteArray derOf(const x509_st* certificate);
/** Common name of the subject or the issuer; its organisation or whole name when there is no common name. */
[[nodiscard]] QString subjectName(const x509_st* certificate);
[[nodiscard]] QString issuerName(const x509_st* certificate);
/** A time of a certificate, a revocation list or a time stamp; nothing when it is null or malformed. */
[[nodiscard]] std::optional<Timestamp> timeOf(const asn1_string_st* time);

} // namespace ink::pdf
