#include "app/pdf/seal/sealer.h"

#include "app/pdf/crypto/derwriter.h"
#include "app/pdf/crypto/rangedigest.h"
#include "app/pdf/crypto/sealedform.h"
#include "app/pdf/crypto/signeddata.h"
#include "app/pdf/seal/detachedsignature.h"
#include "app/pdf/seal/reasons.h"
#include "app/pdf/seal/sealkey_p.h"

#include <openssl/evp.h>

#include <algorithm>

namespace ink::pdf {

namespace {

Result<QByteArray> signature(const QByteArray& message, const SealKey::Private& key)
{
    const CryptoPtr<evp_md_ctx_st> context(EVP_MD_CTX_new());
    const auto* bytes = reinterpret_cast<const unsigned char*>(message.constData());
    const auto size = static_cast<size_t>(message.size());
    QByteArray value(EVP_PKEY_get_size(key.key.get()), Qt::Uninitialized);
    auto length = static_cast<size_t>(value.size());
    if (!context ||
        EVP_DigestSignInit_ex(context.get(), nullptr, key.algorithm->digest, nullptr, nullptr, key.key.get(),
                              nullptr) != 1 ||
        EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(value.data()), &length, bytes, size) !=
            1)
        return fail(ErrorCode::Crypto, reasons::fileNotSigned(lastCryptoError()));
    Q_ASSERT(length <= static_cast<size_t>(value.size()));
    value.resize(static_cast<qsizetype>(length));
    return value;
}

/** All parts of a signature value except the signature and its time-stamp. */
sealedform::Parts partsFor(const QByteArray& digest, const SealKey::Private& key)
{
    return {sealedform::signedAttributes(digest, key.certificateDigest),
            key.chain,
            key.issuerAndSerial,
            key.algorithm,
            {},
            {}};
}

sealedform::Parts partsFor(const QByteArray& digest, const SignerCertificates& signer)
{
    return {sealedform::signedAttributes(digest, signer.digest()),
            signer.chain(),
            signer.issuerAndSerial(),
            signer.algorithm(),
            {},
            {}};
}

int maxBytes(sealedform::Parts parts, int signatureValue, bool withTimestamp)
{
    parts.signatureValue = QByteArray(std::max(signatureValue, 0), '\0');
    if (withTimestamp) parts.timestampToken = QByteArray(maxTimestampBytes, '\0');
    return static_cast<int>(sealedform::contentInfo(parts).size());
}

void writeHex(char* out, const QByteArray& bytes)
{
    static constexpr char digits[] = "0123456789abcdef";
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        *out++ = digits[value >> 4];
        *out++ = digits[value & 0xF];
    }
}

bool isPrepared(const PreparedSignature& prepared)
{
    const qint64 start = prepared.contentsStart;
    const qint64 end = prepared.contentsEnd;
    return start > 0 && end <= prepared.bytes.size() && end - start >= 2 && prepared.bytes.at(start) == '<' &&
           prepared.bytes.at(end - 1) == '>';
}

/** The digest of everything except the space reserved for the signature value. */
Result<QByteArray> coveredDigest(const PreparedSignature& prepared, const char* name)
{
    if (!isPrepared(prepared)) return fail(ErrorCode::Internal, reasons::fileNotPreparedForSignature());
    clearCryptoErrors();
    const QByteArrayView whole(prepared.bytes);
    const QByteArray digest =
        RangeDigest(whole, prepared.startDigest.get())
            .computeDigest(name, {whole.first(prepared.contentsStart), whole.sliced(prepared.contentsEnd)});
    if (digest.isEmpty()) return fail(ErrorCode::Crypto, reasons::fileNotHashed(lastCryptoError()));
    return digest;
}

Result<QByteArray> filled(PreparedSignature prepared, const QByteArray& value)
{
    Q_ASSERT(isPrepared(prepared));
    const qint64 room = (prepared.contentsEnd - prepared.contentsStart - 2) / 2;
    if (value.size() > room)
        return fail(ErrorCode::Crypto, reasons::signatureTooLargeForRoom(value.size(), room));
    writeHex(prepared.bytes.data() + prepared.contentsStart + 1, value);
    return std::move(prepared.bytes);
}

/** Puts a signature value with a time-stamp over it into a file; without authorities, none is requested. */
Result<TimestampedSeal> filledWithTimestamp(PreparedSignature prepared, sealedform::Parts parts,
                                            const TimestampOptions& timestamping)
{
    TimestampedSeal result;
    auto token = requestTimestamp(digestOf("SHA256", {parts.signatureValue}), timestamping);
    if (token) {
        parts.timestampToken = token->der;
        result.token = std::move(*token);
    } else {
        result.missingReason = token.error().detail;
    }
    INK_ASSIGN(bytes, filled(std::move(prepared), sealedform::contentInfo(parts)));
    result.bytes = std::move(bytes);
    return result;
}

} // namespace

QString sealLevelName(SealLevel level)
{
    switch (level) {
    case SealLevel::B:
        return QStringLiteral("B-B");
    case SealLevel::T:
        return QStringLiteral("B-T");
    case SealLevel::LT:
        return QStringLiteral("B-LT");
    case SealLevel::LTA:
        return QStringLiteral("B-LTA");
    }
    return {};
}

std::optional<SealLevel> sealLevelFromName(const QString& name)
{
    QString plain = name.trimmed().toUpper();
    if (plain.startsWith(QLatin1String("PADES-"))) plain.remove(0, 6);
    for (const SealLevel level : {SealLevel::B, SealLevel::T, SealLevel::LT, SealLevel::LTA})
        if (plain == sealLevelName(level) || plain == sealLevelName(level).mid(2)) return level;
    return std::nullopt;
}

int maxSignatureBytes(const SealKey& key, bool withTimestamp)
{
    const SealKey::Private& data = key.internals();
    return maxBytes(partsFor(QByteArray(data.algorithm->digestSize, '\0'), data),
                    EVP_PKEY_get_size(data.key.get()), withTimestamp);
}

int maxSignatureBytes(const SignerCertificates& signer, bool withTimestamp)
{
    return maxBytes(partsFor(QByteArray(signer.algorithm()->digestSize, '\0'), signer),
                    signer.maxSignatureValue(), withTimestamp);
}

Result<QByteArray> seal(PreparedSignature prepared, const SealKey& key)
{
    const SealKey::Private& data = key.internals();
    INK_ASSIGN(digest, coveredDigest(prepared, data.algorithm->digest));
    sealedform::Parts parts = partsFor(digest, data);
    INK_ASSIGN(value, signature(der::encode(der::setTag, {parts.attributes}), data));
    parts.signatureValue = std::move(value);
    return filled(std::move(prepared), sealedform::contentInfo(parts));
}

Result<TimestampedSeal> sealWithTimestamp(PreparedSignature prepared, const SealKey& key,
                                          const TimestampOptions& timestamping)
{
    const SealKey::Private& data = key.internals();
    INK_ASSIGN(digest, coveredDigest(prepared, data.algorithm->digest));
    sealedform::Parts parts = partsFor(digest, data);
    INK_ASSIGN(value, signature(der::encode(der::setTag, {parts.attributes}), data));
    parts.signatureValue = std::move(value);
    return filledWithTimestamp(std::move(prepared), std::move(parts), timestamping);
}

Result<SigningInput> signingInput(const PreparedSignature& prepared, const SignerCertificates& signer)
{
    INK_ASSIGN(digest, coveredDigest(prepared, signer.algorithm()->digest));
    return SigningInput{digest, der::encode(der::setTag, {partsFor(digest, signer).attributes})};
}

Result<TimestampedSeal> completeSignature(PreparedSignature prepared, const SignerCertificates& signer,
                                          const QByteArray& cms, const TimestampOptions& timestamping)
{
    INK_ASSIGN(input, signingInput(prepared, signer));
    INK_ASSIGN(value, signatureValueOf(cms, *signer.algorithm(), input.signedAttributes,
                                       signer.chain().constFirst()));
    sealedform::Parts parts = partsFor(input.digest, signer);
    parts.signatureValue = std::move(value);
    return filledWithTimestamp(std::move(prepared), std::move(parts), timestamping);
}

Result<DetachedSignature> signDetached(const QByteArray& content, const SealKey& key,
                                       const TimestampOptions& timestamping)
{
    const SealKey::Private& data = key.internals();
    clearCryptoErrors();
    const QByteArray digest = digestOf(data.algorithm->digest, {content});
    if (digest.isEmpty()) return fail(ErrorCode::Crypto, reasons::textNotHashed(lastCryptoError()));
    sealedform::Parts parts = partsFor(digest, data);
    INK_ASSIGN(value, signature(der::encode(der::setTag, {parts.attributes}), data));
    parts.signatureValue = std::move(value);
    DetachedSignature result;
    if (!timestamping.authorities.isEmpty()) {
        auto token = requestTimestamp(digestOf("SHA256", {parts.signatureValue}), timestamping);
        if (token)
            parts.timestampToken = token->der;
        else
            result.missingReason = token.error().detail;
    }
    result.cms = sealedform::contentInfo(parts);
    return result;
}

Result<TimestampedSeal> timestampDocument(PreparedSignature prepared, const TimestampOptions& timestamping)
{
    INK_ASSIGN(digest, coveredDigest(prepared, "SHA256"));
    INK_ASSIGN(token, requestTimestamp(digest, timestamping));
    INK_ASSIGN(bytes, filled(std::move(prepared), token.der));
    return TimestampedSeal{std::move(bytes), std::move(token), {}};
}

} // namespace ink::pdf
