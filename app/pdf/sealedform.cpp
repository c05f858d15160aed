#include "app/pdf/sealedform.h"

#include "app/pdf/derwriter.h"

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
        der::sequence({QByteArray::fromHex("06092a864886f70d010903"), der::wrapped(der::setTag, {dataId()})});
    static const QByteArray messageDigestId = QByteArray::fromHex("06092a864886f70d010904");
    static const QByteArray certificateId = QByteArray::fromHex("060b2a864886f70d010910022f");
    const QByteArray digest = der::sequence(
        {messageDigestId, der::wrapped(der::setTag, {der::wrapped(der::octetsTag, {messageDigest})})});
    // SigningCertificateV2 { certs { ESSCertIDv2 { certHash } } }: SHA-256 is the default algorithm, hence
    // left out (RFC 5035 §3).
    const QByteArray id = der::sequence({der::wrapped(der::octetsTag, {certificateDigest})});
    const QByteArray certificate =
        der::sequence({certificateId, der::wrapped(der::setTag, {der::sequence({der::sequence({id})})})});
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
        unsignedAttributes =
            der::wrapped(der::contextTag(1),
                         {der::sequence({tokenId, der::wrapped(der::setTag, {parts.timestampToken})})});
    const QByteArray signer = der::sequence(
        {versionOne, parts.issuerAndSerial, digest, der::wrapped(der::contextTag(0), {parts.attributes}),
         signatureAlgorithm(parts.algorithm), der::wrapped(der::octetsTag, {parts.signatureValue}),
         unsignedAttributes});
    const QByteArray signedData =
        der::sequence({versionOne, der::wrapped(der::setTag, {digest}), der::sequence({dataId()}),
                       der::wrapped(der::contextTag(0), {der::sortedSet(parts.certificates)}),
                       der::wrapped(der::setTag, {signer})});
    return der::sequence({signedDataId, der::wrapped(der::contextTag(0), {signedData})});
}

QByteArray contentInfo(const QByteArray& attributes, const QByteArray& certificateDer,
                       const QByteArray& issuerAndSerial, bool isRsa, const QByteArray& signatureValue)
{
    return contentInfo({attributes,
                        {certificateDer},
                        issuerAndSerial,
                        isRsa ? Algorithm::RsaSha256 : Algorithm::EcdsaSha256,
                        signatureValue,
                        {}});
}

} // namespace ink::pdf::sealedform
