#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

// Forward declarations of OpenSSL's types, so that its headers stay in .cpp files.
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
struct CryptoDeleter
{
    void operator()(x509_st* object) const noexcept;
    void operator()(x509_store_st* object) const noexcept;
    void operator()(evp_pkey_st* object) const noexcept;
    void operator()(evp_md_ctx_st* object) const noexcept;
    void operator()(bio_st* object) const noexcept;
    void operator()(CMS_ContentInfo_st* object) const noexcept;
    void operator()(stack_st_X509* object) const noexcept; ///< frees the certificates too
};

template <typename T> using CryptoPtr = std::unique_ptr<T, CryptoDeleter>;

/** Returns OpenSSL's text for the last error on this thread, and clears the error queue. */
[[nodiscard]] QString lastCryptoError();
/** Clears OpenSSL's error queue on this thread, so that later errors belong to the caller. */
void clearCryptoErrors();

/** The digest of several pieces without joining them. `name` is OpenSSL's, e.g. `SHA256`; the result is empty
 * if the algorithm is unknown. */
[[nodiscard]] QByteArray digestOf(const char* name, const QList<QByteArrayView>& pieces);

/** The DER of a certificate. */
[[nodiscard]] QByteArray derOf(const x509_st* certificate);
/** The common name of the subject or issuer, else its organisation, else the whole name. */
[[nodiscard]] QString subjectName(const x509_st* certificate);
[[nodiscard]] QString issuerName(const x509_st* certificate);
/** A time in a certificate, a revocation list or a time-stamp; nothing if it is null or malformed. */
[[nodiscard]] std::optional<Timestamp> timeOf(const asn1_string_st* time);

} // namespace ink::pdf
