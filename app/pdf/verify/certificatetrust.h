#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/pdf/crypto/certificatepurpose.h"
#include "app/pdf/crypto/cmsverify.h"
#include "app/pdf/verify/embeddedvalidation.h"
#include "app/pdf/verify/verifyoptions.h"
#include "app/pdf/verify/verifyreport.h"

#include <map>
#include <tuple>

namespace ink::pdf {

/** A document time-stamp of the file, for the signatures before it. */
struct DocumentTimestamp
{
    const CmsVerdict* verdict = nullptr;
    qint64 end = 0;         ///< it covers the bytes before this offset
    bool isTrusted = false; ///< set by CertificateTrust::judgeTimestamps
};

/** Judges signers' certificates for one verification run. Not thread-safe. */
class CertificateTrust final
{
public:
    /** Both must outlive this object. */
    CertificateTrust(const VerifyOptions& options, const EmbeddedValidation& data);
    ~CertificateTrust();
    CertificateTrust(const CertificateTrust&) = delete;
    CertificateTrust& operator=(const CertificateTrust&) = delete;

    /** Judges the trust in each time-stamp's authority at the time proven by the next one. Sorts by end. */
    void judgeTimestamps(QList<DocumentTimestamp>& stamps) const;
    /** Checks own certificates first, then pinned ones, then chains to the system's roots or the supplied
     * ones. Validity and revocation are checked for the time proven by a trusted time-stamp, else for the
     * current time. Sets the report's certificate, times and level; `end` is the end of the signed revision,
     * `later` are the file's document time-stamps, of which only those over larger ranges are used. Appends
     * its findings. */
    void judge(const CmsVerdict& verdict, qint64 end, const QList<DocumentTimestamp>& later,
               SignatureReport& report, QList<VerifyFinding>& findings, int signature) const;

private:
    [[nodiscard]] bool chains(x509_st* certificate, CertificatePurpose purpose, Timestamp at,
                              Message& reason) const;
    [[nodiscard]] bool findsChain(x509_st* certificate, CertificatePurpose purpose, Timestamp at,
                                  Message& reason) const;
    /** Returns whether a certificate belongs to a time-stamp authority that is trusted at this time. */
    [[nodiscard]] bool isTrustedAuthority(x509_st* certificate, Timestamp at) const;
    void collectTimes(const CmsVerdict& verdict, const QList<DocumentTimestamp>& later,
                      SignatureReport& report) const;
    void describeChain(const CmsVerdict& verdict, SignatureReport& report) const;
    /** Sets the report's qualification at a time, if trusted lists were supplied. */
    void qualify(const CmsVerdict& verdict, Timestamp at, bool isRevoked, SignatureReport& report) const;
    [[nodiscard]] Trust trustOf(x509_st* certificate, Timestamp at, const SignatureReport& report,
                                QList<VerifyFinding>& findings, int signature) const;
    [[nodiscard]] bool isRevoked(x509_st* certificate, Timestamp at, SignatureReport& report,
                                 QList<VerifyFinding>& findings, int signature) const;
    [[nodiscard]] SignatureLevel levelOf(const CmsVerdict& verdict, const QList<DocumentTimestamp>& later,
                                         const SignatureReport& report) const;
    [[nodiscard]] bool hasData(const x509_st* certificate, Timestamp at, qint64& upTo) const;

    const VerifyOptions& m_options;
    const EmbeddedValidation& m_data;
    CryptoPtr<x509_store_st> m_trusted;
    mutable std::map<std::tuple<QByteArray, CertificatePurpose, qint64>, std::pair<bool, Message>> m_known;
};

} // namespace ink::pdf
