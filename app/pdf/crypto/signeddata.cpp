#include "app/pdf/crypto/signeddata.h"

#include "app/pdf/crypto/cmsverify.h"
#include "app/pdf/crypto/cryptohandles.h"
#include "app/pdf/crypto/derwriter.h"
#include "app/pdf/crypto/knowncertificates.h"
#include "app/pdf/crypto/reasons.h"
#include "app/pdf/crypto/sealedform.h"
#include "app/pdf/crypto/signaturealgorithm.h"
#include "app/pdf/crypto/signingalgorithms.h"

#include <openssl/cms.h>
#include <openssl/objects.h>
#include <openssl/x509.h>

#include <algorithm>
#include <optional>

namespace ink::pdf {

namespace {

struct FreeIdentifier
{
    void operator()(X509_ALGOR* identifier) const noexcept { X509_ALGOR_free(identifier); }
};
using Identifier = std::unique_ptr<X509_ALGOR, FreeIdentifier>;

Identifier readIdentifier(const QByteArray& der)
{
    const auto* at = reinterpret_cast<const unsigned char*>(der.constData());
    return Identifier(d2i_X509_ALGOR(nullptr, &at, static_cast<long>(der.size())));
}

/** The content of a SET in DER; nothing if `set` is anything else. */
std::optional<QByteArray> contentOfSet(const QByteArray& set)
{
    const auto* at = reinterpret_cast<const unsigned char*>(set.constData());
    const auto* const start = at;
    long length = 0;
    int tag = 0;
    int kind = 0;
    const int flags = ASN1_get_object(&at, &length, &tag, &kind, static_cast<long>(set.size()));
    const qsizetype head = at - start;
    if (flags != V_ASN1_CONSTRUCTED || tag != V_ASN1_SET || kind != V_ASN1_UNIVERSAL ||
        head + length != set.size())
        return std::nullopt;
    return set.mid(head);
}

} // namespace

Result<QByteArray> checkedSignatureValue(const SigningAlgorithm& algorithm,
                                         const QByteArray& signedAttributes, const QByteArray& certificate,
                                         const QByteArray& signatureValue)
{
    clearCryptoErrors();
    const CryptoPtr<x509_st> signer = parseCertificate(certificate);
    EVP_PKEY* const key = signer ? X509_get0_pubkey(signer.get()) : nullptr;
    if (!key) return fail(ErrorCode::Crypto, reasons::signerCertificateUnreadable());
    const Identifier digest = readIdentifier(algorithm.digestId);
    const Identifier signature = readIdentifier(algorithm.signatureId);
    const SignatureAlgorithm how = parseAlgorithm(digest.get(), signature.get());
    QList<QByteArray> forms{signatureValue};
    if (algorithm.keyType == SigningKeyType::Ec) forms.prepend(derSignature(key, signatureValue));
    const auto found = std::find_if(forms.cbegin(), forms.cend(), [&](const QByteArray& each) {
        return suits(key, algorithm) && verifiesMessage(key, how, signedAttributes, each);
    });
    clearCryptoErrors();
    if (found == forms.cend()) return fail(ErrorCode::Crypto, reasons::signatureNotByKey());
    return *found;
}

Result<QByteArray> makeSignedData(const SigningAlgorithm& algorithm, const QByteArray& signedAttributes,
                                  const QList<QByteArray>& chain, const QByteArray& signatureValue)
{
    const auto attributes = contentOfSet(signedAttributes);
    if (!attributes) return fail(ErrorCode::Crypto, reasons::signedAttributesUnreadable());
    INK_ASSIGN(value, checkedSignatureValue(algorithm, signedAttributes, chain.value(0), signatureValue));
    const CryptoPtr<x509_st> signer = parseCertificate(chain.value(0));
    return sealedform::contentInfo(
        {*attributes, chain, sealedform::issuerAndSerial(signer.get()), &algorithm, value, {}});
}

Result<QByteArray> signatureValueOf(const QByteArray& cms, const SigningAlgorithm& algorithm,
                                    const QByteArray& signedAttributes, const QByteArray& certificate)
{
    clearCryptoErrors();
    const auto* at = reinterpret_cast<const unsigned char*>(cms.constData());
    const auto* const end = at + cms.size();
    const CryptoPtr<CMS_ContentInfo_st> info(
        d2i_CMS_ContentInfo(nullptr, &at, static_cast<long>(cms.size())));
    clearCryptoErrors();
    if (!info || at != end || OBJ_obj2nid(CMS_get0_type(info.get())) != NID_pkcs7_signed)
        return fail(ErrorCode::Crypto, reasons::signatureNotCms());
    STACK_OF(CMS_SignerInfo)* const signers = CMS_get0_SignerInfos(info.get());
    const int count = signers ? sk_CMS_SignerInfo_num(signers) : 0;
    if (count != 1)
        return fail(ErrorCode::Crypto,
                    count < 1 ? reasons::signatureWithoutSigner() : reasons::signatureWithSeveralSigners());
    CMS_SignerInfo* const signer = sk_CMS_SignerInfo_value(signers, 0);
    const CryptoPtr<x509_st> expected = parseCertificate(certificate);
    if (!expected || CMS_SignerInfo_cert_cmp(signer, expected.get()) != 0)
        return fail(ErrorCode::Crypto, reasons::signatureByOtherCertificate());
    if (attributesAsSigned(signer) != signedAttributes)
        return fail(ErrorCode::Crypto, reasons::signedAttributesDiffer());
    const ASN1_OCTET_STRING* const value = CMS_SignerInfo_get0_signature(signer);
    const QByteArray bytes(reinterpret_cast<const char*>(ASN1_STRING_get0_data(value)),
                           ASN1_STRING_length(value));
    return checkedSignatureValue(algorithm, signedAttributes, certificate, bytes);
}

} // namespace ink::pdf
