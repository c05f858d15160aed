#include "app/pdf/seal/timestamp.h"

#include "app/base/reasons.h"
#include "app/pdf/crypto/cryptohandles.h"
#include "app/pdf/crypto/systemstore.h"
#include "app/pdf/seal/reasons.h"
#include "app/pdf/seal/trustanchors_p.h"

#include <QStringList>

#include <openssl/err.h>
#include <openssl/objects.h>
#include <openssl/pem.h>
#include <openssl/pkcs7.h>
#include <openssl/rand.h>
#include <openssl/ts.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <array>
#include <ctime>

namespace ink::pdf {

namespace {

constexpr qsizetype maxAnswer = 64 * 1024;

struct TimestampDelete
{
    void operator()(TS_REQ* it) const noexcept { TS_REQ_free(it); }
    void operator()(TS_RESP* it) const noexcept { TS_RESP_free(it); }
    void operator()(TS_MSG_IMPRINT* it) const noexcept { TS_MSG_IMPRINT_free(it); }
    void operator()(X509_ALGOR* it) const noexcept { X509_ALGOR_free(it); }
    void operator()(ASN1_INTEGER* it) const noexcept { ASN1_INTEGER_free(it); }
    void operator()(TS_VERIFY_CTX* it) const noexcept { TS_VERIFY_CTX_free(it); }
};
template <typename T> using TimestampPtr = std::unique_ptr<T, TimestampDelete>;

auto refused(const Message& why)
{
    clearCryptoErrors();
    return fail(ErrorCode::Crypto, why);
}

/** A positive number of 16 random bytes. */
TimestampPtr<ASN1_INTEGER> freshNonce()
{
    std::array<unsigned char, 16> random{};
    if (RAND_bytes(random.data(), static_cast<int>(random.size())) != 1) return nullptr;
    random[0] = static_cast<unsigned char>((random[0] & 0x7F) | 0x40);
    BIGNUM* const number = BN_bin2bn(random.data(), static_cast<int>(random.size()), nullptr);
    TimestampPtr<ASN1_INTEGER> nonce(number ? BN_to_ASN1_INTEGER(number, nullptr) : nullptr);
    BN_free(number);
    return nonce;
}

TimestampPtr<TS_REQ> requestFor(const QByteArray& sha256)
{
    TimestampPtr<TS_REQ> request(TS_REQ_new());
    const TimestampPtr<TS_MSG_IMPRINT> imprint(TS_MSG_IMPRINT_new());
    const TimestampPtr<X509_ALGOR> algorithm(X509_ALGOR_new());
    const TimestampPtr<ASN1_INTEGER> nonce = freshNonce();
    if (!request || !imprint || !algorithm || !nonce) return nullptr;
    QByteArray digest = sha256;
    const bool made = X509_ALGOR_set0(algorithm.get(), OBJ_nid2obj(NID_sha256), V_ASN1_NULL, nullptr) == 1 &&
                      TS_MSG_IMPRINT_set_algo(imprint.get(), algorithm.get()) == 1 &&
                      TS_MSG_IMPRINT_set_msg(imprint.get(), reinterpret_cast<unsigned char*>(digest.data()),
                                             static_cast<int>(digest.size())) == 1 &&
                      TS_REQ_set_version(request.get(), 1) == 1 &&
                      TS_REQ_set_msg_imprint(request.get(), imprint.get()) == 1 &&
                      TS_REQ_set_nonce(request.get(), nonce.get()) == 1 &&
                      TS_REQ_set_cert_req(request.get(), 1) == 1;
    return made ? std::move(request) : nullptr;
}

QByteArray derOfRequest(TS_REQ* request)
{
    unsigned char* out = nullptr;
    const int size = i2d_TS_REQ(request, &out);
    if (size <= 0) return {};
    const QByteArray der(reinterpret_cast<const char*>(out), size);
    OPENSSL_free(out);
    return der;
}

/** The token's original bytes: those after PKIStatusInfo. */
QByteArray tokenIn(const QByteArray& answer, TS_RESP* response)
{
    const auto* at = reinterpret_cast<const unsigned char*>(answer.constData());
    const auto* const end = at + answer.size();
    long length = 0;
    int tag = 0;
    int kind = 0;
    const int outer = ASN1_get_object(&at, &length, &tag, &kind, static_cast<long>(answer.size()));
    if (outer == V_ASN1_CONSTRUCTED && tag == V_ASN1_SEQUENCE) {
        const auto* const inside = at + length;
        if (ASN1_get_object(&at, &length, &tag, &kind, static_cast<long>(inside - at)) ==
            V_ASN1_CONSTRUCTED) {
            at += length;
            if (at < inside && inside <= end)
                return QByteArray(reinterpret_cast<const char*>(at), inside - at);
        }
    }
    unsigned char* out = nullptr; // the response uses indefinite lengths
    const int size = i2d_PKCS7(TS_RESP_get_token(response), &out);
    if (size <= 0) return {};
    const QByteArray der(reinterpret_cast<const char*>(out), size);
    OPENSSL_free(out);
    return der;
}

std::optional<Timestamp> timeIn(TS_RESP* response)
{
    TS_TST_INFO* const info = TS_RESP_get_tst_info(response);
    std::tm parts{};
    if (!info || ASN1_TIME_to_tm(TS_TST_INFO_get_time(info), &parts) != 1) return std::nullopt;
    using namespace std::chrono;
    const year_month_day date(year(parts.tm_year + 1900), month(static_cast<unsigned>(parts.tm_mon + 1)),
                              day(static_cast<unsigned>(parts.tm_mday)));
    return sys_days(date) + hours(parts.tm_hour) + minutes(parts.tm_min) + seconds(parts.tm_sec);
}

bool isWeakToken(PKCS7* token)
{
    STACK_OF(PKCS7_SIGNER_INFO)* const signers = PKCS7_get_signer_info(token);
    if (!signers || sk_PKCS7_SIGNER_INFO_num(signers) != 1) return true;
    X509_ALGOR* digest = nullptr;
    PKCS7_SIGNER_INFO_get0_algs(sk_PKCS7_SIGNER_INFO_value(signers, 0), nullptr, &digest, nullptr);
    const ASN1_OBJECT* object = nullptr;
    X509_ALGOR_get0(&object, nullptr, nullptr, digest);
    const int nid = OBJ_obj2nid(object);
    return nid == NID_sha1 || nid == NID_md5 || nid == NID_undef;
}

Message timestampFailure(unsigned long code)
{
    if (ERR_GET_LIB(code) == ERR_LIB_TS) {
        switch (ERR_GET_REASON(code)) {
        case TS_R_NONCE_MISMATCH:
        case TS_R_NONCE_NOT_RETURNED:
            return reasons::timestampOfOtherRequest();
        case TS_R_MESSAGE_IMPRINT_MISMATCH:
            return reasons::timestampOfOtherBytes();
        case TS_R_CERTIFICATE_VERIFY_ERROR:
            return reasons::timestampCertificateUntrusted();
        case TS_R_ESS_SIGNING_CERTIFICATE_ERROR:
        case TS_R_ESS_ADD_SIGNING_CERT_ERROR:
            return reasons::timestampNamesOtherCertificate();
        case TS_R_SIGNATURE_FAILURE:
            return reasons::timestampSignatureInvalid();
        default:
            break;
        }
    }
    const char* const words = ERR_reason_error_string(code);
    return words ? Message::literal(QString::fromLatin1(words)) : reasons::timestampAnswerInvalid();
}

Result<TimestampToken> checked(const QByteArray& answer, TS_REQ* request, const TrustAnchors& trust)
{
    if (answer.size() > maxAnswer) return refused(reasons::timestampAnswerTooLarge());
    const auto* const start = reinterpret_cast<const unsigned char*>(answer.constData());
    const auto* at = start;
    const TimestampPtr<TS_RESP> response(d2i_TS_RESP(nullptr, &at, static_cast<long>(answer.size())));
    if (!response || at - start != answer.size()) return refused(reasons::answerIsNotTimestamp());
    const long status = ASN1_INTEGER_get(TS_STATUS_INFO_get0_status(TS_RESP_get_status_info(response.get())));
    if (status != TS_STATUS_GRANTED && status != TS_STATUS_GRANTED_WITH_MODS)
        return refused(reasons::timestampRequestRefused(status));
    PKCS7* const token = TS_RESP_get_token(response.get());
    if (!token || isWeakToken(token)) return refused(reasons::timestampAnswerSignedWrongly());

    const TimestampPtr<TS_VERIFY_CTX> context(TS_REQ_to_TS_VERIFY_CTX(request, nullptr));
    if (!context) return refused(reasons::timestampAnswerNotChecked());
    TS_VERIFY_CTX_set_flags(context.get(), TS_VFY_VERSION | TS_VFY_SIGNATURE | TS_VFY_IMPRINT | TS_VFY_NONCE);
    X509_STORE* const store = trust.internals().store.get();
    X509_STORE_up_ref(store);
    TS_VERIFY_CTX_set_store(context.get(), store); // freed with the context
    clearCryptoErrors();
    if (TS_RESP_verify_response(context.get(), response.get()) != 1) {
        unsigned long code = ERR_get_error();
        for (unsigned long next = code; next != 0; next = ERR_get_error())
            if (ERR_GET_LIB(next) == ERR_LIB_TS) code = next;
        return refused(timestampFailure(code));
    }
    const auto time = timeIn(response.get());
    QByteArray der = tokenIn(answer, response.get());
    if (!time || der.isEmpty()) return refused(reasons::timestampAnswerUnreadable());
    if (der.size() > maxTimestampBytes) return refused(reasons::timestampTooLarge());
    clearCryptoErrors();
    return TimestampToken{std::move(der), *time, {}};
}

} // namespace

Result<TimestampToken> requestTimestamp(const QByteArray& sha256, const TimestampOptions& timestamping)
{
    Message failures;
    for (const TimestampAuthority& authority : timestamping.authorities) {
        clearCryptoErrors();
        const TimestampPtr<TS_REQ> request = requestFor(sha256); // a new nonce for each authority
        const QByteArray der = request ? derOfRequest(request.get()) : QByteArray();
        if (der.isEmpty())
            return fail(ErrorCode::Crypto, reasons::timestampRequestNotMade(lastCryptoError()));
        const auto answer = authority.request(der);
        auto token =
            answer ? checked(*answer, request.get(), timestamping.trustAnchors) : fail(answer.error());
        if (token) {
            token->authority = authority.name;
            return token;
        }
        const Message failure = reasons::namedProblem(authority.name, token.error().detail);
        failures = failures.isEmpty() ? failure : reasons::twoProblems(failures, failure);
    }
    if (failures.isEmpty()) failures = reasons::noTimestampAuthority();
    return fail(ErrorCode::Unavailable, reasons::noTimestamp(failures));
}

} // namespace ink::pdf
