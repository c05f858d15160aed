#include "app/pdf/seal/signercertificates.h"

#include "app/pdf/crypto/certificatepurpose.h"
#include "app/pdf/crypto/cryptohandles.h"
#include "app/pdf/crypto/knowncertificates.h"
#include "app/pdf/crypto/qcstatements.h"
#include "app/pdf/crypto/sealedform.h"
#include "app/pdf/crypto/signingalgorithms.h"
#include "app/pdf/seal/reasons.h"
#include "app/pdf/seal/trustanchors_p.h"

#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <ctime>
#include <memory>

namespace ink::pdf {

struct SignerCertificates::Data
{
    QList<QByteArray> chain;
    const SigningAlgorithm* algorithm = nullptr;
    QByteArray digest;
    QByteArray issuerAndSerial;
    int maxSignatureValue = 0;
};

namespace {

QString placeOf(qsizetype index)
{
    return QStringLiteral("certificates[%1]").arg(index);
}

bool isSelfIssued(const x509_st* certificate)
{
    return X509_NAME_cmp(X509_get_subject_name(certificate), X509_get_issuer_name(certificate)) == 0;
}

/** Checks that the certificates after the first one are a chain. */
Result<void> checkChain(const QList<QByteArray>& certificates)
{
    CryptoPtr<x509_st> last = parseCertificate(certificates.constFirst());
    if (certificates.size() == 1 && !isSelfIssued(last.get()))
        return failField(ErrorCode::Validation, placeOf(1),
                         reasons::issuerOfSignerMissing(issuerName(last.get())));
    for (qsizetype i = 1; i < certificates.size(); ++i) {
        CryptoPtr<x509_st> issuer = parseCertificate(certificates.at(i));
        if (!issuer) return failField(ErrorCode::Validation, placeOf(i), reasons::certificateNotDer());
        if (X509_NAME_cmp(X509_get_subject_name(issuer.get()), X509_get_issuer_name(last.get())) != 0 ||
            !isSignedBy(last.get(), issuer.get()) || certificates.indexOf(certificates.at(i)) != i)
            return failField(ErrorCode::Validation, placeOf(i), reasons::certificateOutsideChain());
        constexpr int withConstraints = 1;
        constexpr int rootOfVersion1 = 3;
        const int authority = X509_check_ca(issuer.get());
        const long maxBelow = X509_get_pathlen(issuer.get()); // -1 = any number
        if ((authority != withConstraints && authority != rootOfVersion1) ||
            (maxBelow >= 0 && maxBelow < i - 1))
            return failField(ErrorCode::Validation, placeOf(i),
                             reasons::certificateOfNoAuthority(subjectName(issuer.get())));
        last = std::move(issuer);
    }
    return {};
}

Result<void> checkLeaf(const QByteArray& der, Timestamp now)
{
    const CryptoPtr<x509_st> leaf = parseCertificate(der);
    const auto problem = [](const Message& reason) {
        return failField(ErrorCode::Validation, placeOf(0), reason);
    };
    if (!leaf || derOf(leaf.get()) != der) return problem(reasons::certificateNotDer());
    const QString name = subjectName(leaf.get());
    if (!isValidFor(CertificatePurpose::Documents, leaf.get()))
        return problem(reasons::signerNotForDocuments(name));
    const auto from = timeOf(X509_get0_notBefore(leaf.get()));
    const auto until = timeOf(X509_get0_notAfter(leaf.get()));
    if (!until || *until < now) return problem(reasons::signerCertificateExpired(name));
    if (!from || *from > now) return problem(reasons::signerCertificateNotYetValid(name));
    return {};
}

QStringList namesIn(const X509_NAME* name, int nid)
{
    QStringList found;
    for (int at = X509_NAME_get_index_by_NID(name, nid, -1); at >= 0;
         at = X509_NAME_get_index_by_NID(name, nid, at)) {
        unsigned char* utf8 = nullptr;
        const int size = ASN1_STRING_to_UTF8(&utf8, X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, at)));
        if (size < 0) continue;
        found.append(QString::fromUtf8(reinterpret_cast<const char*>(utf8), size));
        OPENSSL_free(utf8);
    }
    return found;
}

struct FreeNames
{
    void operator()(GENERAL_NAMES* names) const noexcept { GENERAL_NAMES_free(names); }
};
QStringList emailsOf(const x509_st* certificate)
{
    QStringList emails = namesIn(X509_get_subject_name(certificate), NID_pkcs9_emailAddress);
    const std::unique_ptr<GENERAL_NAMES, FreeNames> names(
        static_cast<GENERAL_NAMES*>(X509_get_ext_d2i(certificate, NID_subject_alt_name, nullptr, nullptr)));
    for (int i = 0; names && i < sk_GENERAL_NAME_num(names.get()); ++i) {
        const GENERAL_NAME* const each = sk_GENERAL_NAME_value(names.get(), i);
        if (each->type != GEN_EMAIL) continue;
        emails.append(
            QString::fromLatin1(reinterpret_cast<const char*>(ASN1_STRING_get0_data(each->d.rfc822Name)),
                                ASN1_STRING_length(each->d.rfc822Name)));
    }
    emails.removeDuplicates();
    return emails;
}

/** For signatures, or without a type. */
bool isStatedQualified(const x509_st* certificate)
{
    const QcStatements claims = readQcStatements(certificate);
    return claims.isQualified && (!claims.hasTypes || claims.uses.contains(CertificateUse::Signature));
}

QString serialOf(const x509_st* certificate)
{
    const ASN1_INTEGER* const serial = X509_get0_serialNumber(certificate);
    return QString::fromLatin1(
        QByteArray(reinterpret_cast<const char*>(ASN1_STRING_get0_data(serial)), ASN1_STRING_length(serial))
            .toHex());
}

struct FreeContext
{
    void operator()(X509_STORE_CTX* context) const noexcept { X509_STORE_CTX_free(context); }
};

/** Returns whether a chain (DER) leads to a certificate in `store` and is valid at this time (RFC 5280 §6).
 */
bool leadsTo(X509_STORE* store, const QList<QByteArray>& chain, Timestamp time)
{
    const CryptoPtr<x509_st> leaf = parseCertificate(chain.constFirst());
    const CryptoPtr<stack_st_X509> others(sk_X509_new_null());
    for (const QByteArray& der : chain.mid(1))
        if (CryptoPtr<x509_st> issuer = parseCertificate(der);
            others && issuer && sk_X509_push(others.get(), issuer.get()) > 0)
            (void)issuer.release(); // owned by the stack
    const std::unique_ptr<X509_STORE_CTX, FreeContext> context(X509_STORE_CTX_new());
    bool leads =
        context && others && X509_STORE_CTX_init(context.get(), store, leaf.get(), others.get()) == 1;
    if (leads) {
        const auto seconds = std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
        X509_STORE_CTX_set_time(context.get(), 0, static_cast<time_t>(seconds));
        leads = X509_verify_cert(context.get()) == 1;
    }
    clearCryptoErrors();
    return leads;
}

} // namespace

SignerIdentity SignerCertificates::identity() const
{
    SignerIdentity identity;
    const CryptoPtr<x509_st> leaf = parseCertificate(d->chain.constFirst());
    identity.name = subjectName(leaf.get());
    identity.serialNumber = namesIn(X509_get_subject_name(leaf.get()), NID_serialNumber).value(0);
    identity.emails = emailsOf(leaf.get());
    identity.issuer = issuerName(leaf.get());
    identity.certificateSerial = serialOf(leaf.get());
    identity.isStatedQualified = isStatedQualified(leaf.get());
    for (const QByteArray& der : d->chain.mid(1)) {
        const CryptoPtr<x509_st> issuer = parseCertificate(der);
        const X509_NAME* const name = X509_get_subject_name(issuer.get());
        identity.authorities.append({namesIn(name, NID_commonName) + namesIn(name, NID_organizationName),
                                     QString::fromLatin1(fingerprintOf(issuer.get()).toHex())});
    }
    clearCryptoErrors();
    return identity;
}

bool SignerCertificates::chainsTo(const TrustAnchors& trust, Timestamp time) const
{
    return leadsTo(trust.internals().store.get(), d->chain, time);
}

bool SignerCertificates::chainsTo(const QString& issuerSha256, Timestamp time) const
{
    for (const QByteArray& der : d->chain.mid(1)) {
        const CryptoPtr<x509_st> issuer = parseCertificate(der);
        if (issuerSha256 != QLatin1String(fingerprintOf(issuer.get()).toHex())) continue;
        const CryptoPtr<x509_store_st> store(X509_STORE_new());
        if (!store || X509_STORE_add_cert(store.get(), issuer.get()) != 1) return false;
        X509_STORE_set_flags(store.get(), X509_V_FLAG_PARTIAL_CHAIN);
        return leadsTo(store.get(), d->chain, time);
    }
    return false;
}

Result<SignerCertificates> SignerCertificates::check(const QList<QByteArray>& certificates,
                                                     const QString& algorithm, Timestamp now)
{
    const auto problem = [](const QString& place, const Message& reason) {
        return failField(ErrorCode::Validation, place, reason);
    };
    const QString all = QStringLiteral("certificates");
    if (certificates.isEmpty()) return problem(all, reasons::signerCertificatesMissing());
    if (certificates.size() > maxChainLength)
        return problem(placeOf(maxChainLength), reasons::tooManySignerCertificates(maxChainLength));
    qsizetype bytes = 0;
    for (const QByteArray& each : certificates)
        bytes += each.size();
    if (bytes > maxChainBytes) return problem(all, reasons::signerCertificatesTooLarge(maxChainBytes / 1024));
    INK_TRY(checkLeaf(certificates.constFirst(), now));
    INK_TRY(checkChain(certificates));
    const SigningAlgorithm* const how = signingAlgorithm(algorithm);
    if (!how)
        return problem(QStringLiteral("algorithm"), reasons::signingAlgorithmUnknown(algorithm.left(40)));
    const CryptoPtr<x509_st> leaf = parseCertificate(certificates.constFirst());
    if (!suits(X509_get0_pubkey(leaf.get()), *how))
        return problem(QStringLiteral("algorithm"), reasons::signingAlgorithmUnsuitable(algorithm));
    clearCryptoErrors();
    return load(certificates, algorithm);
}

Result<SignerCertificates> SignerCertificates::load(const QList<QByteArray>& certificates,
                                                    const QString& algorithm)
{
    const CryptoPtr<x509_st> leaf = parseCertificate(certificates.value(0));
    auto data = std::make_shared<Data>();
    data->algorithm = signingAlgorithm(algorithm);
    if (!leaf || !data->algorithm) return fail(ErrorCode::Crypto, reasons::certificateUnreadable());
    data->chain = certificates;
    data->digest = fingerprintOf(leaf.get());
    data->issuerAndSerial = sealedform::issuerAndSerial(leaf.get());
    data->maxSignatureValue = EVP_PKEY_get_size(X509_get0_pubkey(leaf.get()));
    clearCryptoErrors();
    return SignerCertificates(std::move(data));
}

const QList<QByteArray>& SignerCertificates::chain() const
{
    return d->chain;
}

const SigningAlgorithm* SignerCertificates::algorithm() const
{
    return d->algorithm;
}

const QByteArray& SignerCertificates::algorithmName() const
{
    return d->algorithm->name;
}

const QByteArray& SignerCertificates::digest() const
{
    return d->digest;
}

const QByteArray& SignerCertificates::issuerAndSerial() const
{
    return d->issuerAndSerial;
}

int SignerCertificates::maxSignatureValue() const
{
    return d->maxSignatureValue;
}

QString SignerCertificates::fingerprint() const
{
    return QString::fromLatin1(d->digest.toHex());
}

} // namespace ink::pdf
