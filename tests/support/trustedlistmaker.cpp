#include "tests/support/trustedlistmaker.h"

#include <QDateTime>
#include <QTimeZone>

// xmlsec.h has types that the other headers use.
// clang-format off
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <xmlsec/xmlsec.h>
#include <xmlsec/openssl/app.h>
#include <xmlsec/openssl/crypto.h>
#include <xmlsec/xmldsig.h>
#include <xmlsec/xmltree.h>
// clang-format on

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

namespace ink::test {

namespace {

using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;

Certificate parsed(const QByteArray& der)
{
    const auto* data = reinterpret_cast<const unsigned char*>(der.constData());
    return {d2i_X509(nullptr, &data, static_cast<long>(der.size())), &X509_free};
}

QByteArray bytesOf(BIO* bio)
{
    char* data = nullptr;
    const long size = BIO_get_mem_data(bio, &data);
    QByteArray bytes(data, static_cast<qsizetype>(size));
    BIO_free(bio);
    return bytes;
}

QByteArray tlv(char tag, const QByteArray& content)
{
    QByteArray bytes(1, tag);
    if (content.size() < 128) {
        bytes.append(static_cast<char>(content.size()));
    } else {
        bytes.append('\x82');
        bytes.append(static_cast<char>(content.size() >> 8));
        bytes.append(static_cast<char>(content.size() & 255));
    }
    return bytes + content;
}

QByteArray oid(const QString& text)
{
    ASN1_OBJECT* object = OBJ_txt2obj(text.toLatin1().constData(), 1);
    unsigned char* der = nullptr;
    const int size = i2d_ASN1_OBJECT(object, &der);
    QByteArray bytes(reinterpret_cast<const char*>(der), size);
    OPENSSL_free(der);
    ASN1_OBJECT_free(object);
    return bytes;
}

void add(X509* certificate, X509* issuer, int nid, const QByteArray& value)
{
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context) X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
    X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, &context, nid, value.constData());
    X509_add_ext(certificate, extension, -1);
    X509_EXTENSION_free(extension);
}

void addDer(X509* certificate, int nid, const QByteArray& value)
{
    ASN1_OCTET_STRING* octets = ASN1_OCTET_STRING_new();
    ASN1_OCTET_STRING_set(octets, reinterpret_cast<const unsigned char*>(value.constData()),
                          static_cast<int>(value.size()));
    X509_EXTENSION* extension = X509_EXTENSION_create_by_NID(nullptr, nid, 0, octets);
    X509_add_ext(certificate, extension, -1);
    X509_EXTENSION_free(extension);
    ASN1_OCTET_STRING_free(octets);
}

void addStatements(X509* certificate, const CertificatePlan& plan)
{
    QByteArray statements;
    if (plan.claimsQualified) statements += tlv('\x30', oid(QStringLiteral("0.4.0.1862.1.1")));
    if (plan.claimsDevice) statements += tlv('\x30', oid(QStringLiteral("0.4.0.1862.1.4")));
    QByteArray types;
    for (const QString& type : plan.types)
        types += oid(type);
    if (!types.isEmpty())
        statements += tlv('\x30', oid(QStringLiteral("0.4.0.1862.1.6")) + tlv('\x30', types));
    if (statements.isEmpty()) return;
    addDer(certificate, NID_qcStatements, tlv('\x30', statements));
}

void setTime(ASN1_TIME* time, const QString& day)
{
    const QDateTime at(QDate::fromString(day, Qt::ISODate), QTime(0, 0), QTimeZone::utc());
    ASN1_TIME_set(time, static_cast<time_t>(at.toSecsSinceEpoch()));
}

QString base64(const QByteArray& der)
{
    return QString::fromLatin1(der.toBase64());
}

QString name(const QString& element, const QString& text)
{
    return QStringLiteral("<%1><Name xml:lang=\"de\">%2 (de)</Name><Name xml:lang=\"en\">%2</Name></%1>")
        .arg(element, text.toHtmlEscaped());
}

QString identity(const QList<QByteArray>& certificates)
{
    QString xml = QStringLiteral("<ServiceDigitalIdentity>");
    for (const QByteArray& certificate : certificates)
        xml += QStringLiteral("<DigitalId><X509Certificate>%1</X509Certificate></DigitalId>")
                   .arg(base64(certificate));
    return xml + QStringLiteral("</ServiceDigitalIdentity>");
}

QString periodXml(const ServicePlan& service, qsizetype index)
{
    const auto& [status, from] = service.periods.at(index);
    QString xml = QStringLiteral("<ServiceTypeIdentifier>http://uri.etsi.org/TrstSvc/Svctype/%1"
                                 "</ServiceTypeIdentifier>")
                      .arg(service.type);
    xml += name(QStringLiteral("ServiceName"), service.name);
    xml += identity({service.certificate});
    xml +=
        QStringLiteral("<ServiceStatus>http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/%1</ServiceStatus>"
                       "<StatusStartingTime>%2</StatusStartingTime>")
            .arg(status, from);
    if (index == 0 && !service.extensions.isEmpty())
        xml += QStringLiteral("<ServiceInformationExtensions>%1</ServiceInformationExtensions>")
                   .arg(service.extensions);
    return xml;
}

QString serviceXml(const ServicePlan& service)
{
    QString xml =
        QStringLiteral("<TSPService><ServiceInformation>%1</ServiceInformation>").arg(periodXml(service, 0));
    if (service.periods.size() > 1) {
        xml += QStringLiteral("<ServiceHistory>");
        for (qsizetype i = 1; i < service.periods.size(); ++i)
            xml += QStringLiteral("<ServiceHistoryInstance>%1</ServiceHistoryInstance>")
                       .arg(periodXml(service, i));
        xml += QStringLiteral("</ServiceHistory>");
    }
    return xml + QStringLiteral("</TSPService>");
}

QString pointerXml(const QString& territory, const QList<QByteArray>& signers)
{
    const bool isListOfLists = territory == QLatin1StringView("EU");
    return QStringLiteral(
               "<OtherTSLPointer><ServiceDigitalIdentities>%1</ServiceDigitalIdentities>"
               "<TSLLocation>https://lists.example/%2.xml</TSLLocation><AdditionalInformation>"
               "<OtherInformation><TSLType>http://uri.etsi.org/TrstSvc/TrustedList/TSLType/%3</TSLType>"
               "</OtherInformation><OtherInformation><SchemeTerritory>%2</SchemeTerritory></OtherInformation>"
               "<OtherInformation><a:MimeType xmlns:a=\"http://uri.etsi.org/02231/v2/additionaltypes#\">"
               "application/vnd.etsi.tsl+xml</a:MimeType></OtherInformation></AdditionalInformation>"
               "</OtherTSLPointer>")
        .arg(identity(signers), territory,
             isListOfLists ? QStringLiteral("EUlistofthelists") : QStringLiteral("EUgeneric"));
}

} // namespace

QByteArray KeyPair::keyPem() const
{
    BIO* bio = BIO_new(BIO_s_mem());
    PEM_write_bio_PrivateKey(bio, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
    return bytesOf(bio);
}

QByteArray KeyPair::certificatePem() const
{
    BIO* bio = BIO_new(BIO_s_mem());
    PEM_write_bio_X509(bio, parsed(certificate).get());
    return bytesOf(bio);
}

QByteArray KeyPair::p12(const QByteArray& passphrase, const QList<QByteArray>& chain) const
{
    STACK_OF(X509)* others = sk_X509_new_null();
    for (const QByteArray& der : chain)
        sk_X509_push(others, parsed(der).release());
    const Certificate own = parsed(certificate);
    PKCS12* file = PKCS12_create(passphrase.constData(), "key", key.get(), own.get(), others, 0, 0, 0, 0, 0);
    BIO* bio = BIO_new(BIO_s_mem());
    i2d_PKCS12_bio(bio, file);
    PKCS12_free(file);
    sk_X509_pop_free(others, X509_free);
    return bytesOf(bio);
}

KeyPair makeKeyPair(const CertificatePlan& plan)
{
    KeyPair pair;
    pair.key = {EVP_EC_gen("P-256"), &EVP_PKEY_free};
    const Certificate certificate(X509_new(), &X509_free);
    const Certificate issuer = parsed(plan.issuer ? plan.issuer->certificate : QByteArray());
    static long serial = 1000;
    X509_set_version(certificate.get(), X509_VERSION_3);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), ++serial);
    setTime(X509_getm_notBefore(certificate.get()), plan.from);
    setTime(X509_getm_notAfter(certificate.get()), plan.to);
    X509_NAME* subject = X509_get_subject_name(certificate.get());
    const QByteArray commonName = plan.name.toUtf8();
    X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8,
                               reinterpret_cast<const unsigned char*>(commonName.constData()), -1, -1, 0);
    X509_set_issuer_name(certificate.get(), issuer ? X509_get_subject_name(issuer.get()) : subject);
    X509_set_pubkey(certificate.get(), pair.key.get());
    X509* const signer = issuer ? issuer.get() : certificate.get();
    add(certificate.get(), signer, NID_basic_constraints,
        plan.isAuthority ? QByteArrayLiteral("critical,CA:TRUE") : QByteArrayLiteral("CA:FALSE"));
    if (plan.isAuthority) add(certificate.get(), signer, NID_key_usage, "critical,keyCertSign,cRLSign");
    if (!plan.keyUsage.isEmpty()) add(certificate.get(), signer, NID_key_usage, plan.keyUsage.toLatin1());
    QByteArray policies;
    for (const QString& policy : plan.policies)
        policies += tlv('\x30', oid(policy));
    if (!policies.isEmpty()) addDer(certificate.get(), NID_certificate_policies, tlv('\x30', policies));
    addStatements(certificate.get(), plan);
    X509_sign(certificate.get(), plan.issuer ? plan.issuer->key.get() : pair.key.get(), EVP_sha256());
    unsigned char* der = nullptr;
    const int size = i2d_X509(certificate.get(), &der);
    pair.certificate = QByteArray(reinterpret_cast<const char*>(der), size);
    OPENSSL_free(der);
    return pair;
}

QByteArray listXml(const ListPlan& plan)
{
    QString pointers;
    for (const auto& [territory, signers] : plan.pointers)
        pointers += pointerXml(territory, signers);
    QString services;
    for (const ServicePlan& service : plan.services)
        services += serviceXml(service);
    const QString xml =
        QStringLiteral(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<TrustServiceStatusList xmlns=\"http://uri.etsi.org/02231/v2#\" Id=\"list\" "
            "TSLTag=\"http://uri.etsi.org/19612/TSLTag\">\n<SchemeInformation>"
            "<TSLVersionIdentifier>5</TSLVersionIdentifier><TSLSequenceNumber>%1</TSLSequenceNumber>"
            "<TSLType>http://uri.etsi.org/TrstSvc/TrustedList/TSLType/%2</TSLType>%3"
            "<SchemeTerritory>%4</SchemeTerritory>%5<ListIssueDateTime>%6</ListIssueDateTime>"
            "<NextUpdate>%7</NextUpdate></SchemeInformation>\n")
            .arg(QString::number(plan.sequence),
                 plan.isListOfLists ? QStringLiteral("EUlistofthelists") : QStringLiteral("EUgeneric"),
                 name(QStringLiteral("SchemeOperatorName"), QStringLiteral("Agency of ") + plan.territory),
                 plan.territory,
                 pointers.isEmpty()
                     ? QString()
                     : QStringLiteral("<PointersToOtherTSL>%1</PointersToOtherTSL>").arg(pointers),
                 plan.issued,
                 plan.nextUpdate.isEmpty() ? QString()
                                           : QStringLiteral("<dateTime>%1</dateTime>").arg(plan.nextUpdate));
    const QString provider =
        services.isEmpty()
            ? QString()
            : QStringLiteral(
                  "<TrustServiceProviderList><TrustServiceProvider><TSPInformation>%1</TSPInformation>"
                  "<TSPServices>%2</TSPServices></TrustServiceProvider></TrustServiceProviderList>\n")
                  .arg(name(QStringLiteral("TSPName"), QStringLiteral("Provider of ") + plan.territory),
                       services);
    return (xml + provider + QStringLiteral("</TrustServiceStatusList>")).toUtf8();
}

QByteArray signedList(const QByteArray& xml, const KeyPair& signer, const QString& reference,
                      const QString& digest)
{
    static const bool isReady =
        xmlSecInit() == 0 && xmlSecOpenSSLAppInit(nullptr) == 0 && xmlSecOpenSSLInit() == 0;
    if (!isReady) return {};
    const bool isWeak = digest == QLatin1StringView("sha1");
    const QString signature =
        QStringLiteral(
            "<ds:Signature xmlns:ds=\"http://www.w3.org/2000/09/xmldsig#\" Id=\"signature\"><ds:SignedInfo>"
            "<ds:CanonicalizationMethod Algorithm=\"http://www.w3.org/2001/10/xml-exc-c14n#\"/>"
            "<ds:SignatureMethod Algorithm=\"%1\"/><ds:Reference URI=\"%2\"><ds:Transforms>"
            "<ds:Transform Algorithm=\"http://www.w3.org/2000/09/xmldsig#enveloped-signature\"/>"
            "<ds:Transform Algorithm=\"http://www.w3.org/2001/10/xml-exc-c14n#\"/></ds:Transforms>"
            "<ds:DigestMethod Algorithm=\"%3\"/><ds:DigestValue/></ds:Reference></ds:SignedInfo>"
            "<ds:SignatureValue/><ds:KeyInfo><ds:X509Data><ds:X509Certificate>%4</ds:X509Certificate>"
            "</ds:X509Data></ds:KeyInfo></ds:Signature>")
            .arg(isWeak ? QStringLiteral("http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha1")
                        : QStringLiteral("http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"),
                 reference.isEmpty() ? QString() : QLatin1Char('#') + reference,
                 isWeak ? QStringLiteral("http://www.w3.org/2000/09/xmldsig#sha1")
                        : QStringLiteral("http://www.w3.org/2001/04/xmlenc#sha256"),
                 base64(signer.certificate));
    QByteArray whole = xml;
    whole.insert(whole.lastIndexOf("</"), signature.toUtf8());
    xmlDoc* document = xmlReadMemory(whole.constData(), static_cast<int>(whole.size()), nullptr, nullptr, 0);
    xmlNode* root = xmlDocGetRootElement(document);
    const xmlChar* ids[] = {reinterpret_cast<const xmlChar*>("Id"), nullptr};
    xmlSecAddIDs(document, root, ids);
    xmlNode* node = xmlSecFindNode(root, xmlSecNodeSignature, xmlSecDSigNs);
    xmlSecDSigCtx* context = xmlSecDSigCtxCreate(nullptr);
    const QByteArray pem = signer.keyPem();
    context->signKey = xmlSecOpenSSLAppKeyLoadMemory(reinterpret_cast<const xmlSecByte*>(pem.constData()),
                                                     static_cast<xmlSecSize>(pem.size()),
                                                     xmlSecKeyDataFormatPem, nullptr, nullptr, nullptr);
    const bool isSigned = node && context->signKey && xmlSecDSigCtxSign(context, node) == 0;
    xmlChar* text = nullptr;
    int size = 0;
    xmlDocDumpMemory(document, &text, &size);
    QByteArray result(isSigned ? QByteArray(reinterpret_cast<const char*>(text), size) : QByteArray());
    xmlFree(text);
    xmlSecDSigCtxDestroy(context);
    xmlFreeDoc(document);
    return result;
}

QString qualification(const QStringList& qualifiers, const QString& criteria, const QString& assert)
{
    QString xml = QStringLiteral(
        "<Extension Critical=\"true\"><q:Qualifications "
        "xmlns:q=\"http://uri.etsi.org/TrstSvc/SvcInfoExt/eSigDir-1999-93-EC-TrustedList/#\" "
        "xmlns:x=\"http://uri.etsi.org/01903/v1.3.2#\"><q:QualificationElement><q:Qualifiers>");
    for (const QString& qualifier : qualifiers)
        xml += QStringLiteral("<q:Qualifier uri=\"http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/%1\"/>")
                   .arg(qualifier);
    return xml + QStringLiteral("</q:Qualifiers><q:CriteriaList assert=\"%1\">%2</q:CriteriaList>"
                                "</q:QualificationElement></q:Qualifications></Extension>")
                     .arg(assert, criteria);
}

QString serviceUse(const QString& use)
{
    return QStringLiteral("<Extension Critical=\"true\"><AdditionalServiceInformation><URI xml:lang=\"en\">"
                          "http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/%1</URI>"
                          "</AdditionalServiceInformation></Extension>")
        .arg(use);
}

} // namespace ink::test
