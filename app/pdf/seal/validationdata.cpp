#include "app/pdf/seal/validationdata.h"

#include "app/pdf/crypto/cryptohandles.h"
#include "app/pdf/seal/reasons.h"
#include "app/pdf/seal/trustanchors_p.h"

#include <QStringList>

#include <openssl/ocsp.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

namespace ink::pdf {

namespace {

constexpr int maxChainLength = 10;
constexpr int maxPathCertificates = 60;
constexpr int maxAddresses = 4;                ///< per kind and certificate
constexpr long clockSlack = 300;               ///< seconds by which a responder's clock may be ahead
constexpr qsizetype maxCrl = 16 * 1024 * 1024; ///< larger lists would enlarge every file too much
constexpr qsizetype maxOcsp = 64 * 1024;

struct RevocationDelete
{
    void operator()(OCSP_REQUEST* it) const noexcept { OCSP_REQUEST_free(it); }
    void operator()(OCSP_RESPONSE* it) const noexcept { OCSP_RESPONSE_free(it); }
    void operator()(OCSP_BASICRESP* it) const noexcept { OCSP_BASICRESP_free(it); }
    void operator()(X509_CRL* it) const noexcept { X509_CRL_free(it); }
    void operator()(X509_STORE_CTX* it) const noexcept { X509_STORE_CTX_free(it); }
    void operator()(CRL_DIST_POINTS* it) const noexcept { CRL_DIST_POINTS_free(it); }
};
template <typename T> using RevocationPtr = std::unique_ptr<T, RevocationDelete>;
using Certificate = CryptoPtr<x509_st>;

Certificate parsed(const QByteArray& der)
{
    const auto* at = reinterpret_cast<const unsigned char*>(der.constData());
    return Certificate(d2i_X509(nullptr, &at, static_cast<long>(der.size())));
}

bool isHttp(const QString& url)
{
    return url.startsWith(QLatin1String("http://"), Qt::CaseInsensitive) && url.size() < 2000;
}

QString asn1Text(const ASN1_STRING* string)
{
    return QString::fromLatin1(reinterpret_cast<const char*>(ASN1_STRING_get0_data(string)),
                               ASN1_STRING_length(string));
}

QStringList ocspAddresses(X509* certificate)
{
    QStringList urls;
    STACK_OF(OPENSSL_STRING)* const found = X509_get1_ocsp(certificate);
    for (int i = 0; i < sk_OPENSSL_STRING_num(found) && urls.size() < maxAddresses; ++i)
        if (const QString url = QString::fromLatin1(sk_OPENSSL_STRING_value(found, i)); isHttp(url))
            urls.append(url);
    X509_email_free(found);
    return urls;
}

QStringList crlAddresses(X509* certificate)
{
    QStringList urls;
    const RevocationPtr<CRL_DIST_POINTS> points(static_cast<CRL_DIST_POINTS*>(
        X509_get_ext_d2i(certificate, NID_crl_distribution_points, nullptr, nullptr)));
    for (int i = 0; points && i < sk_DIST_POINT_num(points.get()); ++i) {
        const DIST_POINT* const point = sk_DIST_POINT_value(points.get(), i);
        if (!point->distpoint || point->distpoint->type != 0) continue;
        const GENERAL_NAMES* const names = point->distpoint->name.fullname;
        for (int n = 0; n < sk_GENERAL_NAME_num(names) && urls.size() < maxAddresses; ++n) {
            const GENERAL_NAME* const name = sk_GENERAL_NAME_value(names, n);
            if (name->type != GEN_URI) continue;
            if (const QString url = asn1Text(name->d.uniformResourceIdentifier); isHttp(url))
                urls.append(url);
        }
    }
    return urls;
}

/** The response about one certificate. */
struct Answer
{
    enum class State { Good, Revoked, None };
    State state = State::None;
    QByteArray der;
    Message why;
};

Answer none(const Message& why)
{
    clearCryptoErrors();
    return {Answer::State::None, {}, why};
}

/** A store that trusts only the issuer: the responder must be the issuer or its delegate. */
CryptoPtr<x509_store_st> storeTrustingIssuer(X509* issuer, Timestamp now)
{
    CryptoPtr<x509_store_st> store(X509_STORE_new());
    if (!store) return nullptr;
    X509_STORE_add_cert(store.get(), issuer);
    X509_STORE_set_flags(store.get(), X509_V_FLAG_PARTIAL_CHAIN);
    X509_VERIFY_PARAM_set_time(
        X509_STORE_get0_param(store.get()),
        static_cast<time_t>(std::chrono::floor<std::chrono::seconds>(now).time_since_epoch().count()));
    return store;
}

Answer judgedOcsp(const QByteArray& der, OCSP_REQUEST* request, OCSP_CERTID* id, X509* issuer, Timestamp now)
{
    if (der.size() > maxOcsp) return none(reasons::responderAnswerTooLarge());
    const auto* at = reinterpret_cast<const unsigned char*>(der.constData());
    const RevocationPtr<OCSP_RESPONSE> response(
        d2i_OCSP_RESPONSE(nullptr, &at, static_cast<long>(der.size())));
    if (!response || OCSP_response_status(response.get()) != OCSP_RESPONSE_STATUS_SUCCESSFUL)
        return none(reasons::responderSilent());
    const RevocationPtr<OCSP_BASICRESP> basic(OCSP_response_get1_basic(response.get()));
    if (!basic) return none(reasons::responderAnswerUnreadable());
    if (OCSP_check_nonce(request, basic.get()) == 0) return none(reasons::responderAnswerOfOtherRequest());
    const CryptoPtr<x509_store_st> store = storeTrustingIssuer(issuer, now);
    const CryptoPtr<stack_st_X509> helpers(sk_X509_new_null());
    X509_up_ref(issuer);
    sk_X509_push(helpers.get(), issuer);
    if (!store || OCSP_basic_verify(basic.get(), helpers.get(), store.get(), 0) != 1)
        return none(reasons::responderAnswerNotSigned());
    int status = 0;
    int reason = 0;
    ASN1_GENERALIZEDTIME* revoked = nullptr;
    ASN1_GENERALIZEDTIME* from = nullptr;
    ASN1_GENERALIZEDTIME* until = nullptr;
    if (OCSP_resp_find_status(basic.get(), id, &status, &reason, &revoked, &from, &until) != 1)
        return none(reasons::responderAnswerOfOtherCertificate());
    if (OCSP_check_validity(from, until, clockSlack, -1) != 1)
        return none(reasons::responderAnswerNotCurrent());
    if (status == V_OCSP_CERTSTATUS_REVOKED) return {Answer::State::Revoked, {}, {}};
    if (status != V_OCSP_CERTSTATUS_GOOD) return none(reasons::responderUnknownCertificate());
    return {Answer::State::Good, der.first(reinterpret_cast<const char*>(at) - der.constData()), {}};
}

Answer askOcsp(X509* certificate, X509* issuer, const QString& url, const ValidationSource& source,
               Timestamp now)
{
    const RevocationPtr<OCSP_REQUEST> request(OCSP_REQUEST_new());
    OCSP_CERTID* const id =
        OCSP_cert_to_id(EVP_sha1(), certificate, issuer); // the hash that every responder supports
    if (!request || !id || !OCSP_request_add0_id(request.get(), id))
        return none(reasons::revocationRequestNotMade());
    OCSP_request_add1_nonce(request.get(), nullptr, -1);
    unsigned char* out = nullptr;
    const int size = i2d_OCSP_REQUEST(request.get(), &out);
    if (size <= 0) return none(reasons::revocationRequestNotMade());
    const QByteArray der(reinterpret_cast<const char*>(out), size);
    OPENSSL_free(out);
    const auto answer = source(url, der);
    if (!answer) return none(answer.error().detail);
    return judgedOcsp(*answer, request.get(), id, issuer, now);
}

Answer judgedCrl(const QByteArray& bytes, X509* certificate, X509* issuer, Timestamp now)
{
    if (bytes.size() > maxCrl) return none(reasons::crlTooLarge());
    QByteArray der = bytes;
    if (bytes.startsWith("-----BEGIN")) { // some servers send PEM, contrary to RFC 5280
        const qsizetype head = bytes.indexOf('\n');
        const qsizetype tail = bytes.indexOf("-----END");
        der =
            head > 0 && tail > head ? QByteArray::fromBase64(bytes.sliced(head, tail - head)) : QByteArray();
    }
    const auto* at = reinterpret_cast<const unsigned char*>(der.constData());
    const RevocationPtr<X509_CRL> crl(d2i_X509_CRL(nullptr, &at, static_cast<long>(der.size())));
    if (!crl) return none(reasons::crlUnreadable());
    auto seconds =
        static_cast<time_t>(std::chrono::floor<std::chrono::seconds>(now).time_since_epoch().count());
    time_t ahead = seconds + clockSlack;
    const bool fresh = X509_cmp_time(X509_CRL_get0_lastUpdate(crl.get()), &ahead) < 0 &&
                       (!X509_CRL_get0_nextUpdate(crl.get()) ||
                        X509_cmp_time(X509_CRL_get0_nextUpdate(crl.get()), &seconds) > 0);
    if (!fresh) return none(reasons::crlNotCurrent());
    if (X509_NAME_cmp(X509_CRL_get_issuer(crl.get()), X509_get_subject_name(issuer)) != 0 ||
        X509_CRL_verify(crl.get(), X509_get0_pubkey(issuer)) != 1)
        return none(reasons::crlNotSigned());
    X509_REVOKED* entry = nullptr;
    if (X509_CRL_get0_by_cert(crl.get(), &entry, certificate) == 1) return {Answer::State::Revoked, {}, {}};
    return {Answer::State::Good, der.first(reinterpret_cast<const char*>(at) - der.constData()), {}};
}

/** One collection in progress. */
struct Collection
{
    const TrustAnchors& trust;
    const ValidationSource& source;
    Timestamp now;
    std::vector<Certificate> pool;
    ValidationData data;
    Message missing;

    void take(const QByteArray& der)
    {
        if (static_cast<int>(pool.size()) >= maxPathCertificates) return;
        if (Certificate certificate = parsed(der)) pool.push_back(std::move(certificate));
    }

    /** The issuer: from the pool, else from the trusted certificates. */
    Certificate issuerOf(X509* certificate) const
    {
        for (const Certificate& each : pool) {
            if (X509_check_issued(each.get(), certificate) != X509_V_OK ||
                X509_verify(certificate, X509_get0_pubkey(each.get())) != 1)
                continue;
            X509_up_ref(each.get());
            return Certificate(each.get());
        }
        const RevocationPtr<X509_STORE_CTX> context(X509_STORE_CTX_new());
        X509* found = nullptr;
        if (context &&
            X509_STORE_CTX_init(context.get(), trust.internals().store.get(), certificate, nullptr) == 1 &&
            X509_STORE_CTX_get1_issuer(&found, context.get(), certificate) != 1)
            found = nullptr;
        clearCryptoErrors();
        return Certificate(found);
    }

    void wants(const Message& what, bool later)
    {
        missing = missing.isEmpty() ? what : reasons::twoProblems(missing, what);
        data.isRetryable = data.isRetryable || later;
    }

    /** Checks that `issuer` has not revoked `certificate`. */
    void ask(X509* certificate, X509* issuer)
    {
        const QString name = subjectName(certificate);
        const QStringList responders = ocspAddresses(certificate);
        const QStringList lists = crlAddresses(certificate);
        if (responders.isEmpty() && lists.isEmpty())
            return wants(reasons::certificateWithoutRevocationAddress(name), false);
        Message why;
        for (const QString& url : responders) {
            const Answer answer = askOcsp(certificate, issuer, url, source, now);
            if (keep(answer, data.ocspResponses, name)) return;
            why = answer.why;
        }
        for (const QString& url : lists) {
            const auto bytes = source(url, {});
            const Answer answer =
                bytes ? judgedCrl(*bytes, certificate, issuer, now) : none(bytes.error().detail);
            if (keep(answer, data.crls, name)) return;
            why = answer.why;
        }
        wants(reasons::revocationUnknown(name, why), true);
    }

    /** Returns whether the response is conclusive. */
    bool keep(const Answer& answer, QList<QByteArray>& list, const QString& name)
    {
        if (answer.state == Answer::State::None) return false;
        if (answer.state == Answer::State::Revoked)
            wants(reasons::certificateRevoked(name), false);
        else if (!list.contains(answer.der))
            list.append(answer.der);
        return true;
    }

    void follow(const QByteArray& leaf)
    {
        Certificate current = parsed(leaf);
        for (int depth = 0; current && depth < maxChainLength; ++depth) {
            const QByteArray der = derOf(current.get());
            if (data.certificates.contains(der)) return; // everything from here on is already included
            data.certificates.append(der);
            if (X509_self_signed(current.get(), 1) == 1) {
                clearCryptoErrors();
                return;
            }
            clearCryptoErrors();
            Certificate issuer = issuerOf(current.get());
            if (!issuer)
                return wants(
                    reasons::issuerCertificateMissing(issuerName(current.get()), subjectName(current.get())),
                    false);
            ask(current.get(), issuer.get());
            current = std::move(issuer);
        }
    }
};

} // namespace

ValidationData collectValidationData(const QList<QByteArray>& leaves, const QList<QByteArray>& pool,
                                     const TrustAnchors& trust, const ValidationSource& source, Timestamp now)
{
    clearCryptoErrors();
    Collection collection{trust, source, now, {}, {}, {}};
    for (const QByteArray& der : pool)
        collection.take(der);
    for (const QByteArray& leaf : leaves)
        collection.follow(leaf);
    if (!collection.missing.isEmpty())
        collection.data.missingReason = reasons::validationDataIncomplete(collection.missing);
    clearCryptoErrors();
    return std::move(collection.data);
}

} // namespace ink::pdf
