#include "app/pdf/seal/sealraise.h"

#include "app/base/bytes.h"
#include "app/pdf/crypto/cryptohandles.h"
#include "app/pdf/file/guarded.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/forms/signaturescan.h"
#include "app/pdf/seal/dss.h"
#include "app/pdf/seal/reasons.h"
#include "app/pdf/seal/signaturefield.h"

#include <openssl/cms.h>
#include <openssl/objects.h>
#include <openssl/x509.h>

#include <algorithm>

namespace ink::pdf {

namespace {

/** The certificates contained in a signature value or a token. */
struct ValueParts
{
    QByteArray signer;              ///< DER of the signer's certificate
    QList<QByteArray> certificates; ///< all, including the signer's
    QByteArray token;               ///< time-stamp over the signature value
};

std::optional<ValueParts> partsOf(const QByteArray& value)
{
    const auto* at = reinterpret_cast<const unsigned char*>(value.constData());
    const CryptoPtr<CMS_ContentInfo_st> cms(
        d2i_CMS_ContentInfo(nullptr, &at, static_cast<long>(value.size())));
    if (!cms || OBJ_obj2nid(CMS_get0_type(cms.get())) != NID_pkcs7_signed) return std::nullopt;
    const CryptoPtr<stack_st_X509> certificates(CMS_get1_certs(cms.get()));
    STACK_OF(CMS_SignerInfo)* const signers = CMS_get0_SignerInfos(cms.get());
    if (!certificates || !signers || sk_CMS_SignerInfo_num(signers) != 1) return std::nullopt;
    CMS_SignerInfo* const signer = sk_CMS_SignerInfo_value(signers, 0);
    ValueParts parts;
    for (int i = 0; i < sk_X509_num(certificates.get()); ++i) {
        X509* const each = sk_X509_value(certificates.get(), i);
        parts.certificates.append(derOf(each));
        if (parts.signer.isEmpty() && CMS_SignerInfo_cert_cmp(signer, each) == 0)
            parts.signer = parts.certificates.constLast();
    }
    if (const int index = CMS_unsigned_get_attr_by_NID(signer, NID_id_smime_aa_timeStampToken, -1);
        index >= 0) {
        const ASN1_TYPE* const type = X509_ATTRIBUTE_get0_type(CMS_unsigned_get_attr(signer, index), 0);
        if (type && type->type == V_ASN1_SEQUENCE)
            parts.token =
                QByteArray(reinterpret_cast<const char*>(ASN1_STRING_get0_data(type->value.sequence)),
                           ASN1_STRING_length(type->value.sequence));
    }
    return parts;
}

/** The current seal in the file. */
struct SealState
{
    ValueParts seal;
    qint64 sealEnd = -1;        ///< offset after its /Contents, -1 = the file has none
    QList<ValueParts> stamps;   ///< document time-stamps after it
    qint64 lastStamp = -1;      ///< offset of the last document time-stamp
    qint64 validationData = -1; ///< offset of the DSS that was added after it

    [[nodiscard]] bool hasTime() const { return !seal.token.isEmpty() || !stamps.isEmpty(); }
    [[nodiscard]] SealLevel level() const
    {
        if (!hasTime()) return SealLevel::B;
        if (validationData < 0) return SealLevel::T;
        return lastStamp > validationData ? SealLevel::LTA : SealLevel::LT;
    }
};

QByteArray valueAt(const QByteArray& bytes, qint64 start, qint64 end)
{
    if (start < 0 || end > bytes.size() || end - start < 2) return {};
    return QByteArray::fromHex(bytes.sliced(start + 1, end - start - 2));
}

Result<SealState> stateOf(const QByteArray& bytes, const QString& fingerprint)
{
    const StreamBudget budget;
    INK_ASSIGN(file, SourceFile::open(bytes));
    SealState state;
    try {
        QList<SignatureSite> sites = findSignatures(file->qpdf(), bytes);
        std::sort(sites.begin(), sites.end(), [](const SignatureSite& a, const SignatureSite& b) {
            return a.contentsStart < b.contentsStart;
        });
        for (const SignatureSite& site : std::as_const(sites)) {
            const auto parts = partsOf(valueAt(bytes, site.contentsStart, site.contentsEnd));
            if (!parts) continue;
            if (site.subFilter == QLatin1String("ETSI.RFC3161")) {
                if (state.sealEnd < 0) continue; // part of the upload
                state.stamps.append(*parts);
                state.lastStamp = site.contentsStart;
            } else if (QString::fromLatin1(digestOf("SHA256", {parts->signer}).toHex()) == fingerprint) {
                state = SealState{};
                state.seal = *parts;
                state.sealEnd = site.contentsEnd;
            }
        }
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    clearCryptoErrors();
    if (state.sealEnd < 0) return fail(ErrorCode::State, reasons::fileWithoutSealByCertificate());
    // All revisions after the seal were written by the functions in this file, as plain objects.
    state.validationData = lastIndexOf(bytes, "/Type /DSS");
    if (state.validationData < state.sealEnd) state.validationData = -1;
    return state;
}

/** Adds a revision with validation data, a document time-stamp, or both. */
Result<TimestampedSeal> extended(const QByteArray& bytes, const ValidationData* data,
                                 const TimestampOptions* timestamping)
{
    INK_ASSIGN(revision, runGuarded([&] { return Revision::open(bytes); }));
    if (data)
        INK_TRY(runGuarded([&]() -> Result<void> {
            addToDss(*revision, data->certificates, data->ocspResponses, data->crls);
            return {};
        }));
    if (!timestamping) {
        INK_ASSIGN(whole, runGuarded([&]() -> Result<QByteArray> { return revision->assemble(); }));
        return TimestampedSeal{std::move(whole), std::nullopt, {}};
    }
    SignatureRequest request;
    request.isDocumentTimestamp = true;
    request.contentsBytes = maxTimestampBytes;
    INK_ASSIGN(prepared, runGuarded([&] { return finishForSigning(*revision, request); }));
    return timestampDocument(std::move(prepared), *timestamping);
}

void noteToken(RaisedSeal& result, const TimestampToken& token)
{
    if (result.timestamp) return;
    result.timestamp = token.time;
    result.authority = token.authority;
}

/** Stores the time-stamped file in `result` and returns true, or records why the time-stamp is missing. A
 * later attempt may succeed if no authority was available; other errors are returned. */
Result<bool> stampedOrMissing(RaisedSeal& result, Result<TimestampedSeal> stamped)
{
    if (stamped) {
        noteToken(result, *stamped->token);
        result.bytes = std::move(stamped->bytes);
        return true;
    }
    if (stamped.error().code != ErrorCode::Unavailable) return fail(stamped.error());
    result.missingReason = stamped.error().detail;
    result.isRetryable = true;
    return false;
}

ValidationData validationFor(const SealState& state, const SealPlan& plan, Timestamp now)
{
    QList<QByteArray> leaves{state.seal.signer};
    QList<QByteArray> pool = state.seal.certificates;
    const auto addToken = [&](const ValueParts& token) {
        leaves.append(token.signer);
        pool += token.certificates;
    };
    if (const auto token = partsOf(state.seal.token)) addToken(*token);
    for (const ValueParts& stamp : state.stamps)
        addToken(stamp);
    return collectValidationData(leaves, pool, plan.timestampOptions.trustAnchors, plan.validationSource,
                                 now);
}

/** Raises a file that has just been signed as far as `plan` wants. */
Result<RaisedSeal> raised(TimestampedSeal stamped, const QString& fingerprint, const SealPlan& plan,
                          Timestamp now)
{
    RaisedSeal result;
    result.bytes = std::move(stamped.bytes);
    if (!stamped.token) {
        result.missingReason = stamped.missingReason;
        result.isRetryable = true;
        return result;
    }
    noteToken(result, *stamped.token);
    result.level = SealLevel::T;
    if (plan.target == SealLevel::T) return result;
    INK_ASSIGN(higher, raiseSeal(std::move(result.bytes), fingerprint, plan, now));
    higher.authority = result.authority;
    higher.timestamp = result.timestamp;
    return higher;
}

} // namespace

Result<RaisedSeal> sealToLevel(PreparedSignature prepared, const SealKey& key, const SealPlan& plan,
                               Timestamp now)
{
    RaisedSeal result;
    if (plan.target == SealLevel::B) {
        INK_ASSIGN(bytes, seal(std::move(prepared), key));
        result.bytes = std::move(bytes);
        return result;
    }
    INK_ASSIGN(stamped, sealWithTimestamp(std::move(prepared), key, plan.timestampOptions));
    return raised(std::move(stamped), key.fingerprint(), plan, now);
}

Result<RaisedSeal> completeSignature(PreparedSignature prepared, const SignerCertificates& signer,
                                     const QByteArray& cms, const SealPlan& plan, Timestamp now)
{
    const bool isBasic = plan.target == SealLevel::B;
    INK_ASSIGN(stamped, completeSignature(std::move(prepared), signer, cms,
                                          isBasic ? TimestampOptions() : plan.timestampOptions));
    if (!isBasic) return raised(std::move(stamped), signer.fingerprint(), plan, now);
    RaisedSeal result;
    result.bytes = std::move(stamped.bytes);
    return result;
}

Result<RaisedSeal> raiseSeal(QByteArray sealed, const QString& fingerprint, const SealPlan& plan,
                             Timestamp now)
{
    RaisedSeal result;
    INK_ASSIGN(state, stateOf(sealed, fingerprint));
    result.bytes = std::move(sealed);
    result.level = state.level();
    if (result.level >= plan.target) return result;
    if (result.level == SealLevel::B) {
        INK_ASSIGN(done, stampedOrMissing(result, extended(result.bytes, nullptr, &plan.timestampOptions)));
        if (!done) return result;
        result.level = SealLevel::T;
        if (plan.target == SealLevel::T) return result;
        INK_ASSIGN(again, stateOf(result.bytes, fingerprint));
        state = std::move(again);
    }
    const bool needsData = result.level == SealLevel::T;
    ValidationData data;
    if (needsData) {
        data = validationFor(state, plan, now);
        if (!data.missingReason.isEmpty()) {
            result.missingReason = data.missingReason;
            result.isRetryable = data.isRetryable;
            return result;
        }
    }
    if (plan.target == SealLevel::LTA) {
        INK_ASSIGN(done, stampedOrMissing(result, extended(result.bytes, needsData ? &data : nullptr,
                                                           &plan.timestampOptions)));
        if (done) {
            result.level = SealLevel::LTA;
            return result;
        }
        if (!needsData) return result;
    }
    INK_ASSIGN(with, extended(result.bytes, &data, nullptr));
    result.bytes = std::move(with.bytes);
    result.level = SealLevel::LT;
    return result;
}

} // namespace ink::pdf
