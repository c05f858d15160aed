#include "app/pdf/crypto/sealedform.h"

#include "app/pdf/crypto/derwriter.h"
#include "app/pdf/crypto/signingalgorithms.h"

#include <openssl/x509.h>

namespace ink::pdf::sealedform {

namespace {

const QByteArray& dataId()
{
    static const QByteArray id = QByteArray::fromHex("06092a864886f70d010701");
    return id;
}
QByteArray taken(unsigned char* der, int size)
{
    if (size <= 0) return {};
    const QByteArray bytes(reinterpret_cast<const char*>(der), size);
    OPENSSL_free(der);
    return bytes;
}

} // namespace

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
    const QByteArray& digest = parts.algorithm->digestId;
    QByteArray unsignedAttributes;
    if (!parts.timestampToken.isEmpty())
        unsignedAttributes = der::encode(
            der::contextTag(1), {der::sequence({tokenId, der::encode(der::setTag, {parts.timestampToken})})});
    const QByteArray signer =
        der::sequence({versionOne, parts.issuerAndSerial, digest,
                       der::encode(der::contextTag(0), {parts.attributes}), parts.algorithm->signatureId,
                       der::encode(der::octetStringTag, {parts.signatureValue}), unsignedAttributes});
    const QByteArray signedData =
        der::sequence({versionOne, der::encode(der::setTag, {digest}), der::sequence({dataId()}),
                       der::encode(der::contextTag(0), {der::sortedSet(parts.certificates)}),
                       der::encode(der::setTag, {signer})});
    return der::sequence({signedDataId, der::encode(der::contextTag(0), {signedData})});
}

const SigningAlgorithm* algorithmFromName(const QString& name)
{
    if (name == QLatin1String("ECDSA P-384 SHA-384")) return signingAlgorithm(QStringLiteral("ECDSA-SHA384"));
    if (name == QLatin1String("ECDSA P-256 SHA-256")) return signingAlgorithm(QStringLiteral("ECDSA-SHA256"));
    const bool rsa = name.startsWith(QLatin1String("RSA-")) && name.endsWith(QLatin1String(" SHA-256")) &&
                     name.count(QLatin1Char(' ')) == 1; // not PSS
    return rsa ? signingAlgorithm(QStringLiteral("RSA-SHA256")) : nullptr;
}

bool isDamaged(const QByteArray& contents, qsizetype derSize, const Parts& parts)
{
    const QByteArray form = contentInfo(parts);
    const qsizetype padding = contents.size() - form.size();
    return padding >= 0 && derSize == form.size() && contents != form + QByteArray(padding, '\0');
}

} // namespace ink::pdf::sealedform
