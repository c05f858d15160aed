#pragma once

#include "app/base/clock.h"
#include "app/pdf/cmsverify.h"
#include "app/pdf/verifier.h"

namespace ink::pdf {

/** Judges signers' certificates for one verification run; safe to use from one thread. */
class CertificateTrust final
{
public:
    explicit CertificateTrust(const VerifyOptions& options);
    ~CertificateTrust();
    CertificateTrust(const CertificateTrust&) = delete;
    CertificateTrust& operator=(const CertificateTrust&) = delete;

    /**
     * Own certificates first, then chains to the system's roots or the given ones. Validity is asked for the
     * moment that a time-stamp proves, else for now. Appends what is worth telling.
     */
    [[nodiscard]] Trust judge(const CmsVerdict& verdict, const CmsVerdict* laterStamp,
                              const SignatureReport& report, QList<VerifyFinding>& findings,
                              int signature) const;

private:
    [[nodiscard]] bool chains(x509_st* certificate, stack_st_X509* others, Timestamp at,
                              QString& reason) const;
    const VerifyOptions& m_options;
    CryptoPtr<x509_store_st> m_given;
};

} // namespace ink::pdf
