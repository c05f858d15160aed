#pragma once

struct x509_st;

/** The purposes of certificates by key usage and extended key usage (RFC 5280 §4.2.1.3, §4.2.1.12). */
namespace ink::pdf {

enum class CertificatePurpose { Documents, Timestamps };

/** Returns whether a signer's certificate is valid for this purpose: its key may sign, and its extended key
 * usage allows the purpose (or, for documents, is absent). For documents: document signing (RFC 9336, Adobe's
 * and Microsoft's identifiers), email protection, which personal certificates have, or any purpose; for
 * time-stamps only time-stamping. */
[[nodiscard]] bool isValidFor(CertificatePurpose purpose, const x509_st* certificate);
/** Returns whether an authority may issue certificates for this purpose, i.e. it isn't limited to others. */
[[nodiscard]] bool mayIssueFor(CertificatePurpose purpose, const x509_st* authority);
/** Returns whether a certificate may sign certificate revocation lists. */
[[nodiscard]] bool maySignRevocationLists(const x509_st* certificate);
/** Returns whether a certificate's key may sign at all. */
[[nodiscard]] bool maySign(const x509_st* certificate);

} // namespace ink::pdf
