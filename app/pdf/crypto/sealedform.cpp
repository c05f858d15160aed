#include "app/pdf/crypto/sealedform.h"

#include "app/pdf/crypto/derwriter.h"

#include <openssl/x509.h>

namespace ink::pdf::sealedform {

namespace {

const QByteArray& dataId()
{
    static const QByteArray id = QByteArray::fromHex("06092a864886f70d010701");
    return id;
}
/** AlgorithmIdentifier of the digest, parameters absent (RFC 5754 §2). */
const QByteArray& digestAlgorithm(Algorithm algorithm)
{
    static const QByteArray sha256 = QByteArray::fromHex("300b0609608648016503040201");
    static const QByteArray sha384 = QByteArray::fromHex("300b0609608648016503040202");
    return algorithm == Algorithm::EcdsaSha384 ? sha384 : sha256;
}
/** rsaEncryption with NULL (RFC 3370 §3.2) or ecdsa-with-SHA… without parameters (RFC 5754 §3.3). */
const QByteArray& signatureAlgorithm(Algorithm algorithm)
{
    static const QByteArray rsa = QByteArray::fromHex("300d06092a864886f70d0101010500");
    static const QByteArray ecdsa256 = QByteArray::fromHex("300a06082a8648ce3d040302");
    static const QByteArray ecdsa384 = QByteArray::fromHex("300a06082a8648ce3d040303");
    switch (algorithm) {
    case Algorithm::RsaSha256:
        return rsa;
    case Algorithm::EcdsaSha256:
        return ecdsa256;
    case Algorithm::EcdsaSha384:
        return ecdsa384;
    }
    return rsa;
}

QByteArray taken(unsigned char* der, int size)
{
    if (size <= 0) return {};
    const QByteArray bytes(reinterpret_cast<const char*>(der), size);
    OPENSSL_free(der);
    return bytes;
}

} // namespace

const char* digestName(Algorithm algorithm)
{
    return algorithm == Algorithm::EcdsaSha384 ? "SHA384" : "SHA256";
}

QList<QByteArray> certificates(const stack_st_X509* all)
{
    QList<QByteArray> ders;
    for (int i = 0; i < sk_X509_num(all); ++i)
        ders.append(derOf(sk_X509_value(all, i)));
    return ders;
}

QByteArray issuerAndSerial(const x509_st* certificate)
{
    unsigned char* name = nullptr;
    const int nameSize = i2d_X509_NAME(X509_get_issuer_name(certificate), &name);
    const QByteArray issuer = taken(name, nameSize);
    unsigned char* number = nullptr;
    const int numberSize = i2d_ASN1_INTEGER(X509_get0_serialNumber(certificate), &number);
    const QByteArray serial = taken(number, numberSize);
    if (issuer.isEmpty() || serial.isEmpty()) return {};
    return der::sequence({issuer, serial});
}

QByteArray signedAttributes(const QByteArray& messageDigest, const QByteArray& certificateDigest)
{
    static const QByteArray contentType =
        der::sequence({QByteArray::fromHex("06092a864886f70d010903"), der::encode(der::setTag, {dataId()})});
    static const QByteArray messageDigestId = QByteArray::fromHex("06092a864886f70d010904");
    static const QByteArray certificateId = QByteArray::fromHex("060b2a864886f70d010910022f");
    const QByteArray digest = der::sequence(
        {messageDigestId, der::encode(der::setTag, {der::encode(der::octetStringTag, {messageDigest})})});
    // SigningCertificateV2 { certs { ESSCertIDv2 { certHash } } }: SHA-256 is the default algorithm and
    // therefore omitted (RFC 5035 §3).
    const QByteArray id = der::sequence({der::encode(der::octetStringTag, {certificateDigest})});
    const QByteArray certificate =
        der::sequence({certificateId, der::encode(der::setTag, {der::sequence({der::sequence({id})})})});
    return der::sortedSet({contentType, digest, certificate});
}

QByteArray contentInfo(const Parts& parts)
{
    static const QByteArray signedDataId = QByteArray::fromHex("06092a864886f70d010702");
    static const QByteArray versionOne = QByteArray::fromHex("020101");
    static const QByteArray tokenId = QByteArray::fromHex("060b2a864886f70d010910020e");
    const QByteArray& digest = digestAlgorithm(parts.algorithm);
    QByteArray unsignedAttributes;
    if (!parts.timestampToken.isEmpty())
        unsignedAttributes = der::encode(
            der::contextTag(1), {der::sequence({tokenId, der::encode(der::setTag, {parts.timestampToken})})});
    const QByteArray signer = der::sequence(
        {versionOne, parts.issuerAndSerial, digest, der::encode(der::contextTag(0), {parts.attributes}),
         signatureAlgorithm(parts.algorithm), der::encode(der::octetStringTag, {parts.signatureValue}),
         unsignedAttributes});
    const QByteArray signedData =
        der::sequence({versionOne, der::encode(der::setTag, {digest}), der::sequence({dataId()}),
                       der::encode(der::contextTag(0), {der::sortedSet(parts.certificates)}),
                       der::encode(der::setTag, {signer})});
    return der::sequence({signedDataId, der::encode(der::contextTag(0), {signedData})});
}

std::optional<Algorithm> algorithmFromName(const QString& name)
{
    if (name == QLatin1String("ECDSA P-384 SHA-384")) return Algorithm::EcdsaSha384;
    if (name == QLatin1String("ECDSA P-256 SHA-256")) return Algorithm::EcdsaSha256;
    const bool rsa = name.startsWith(QLatin1String("RSA-")) && name.endsWith(QLatin1String(" SHA-256")) &&
                     name.count(QLatin1Char(' ')) == 1; // not PSS
    return rsa ? std::optional(Algorithm::RsaSha256) : std::nullopt;
}

bool isDamaged(const QByteArray& contents, qsizetype derSize, const Parts& parts)
{
    const QByteArray form = contentInfo(parts);
    const qsizetype padding = contents.size() - form.size();
    return padding >= 0 && derSize == form.size() && contents != form + QByteArray(padding, '\0');
}

} // namespace ink::pdf::sealedform
