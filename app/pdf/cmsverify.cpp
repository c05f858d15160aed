#include "app/pdf/cmsverify.h"

#include "app/pdf/derwriter.h"

#include <openssl/cms.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/ts.h>
#include <openssl/x509.h>

#include <array>
#include <ctime>

namespace ink::pdf {

namespace {

constexpr int rsaMinimumBits = 2048;
constexpr int ecMinimumBits = 224;

struct FreeTimestampInfo
{
    void operator()(TS_TST_INFO* info) const noexcept { TS_TST_INFO_free(info); }
};
using TimestampInfo = std::unique_ptr<TS_TST_INFO, FreeTimestampInfo>;

struct FreeOctets
{
    void operator()(ASN1_OCTET_STRING* octets) const noexcept { ASN1_OCTET_STRING_free(octets); }
};

QByteArrayView viewOf(const ASN1_STRING* string)
{
    if (!string) return {};
    return {reinterpret_cast<const char*>(ASN1_STRING_get0_data(string)), ASN1_STRING_length(string)};
}

std::optional<Timestamp> timeOf(const ASN1_TIME* time)
{
    std::tm parts{};
    if (!time || ASN1_TIME_to_tm(time, &parts) != 1) return std::nullopt;
    using namespace std::chrono;
    const year_month_day date(year(parts.tm_year + 1900), month(static_cast<unsigned>(parts.tm_mon + 1)),
                              day(static_cast<unsigned>(parts.tm_mday)));
    return sys_days(date) + hours(parts.tm_hour) + minutes(parts.tm_min) + seconds(parts.tm_sec);
}

/** OpenSSL's name of a digest algorithm, empty when it has none. */
const char* digestName(const X509_ALGOR* algorithm)
{
    const ASN1_OBJECT* object = nullptr;
    X509_ALGOR_get0(&object, nullptr, nullptr, algorithm);
    const int nid = OBJ_obj2nid(object);
    return nid == NID_undef ? "" : OBJ_nid2sn(nid);
}

QString readableDigest(const char* name)
{
    QString text = QString::fromLatin1(name);
    if (text.startsWith(QLatin1String("SHA")) && text.size() > 3 && text.at(3).isDigit())
        text.insert(3, QLatin1Char('-'));
    return text;
}

void describeAlgorithm(CmsVerdict& verdict, EVP_PKEY* key, const char* digest)
{
    const int bits = key ? EVP_PKEY_get_bits(key) : 0;
    QString name = key ? QString::fromLatin1(EVP_PKEY_get0_type_name(key)) : QString();
    bool weakKey = false;
    if (name == QLatin1String("RSA") || name == QLatin1String("RSA-PSS")) {
        weakKey = bits < rsaMinimumBits;
        name += QStringLiteral("-%1").arg(bits);
    } else if (name == QLatin1String("EC")) {
        weakKey = bits < ecMinimumBits;
        std::array<char, 80> group{};
        size_t length = 0;
        QString curve = QString::number(bits);
        if (EVP_PKEY_get_group_name(key, group.data(), group.size(), &length) == 1) {
            const char* nist = EC_curve_nid2nist(OBJ_sn2nid(group.data()));
            curve = QString::fromLatin1(nist ? nist : group.data());
        }
        name = QStringLiteral("ECDSA %1").arg(curve);
    } else if (name == QLatin1String("DSA")) {
        weakKey = bits < rsaMinimumBits;
    }
    verdict.algorithm = QStringLiteral("%1 %2").arg(name, readableDigest(digest));
    if (weakKey) verdict.weaknesses.append(QStringLiteral("The key %1 is too short.").arg(name));
    for (const char* weak : {"SHA1", "MD5", "MD4", "MD2", "RIPEMD160"})
        if (qstrcmp(digest, weak) == 0)
            verdict.weaknesses.append(
                QStringLiteral("The digest %1 is no longer secure.").arg(readableDigest(digest)));
}

void note(CmsVerdict& verdict, const char* id, const QString& text)
{
    if (!verdict.problem.isEmpty()) return;
    verdict.problemId = QString::fromLatin1(id);
    verdict.problem = text;
}

/** The signed attributes as they were signed: SET OF, in the order in which they stand. */
QByteArray signedAttributes(CMS_SignerInfo* signer)
{
    QByteArray joined;
    for (int i = 0; i < CMS_signed_get_attr_count(signer); ++i) {
        unsigned char* out = nullptr;
        const int size = i2d_X509_ATTRIBUTE(CMS_signed_get_attr(signer, i), &out);
        if (size <= 0) return {};
        joined.append(reinterpret_cast<const char*>(out), size);
        OPENSSL_free(out);
    }
    return der::wrapped(der::setTag, {joined});
}

bool verifiesOver(EVP_PKEY* key, const char* digest, const QList<QByteArrayView>& pieces,
                  QByteArrayView signature)
{
    const CryptoPtr<evp_md_ctx_st> context(EVP_MD_CTX_new());
    if (!context ||
        EVP_DigestVerifyInit_ex(context.get(), nullptr, digest, nullptr, nullptr, key, nullptr) != 1)
        return false;
    for (const QByteArrayView piece : pieces)
        if (EVP_DigestVerifyUpdate(context.get(), piece.data(), static_cast<size_t>(piece.size())) != 1)
            return false;
    return EVP_DigestVerifyFinal(context.get(), reinterpret_cast<const unsigned char*>(signature.data()),
                                 static_cast<size_t>(signature.size())) == 1;
}

bool verifiesWhole(EVP_PKEY* key, const QByteArray& message, QByteArrayView signature)
{
    const CryptoPtr<evp_md_ctx_st> context(EVP_MD_CTX_new());
    return context &&
           EVP_DigestVerifyInit_ex(context.get(), nullptr, nullptr, nullptr, nullptr, key, nullptr) == 1 &&
           EVP_DigestVerify(context.get(), reinterpret_cast<const unsigned char*>(signature.data()),
                            static_cast<size_t>(signature.size()),
                            reinterpret_cast<const unsigned char*>(message.constData()),
                            static_cast<size_t>(message.size())) == 1;
}

/** Whether signing-certificate(-v2), when there, names this certificate (RFC 5035 §5.4.1). */
bool namesSigner(CMS_SignerInfo* signer, const X509* certificate)
{
    const QByteArray der = derOf(certificate);
    for (const int nid : {NID_id_smime_aa_signingCertificateV2, NID_id_smime_aa_signingCertificate}) {
        const auto* value = static_cast<const ASN1_STRING*>(
            CMS_signed_get0_data_by_OBJ(signer, OBJ_nid2obj(nid), -2, V_ASN1_SEQUENCE));
        if (!value) continue;
        bool named = false;
        for (const char* digest :
             {"SHA256", "SHA1", "SHA384", "SHA512", "SHA224", "SHA3-256", "SHA3-384", "SHA3-512"})
            named = named || viewOf(value).indexOf(digestOf(digest, {der})) >= 0;
        if (!named) return false;
    }
    return true;
}

std::optional<Timestamp> signingTimeOf(CMS_SignerInfo* signer)
{
    const int at = CMS_signed_get_attr_by_NID(signer, NID_pkcs9_signingTime, -1);
    if (at < 0) return std::nullopt;
    const ASN1_TYPE* value = X509_ATTRIBUTE_get0_type(CMS_signed_get_attr(signer, at), 0);
    if (!value || (value->type != V_ASN1_UTCTIME && value->type != V_ASN1_GENERALIZEDTIME))
        return std::nullopt;
    return timeOf(value->value.asn1_string);
}

TimestampInfo timestampInfo(QByteArrayView content)
{
    const auto* at = reinterpret_cast<const unsigned char*>(content.data());
    return TimestampInfo(d2i_TS_TST_INFO(nullptr, &at, static_cast<long>(content.size())));
}

bool imprintMatches(const TS_TST_INFO* info, const QList<QByteArrayView>& ranges)
{
    // The accessors take a pointer to non-const, but only read.
    TS_MSG_IMPRINT* imprint = TS_TST_INFO_get_msg_imprint(const_cast<TS_TST_INFO*>(info));
    if (!imprint) return false;
    const QByteArray digest = digestOf(digestName(TS_MSG_IMPRINT_get_algo(imprint)), ranges);
    return !digest.isEmpty() && viewOf(TS_MSG_IMPRINT_get_msg(imprint)) == QByteArrayView(digest);
}

enum class Content { Detached, Sha1Inside, TimestampToken };

void verifySigner(CmsVerdict& verdict, CMS_SignerInfo* signer, QByteArrayView inside, Content kind,
                  const QList<QByteArrayView>& ranges)
{
    EVP_PKEY* key = nullptr;
    X509* certificate = nullptr;
    X509_ALGOR* digestAlgorithm = nullptr;
    CMS_SignerInfo_get0_algs(signer, &key, &certificate, &digestAlgorithm, nullptr);
    if (!certificate || !key)
        return note(verdict, "cms.certificate", QStringLiteral("The signer's certificate is missing."));
    if (!verdict.signer) {
        X509_up_ref(certificate);
        verdict.signer.reset(certificate);
    }
    const char* digest = digestName(digestAlgorithm);
    describeAlgorithm(verdict, key, digest);
    verdict.readable = true;

    const QList<QByteArrayView> hashed = kind == Content::Detached ? ranges : QList<QByteArrayView>{inside};
    const QByteArrayView value = viewOf(CMS_SignerInfo_get0_signature(signer));
    const bool edwards = EVP_PKEY_is_a(key, "ED25519") || EVP_PKEY_is_a(key, "ED448");
    if (CMS_signed_get_attr_count(signer) <= 0) {
        verdict.signatureValid = !edwards && verifiesOver(key, digest, hashed, value);
        verdict.digestMatches = verdict.signatureValid;
        if (!verdict.signatureValid)
            note(verdict, "cms.digest", QStringLiteral("The signed bytes do not match the signature."));
        return;
    }

    const auto* expected = static_cast<const ASN1_STRING*>(
        CMS_signed_get0_data_by_OBJ(signer, OBJ_nid2obj(NID_pkcs9_messageDigest), -3, V_ASN1_OCTET_STRING));
    const QByteArray actual = digestOf(digest, hashed);
    if (actual.isEmpty())
        return note(verdict, "cms.algorithm", QStringLiteral("The digest algorithm is not known."));
    verdict.digestMatches = expected && viewOf(expected) == QByteArrayView(actual);
    if (!verdict.digestMatches)
        note(verdict, "cms.digest",
             QStringLiteral("The signed bytes were changed: their digest is not the signed one."));

    else
        verdict.messageDigest = actual;
    verdict.signatureValue = value.toByteArray();

    // EdDSA signs the attributes themselves, which OpenSSL's CMS cannot verify before 3.2 (RFC 8419).
    verdict.signatureValid =
        edwards ? verifiesWhole(key, signedAttributes(signer), value) : CMS_SignerInfo_verify(signer) == 1;
    if (!verdict.signatureValid)
        note(verdict, "cms.signature",
             QStringLiteral("The signature value was not made with the signer's key."));
    if (verdict.signatureValid && !namesSigner(signer, certificate)) {
        verdict.signatureValid = false;
        note(verdict, "cms.signing-certificate",
             QStringLiteral("The signature names another certificate than the one inside."));
    }
    verdict.signingTime = signingTimeOf(signer);
}

CmsVerdict verifyCms(const QByteArray& contents, const QList<QByteArrayView>& ranges, Content kind);

/** A time-stamp over the signature value among the unsigned attributes (RFC 3161 appendix A). */
void readSignatureTimestamp(CmsVerdict& verdict, CMS_SignerInfo* signer)
{
    const int at = CMS_unsigned_get_attr_by_NID(signer, NID_id_smime_aa_timeStampToken, -1);
    if (at < 0) return;
    const ASN1_TYPE* value = X509_ATTRIBUTE_get0_type(CMS_unsigned_get_attr(signer, at), 0);
    if (!value || value->type != V_ASN1_SEQUENCE) return;
    const QByteArray token = viewOf(value->value.sequence).toByteArray();
    CmsVerdict stamp =
        verifyCms(token, {viewOf(CMS_SignerInfo_get0_signature(signer))}, Content::TimestampToken);
    if (!stamp.holds()) return;
    verdict.stampedTime = stamp.stampedTime;
    verdict.stamper = std::move(stamp.signer);
    verdict.stamperCertificates = std::move(stamp.certificates);
}

CmsVerdict verifyCms(const QByteArray& contents, const QList<QByteArrayView>& ranges, Content kind)
{
    CmsVerdict verdict;
    const auto* const start = reinterpret_cast<const unsigned char*>(contents.constData());
    const unsigned char* at = start;
    const CryptoPtr<CMS_ContentInfo_st> cms(
        d2i_CMS_ContentInfo(nullptr, &at, static_cast<long>(contents.size())));
    if (!cms || OBJ_obj2nid(CMS_get0_type(cms.get())) != NID_pkcs7_signed) {
        note(verdict, "cms.form", QStringLiteral("The signature value is not a CMS signature."));
        return verdict;
    }
    // What follows is room that was reserved and not needed: zeros.
    for (qsizetype i = at - start; i < contents.size(); ++i)
        if (contents.at(i) != '\0') {
            note(verdict, "cms.padding",
                 QStringLiteral("There is something behind the signature value that does not belong to it."));
            return verdict;
        }

    verdict.derSize = at - start;
    verdict.certificates.reset(CMS_get1_certs(cms.get()));
    CMS_set1_signers_certs(cms.get(), nullptr, 0);
    STACK_OF(CMS_SignerInfo)* const signers = CMS_get0_SignerInfos(cms.get());
    if (!signers || sk_CMS_SignerInfo_num(signers) < 1) {
        note(verdict, "cms.form", QStringLiteral("The signature value has no signer."));
        return verdict;
    }
    if (const auto* const named = static_cast<const ASN1_OBJECT*>(CMS_signed_get0_data_by_OBJ(
            sk_CMS_SignerInfo_value(signers, 0), OBJ_nid2obj(NID_pkcs9_contentType), -2, V_ASN1_OBJECT));
        named && OBJ_cmp(named, CMS_get0_eContentType(cms.get())) != 0) {
        note(verdict, "cms.content-type",
             QStringLiteral("The signature is over another kind of content than it says."));
        return verdict;
    }
    ASN1_OCTET_STRING** const content = CMS_get0_content(cms.get());
    const QByteArrayView inside = content && *content ? viewOf(*content) : QByteArrayView();
    verifySigner(verdict, sk_CMS_SignerInfo_value(signers, 0), inside, kind, ranges);
    if (sk_CMS_SignerInfo_num(signers) > 1) {
        verdict.signatureValid = false;
        note(verdict, "cms.signers", QStringLiteral("The signature value has more than one signer."));
    }

    if (kind == Content::Sha1Inside) {
        if (inside != QByteArrayView(digestOf("SHA1", ranges))) {
            verdict.digestMatches = false;
            note(verdict, "cms.digest",
                 QStringLiteral("The signed bytes were changed: their digest is not the signed one."));
        }
        verdict.weaknesses.append(
            QStringLiteral("The covered bytes are hashed with SHA-1, which is no longer secure."));
    } else if (kind == Content::TimestampToken) {
        const TimestampInfo info = timestampInfo(inside);
        if (!info || !imprintMatches(info.get(), ranges)) {
            verdict.digestMatches = false;
            note(verdict, "cms.digest",
                 QStringLiteral("The time-stamped bytes were changed: their digest is not the stamped one."));
        } else {
            verdict.stampedTime = timeOf(TS_TST_INFO_get_time(info.get()));
        }
    }
    if (kind != Content::TimestampToken) readSignatureTimestamp(verdict, sk_CMS_SignerInfo_value(signers, 0));
    return verdict;
}

/** PKCS#1 with the certificates beside it (ISO 32000-2 §12.8.3.2). */
CmsVerdict verifyPkcs1(const QByteArray& contents, const QList<QByteArrayView>& ranges,
                       const QList<QByteArray>& certEntry)
{
    CmsVerdict verdict;
    const auto* at = reinterpret_cast<const unsigned char*>(contents.constData());
    const std::unique_ptr<ASN1_OCTET_STRING, FreeOctets> value(
        d2i_ASN1_OCTET_STRING(nullptr, &at, static_cast<long>(contents.size())));
    if (!value || certEntry.isEmpty()) {
        note(verdict, "cms.form", QStringLiteral("The signature value or its certificate cannot be read."));
        return verdict;
    }
    verdict.certificates.reset(sk_X509_new_null());
    for (const QByteArray& der : certEntry) {
        const auto* from = reinterpret_cast<const unsigned char*>(der.constData());
        X509* const certificate = d2i_X509(nullptr, &from, static_cast<long>(der.size()));
        if (!certificate) continue;
        if (!verdict.signer) {
            X509_up_ref(certificate);
            verdict.signer.reset(certificate);
        }
        sk_X509_push(verdict.certificates.get(), certificate);
    }
    EVP_PKEY* const key = verdict.signer ? X509_get0_pubkey(verdict.signer.get()) : nullptr;
    if (!key) {
        note(verdict, "cms.certificate", QStringLiteral("The signer's certificate cannot be read."));
        return verdict;
    }
    verdict.readable = true;
    for (const char* digest : {"SHA1", "SHA256", "SHA384", "SHA512"}) {
        if (!verifiesOver(key, digest, ranges, viewOf(value.get()))) continue;
        verdict.digestMatches = verdict.signatureValid = true;
        describeAlgorithm(verdict, key, digest);
        return verdict;
    }
    describeAlgorithm(verdict, key, "SHA1");
    note(verdict, "cms.digest", QStringLiteral("The signed bytes do not match the signature."));
    return verdict;
}

} // namespace

CmsVerdict verifySignatureValue(const QByteArray& contents, const QList<QByteArrayView>& ranges,
                                const QString& subFilter, const QList<QByteArray>& certEntry)
{
    CmsVerdict verdict;
    if (subFilter == QLatin1String("adbe.x509.rsa_sha1"))
        verdict = verifyPkcs1(contents, ranges, certEntry);
    else if (subFilter == QLatin1String("ETSI.RFC3161"))
        verdict = verifyCms(contents, ranges, Content::TimestampToken);
    else if (subFilter == QLatin1String("adbe.pkcs7.sha1"))
        verdict = verifyCms(contents, ranges, Content::Sha1Inside);
    else
        verdict = verifyCms(contents, ranges, Content::Detached);
    clearCryptoErrors();
    return verdict;
}

} // namespace ink::pdf
