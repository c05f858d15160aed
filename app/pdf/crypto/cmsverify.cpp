#include "app/pdf/crypto/cmsverify.h"

#include "app/pdf/crypto/derwriter.h"
#include "app/pdf/crypto/knowncertificates.h"
#include "app/pdf/crypto/reasons.h"
#include "app/pdf/crypto/signaturealgorithm.h"

#include <openssl/asn1t.h>
#include <openssl/cms.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/ts.h>
#include <openssl/x509.h>

#include <algorithm>
#include <ctime>

namespace ink::pdf {

namespace {

constexpr int attributeLimit = 1000;
constexpr int stampLimit = 20;

struct FreeTimestampInfo
{
    void operator()(TS_TST_INFO* info) const noexcept { TS_TST_INFO_free(info); }
};
using TimestampInfo = std::unique_ptr<TS_TST_INFO, FreeTimestampInfo>;

struct FreeOctets
{
    void operator()(ASN1_OCTET_STRING* octets) const noexcept { ASN1_OCTET_STRING_free(octets); }
};
struct FreeSequence
{
    void operator()(ASN1_SEQUENCE_ANY* items) const noexcept { sk_ASN1_TYPE_pop_free(items, ASN1_TYPE_free); }
};

QByteArrayView viewOf(const ASN1_STRING* string)
{
    if (!string) return {};
    return {reinterpret_cast<const char*>(ASN1_STRING_get0_data(string)), ASN1_STRING_length(string)};
}

void noteFinding(CmsVerdict& verdict, const char* id, const Message& text)
{
    if (!verdict.problem.isEmpty()) return;
    verdict.problemId = QString::fromLatin1(id);
    verdict.problem = text;
}

Message digestText()
{
    return reasons::signedBytesChanged();
}

/** Checks that signing-certificate(-v2), if present, names this certificate (RFC 5035 §5.4.1); `found` is set
 * if it is present. */
bool namesSigner(CMS_SignerInfo* signer, const X509* certificate, bool& found)
{
    const QByteArray fingerprint = fingerprintOf(certificate);
    for (const int nid : {NID_id_smime_aa_signingCertificateV2, NID_id_smime_aa_signingCertificate}) {
        const auto* value = static_cast<const ASN1_STRING*>(
            CMS_signed_get0_data_by_OBJ(signer, OBJ_nid2obj(nid), -2, V_ASN1_SEQUENCE));
        if (!value) continue;
        found = true;
        bool named = viewOf(value).indexOf(fingerprint) >= 0;
        for (const char* digest : {"SHA1", "SHA384", "SHA512", "SHA224", "SHA3-256", "SHA3-384", "SHA3-512"})
            named = named || viewOf(value).indexOf(digestOf(digest, {derOf(certificate)})) >= 0;
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

/** The complete elements of a SEQUENCE in DER. */
QList<QByteArray> elementsOf(QByteArrayView sequence)
{
    QList<QByteArray> elements;
    const auto* at = reinterpret_cast<const unsigned char*>(sequence.data());
    const std::unique_ptr<ASN1_SEQUENCE_ANY, FreeSequence> items(
        d2i_ASN1_SEQUENCE_ANY(nullptr, &at, static_cast<long>(sequence.size())));
    for (int i = 0; items && i < std::min(sk_ASN1_TYPE_num(items.get()), attributeLimit); ++i) {
        unsigned char* out = nullptr;
        const int size = i2d_ASN1_TYPE(sk_ASN1_TYPE_value(items.get(), i), &out);
        if (size <= 0) continue;
        elements.append(QByteArray(reinterpret_cast<const char*>(out), size));
        OPENSSL_free(out);
    }
    return elements;
}

/** Removes the outer tag and length of an explicitly tagged element. */
QByteArrayView unwrapped(QByteArrayView element)
{
    const auto* at = reinterpret_cast<const unsigned char*>(element.data());
    const unsigned char* const start = at;
    long length = 0;
    int tag = 0;
    int kind = 0;
    if ((ASN1_get_object(&at, &length, &tag, &kind, static_cast<long>(element.size())) & 0x80) != 0)
        return {};
    return element.sliced(at - start, std::min<qsizetype>(length, element.size() - (at - start)));
}

/** Reads adbe-revocationInfoArchival: RevocationInfoArchival { [0] CRLs, [1] OCSPResponses, … } (ISO 32000-2
 * §12.8.3.3.2). */
void readArchivedRevocation(CmsVerdict& verdict, CMS_SignerInfo* signer)
{
    const std::unique_ptr<ASN1_OBJECT, void (*)(ASN1_OBJECT*)> id(OBJ_txt2obj("1.2.840.113583.1.1.8", 1),
                                                                  ASN1_OBJECT_free);
    const auto* const value =
        static_cast<const ASN1_STRING*>(CMS_signed_get0_data_by_OBJ(signer, id.get(), -3, V_ASN1_SEQUENCE));
    if (!value) return;
    for (const QByteArray& part : elementsOf(viewOf(value))) {
        const int tag = part.isEmpty() ? -1 : static_cast<unsigned char>(part.front());
        if (tag == 0xA0) verdict.crls += elementsOf(unwrapped(part));
        if (tag == 0xA1) verdict.ocspResponses += elementsOf(unwrapped(part));
    }
}

TimestampInfo timestampInfo(QByteArrayView content)
{
    const auto* at = reinterpret_cast<const unsigned char*>(content.data());
    return TimestampInfo(d2i_TS_TST_INFO(nullptr, &at, static_cast<long>(content.size())));
}

bool imprintMatches(const TS_TST_INFO* info, const CoveredDigest& covered, QList<Message>& weaknesses)
{
    // The accessors only read, but take pointers to non-const.
    TS_MSG_IMPRINT* imprint = TS_TST_INFO_get_msg_imprint(const_cast<TS_TST_INFO*>(info));
    if (!imprint) return false;
    const SignatureAlgorithm algorithm = parseAlgorithm(TS_MSG_IMPRINT_get_algo(imprint), nullptr);
    if (algorithm.digest.isEmpty()) return false;
    weaknesses += weaknessesOf(nullptr, algorithm);
    const QByteArray digest = covered(algorithm.digest);
    return !digest.isEmpty() && viewOf(TS_MSG_IMPRINT_get_msg(imprint)) == QByteArrayView(digest);
}

enum class CmsContent { Detached, Sha1Inside, TimestampToken };

void verifySigner(CmsVerdict& verdict, CMS_SignerInfo* signer, const CoveredDigest& covered)
{
    EVP_PKEY* key = nullptr;
    X509* certificate = nullptr;
    X509_ALGOR* digestAlgorithm = nullptr;
    X509_ALGOR* signatureAlgorithm = nullptr;
    CMS_SignerInfo_get0_algs(signer, &key, &certificate, &digestAlgorithm, &signatureAlgorithm);
    if (!certificate || !key)
        return noteFinding(verdict, "cms.certificate", reasons::signerCertificateMissing());
    X509_up_ref(certificate);
    verdict.signer.reset(certificate);
    const SignatureAlgorithm algorithm = parseAlgorithm(digestAlgorithm, signatureAlgorithm);
    verdict.algorithm = algorithmName(key, algorithm);
    verdict.weaknesses += weaknessesOf(key, algorithm);
    verdict.isReadable = true;
    const QByteArrayView value = viewOf(CMS_SignerInfo_get0_signature(signer));
    verdict.signatureValue = value.toByteArray();

    if (CMS_signed_get_attr_count(signer) <= 0) {
        verdict.isSignatureValid = verifiesDigest(key, algorithm, covered(algorithm.digest), value);
        verdict.digestMatches = verdict.isSignatureValid;
        if (!verdict.isSignatureValid) noteFinding(verdict, "cms.digest", reasons::signedBytesDoNotMatch());
        return;
    }

    const auto* expected = static_cast<const ASN1_STRING*>(
        CMS_signed_get0_data_by_OBJ(signer, OBJ_nid2obj(NID_pkcs9_messageDigest), -3, V_ASN1_OCTET_STRING));
    const QByteArray actual = covered(algorithm.messageDigest);
    if (actual.isEmpty()) return noteFinding(verdict, "cms.algorithm", reasons::digestAlgorithmUnknown());
    verdict.digestMatches = expected && viewOf(expected) == QByteArrayView(actual);
    if (verdict.digestMatches)
        verdict.messageDigest = actual;
    else
        noteFinding(verdict, "cms.digest", digestText());

    verdict.isSignatureValid = verifiesMessage(key, algorithm, attributesAsSigned(signer), value);
    if (!verdict.isSignatureValid) noteFinding(verdict, "cms.signature", reasons::signatureNotByKey());
    if (verdict.isSignatureValid && !namesSigner(signer, certificate, verdict.hasSigningCertificate)) {
        verdict.isSignatureValid = false;
        noteFinding(verdict, "cms.signing-certificate", reasons::signatureNamesOtherCertificate());
    }
    verdict.signingTime = signingTimeOf(signer);
    readArchivedRevocation(verdict, signer);
}

/** A CMS signature without its certificates, and the certificates, all in DER; empty if it
 * has another form. */
struct Taken
{
    QByteArray rest;
    QList<QByteArray> certificates;
    qsizetype size = 0; ///< size of the whole signature in the input
};

/** A DER element of definite length; `end` is -1 if there is none. */
struct Element
{
    int tag = 0; ///< the first byte
    qsizetype start = 0;
    qsizetype inside = 0;
    qsizetype end = -1;
};

Element elementAt(QByteArrayView bytes, qsizetype at, qsizetype limit)
{
    Element element;
    if (at >= limit) return element;
    const auto* const first = reinterpret_cast<const unsigned char*>(bytes.data()) + at;
    const auto* content = first;
    long length = 0;
    int tag = 0;
    int kind = 0;
    const int flags = ASN1_get_object(&content, &length, &tag, &kind, static_cast<long>(limit - at));
    if ((flags & 0x81) != 0 || (first[1] == 0x80)) return element; // malformed, or of indefinite length
    element.tag = *first;
    element.start = at;
    element.inside = at + (content - first);
    element.end = element.inside + length;
    return element;
}

Taken takenApart(const QByteArray& contents)
{
    const QByteArrayView bytes(contents);
    const Element info = elementAt(bytes, 0, bytes.size());
    if (info.end < 0 || info.tag != 0x30) return {};
    const Element type = elementAt(bytes, info.inside, info.end);
    const Element tagged = type.end < 0 ? type : elementAt(bytes, type.end, info.end);
    const Element data = tagged.end < 0 ? tagged : elementAt(bytes, tagged.inside, tagged.end);
    if (data.end < 0 || data.tag != 0x30 || tagged.tag != 0xA0 || data.end != tagged.end ||
        tagged.end != info.end)
        return {};
    Taken taken;
    QByteArray before;
    QByteArray after;
    bool found = false;
    for (qsizetype at = data.inside; at < data.end;) {
        const Element part = elementAt(bytes, at, data.end);
        if (part.end < 0) return {};
        at = part.end;
        if (part.tag != 0xA0 || found) {
            (found ? after : before).append(bytes.sliced(part.start, part.end - part.start));
            continue;
        }
        found = true;
        for (qsizetype inner = part.inside; inner < part.end;) {
            const Element certificate = elementAt(bytes, inner, part.end);
            if (certificate.end < 0 || certificate.tag != 0x30 || taken.certificates.size() > attributeLimit)
                return {};
            taken.certificates.append(contents.mid(certificate.start, certificate.end - certificate.start));
            inner = certificate.end;
        }
    }
    if (!found) return {};
    taken.size = info.end;
    taken.rest = der::sequence({bytes.sliced(type.start, type.end - type.start),
                                der::encode(der::contextTag(0), {der::sequence({before, after})})});
    return taken;
}

CryptoPtr<stack_st_X509> readCertificates(const QList<QByteArray>& ders, CertificateCache& known)
{
    CryptoPtr<stack_st_X509> all(sk_X509_new_null());
    for (const QByteArray& der : ders) {
        auto found = known.find(der);
        if (found == known.end()) {
            CryptoPtr<x509_st> read = parseCertificate(der);
            if (!read) continue;
            found = known.emplace(der, std::move(read)).first;
        }
        X509_up_ref(found->second.get());
        sk_X509_push(all.get(), found->second.get());
    }
    return all;
}

CmsVerdict verifyCms(const QByteArray& contents, const CoveredDigest& covered, CmsContent kind,
                     CertificateCache& known);

/** The time-stamps over the signature value among the unsigned attributes (RFC 3161 appendix A). */
void readSignatureTimestamps(CmsVerdict& verdict, CMS_SignerInfo* signer, CertificateCache& known)
{
    const QByteArrayView value = viewOf(CMS_SignerInfo_get0_signature(signer));
    const auto digest = [value](const QByteArray& name) { return digestOf(name.constData(), {value}); };
    int seen = 0;
    for (int at = CMS_unsigned_get_attr_by_NID(signer, NID_id_smime_aa_timeStampToken, -1); at >= 0;
         at = CMS_unsigned_get_attr_by_NID(signer, NID_id_smime_aa_timeStampToken, at)) {
        X509_ATTRIBUTE* const attribute = CMS_unsigned_get_attr(signer, at);
        for (int i = 0; i < X509_ATTRIBUTE_count(attribute) && ++seen <= stampLimit; ++i) {
            const ASN1_TYPE* token = X509_ATTRIBUTE_get0_type(attribute, i);
            if (!token || token->type != V_ASN1_SEQUENCE) continue;
            if (verdict.timestampToken.isEmpty())
                verdict.timestampToken = viewOf(token->value.sequence).toByteArray();
            CmsVerdict stamp = verifyCms(viewOf(token->value.sequence).toByteArray(), digest,
                                         CmsContent::TimestampToken, known);
            if (stamp.isValid() && stamp.timestampTime)
                verdict.timestamps.push_back({*stamp.timestampTime, std::move(stamp.signer),
                                              std::move(stamp.certificates), stamp.weaknesses});
            else
                ++verdict.invalidTimestamps;
        }
    }
}

CmsVerdict verifyCms(const QByteArray& contents, const CoveredDigest& covered, CmsContent kind,
                     CertificateCache& known)
{
    CmsVerdict verdict;
    Taken taken = takenApart(contents);
    const QByteArray& der = taken.rest.isEmpty() ? contents : taken.rest;
    const auto* const start = reinterpret_cast<const unsigned char*>(der.constData());
    const unsigned char* at = start;
    const CryptoPtr<CMS_ContentInfo_st> cms(d2i_CMS_ContentInfo(nullptr, &at, static_cast<long>(der.size())));
    const qsizetype size = taken.rest.isEmpty() ? at - start : taken.size;
    if (!cms || OBJ_obj2nid(CMS_get0_type(cms.get())) != NID_pkcs7_signed) {
        noteFinding(verdict, "cms.form", reasons::signatureNotCms());
        return verdict;
    }
    // The rest is the unsigned padding of the reserved space.
    verdict.hasTrailingBytes =
        std::any_of(contents.begin() + size, contents.end(), [](char c) { return c != 0; });
    verdict.derSize = size;
    if (taken.rest.isEmpty())
        verdict.certificates.reset(CMS_get1_certs(cms.get()));
    else
        verdict.certificates = readCertificates(taken.certificates, known);
    CMS_set1_signers_certs(cms.get(), verdict.certificates.get(), 0);
    STACK_OF(CMS_SignerInfo)* const signers = CMS_get0_SignerInfos(cms.get());
    if (!signers || sk_CMS_SignerInfo_num(signers) < 1) {
        noteFinding(verdict, "cms.form", reasons::signatureWithoutSigner());
        return verdict;
    }
    CMS_SignerInfo* const signer = sk_CMS_SignerInfo_value(signers, 0);
    if (const auto* const named = static_cast<const ASN1_OBJECT*>(
            CMS_signed_get0_data_by_OBJ(signer, OBJ_nid2obj(NID_pkcs9_contentType), -2, V_ASN1_OBJECT));
        named && OBJ_cmp(named, CMS_get0_eContentType(cms.get())) != 0) {
        noteFinding(verdict, "cms.content-type", reasons::signatureOverOtherContent());
        return verdict;
    }
    ASN1_OCTET_STRING** const content = CMS_get0_content(cms.get());
    const QByteArrayView inside = content && *content ? viewOf(*content) : QByteArrayView();
    const CoveredDigest ofInside = [inside](const QByteArray& name) {
        return digestOf(name.constData(), {inside});
    };
    verifySigner(verdict, signer, kind == CmsContent::Detached ? covered : ofInside);
    if (sk_CMS_SignerInfo_num(signers) > 1) {
        verdict.isSignatureValid = false;
        noteFinding(verdict, "cms.signers", reasons::signatureWithSeveralSigners());
    }

    if (kind == CmsContent::Sha1Inside) {
        if (inside != QByteArrayView(covered("SHA1"))) {
            verdict.digestMatches = false;
            noteFinding(verdict, "cms.digest", digestText());
        }
        verdict.weaknesses.append(reasons::bytesHashedWithSha1());
    } else if (kind == CmsContent::TimestampToken) {
        const bool isToken = OBJ_obj2nid(CMS_get0_eContentType(cms.get())) == NID_id_smime_ct_TSTInfo;
        const TimestampInfo info = isToken ? timestampInfo(inside) : nullptr;
        if (!info) {
            verdict.digestMatches = false;
            verdict.problem = {};
            noteFinding(verdict, "timestamp.form", reasons::notATimestamp());
        } else if (!imprintMatches(info.get(), covered, verdict.weaknesses)) {
            verdict.digestMatches = false;
            noteFinding(verdict, "cms.digest", reasons::timestampedBytesChanged());
        } else {
            verdict.timestampTime = timeOf(TS_TST_INFO_get_time(info.get()));
        }
    }
    if (kind != CmsContent::TimestampToken) readSignatureTimestamps(verdict, signer, known);
    return verdict;
}

/** Verifies a PKCS#1 signature with separate certificates (ISO 32000-2 §12.8.3.2). */
CmsVerdict verifyPkcs1(const QByteArray& contents, const CoveredDigest& covered,
                       const QList<QByteArray>& certEntry)
{
    CmsVerdict verdict;
    const auto* at = reinterpret_cast<const unsigned char*>(contents.constData());
    const std::unique_ptr<ASN1_OCTET_STRING, FreeOctets> value(
        d2i_ASN1_OCTET_STRING(nullptr, &at, static_cast<long>(contents.size())));
    if (!value || certEntry.isEmpty()) {
        noteFinding(verdict, "cms.form", reasons::signatureUnreadable());
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
        noteFinding(verdict, "cms.certificate", reasons::signerCertificateUnreadable());
        return verdict;
    }
    verdict.isReadable = true;
    verdict.signatureValue = viewOf(value.get()).toByteArray();
    SignatureAlgorithm algorithm;
    for (const char* digest : {"SHA256", "SHA384", "SHA512", "SHA1"}) {
        algorithm.messageDigest = algorithm.digest = digest;
        if (!verifiesDigest(key, algorithm, covered(digest), viewOf(value.get()))) continue;
        verdict.digestMatches = verdict.isSignatureValid = true;
        break;
    }
    verdict.algorithm = algorithmName(key, algorithm);
    verdict.weaknesses += weaknessesOf(key, algorithm);
    if (!verdict.isSignatureValid) noteFinding(verdict, "cms.digest", reasons::signedBytesDoNotMatch());
    return verdict;
}

} // namespace

QByteArray attributesAsSigned(CMS_SignerInfo* signer)
{
    QByteArray joined;
    const int count = std::min(CMS_signed_get_attr_count(signer), attributeLimit);
    for (int i = 0; i < count; ++i) {
        unsigned char* out = nullptr;
        const int size = i2d_X509_ATTRIBUTE(CMS_signed_get_attr(signer, i), &out);
        if (size <= 0) return {};
        joined.append(reinterpret_cast<const char*>(out), size);
        OPENSSL_free(out);
    }
    return der::encode(der::setTag, {joined});
}

CmsVerdict verifySignatureValue(const QByteArray& contents, const CoveredDigest& covered,
                                const QString& subFilter, const QList<QByteArray>& certEntry,
                                CertificateCache& known)
{
    CmsVerdict verdict;
    if (subFilter == QLatin1String("adbe.x509.rsa_sha1"))
        verdict = verifyPkcs1(contents, covered, certEntry);
    else if (subFilter == QLatin1String("ETSI.RFC3161"))
        verdict = verifyCms(contents, covered, CmsContent::TimestampToken, known);
    else if (subFilter == QLatin1String("adbe.pkcs7.sha1"))
        verdict = verifyCms(contents, covered, CmsContent::Sha1Inside, known);
    else
        verdict = verifyCms(contents, covered, CmsContent::Detached, known);
    clearCryptoErrors();
    return verdict;
}

} // namespace ink::pdf
