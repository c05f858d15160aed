#include "app/trust/lists/listdocument.h"

#include "app/trust/lists/reasons.h"

#include <QDateTime>
#include <QTimeZone>

#ifdef INKSTONE_XMLSEC
// xmlsec.h has types that the other headers use.
// clang-format off
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <xmlsec/xmlsec.h>
#include <xmlsec/errors.h>
#include <xmlsec/openssl/app.h>
#include <xmlsec/openssl/crypto.h>
#include <xmlsec/xmldsig.h>
#include <xmlsec/xmltree.h>
// clang-format on
#endif

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace ink::trust {

#ifdef INKSTONE_XMLSEC

namespace {

constexpr const char* listNamespace = "http://uri.etsi.org/02231/v2#";
constexpr const char* typesNamespace = "http://uri.etsi.org/02231/v2/additionaltypes#";
constexpr const char* qualificationNamespace =
    "http://uri.etsi.org/TrstSvc/SvcInfoExt/eSigDir-1999-93-EC-TrustedList/#";
constexpr const char* signatureNamespace = "http://www.w3.org/2000/09/xmldsig#";
/** Criteria lists in criteria lists; lists in use have two levels. */
constexpr int maxCriteriaDepth = 8;

const xmlChar* xml(const char* text)
{
    return reinterpret_cast<const xmlChar*>(text);
}
QString text(const xmlChar* text)
{
    return QString::fromUtf8(reinterpret_cast<const char*>(text));
}

struct XmlDeleter
{
    void operator()(xmlChar* text) const noexcept { xmlFree(text); }
    void operator()(xmlParserCtxt* context) const noexcept { xmlFreeParserCtxt(context); }
    void operator()(xmlSecDSigCtx* context) const noexcept { xmlSecDSigCtxDestroy(context); }
};
template <typename T> using XmlPtr = std::unique_ptr<T, XmlDeleter>;

bool isElement(const xmlNode* node, const char* name, const char* ns = listNamespace)
{
    return node->type == XML_ELEMENT_NODE && xmlStrEqual(node->name, xml(name)) && node->ns &&
           xmlStrEqual(node->ns->href, xml(ns));
}

QList<xmlNode*> childrenOf(const xmlNode* parent, const char* name, const char* ns = listNamespace)
{
    QList<xmlNode*> found;
    for (xmlNode* node = parent ? parent->children : nullptr; node; node = node->next)
        if (isElement(node, name, ns)) found.append(node);
    return found;
}

xmlNode* childOf(const xmlNode* parent, const char* name, const char* ns = listNamespace)
{
    const QList<xmlNode*> found = childrenOf(parent, name, ns);
    return found.isEmpty() ? nullptr : found.first();
}

QString contentOf(const xmlNode* node)
{
    if (!node) return {};
    const XmlPtr<xmlChar> content(xmlNodeGetContent(node));
    return content ? text(content.get()).trimmed() : QString();
}

QString attributeOf(const xmlNode* node, const char* name)
{
    const XmlPtr<xmlChar> value(xmlGetNoNsProp(node, xml(name)));
    return value ? text(value.get()).trimmed() : QString();
}

QString childText(const xmlNode* parent, const char* name, const char* ns = listNamespace)
{
    return contentOf(childOf(parent, name, ns));
}

/** The English version of a multilingual name, else the first one. */
QString nameIn(const xmlNode* names)
{
    const QList<xmlNode*> all = childrenOf(names, "Name");
    for (const xmlNode* name : all) {
        const XmlPtr<xmlChar> language(xmlNodeGetLang(name));
        if (language && xmlStrEqual(language.get(), xml("en"))) return contentOf(name);
    }
    return all.isEmpty() ? QString() : contentOf(all.first());
}

std::optional<QByteArray> derOf(const xmlNode* node)
{
    QByteArray base64 = contentOf(node).toLatin1();
    base64.removeIf([](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
    auto decoded = QByteArray::fromBase64Encoding(base64, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.isEmpty()) return std::nullopt;
    return std::move(decoded.decoded);
}

std::optional<Timestamp> timeOf(const xmlNode* node)
{
    if (!node) return std::nullopt;
    QDateTime time = QDateTime::fromString(contentOf(node), Qt::ISODateWithMs);
    if (!time.isValid()) return std::nullopt;
    if (time.timeSpec() == Qt::LocalTime) time.setTimeZone(QTimeZone::utc());
    return Timestamp(std::chrono::milliseconds(time.toMSecsSinceEpoch()));
}

/** The error for an element; `parent` stands in for a missing one. */
tl::unexpected<Error> faultAt(const char* name, const xmlNode* node, const xmlNode* parent)
{
    const xmlNode* place = node ? node : parent;
    return fail(ErrorCode::Validation,
                reasons::listElementInvalid(QString::fromLatin1(name), place ? xmlGetLineNo(place) : 0));
}

/** The part of a URI after the last occurrence of a part; the whole URI without it. */
QString after(const QString& uri, const QString& part)
{
    return uri.split(part).last();
}

std::optional<Qualifier> qualifierOf(const QString& uri)
{
    using enum Qualifier;
    static const QHash<QString, Qualifier> known{
        {QStringLiteral("QCStatement"), QcStatement},
        {QStringLiteral("NotQualified"), NotQualified},
        {QStringLiteral("QCForESig"), ForSignature},
        {QStringLiteral("QCForESeal"), ForSeal},
        {QStringLiteral("QCForWSA"), ForWebsite},
        {QStringLiteral("QCForLegalPerson"), ForLegalPerson},
        {QStringLiteral("QCWithQSCD"), WithDevice},
        {QStringLiteral("QCWithSSCD"), WithDevice},
        {QStringLiteral("QCNoQSCD"), WithoutDevice},
        {QStringLiteral("QCNoSSCD"), WithoutDevice},
        {QStringLiteral("QCQSCDStatusAsInCert"), DeviceAsInCertificate},
        {QStringLiteral("QCSSCDStatusAsInCert"), DeviceAsInCertificate},
        {QStringLiteral("QCQSCDManagedOnBehalf"), DeviceManagedOnBehalf},
    };
    const auto found = known.find(after(uri, QStringLiteral("/SvcInfoExt/")));
    return found == known.end() ? std::nullopt : std::optional(*found);
}

/** The texts of the elements named `name` at any depth, in any namespace; identifiers are of XAdES. */
void collectIdentifiers(const xmlNode* parent, QStringList& into)
{
    for (const xmlNode* node = parent->children; node; node = node->next) {
        if (node->type != XML_ELEMENT_NODE) continue;
        if (xmlStrEqual(node->name, xml("Identifier")))
            into.append(contentOf(node).remove(QStringLiteral("urn:oid:"), Qt::CaseInsensitive));
        else
            collectIdentifiers(node, into);
    }
}

QStringList identifiersIn(const xmlNode* parent)
{
    QStringList found;
    collectIdentifiers(parent, found);
    return found;
}

CriteriaList readCriteria(const xmlNode* list, int depth);

Criterion readCriterion(const xmlNode* node, int depth)
{
    if (isElement(node, "KeyUsage", qualificationNamespace)) {
        KeyUsageCriterion usage;
        for (const xmlNode* bit : childrenOf(node, "KeyUsageBit", qualificationNamespace)) {
            const QString value = contentOf(bit);
            usage.bits.append({attributeOf(bit, "name"),
                               value == QLatin1StringView("true") || value == QLatin1StringView("1")});
        }
        return usage.bits.isEmpty() ? Criterion(UnknownCriterion()) : usage;
    }
    if (isElement(node, "PolicySet", qualificationNamespace)) {
        const QStringList policies = identifiersIn(node);
        return policies.isEmpty() ? Criterion(UnknownCriterion()) : PolicyCriterion{policies};
    }
    if (isElement(node, "CriteriaList", qualificationNamespace)) {
        if (depth >= maxCriteriaDepth) return UnknownCriterion();
        return std::make_shared<const CriteriaList>(readCriteria(node, depth + 1));
    }
    const QStringList identifiers = identifiersIn(node);
    if (identifiers.isEmpty()) return UnknownCriterion();
    if (xmlStrEqual(node->name, xml("ExtendedKeyUsage"))) return ExtendedKeyUsageCriterion{identifiers};
    if (xmlStrEqual(node->name, xml("CertSubjectDNAttribute"))) return SubjectCriterion{identifiers};
    return UnknownCriterion();
}

CriteriaList readCriteria(const xmlNode* list, int depth)
{
    CriteriaList criteria;
    const QString assert = attributeOf(list, "assert");
    if (assert == QLatin1StringView("atLeastOne"))
        criteria.assert = CriteriaList::Assert::AtLeastOne;
    else if (assert == QLatin1StringView("none"))
        criteria.assert = CriteriaList::Assert::None;
    else if (assert != QLatin1StringView("all"))
        criteria.criteria.append(UnknownCriterion());
    for (const xmlNode* node = list->children; node; node = node->next) {
        if (node->type != XML_ELEMENT_NODE || xmlStrEqual(node->name, xml("Description"))) continue;
        if (!xmlStrEqual(node->name, xml("otherCriteriaList"))) {
            criteria.criteria.append(readCriterion(node, depth));
            continue;
        }
        for (const xmlNode* other = node->children; other; other = other->next)
            if (other->type == XML_ELEMENT_NODE) criteria.criteria.append(readCriterion(other, depth));
    }
    return criteria;
}

void readQualifications(const xmlNode* node, ServicePeriod& period)
{
    for (const xmlNode* element : childrenOf(node, "QualificationElement", qualificationNamespace)) {
        Qualification qualification;
        for (const xmlNode* qualifier : childrenOf(childOf(element, "Qualifiers", qualificationNamespace),
                                                   "Qualifier", qualificationNamespace)) {
            if (const auto known = qualifierOf(attributeOf(qualifier, "uri")))
                qualification.qualifiers.append(*known);
            else
                qualification.hasUnknown = true;
        }
        if (const xmlNode* criteria = childOf(element, "CriteriaList", qualificationNamespace))
            qualification.criteria = readCriteria(criteria, 0);
        else
            qualification.criteria.criteria.append(UnknownCriterion());
        period.qualifications.append(qualification);
    }
}

void readExtension(const xmlNode* extension, ServicePeriod& period)
{
    bool isKnown = false;
    for (const xmlNode* node = extension->children; node; node = node->next) {
        if (node->type != XML_ELEMENT_NODE) continue;
        if (isElement(node, "Qualifications", qualificationNamespace)) {
            readQualifications(node, period);
            isKnown = true;
        } else if (isElement(node, "AdditionalServiceInformation")) {
            const QString use = after(childText(node, "URI"), QStringLiteral("/SvcInfoExt/"));
            if (use == QLatin1StringView("ForeSignatures"))
                period.uses.append(CertificateUse::Signature);
            else if (use == QLatin1StringView("ForeSeals"))
                period.uses.append(CertificateUse::Seal);
            else if (use == QLatin1StringView("ForWebSiteAuthentication"))
                period.uses.append(CertificateUse::Website);
            isKnown = true;
        } else if (isElement(node, "ExpiredCertsRevocationInfo")) {
            isKnown = true; // about revocation data only
        }
    }
    const QString critical = attributeOf(extension, "Critical");
    if (!isKnown && (critical == QLatin1StringView("true") || critical == QLatin1StringView("1")))
        period.hasUnknownCritical = true;
}

/** Reads the certificates of one or more service digital identities. */
Result<QList<QByteArray>> certificatesIn(const QList<xmlNode*>& identities)
{
    QList<QByteArray> certificates;
    for (const xmlNode* identity : identities)
        for (const xmlNode* id : childrenOf(identity, "DigitalId"))
            if (const xmlNode* node = childOf(id, "X509Certificate")) {
                auto der = derOf(node);
                if (!der) return faultAt("X509Certificate", node, nullptr);
                certificates.append(*std::move(der));
            }
    return certificates;
}

Result<ServicePeriod> readPeriod(const xmlNode* node)
{
    ServicePeriod period;
    const xmlNode* status = childOf(node, "ServiceStatus");
    period.status = after(contentOf(status), QStringLiteral("/"));
    if (period.status.isEmpty()) return faultAt("ServiceStatus", status, node);
    const xmlNode* from = childOf(node, "StatusStartingTime");
    const auto time = timeOf(from);
    if (!time) return faultAt("StatusStartingTime", from, node);
    period.from = *time;
    for (const xmlNode* extension : childrenOf(childOf(node, "ServiceInformationExtensions"), "Extension"))
        readExtension(extension, period);
    return period;
}

Result<TrustService> readService(const xmlNode* node, const QString& provider)
{
    TrustService service;
    service.provider = provider;
    const xmlNode* information = childOf(node, "ServiceInformation");
    if (!information) return faultAt("ServiceInformation", nullptr, node);
    service.type = after(childText(information, "ServiceTypeIdentifier"), QStringLiteral("/Svctype/"));
    if (service.type.isEmpty())
        return faultAt("ServiceTypeIdentifier", childOf(information, "ServiceTypeIdentifier"), information);
    service.name = nameIn(childOf(information, "ServiceName"));
    INK_ASSIGN(certificates, certificatesIn(childrenOf(information, "ServiceDigitalIdentity")));
    service.certificates = std::move(certificates);
    INK_ASSIGN(current, readPeriod(information));
    service.periods.append(std::move(current));
    for (const xmlNode* earlier : childrenOf(childOf(node, "ServiceHistory"), "ServiceHistoryInstance")) {
        INK_ASSIGN(period, readPeriod(earlier));
        // A service that changed its type is the earlier service under its earlier type only.
        const QString type = after(childText(earlier, "ServiceTypeIdentifier"), QStringLiteral("/Svctype/"));
        if (type.isEmpty() || type == service.type) service.periods.append(std::move(period));
    }
    std::stable_sort(service.periods.begin(), service.periods.end(),
                     [](const auto& a, const auto& b) { return a.from > b.from; });
    return service;
}

Result<ListPointer> readPointer(const xmlNode* node)
{
    ListPointer pointer;
    pointer.location = childText(node, "TSLLocation");
    INK_ASSIGN(signers, certificatesIn(
                            childrenOf(childOf(node, "ServiceDigitalIdentities"), "ServiceDigitalIdentity")));
    pointer.signers = std::move(signers);
    for (const xmlNode* other : childrenOf(childOf(node, "AdditionalInformation"), "OtherInformation")) {
        if (const xmlNode* territory = childOf(other, "SchemeTerritory"))
            pointer.territory = contentOf(territory).toUpper();
        if (const xmlNode* type = childOf(other, "TSLType"))
            pointer.isListOfLists = contentOf(type).endsWith(QLatin1StringView("/EUlistofthelists"));
        if (const xmlNode* mime = childOf(other, "MimeType", typesNamespace))
            pointer.isXml = contentOf(mime) == QLatin1StringView("application/vnd.etsi.tsl+xml");
    }
    return pointer;
}

Result<TrustedList> readScheme(const xmlNode* root)
{
    TrustedList list;
    const xmlNode* scheme = childOf(root, "SchemeInformation");
    if (!scheme) return fail(ErrorCode::Validation, reasons::listNotATrustedList());
    const QString version = childText(scheme, "TSLVersionIdentifier");
    if (version != QLatin1StringView("5") && version != QLatin1StringView("6"))
        return fail(ErrorCode::Validation, reasons::listVersionUnsupported(version));
    bool isNumber = false;
    const xmlNode* sequence = childOf(scheme, "TSLSequenceNumber");
    list.sequence = contentOf(sequence).toLongLong(&isNumber);
    if (!isNumber || list.sequence < 1) return faultAt("TSLSequenceNumber", sequence, scheme);
    list.isListOfLists = childText(scheme, "TSLType").endsWith(QLatin1StringView("/EUlistofthelists"));
    list.territory = childText(scheme, "SchemeTerritory").toUpper();
    if (list.territory.isEmpty())
        return faultAt("SchemeTerritory", childOf(scheme, "SchemeTerritory"), scheme);
    list.operatorName = nameIn(childOf(scheme, "SchemeOperatorName"));
    const xmlNode* issued = childOf(scheme, "ListIssueDateTime");
    const auto issuedAt = timeOf(issued);
    if (!issuedAt) return faultAt("ListIssueDateTime", issued, scheme);
    list.issued = *issuedAt;
    const xmlNode* next = childOf(scheme, "NextUpdate");
    if (!next) return faultAt("NextUpdate", nullptr, scheme);
    if (const xmlNode* time = childOf(next, "dateTime")) { // empty: the list is closed
        list.nextUpdate = timeOf(time);
        if (!list.nextUpdate) return faultAt("NextUpdate", time, next);
    }
    for (const xmlNode* node : childrenOf(childOf(scheme, "PointersToOtherTSL"), "OtherTSLPointer")) {
        INK_ASSIGN(pointer, readPointer(node));
        list.pointers.append(std::move(pointer));
    }
    return list;
}

/** Starts the library once. */
bool hasSignatureLibrary()
{
    static const bool isReady = [] {
        const bool isStarted =
            xmlSecInit() == 0 && xmlSecOpenSSLAppInit(nullptr) == 0 && xmlSecOpenSSLInit() == 0;
        xmlSecErrorsSetCallback(nullptr); // the default, set by the calls above, prints
        return isStarted;
    }();
    return isReady;
}

/** Allows only what an enveloped signature needs, with digests that are secure. */
bool limitTransforms(xmlSecDSigCtx& context)
{
    context.flags |= XMLSEC_DSIG_FLAGS_IGNORE_MANIFESTS;
    context.enabledReferenceUris = xmlSecTransformUriTypeEmpty | xmlSecTransformUriTypeSameDocument;
    const std::array canonical{
        xmlSecTransformInclC14NGetKlass(),   xmlSecTransformInclC14NWithCommentsGetKlass(),
        xmlSecTransformInclC14N11GetKlass(), xmlSecTransformInclC14N11WithCommentsGetKlass(),
        xmlSecTransformExclC14NGetKlass(),   xmlSecTransformExclC14NWithCommentsGetKlass()};
    const std::array reference{xmlSecTransformEnvelopedGetKlass(), xmlSecOpenSSLTransformSha256GetKlass(),
                               xmlSecOpenSSLTransformSha384GetKlass(),
                               xmlSecOpenSSLTransformSha512GetKlass()};
    const std::array signature{
        xmlSecOpenSSLTransformRsaSha256GetKlass(),   xmlSecOpenSSLTransformRsaSha384GetKlass(),
        xmlSecOpenSSLTransformRsaSha512GetKlass(),   xmlSecOpenSSLTransformEcdsaSha256GetKlass(),
        xmlSecOpenSSLTransformEcdsaSha384GetKlass(), xmlSecOpenSSLTransformEcdsaSha512GetKlass()};
    const auto allow = [&context](const auto& ids, auto function) {
        return std::ranges::all_of(ids, [&](xmlSecTransformId id) { return function(&context, id) == 0; });
    };
    return allow(canonical, xmlSecDSigCtxEnableReferenceTransform) &&
           allow(canonical, xmlSecDSigCtxEnableSignatureTransform) &&
           allow(reference, xmlSecDSigCtxEnableReferenceTransform) &&
           allow(signature, xmlSecDSigCtxEnableSignatureTransform);
}

/** Returns whether a reference of the signature covers the whole document except the signature. */
bool coversRoot(xmlNode* signature, xmlNode* root)
{
    const xmlNode* info = childOf(signature, "SignedInfo", signatureNamespace);
    const QString rootId = attributeOf(root, "Id");
    const QList<xmlNode*> references = childrenOf(info, "Reference", signatureNamespace);
    return std::ranges::any_of(references, [&](const xmlNode* reference) {
        if (!xmlHasProp(reference, xml("URI"))) return false;
        const QString uri = attributeOf(reference, "URI");
        if (uri.isEmpty()) return true;
        if (rootId.isEmpty() || uri != QLatin1Char('#') + rootId) return false;
        const xmlAttr* named = xmlGetID(root->doc, xml(rootId.toUtf8().constData()));
        return named && named->parent == root; // an earlier element may have the same ID
    });
}

enum class Verdict { Valid, Invalid, Unsupported };

Verdict verdictWith(const QByteArray& certificate, xmlNode* signature)
{
    const XmlPtr<xmlSecDSigCtx> context(xmlSecDSigCtxCreate(nullptr));
    if (!context || !limitTransforms(*context)) return Verdict::Unsupported;
    context->signKey = xmlSecOpenSSLAppKeyLoadMemory(
        reinterpret_cast<const xmlSecByte*>(certificate.constData()),
        static_cast<xmlSecSize>(certificate.size()), xmlSecKeyDataFormatCertDer, nullptr, nullptr, nullptr);
    if (!context->signKey) return Verdict::Unsupported;
    if (xmlSecDSigCtxVerify(context.get(), signature) < 0) return Verdict::Unsupported;
    return context->status == xmlSecDSigStatusSucceeded ? Verdict::Valid : Verdict::Invalid;
}

} // namespace

Result<ListDocument> ListDocument::parse(const QByteArray& xml)
{
    if (xml.size() > maxListBytes)
        return fail(ErrorCode::Validation, reasons::listTooLarge(ByteCount{maxListBytes}));
    const XmlPtr<xmlParserCtxt> context(xmlNewParserCtxt());
    if (!context) return fail(ErrorCode::Internal);
    ListDocument document(xmlCtxtReadMemory(context.get(), xml.constData(), static_cast<int>(xml.size()),
                                            nullptr, nullptr,
                                            XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING));
    const xmlNode* root = document.m_document ? xmlDocGetRootElement(document.m_document) : nullptr;
    if (!root) {
        const xmlError* error = xmlCtxtGetLastError(context.get());
        return fail(ErrorCode::Validation, error && error->line > 0 && error->code != XML_ERR_DOCUMENT_EMPTY
                                               ? reasons::listNotXmlAtLine(error->line)
                                               : reasons::listNotXml());
    }
    // Without entities and default attributes, all readers of the file see the same content.
    if (xmlGetIntSubset(document.m_document)) return fail(ErrorCode::Validation, reasons::listHasDtd());
    if (!isElement(root, "TrustServiceStatusList"))
        return fail(ErrorCode::Validation, reasons::listNotATrustedList());
    return document;
}

ListDocument::ListDocument(ListDocument&& other) noexcept
    : m_document(std::exchange(other.m_document, nullptr))
{
}

ListDocument& ListDocument::operator=(ListDocument&& other) noexcept
{
    std::swap(m_document, other.m_document);
    return *this;
}

ListDocument::~ListDocument()
{
    if (m_document) xmlFreeDoc(m_document);
}

Result<TrustedList> ListDocument::read() const
{
    const xmlNode* root = xmlDocGetRootElement(m_document);
    INK_ASSIGN(list, readScheme(root));
    for (const xmlNode* provider :
         childrenOf(childOf(root, "TrustServiceProviderList"), "TrustServiceProvider")) {
        const QString name = nameIn(childOf(childOf(provider, "TSPInformation"), "TSPName"));
        for (const xmlNode* node : childrenOf(childOf(provider, "TSPServices"), "TSPService")) {
            INK_ASSIGN(service, readService(node, name));
            list.services.append(std::move(service));
        }
    }
    return list;
}

Result<QByteArray> ListDocument::signerAmong(const QList<QByteArray>& certificates) const
{
    xmlNode* root = xmlDocGetRootElement(m_document);
    const QList<xmlNode*> signatures = childrenOf(root, "Signature", signatureNamespace);
    if (signatures.size() != 1) return fail(ErrorCode::Validation, reasons::listUnsigned());
    if (!hasSignatureLibrary()) return fail(ErrorCode::Internal, reasons::listSignatureUnsupported());
    const xmlChar* ids[] = {xml("Id"), nullptr};
    xmlSecAddIDs(m_document, root, ids);
    if (!coversRoot(signatures.first(), root))
        return fail(ErrorCode::Validation, reasons::listSignaturePartial());

    // The signature names its certificate; that one is tried if it may sign, else all that may.
    const xmlNode* keyInfo = childOf(signatures.first(), "KeyInfo", signatureNamespace);
    QList<QByteArray> candidates;
    bool isNamed = false;
    for (const xmlNode* data : childrenOf(keyInfo, "X509Data", signatureNamespace))
        for (const xmlNode* node : childrenOf(data, "X509Certificate", signatureNamespace)) {
            isNamed = true;
            if (const auto der = derOf(node); der && certificates.contains(*der)) candidates.append(*der);
        }
    if (!isNamed) candidates = certificates;
    if (candidates.isEmpty()) return fail(ErrorCode::Validation, reasons::listSignerUnknown());
    Verdict verdict = Verdict::Unsupported;
    for (const QByteArray& candidate : std::as_const(candidates)) {
        verdict = verdictWith(candidate, signatures.first());
        if (verdict == Verdict::Valid) return candidate;
    }
    if (!isNamed) return fail(ErrorCode::Validation, reasons::listSignerUnknown());
    return fail(ErrorCode::Validation, verdict == Verdict::Invalid ? reasons::listSignatureInvalid()
                                                                   : reasons::listSignatureUnsupported());
}

#else // built without the library

Result<ListDocument> ListDocument::parse(const QByteArray& /*xml*/)
{
    return fail(ErrorCode::State, reasons::listsNotSupported());
}

ListDocument::ListDocument(ListDocument&& other) noexcept
    : m_document(std::exchange(other.m_document, nullptr))
{
}
ListDocument& ListDocument::operator=(ListDocument&& other) noexcept = default;
ListDocument::~ListDocument() = default;
Result<TrustedList> ListDocument::read() const
{
    return fail(ErrorCode::State);
}
Result<QByteArray> ListDocument::signerAmong(const QList<QByteArray>& /*certificates*/) const
{
    return fail(ErrorCode::State);
}

#endif

} // namespace ink::trust
