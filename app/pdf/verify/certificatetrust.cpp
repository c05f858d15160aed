#include "app/pdf/verify/certificatetrust.h"

#include "app/pdf/crypto/knowncertificates.h"
#include "app/pdf/crypto/systemstore.h"
#include "app/pdf/verify/reasons.h"
#include "app/trust/lists/trustedlists.h"

#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <ctime>

namespace ink::pdf {

namespace {

constexpr int chainLimit = 12;
using Level = VerifyFinding::Level;

struct FreeStoreContext
{
    void operator()(X509_STORE_CTX* context) const noexcept { X509_STORE_CTX_free(context); }
};

/** The system's roots, read once: that takes longer than verifying a file. */
X509_STORE* systemStore()
{
    static const CryptoPtr<x509_store_st> store = [] {
        CryptoPtr<x509_store_st> made(X509_STORE_new());
        if (made) addSystemRoots(made.get());
        return made;
    }();
    return store.get();
}

CryptoPtr<x509_store_st> storeTrusting(const QList<QByteArray>& pems)
{
    if (pems.isEmpty()) return nullptr;
    CryptoPtr<x509_store_st> store(X509_STORE_new());
    for (const QByteArray& pem : pems) {
        const CryptoPtr<bio_st> bio(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())));
        while (const auto certificate =
                   CryptoPtr<x509_st>(PEM_read_bio_X509(bio.get(), nullptr, nullptr, nullptr)))
            X509_STORE_add_cert(store.get(), certificate.get());
    }
    X509_STORE_set_flags(store.get(), X509_V_FLAG_PARTIAL_CHAIN);
    return store;
}

time_t secondsOf(Timestamp time)
{
    return static_cast<time_t>(std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count());
}

bool validAt(const X509* certificate, Timestamp time)
{
    time_t seconds = secondsOf(time);
    return X509_cmp_time(X509_get0_notBefore(certificate), &seconds) < 0 &&
           X509_cmp_time(X509_get0_notAfter(certificate), &seconds) > 0;
}

QString fingerprintText(const X509* certificate)
{
    return QString::fromLatin1(fingerprintOf(certificate).toHex());
}

/** Normalizes a fingerprint as entered by users: with colons, spaces or capitals. */
QString plainFingerprint(QString text)
{
    return text.remove(QLatin1Char(':')).remove(QLatin1Char(' ')).toLower();
}

} // namespace

CertificateTrust::CertificateTrust(const VerifyOptions& options, const EmbeddedValidation& data)
    : m_options(options), m_data(data), m_trusted(storeTrusting(options.trustedCertificates))
{
}

CertificateTrust::~CertificateTrust() = default;

/** Returns whether a chain is valid for this purpose; its last certificate is trusted in any case. */
static bool isChainFor(CertificatePurpose purpose, const STACK_OF(X509) * chain)
{
    const int count = sk_X509_num(chain);
    if (count < 1 || !isValidFor(purpose, sk_X509_value(chain, 0))) return false;
    for (int i = 1; i + 1 < count; ++i)
        if (!mayIssueFor(purpose, sk_X509_value(chain, i))) return false;
    return true;
}

bool CertificateTrust::findsChain(x509_st* certificate, CertificatePurpose purpose, Timestamp at,
                                  Message& reason) const
{
    for (X509_STORE* const store : {m_trusted.get(), m_options.useSystemStore ? systemStore() : nullptr}) {
        if (!store) continue;
        const std::unique_ptr<X509_STORE_CTX, FreeStoreContext> context(X509_STORE_CTX_new());
        if (!context || X509_STORE_CTX_init(context.get(), store, certificate, m_data.certificates()) != 1)
            continue;
        X509_VERIFY_PARAM* const parameters = X509_STORE_CTX_get0_param(context.get());
        X509_VERIFY_PARAM_set_time(parameters, secondsOf(at));
        // OpenSSL has no purpose for documents: it checks the authorities, and isChainFor() their purposes.
        X509_VERIFY_PARAM_set_purpose(parameters, X509_PURPOSE_ANY);
        X509_VERIFY_PARAM_set_depth(parameters, chainLimit);
        if (X509_verify_cert(context.get()) == 1) {
            if (isChainFor(purpose, X509_STORE_CTX_get0_chain(context.get()))) return true;
            reason = reasons::issuedForOtherPurposes();
            continue;
        }
        if (reason.isEmpty())
            reason = Message::literal(
                QString::fromLatin1(X509_verify_cert_error_string(X509_STORE_CTX_get_error(context.get()))));
    }
    clearCryptoErrors();
    return false;
}

bool CertificateTrust::chains(x509_st* certificate, CertificatePurpose purpose, Timestamp at,
                              Message& reason) const
{
    const std::tuple key(fingerprintOf(certificate), purpose, static_cast<qint64>(secondsOf(at)));
    auto known = m_known.find(key);
    if (known == m_known.end()) {
        Message why;
        const bool found = findsChain(certificate, purpose, at, why);
        known = m_known.emplace(key, std::pair(found, why)).first;
    }
    reason = known->second.second;
    return known->second.first;
}

bool CertificateTrust::isTrustedAuthority(x509_st* certificate, Timestamp at) const
{
    Message reason;
    return isValidFor(CertificatePurpose::Timestamps, certificate) &&
           chains(certificate, CertificatePurpose::Timestamps, at, reason);
}

void CertificateTrust::judgeTimestamps(QList<DocumentTimestamp>& stamps) const
{
    std::sort(stamps.begin(), stamps.end(),
              [](const DocumentTimestamp& a, const DocumentTimestamp& b) { return a.end < b.end; });
    Timestamp at = m_options.now;
    for (qsizetype i = stamps.size() - 1; i >= 0; --i) {
        DocumentTimestamp& stamp = stamps[i];
        stamp.isTrusted = stamp.verdict->signer && stamp.verdict->timestampTime &&
                          *stamp.verdict->timestampTime <= at &&
                          isTrustedAuthority(stamp.verdict->signer.get(), at);
        if (stamp.isTrusted) at = *stamp.verdict->timestampTime;
    }
}

void CertificateTrust::collectTimes(const CmsVerdict& verdict, const QList<DocumentTimestamp>& later,
                                    SignatureReport& report) const
{
    using Kind = TimeProof::Kind;
    Timestamp at = m_options.now;
    for (const DocumentTimestamp& stamp : later) {
        report.times.append({*stamp.verdict->timestampTime, subjectName(stamp.verdict->signer.get()),
                             Kind::Document, stamp.isTrusted});
        if (stamp.isTrusted) at = std::min(at, *stamp.verdict->timestampTime);
    }
    for (const TimestampVerdict& stamp : verdict.timestamps) {
        const bool trusted = stamp.time <= at && isTrustedAuthority(stamp.signer.get(), at);
        report.times.append({stamp.time, subjectName(stamp.signer.get()), Kind::Signature, trusted});
    }
    if (verdict.timestampTime && report.isTimestamp) {
        const bool trusted = isTrustedAuthority(verdict.signer.get(), at);
        report.times.append(
            {*verdict.timestampTime, subjectName(verdict.signer.get()), Kind::Document, trusted});
    }
    std::sort(report.times.begin(), report.times.end(),
              [](const TimeProof& a, const TimeProof& b) { return a.time < b.time; });
    for (const TimeProof& proof : std::as_const(report.times)) {
        if (!report.timestampTime) report.timestampTime = proof.time;
        if (proof.isTrusted && !report.provenTime) report.provenTime = proof.time;
    }
}

void CertificateTrust::describeChain(const CmsVerdict& verdict, SignatureReport& report) const
{
    const X509* certificate = verdict.signer.get();
    for (int depth = 0; certificate && depth < chainLimit; ++depth) {
        report.chain.append({subjectName(certificate), issuerName(certificate), fingerprintText(certificate),
                             timeOf(X509_get0_notBefore(certificate)).value_or(Timestamp{}),
                             timeOf(X509_get0_notAfter(certificate)).value_or(Timestamp{})});
        const X509* const issuer = m_data.issuerOf(certificate);
        if (!issuer || X509_cmp(issuer, certificate) == 0) return;
        certificate = issuer;
    }
}

void CertificateTrust::qualify(const CmsVerdict& verdict, Timestamp at, bool isRevoked,
                               SignatureReport& report) const
{
    if (!m_options.trustedLists || report.isTimestamp || !verdict.isValid()) return;
    QList<QByteArray> chain{derOf(verdict.signer.get())};
    for (int i = 0; verdict.certificates && i < sk_X509_num(verdict.certificates.get()); ++i)
        chain.append(derOf(sk_X509_value(verdict.certificates.get(), i)));
    const X509* certificate = verdict.signer.get();
    for (int depth = 0; depth < chainLimit; ++depth) {
        const X509* const issuer = m_data.issuerOf(certificate);
        if (!issuer || X509_cmp(issuer, certificate) == 0) break;
        chain.append(derOf(issuer));
        certificate = issuer;
    }
    trust::CertificateQualification found = m_options.trustedLists->qualify(chain, at);
    using trust::QualifiedStatus;
    if (found.status != QualifiedStatus::NotQualified && found.status != QualifiedStatus::Indeterminate) {
        const bool isOver = !validAt(verdict.signer.get(), at);
        if (isOver || isRevoked) {
            found.status = QualifiedStatus::NotQualified;
            found.reason =
                isOver ? reasons::certificateEndedWhenSigned() : reasons::certificateRevokedWhenSigned();
        } else if (report.revocation == Revocation::Unknown) {
            found.doubt = reasons::qualifiedUnlessRevoked();
        } else if (!report.provenTime) {
            found.doubt = reasons::signingTimeUnknown();
        }
    }
    report.qualification = found;
}

bool CertificateTrust::isRevoked(x509_st* certificate, Timestamp at, SignatureReport& report,
                                 QList<VerifyFinding>& findings, int signature) const
{
    const X509* subject = certificate;
    for (int depth = 0; depth < chainLimit; ++depth) {
        const X509* const issuer = m_data.issuerOf(subject);
        if (!issuer) return false;
        const RevocationStatus status = m_data.statusOf(subject, issuer, at);
        if (depth == 0 && status.isKnown) {
            report.revocation = status.isRevoked   ? Revocation::Revoked
                                : status.isCurrent ? Revocation::Good
                                                   : Revocation::Unknown;
            report.revokedAt = status.revokedAt;
            if (report.revocation == Revocation::Unknown)
                findings.append({QStringLiteral("certificate.revocation-old"), Level::Info,
                                 reasons::revocationOutOfDate(subjectName(subject)), signature});
        }
        if (status.isRevoked) {
            const bool before = !status.revokedAt || *status.revokedAt <= at;
            const QString who = subjectName(subject);
            findings.append(
                {before ? QStringLiteral("certificate.revoked") : QStringLiteral("certificate.revoked-later"),
                 before ? Level::Error : Level::Info,
                 before ? reasons::signerCertificateRevoked(who) : reasons::certificateRevokedLater(who),
                 signature});
            if (before) return true;
        }
        if (X509_cmp(issuer, subject) == 0) return false;
        subject = issuer;
    }
    return false;
}

Trust CertificateTrust::trustOf(x509_st* certificate, Timestamp at, const SignatureReport& report,
                                QList<VerifyFinding>& findings, int signature) const
{
    const auto notify = [&](const char* id, Level level, const Message& detail) {
        findings.append({QString::fromLatin1(id), level, detail, signature});
    };
    if (m_options.ownFingerprints.contains(report.fingerprint, Qt::CaseInsensitive)) return Trust::Own;
    for (const QString& pinned : m_options.pinnedFingerprints)
        if (plainFingerprint(pinned) == report.fingerprint) {
            notify("certificate.pinned", Level::Info, reasons::certificatePinned());
            return Trust::Trusted;
        }
    const CertificatePurpose purpose =
        report.isTimestamp ? CertificatePurpose::Timestamps : CertificatePurpose::Documents;
    const bool isFit =
        report.isTimestamp || isValidFor(purpose, certificate); // an unfit time-stamp certificate is reported
                                                                // as `timestamp.purpose`
    if (!isFit) notify("certificate.purpose", Level::Warning, reasons::certificateNotForDocuments());
    Message reason;
    if (chains(certificate, purpose, at, reason)) return Trust::Trusted;
    if (!isFit && reason == reasons::issuedForOtherPurposes()) return Trust::Untrusted; // reported above
    if (const X509* const issuer = m_data.issuerOf(certificate); issuer && X509_cmp(issuer, certificate) == 0)
        return Trust::SelfSigned;
    notify("certificate.untrusted", Level::Warning,
           reason.isEmpty() ? reasons::certificateUntrusted() : reasons::certificateUntrustedBecause(reason));
    return Trust::Untrusted;
}

void CertificateTrust::judge(const CmsVerdict& verdict, qint64 end, const QList<DocumentTimestamp>& stamps,
                             SignatureReport& report, QList<VerifyFinding>& findings, int signature) const
{
    report.trust = Trust::Untrusted;
    if (!verdict.signer) return;
    const auto notify = [&](const char* id, Level level, const Message& detail) {
        findings.append({QString::fromLatin1(id), level, detail, signature});
    };
    QList<DocumentTimestamp> later;
    for (const DocumentTimestamp& stamp : stamps)
        if (stamp.end > end && stamp.verdict != &verdict && verdict.isValid()) later.append(stamp);
    X509* const certificate = verdict.signer.get();
    describeChain(verdict, report);
    collectTimes(verdict, later, report);
    const Timestamp at = report.isTimestamp ? [&] {
        Timestamp known = m_options.now; // a time-stamp doesn't prove its own time
        for (const DocumentTimestamp& stamp : later)
            if (stamp.isTrusted) known = std::min(known, *stamp.verdict->timestampTime);
        return known;
    }()
                                            : report.provenTime.value_or(m_options.now);
    if (verdict.invalidTimestamps > 0)
        notify("timestamp.broken", Level::Warning, reasons::timestampOfOtherSignature());
    const auto mayStamp = [](const X509* maker) { return isValidFor(CertificatePurpose::Timestamps, maker); };
    if ((report.isTimestamp && !mayStamp(certificate)) ||
        std::any_of(verdict.timestamps.begin(), verdict.timestamps.end(),
                    [&](const TimestampVerdict& stamp) { return !mayStamp(stamp.signer.get()); }))
        notify("timestamp.purpose", Level::Warning, reasons::timestampCertificateUnfit());
    if (report.claimedTime && !validAt(certificate, *report.claimedTime))
        notify("certificate.claimed-time", Level::Warning, reasons::certificateNotValidAtClaimedTime());
    if (!validAt(certificate, at))
        notify("certificate.validity", Level::Warning,
               report.provenTime && !report.isTimestamp ? reasons::certificateNotValidAtTimestamp()
                                                        : reasons::certificateNotValidNow());

    const bool revoked = isRevoked(certificate, at, report, findings, signature);
    report.trust = trustOf(certificate, at, report, findings, signature);
    if (revoked) report.trust = Trust::Untrusted;
    qualify(verdict, at, revoked, report);
    report.level = levelOf(verdict, later, report);
    clearCryptoErrors();
}

bool CertificateTrust::hasData(const x509_st* certificate, Timestamp at, qint64& upTo) const
{
    for (int depth = 0; depth < chainLimit; ++depth) {
        upTo = std::max(upTo, m_data.offsetOf(certificate));
        const X509* const issuer = m_data.issuerOf(certificate);
        if (!issuer) return false;
        if (X509_cmp(issuer, certificate) == 0) return true;
        if (canBeRevoked(certificate)) {
            const RevocationStatus status = m_data.statusOf(certificate, issuer, at);
            if (!status.isKnown) return false;
            upTo = std::max(upTo, status.offset);
        }
        certificate = issuer;
    }
    return false;
}

SignatureLevel CertificateTrust::levelOf(const CmsVerdict& verdict, const QList<DocumentTimestamp>& later,
                                         const SignatureReport& report) const
{
    if (!verdict.isValid() || report.integrity == Integrity::Broken) return SignatureLevel::None;
    if (verdict.timestamps.empty() && later.isEmpty() && !report.isTimestamp) return SignatureLevel::B;
    qint64 upTo = 0;
    bool complete = m_data.hasStore() && hasData(verdict.signer.get(), m_options.now, upTo);
    for (const TimestampVerdict& stamp : verdict.timestamps)
        complete = complete && hasData(stamp.signer.get(), m_options.now, upTo);
    if (!complete) return SignatureLevel::T;
    for (const DocumentTimestamp& stamp : later)
        if (stamp.end > upTo) return SignatureLevel::LTA;
    return SignatureLevel::LT;
}

} // namespace ink::pdf
