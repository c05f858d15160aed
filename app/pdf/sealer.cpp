#include "app/pdf/sealer.h"

#include "app/pdf/derwriter.h"
#include "app/pdf/sealedform.h"
#include "app/pdf/sealkeydata.h"

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
        EVP_DigestSignInit_ex(context.get(), nullptr, "SHA256", nullptr, nullptr, key.key.get(), nullptr) !=
            1 ||
        EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(value.data()), &length, bytes, size) !=
            1)
        return fail(ErrorCode::Crypto,
                    QStringLiteral("The file could not be signed: %1").arg(lastCryptoError()));
    value.resize(static_cast<qsizetype>(length));
    return value;
}

Result<QByteArray> detachedCms(const QByteArray& digest, const SealKey::Private& key)
{
    const QByteArray attributes = sealedform::signedAttributes(digest, key.certificateDigest);
    INK_ASSIGN(value, signature(der::wrapped(der::setTag, {attributes}), key));
    return sealedform::contentInfo(attributes, key.certificateDer, key.issuerAndSerial, key.isRsa, value);
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

int sealBytes(const SealKey& key)
{
    const SealKey::Private& data = key.internals();
    const QByteArray attributes = sealedform::signedAttributes(QByteArray(32, '\0'), data.certificateDigest);
    const QByteArray value(std::max(EVP_PKEY_get_size(data.key.get()), 0), '\0');
    return static_cast<int>(
        sealedform::contentInfo(attributes, data.certificateDer, data.issuerAndSerial, data.isRsa, value)
            .size());
}

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
