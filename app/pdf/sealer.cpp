#include "app/pdf/sealer.h"

#include "app/pdf/derwriter.h"
#include "app/pdf/sealkeydata.h"

#include <openssl/evp.h>

namespace ink::pdf {

namespace {

// The fixed parts of the CMS, already in DER.
const QByteArray& signedDataId()
{
    static const QByteArray id = QByteArray::fromHex("06092a864886f70d010702");
    return id;
}
const QByteArray& dataId()
{
    static const QByteArray id = QByteArray::fromHex("06092a864886f70d010701");
    return id;
}
const QByteArray& versionOne()
{
    static const QByteArray one = QByteArray::fromHex("020101");
    return one;
}
/** AlgorithmIdentifier of SHA-256, parameters absent (RFC 5754 §2). */
const QByteArray& sha256Algorithm()
{
    static const QByteArray algorithm = QByteArray::fromHex("300b0609608648016503040201");
    return algorithm;
}
/** rsaEncryption with NULL (RFC 3370 §3.2) or ecdsa-with-SHA256 without parameters (RFC 5754 §3.3). */
const QByteArray& signatureAlgorithm(bool isRsa)
{
    static const QByteArray rsa = QByteArray::fromHex("300d06092a864886f70d0101010500");
    static const QByteArray ecdsa = QByteArray::fromHex("300a06082a8648ce3d040302");
    return isRsa ? rsa : ecdsa;
}

/** The signed attributes without their tag, in DER order: content-type, message-digest,
 * signing-certificate-v2. */
QByteArray signedAttributes(const QByteArray& digest, const SealKey::Private& key)
{
    static const QByteArray contentType =
        der::sequence({QByteArray::fromHex("06092a864886f70d010903"), der::wrapped(der::setTag, {dataId()})});
    static const QByteArray messageDigestId = QByteArray::fromHex("06092a864886f70d010904");
    const QByteArray messageDigest =
        der::sequence({messageDigestId, der::wrapped(der::setTag, {der::wrapped(der::octetsTag, {digest})})});
    return der::sortedSet({contentType, messageDigest, key.signingCertificateV2});
}

Result<QByteArray> signature(const QByteArray& message, const SealKey::Private& key)
{
    const CryptoPtr<evp_md_ctx_st> context(EVP_MD_CTX_new());
    const auto* bytes = reinterpret_cast<const unsigned char*>(message.constData());
    const auto size = static_cast<size_t>(message.size());
    QByteArray value(EVP_PKEY_get_size(key.key.get()), Qt::Uninitialized);
    auto length = static_cast<size_t>(value.size());
    if (!context ||
        EVP_DigestSignInit_ex(context.get(), nullptr, "SHA256", nullptr, nullptr, key.key.get(), nullptr) !=
            1 ||
        EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(value.data()), &length, bytes, size) !=
            1)
        return fail(ErrorCode::Crypto,
                    QStringLiteral("The file could not be signed: %1").arg(lastCryptoError()));
    value.resize(static_cast<qsizetype>(length));
    return value;
}

/** ContentInfo{SignedData} without content, one certificate, one signer (RFC 5652 §5). */
Result<QByteArray> detachedCms(const QByteArray& digest, const SealKey::Private& key)
{
    const QByteArray attributes = signedAttributes(digest, key);
    INK_ASSIGN(value, signature(der::wrapped(der::setTag, {attributes}), key));
    const QByteArray signer = der::sequence(
        {versionOne(), key.issuerAndSerial, sha256Algorithm(), der::wrapped(der::contextTag(0), {attributes}),
         signatureAlgorithm(key.isRsa), der::wrapped(der::octetsTag, {value})});
    const QByteArray signedData = der::sequence(
        {versionOne(), der::wrapped(der::setTag, {sha256Algorithm()}), der::sequence({dataId()}),
         der::wrapped(der::contextTag(0), {key.certificateDer}), der::wrapped(der::setTag, {signer})});
    return der::sequence({signedDataId(), der::wrapped(der::contextTag(0), {signedData})});
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

} // namespace

Result<QByteArray> seal(PreparedSignature prepared, const SealKey& key)
{
    const qint64 start = prepared.contentsStart;
    const qint64 end = prepared.contentsEnd;
    const qint64 size = prepared.bytes.size();
    if (start <= 0 || end > size || end - start < 2 || prepared.bytes.at(start) != '<' ||
        prepared.bytes.at(end - 1) != '>')
        return fail(ErrorCode::Internal, QStringLiteral("The file was not prepared for a signature."));

    clearCryptoErrors();
    const QByteArrayView whole(prepared.bytes);
    const QByteArray digest = digestOf("SHA256", {whole.first(start), whole.sliced(end)});
    if (digest.isEmpty())
        return fail(ErrorCode::Crypto,
                    QStringLiteral("The file could not be hashed: %1").arg(lastCryptoError()));
    INK_ASSIGN(cms, detachedCms(digest, key.internals()));
    if (cms.size() * 2 > end - start - 2)
        return fail(ErrorCode::Crypto,
                    QStringLiteral("The signature needs %1 bytes, but only %2 are reserved.")
                        .arg(cms.size())
                        .arg((end - start - 2) / 2));
    writeHex(prepared.bytes.data() + start + 1, cms);
    return std::move(prepared.bytes);
}

} // namespace ink::pdf
