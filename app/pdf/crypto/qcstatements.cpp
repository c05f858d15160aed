#include "app/pdf/crypto/qcstatements.h"

#include "app/pdf/crypto/cryptohandles.h"

#include <QByteArray>

#include <openssl/asn1t.h>
#include <openssl/objects.h>
#include <openssl/x509.h>

#include <array>
#include <memory>

namespace ink::pdf {

namespace {

struct FreeParts
{
    void operator()(ASN1_SEQUENCE_ANY* parts) const noexcept { sk_ASN1_TYPE_pop_free(parts, ASN1_TYPE_free); }
};
using Parts = std::unique_ptr<ASN1_SEQUENCE_ANY, FreeParts>;

Parts partsOf(const ASN1_STRING* sequence)
{
    const unsigned char* at = ASN1_STRING_get0_data(sequence);
    return Parts(d2i_ASN1_SEQUENCE_ANY(nullptr, &at, ASN1_STRING_length(sequence)));
}

/** The parts of a SEQUENCE; null if the value isn't one. */
Parts partsOf(const ASN1_TYPE* value)
{
    return value->type == V_ASN1_SEQUENCE ? partsOf(value->value.sequence) : nullptr;
}

/** The object identifier in dotted form; empty if the value isn't one. */
QByteArray identifierOf(const ASN1_TYPE* value)
{
    std::array<char, 128> text{};
    if (value->type == V_ASN1_OBJECT)
        OBJ_obj2txt(text.data(), static_cast<int>(text.size()), value->value.object, 1);
    return text.data();
}

void readTypes(const ASN1_SEQUENCE_ANY* statement, QcStatements& claims)
{
    claims.hasTypes = true;
    const Parts types =
        sk_ASN1_TYPE_num(statement) == 2 ? partsOf(sk_ASN1_TYPE_value(statement, 1)) : nullptr;
    if (!types) claims.isMalformed = true;
    for (int i = 0; types && i < sk_ASN1_TYPE_num(types.get()); ++i) {
        const QByteArray type = identifierOf(sk_ASN1_TYPE_value(types.get(), i));
        if (type.isEmpty()) claims.isMalformed = true;
        if (type == "0.4.0.1862.1.6.1") claims.uses.append(CertificateUse::Signature);
        if (type == "0.4.0.1862.1.6.2") claims.uses.append(CertificateUse::Seal);
        if (type == "0.4.0.1862.1.6.3") claims.uses.append(CertificateUse::Website);
    }
}

} // namespace

QcStatements readQcStatements(const x509_st* certificate)
{
    QcStatements claims;
    const int at = X509_get_ext_by_NID(certificate, NID_qcStatements, -1);
    if (at < 0) return claims;
    const Parts statements = partsOf(X509_EXTENSION_get_data(X509_get_ext(certificate, at)));
    claims.isMalformed = !statements || X509_get_ext_by_NID(certificate, NID_qcStatements, at) >= 0;
    for (int i = 0; statements && i < sk_ASN1_TYPE_num(statements.get()); ++i) {
        const Parts statement = partsOf(sk_ASN1_TYPE_value(statements.get(), i));
        const QByteArray id = statement && sk_ASN1_TYPE_num(statement.get()) > 0
                                  ? identifierOf(sk_ASN1_TYPE_value(statement.get(), 0))
                                  : QByteArray();
        if (id.isEmpty()) claims.isMalformed = true;
        if (id == "0.4.0.1862.1.1") claims.isQualified = true;
        if (id == "0.4.0.1862.1.4") claims.isOnDevice = true;
        if (id == "0.4.0.1862.1.6") readTypes(statement.get(), claims);
    }
    clearCryptoErrors();
    return claims;
}

} // namespace ink::pdf
