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

/** The status of one certificate by responses and lists with valid signatures. */
struct RevocationStatus
{
    bool known = false;
    bool revoked = false;
    bool isCurrent = false;         ///< not revoked, by data that hold for the moment that was asked about
    std::optional<Timestamp> since; ///< when it was revoked
    qint64 offset = 0;              ///< where in the file the last piece that was needed stands
};

/**
 * Certificates, OCSP responses and revocation lists that a file brings along (DSS, ISO 32000-2 §12.8.4.3),
 * and what signatures had signed along. Nothing is fetched. For one thread.
 */
class EmbeddedValidation final
{
public:
    EmbeddedValidation();
    ~EmbeddedValidation();
    EmbeddedValidation(const EmbeddedValidation&) = delete;
    EmbeddedValidation& operator=(const EmbeddedValidation&) = delete;

    /** Reads the DSS of a file, at most a thousand entries. May throw what qpdf throws. */
    void readStore(QPDF& pdf);
    /** Adds what a signature carries inside; `offset` is where its value stands. */
    void addCertificates(const stack_st_X509* certificates, qint64 offset);
    void addOcsp(const QByteArray& der, qint64 offset);
    void addCrl(const QByteArray& der, qint64 offset);

    [[nodiscard]] bool hasStore() const { return m_hasStore; }
    /** All certificates; owned by this. */
    [[nodiscard]] stack_st_X509* certificates() const { return m_certificates.get(); }
    /** The certificate that issued this one, checked by its signature (itself when it is self-signed); null
     * when it is not here. */
    [[nodiscard]] x509_st* issuerOf(const x509_st* certificate) const;
    /** The place of this certificate in the file; 0 when it is not from the file. */
    [[nodiscard]] qint64 offsetOf(const x509_st* certificate) const;
    /** What responses and lists say that were made while their maker's certificate was valid. For `at` hold
     * those that were made then and not replaced by newer ones yet, or later while the certificate was valid.
     */
    [[nodiscard]] RevocationStatus statusOf(const x509_st* certificate, const x509_st* issuer,
                                            Timestamp at) const;

private:
    struct Ocsp;
    struct Crl;
    bool m_hasStore = false;
    CryptoPtr<stack_st_X509> m_certificates;
    std::map<QByteArray, qint64> m_places; ///< by fingerprint
    std::vector<std::unique_ptr<Ocsp>> m_ocsps;
    std::vector<std::unique_ptr<Crl>> m_crls;
    mutable std::map<QByteArray, x509_st*> m_issuers; ///< by the issued one's fingerprint; as far as asked
};

/** Returns whether a certificate tells where its revocation could be asked for, and is no responder that need
 * not be asked about (RFC 6960 §4.2.2.2.1). */
[[nodiscard]] bool canBeRevoked(const x509_st* certificate);

} // namespace ink::pdf
