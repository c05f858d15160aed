#pragma once

struct x509_st;

/** What certificates are for, by their key usage and extended key usage (RFC 5280 §4.2.1.3, §4.2.1.12). */
namespace ink::pdf {

enum class CertificatePurpose { Documents, Timestamps };

/**
 * Returns whether a signer's certificate is for this: its key may sign, and what it is limited to includes
 * the purpose. For documents that is document signing (RFC 9336, Adobe's and Microsoft's identifiers), e-mail
 * protection, which certificates of persons have, or any purpose; for time-stamps only time-stamping.
 */
[[nodiscard]] bool isMeantFor(CertificatePurpose purpose, const x509_st* certificate);
/** Returns whether an authority may issue certificates for this: it isn't limited to other purposes. */
[[nodiscard]] bool mayIssueFor(CertificatePurpose purpose, const x509_st* authority);
/** Returns whether it may sign certificate revocation lists. */
[[nodiscard]] bool maySignRevocationLists(const x509_st* certificate);
/** Returns whether its key may sign at all. */
[[nodiscard]] bool maySign(const x509_st* certificate);

} // namespace ink::pdf
