#pragma once

#include "app/base/clock.h"
#include "app/pdf/crypto/cryptohandles.h"

#include <QByteArray>
#include <QList>

#include <map>
#include <memory>
#include <optional>
#include <vector>

class QPDF;

namespace ink::pdf {

/** The status of a certificate according to validly signed responses and lists. */
struct RevocationStatus
{
    bool isKnown = false;
    bool isRevoked = false;
    bool isCurrent = false;             ///< not revoked, according to data that applies to the requested time
    std::optional<Timestamp> revokedAt; ///< time of revocation
    qint64 offset = 0;                  ///< offset in the file of the last item that was used
};

/** Certificates, OCSP responses and revocation lists in a file (DSS, ISO 32000-2 §12.8.4.3) and in its
 * signatures' signed attributes. Nothing is fetched. Not thread-safe. */
class EmbeddedValidation final
{
public:
    EmbeddedValidation();
    ~EmbeddedValidation();
    EmbeddedValidation(const EmbeddedValidation&) = delete;
    EmbeddedValidation& operator=(const EmbeddedValidation&) = delete;

    /** Reads the DSS of a file, at most a thousand entries. May throw qpdf's exceptions. */
    void readStore(QPDF& pdf);
    /** Adds the certificates in a signature; `offset` is that of its value. */
    void addCertificates(const stack_st_X509* certificates, qint64 offset);
    void addOcsp(const QByteArray& der, qint64 offset);
    void addCrl(const QByteArray& der, qint64 offset);

    [[nodiscard]] bool hasStore() const { return m_hasStore; }
    /** All certificates; owned by this object. */
    [[nodiscard]] stack_st_X509* certificates() const { return m_certificates.get(); }
    /** The issuer of a certificate, verified by signature (itself if self-signed); null if it isn't
     * available. */
    [[nodiscard]] x509_st* issuerOf(const x509_st* certificate) const;
    /** The offset of this certificate in the file; 0 if it isn't from the file. */
    [[nodiscard]] qint64 offsetOf(const x509_st* certificate) const;
    /** The status according to responses and lists signed while their signer's certificate was valid. Data
     * applies to `at` if it was issued before and not superseded yet, or issued later while the certificate
     * was valid. */
    [[nodiscard]] RevocationStatus statusOf(const x509_st* certificate, const x509_st* issuer,
                                            Timestamp at) const;

private:
    struct Ocsp;
    struct Crl;
    bool m_hasStore = false;
    CryptoPtr<stack_st_X509> m_certificates;
    std::map<QByteArray, qint64> m_places; ///< offsets of the certificates, by fingerprint
    std::vector<std::unique_ptr<Ocsp>> m_ocsps;
    std::vector<std::unique_ptr<Crl>> m_crls;
    mutable std::map<QByteArray, x509_st*>
        m_issuers; ///< by the fingerprint of the issued certificate; a cache
};

/** Returns whether a certificate states where its revocation status is available, and isn't a responder
 * exempt from the check (RFC 6960 §4.2.2.2.1). */
[[nodiscard]] bool canBeRevoked(const x509_st* certificate);

} // namespace ink::pdf
