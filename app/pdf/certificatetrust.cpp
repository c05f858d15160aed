#include "app/pdf/certificatetrust.h"

#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

namespace ink::pdf {

namespace {

struct FreeStoreContext
{
    void operator()(X509_STORE_CTX* context) const noexcept { X509_STORE_CTX_free(context); }
};

/** The system's roots, read once: it takes longer than verifying a file. */
X509_STORE* systemStore()
{
    static const CryptoPtr<x509_store_st> store = [] {
        CryptoPtr<x509_store_st> made(X509_STORE_new());
        if (made) X509_STORE_set_default_paths(made.get());
        return made;
    }();
    return store.get();
}

CryptoPtr<x509_store_st> storeOf(const QList<QByteArray>& pems)
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

} // namespace

CertificateTrust::CertificateTrust(const VerifyOptions& options)
    : m_options(options), m_given(storeOf(options.trustedCertificates))
{
}

CertificateTrust::~CertificateTrust() = default;

bool CertificateTrust::chains(x509_st* certificate, stack_st_X509* others, Timestamp at,
                              QString& reason) const
{
    for (X509_STORE* const store : {m_given.get(), systemStore()}) {
        if (!store) continue;
        const std::unique_ptr<X509_STORE_CTX, FreeStoreContext> context(X509_STORE_CTX_new());
        if (!context || X509_STORE_CTX_init(context.get(), store, certificate, others) != 1) continue;
        X509_VERIFY_PARAM* const parameters = X509_STORE_CTX_get0_param(context.get());
        X509_VERIFY_PARAM_set_time(parameters, secondsOf(at));
        X509_VERIFY_PARAM_set_purpose(parameters, X509_PURPOSE_ANY);
        if (X509_verify_cert(context.get()) == 1) return true;
        reason = QString::fromLatin1(X509_verify_cert_error_string(X509_STORE_CTX_get_error(context.get())));
    }
    clearCryptoErrors();
    return false;
}

Trust CertificateTrust::judge(const CmsVerdict& verdict, const CmsVerdict* laterStamp,
                              const SignatureReport& report, QList<VerifyFinding>& findings,
                              int signature) const
{
    if (!verdict.signer) return Trust::Untrusted;
    const auto tell = [&](const char* id, VerifyFinding::Level level, const QString& detail) {
        findings.append({QString::fromLatin1(id), level, detail, signature});
    };
    const bool own = m_options.ownFingerprints.contains(report.fingerprint, Qt::CaseInsensitive);
    // A time-stamp proves its time only when its maker is trusted; a document time-stamp judges itself by its
    // own.
    QString reason;
    std::optional<Timestamp> proven;
    if (!report.isTimestamp && verdict.stampedTime &&
        chains(verdict.stamper.get(), verdict.stamperCertificates.get(), m_options.now, reason))
        proven = verdict.stampedTime;
    if (!proven && laterStamp && laterStamp->stampedTime &&
        chains(laterStamp->signer.get(), laterStamp->certificates.get(), m_options.now, reason))
        proven = laterStamp->stampedTime;
    const Timestamp at = proven.value_or(m_options.now);
    if (report.claimedTime && !validAt(verdict.signer.get(), *report.claimedTime))
        tell("certificate.claimed-time", VerifyFinding::Level::Warning,
             QStringLiteral("The certificate was not valid at the time that the signer claims."));
    if (!validAt(verdict.signer.get(), at))
        tell("certificate.validity", VerifyFinding::Level::Warning,
             proven
                 ? QStringLiteral("The certificate was not valid when the signature was time-stamped.")
                 : QStringLiteral("The certificate is not valid now, and no time-stamp proves that it was."));

    if (own) return Trust::Own;
    if (chains(verdict.signer.get(), verdict.certificates.get(), at, reason)) return Trust::Trusted;
    const bool selfSigned = X509_self_signed(verdict.signer.get(), 1) == 1;
    clearCryptoErrors();
    if (selfSigned) {
        tell("certificate.self-signed", VerifyFinding::Level::Info,
             QStringLiteral("The signer made the certificate himself."));
        return Trust::SelfSigned;
    }
    tell("certificate.untrusted", VerifyFinding::Level::Warning,
         QStringLiteral("The certificate does not lead to a trusted root: %1.").arg(reason));
    return Trust::Untrusted;
}

} // namespace ink::pdf
