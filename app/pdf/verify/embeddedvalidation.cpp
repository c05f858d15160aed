#include "app/pdf/verify/embeddedvalidation.h"

#include "app/pdf/crypto/certificatepurpose.h"
#include "app/pdf/crypto/knowncertificates.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <openssl/ocsp.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <ctime>
#include <set>

namespace ink::pdf {

namespace {

constexpr size_t maxDssEntries = 1000;
constexpr int itemLimit = 2000;
constexpr std::chrono::minutes clockTolerance{10};
constexpr std::chrono::days withoutNext{7}; ///< validity of data without a time of the next update

struct FreeOcsp
{
    void operator()(OCSP_BASICRESP* response) const noexcept { OCSP_BASICRESP_free(response); }
};
struct FreeCrl
{
    void operator()(X509_CRL* list) const noexcept { X509_CRL_free(list); }
};
struct FreePoint
{
    void operator()(ISSUING_DIST_POINT* point) const noexcept { ISSUING_DIST_POINT_free(point); }
};
struct FreeId
{
    void operator()(OCSP_CERTID* id) const noexcept { OCSP_CERTID_free(id); }
};

/** Returns whether `responder` may respond for `issuer`: it is the issuer, or its delegate (RFC 6960
 * §4.2.2.2). */
bool maySpeakFor(X509* responder, const X509* issuer)
{
    if (X509_cmp(responder, issuer) == 0) return true;
    const uint32_t usage = X509_get_extended_key_usage(responder);
    return usage != UINT32_MAX && (usage & XKU_OCSP_SIGN) != 0 && maySign(responder) &&
           X509_verify(responder, X509_get0_pubkey(issuer)) == 1;
}

/** Returns whether a certificate is valid at the time stated in a response or list. */
bool isValidAt(const X509* certificate, std::optional<Timestamp> time)
{
    const auto from = timeOf(X509_get0_notBefore(certificate));
    const auto to = timeOf(X509_get0_notAfter(certificate));
    return time && from && to && *from <= *time && *time <= *to;
}

/** Returns whether data with these times applies to `at`. */
bool holdsFor(Timestamp at, Timestamp made, std::optional<Timestamp> next, const X509* certificate)
{
    if (made <= at + clockTolerance) return at <= next.value_or(made + withoutNext) + clockTolerance;
    return isValidAt(certificate, made); // later ones may omit expired certificates
}

/** Returns whether a list contains all certificates of this kind that an authority revoked. */
bool isWholeList(X509_CRL* list, X509* certificate)
{
    if (X509_CRL_get_ext_by_NID(list, NID_delta_crl, -1) >= 0) return false;
    if (X509_CRL_get_ext_by_NID(list, NID_issuing_distribution_point, -1) < 0) return true;
    const std::unique_ptr<ISSUING_DIST_POINT, FreePoint> part(static_cast<ISSUING_DIST_POINT*>(
        X509_CRL_get_ext_d2i(list, NID_issuing_distribution_point, nullptr, nullptr)));
    if (!part) return false;
    const bool authority = X509_check_ca(certificate) > 0;
    return (part->onlyuser <= 0 || !authority) && (part->onlyCA <= 0 || authority) && part->onlyattr <= 0 &&
           !part->onlysomereasons;
}

/** Reads the streams in arrays of the DSS, each once, with their offsets in the file. */
class StoreReader final
{
public:
    explicit StoreReader(QPDF& pdf) : m_table(pdf.getXRefTable()) {}

    template <typename Add> void read(QPDFObjectHandle array, const Add& add)
    {
        if (!array.isArray()) return;
        for (int i = 0; i < std::min(array.getArrayNItems(), itemLimit); ++i) {
            QPDFObjectHandle stream = array.getArrayItem(i);
            if (!stream.isStream() || m_seen.size() > maxDssEntries ||
                !m_seen.insert(stream.getObjGen()).second)
                continue;
            const auto data = stream.getStreamData(qpdf_dl_generalized);
            add(QByteArray(reinterpret_cast<const char*>(data->getBuffer()),
                           static_cast<qsizetype>(data->getSize())),
                offsetOf(stream.getObjGen()));
        }
    }

private:
    qint64 offsetOf(QPDFObjGen id) const
    {
        const auto found = m_table.find(id);
        return found != m_table.end() && found->second.getType() == 1 ? found->second.getOffset() : 0;
    }
    std::map<QPDFObjGen, QPDFXRefEntry> m_table;
    std::set<QPDFObjGen> m_seen;
};

} // namespace

struct EmbeddedValidation::Ocsp
{
    std::unique_ptr<OCSP_BASICRESP, FreeOcsp> response;
    qint64 offset = 0;
};
struct EmbeddedValidation::Crl
{
    std::unique_ptr<X509_CRL, FreeCrl> list;
    qint64 offset = 0;
};

EmbeddedValidation::EmbeddedValidation() : m_certificates(sk_X509_new_null()) {}
EmbeddedValidation::~EmbeddedValidation() = default;

void EmbeddedValidation::readStore(QPDF& pdf)
{
    QPDFObjectHandle store = pdf.getRoot().getKey("/DSS");
    if (!store.isDictionary()) return;
    m_hasStore = true;
    StoreReader reader(pdf);
    const auto certificate = [this](const QByteArray& der, qint64 offset) {
        CryptoPtr<x509_st> parsed = parseCertificate(der);
        if (!parsed) return;
        const CryptoPtr<stack_st_X509> one(sk_X509_new_null());
        sk_X509_push(one.get(), parsed.release());
        addCertificates(one.get(), offset);
    };
    const auto ocsp = [this](const QByteArray& der, qint64 offset) { addOcsp(der, offset); };
    const auto crl = [this](const QByteArray& der, qint64 offset) { addCrl(der, offset); };
    reader.read(store.getKey("/Certs"), certificate);
    reader.read(store.getKey("/OCSPs"), ocsp);
    reader.read(store.getKey("/CRLs"), crl);
    QPDFObjectHandle related = store.getKey("/VRI");
    if (!related.isDictionary()) return;
    int seen = 0;
    for (const std::string& key : related.getKeys()) {
        QPDFObjectHandle entry = related.getKey(key);
        if (!entry.isDictionary() || ++seen > itemLimit) continue;
        reader.read(entry.getKey("/Cert"), certificate);
        reader.read(entry.getKey("/OCSP"), ocsp);
        reader.read(entry.getKey("/CRL"), crl);
    }
}

void EmbeddedValidation::addCertificates(const stack_st_X509* certificates, qint64 offset)
{
    m_issuers.clear();
    for (int i = 0; certificates && i < sk_X509_num(certificates); ++i) {
        if (m_places.size() >= maxDssEntries) return;
        X509* const certificate = sk_X509_value(certificates, i);
        const auto [known, isNew] = m_places.try_emplace(fingerprintOf(certificate), offset);
        known->second = std::min(known->second, offset);
        if (!isNew) continue;
        X509_up_ref(certificate);
        sk_X509_push(m_certificates.get(), certificate);
    }
}

void EmbeddedValidation::addOcsp(const QByteArray& der, qint64 offset)
{
    if (m_ocsps.size() >= maxDssEntries) return;
    const auto* at = reinterpret_cast<const unsigned char*>(der.constData());
    OCSP_RESPONSE* const outer = d2i_OCSP_RESPONSE(nullptr, &at, static_cast<long>(der.size()));
    OCSP_BASICRESP* basic = outer ? OCSP_response_get1_basic(outer) : nullptr;
    OCSP_RESPONSE_free(outer);
    if (!basic) { // some files contain only the BasicOCSPResponse
        at = reinterpret_cast<const unsigned char*>(der.constData());
        basic = d2i_OCSP_BASICRESP(nullptr, &at, static_cast<long>(der.size()));
    }
    if (!basic) return clearCryptoErrors();
    addCertificates(OCSP_resp_get0_certs(basic), offset);
    m_ocsps.push_back(std::make_unique<Ocsp>());
    m_ocsps.back()->response.reset(basic);
    m_ocsps.back()->offset = offset;
}

void EmbeddedValidation::addCrl(const QByteArray& der, qint64 offset)
{
    if (m_crls.size() >= maxDssEntries) return;
    const auto* at = reinterpret_cast<const unsigned char*>(der.constData());
    X509_CRL* const list = d2i_X509_CRL(nullptr, &at, static_cast<long>(der.size()));
    if (!list) return clearCryptoErrors();
    m_crls.push_back(std::make_unique<Crl>());
    m_crls.back()->list.reset(list);
    m_crls.back()->offset = offset;
}

x509_st* EmbeddedValidation::issuerOf(const x509_st* certificate) const
{
    const auto [known, isNew] = m_issuers.try_emplace(fingerprintOf(certificate), nullptr);
    if (!isNew) return known->second;
    for (int i = 0; i < sk_X509_num(m_certificates.get()) && !known->second; ++i) {
        X509* const candidate = sk_X509_value(m_certificates.get(), i);
        if (X509_NAME_cmp(X509_get_subject_name(candidate), X509_get_issuer_name(certificate)) != 0) continue;
        if (isSignedBy(certificate, candidate)) known->second = candidate;
    }
    return known->second;
}

qint64 EmbeddedValidation::offsetOf(const x509_st* certificate) const
{
    const auto found = m_places.find(fingerprintOf(certificate));
    return found == m_places.end() ? 0 : found->second;
}

RevocationStatus EmbeddedValidation::statusOf(const x509_st* certificate, const x509_st* issuer,
                                              Timestamp at) const
{
    RevocationStatus status;
    X509* const subject = const_cast<X509*>(certificate); // the accessors only read
    const auto issued = timeOf(X509_get0_notBefore(certificate));
    const auto good = [&](std::optional<Timestamp> made, std::optional<Timestamp> next, qint64 offset) {
        // Revocation data older than the certificate doesn't apply to it.
        if (!made || !issued || *made < *issued) return;
        const bool current = holdsFor(at, *made, next, certificate);
        if (!status.isKnown || (current && !status.isCurrent && !status.isRevoked)) status.offset = offset;
        status.isKnown = true;
        status.isCurrent = !status.isRevoked && (status.isCurrent || current);
    };
    const auto bad = [&status](std::optional<Timestamp> since, qint64 offset) {
        if (!status.isRevoked) status.offset = offset;
        status.isKnown = true;
        status.isCurrent = false;
        if (!status.isRevoked || (since && (!status.revokedAt || *since < *status.revokedAt)))
            status.revokedAt = since;
        status.isRevoked = true;
    };
    for (const auto& ocsp : m_ocsps) {
        OCSP_BASICRESP* const response = ocsp->response.get();
        for (int i = 0; i < OCSP_resp_count(response); ++i) {
            OCSP_SINGLERESP* const single = OCSP_resp_get0(response, i);
            auto* const id = const_cast<OCSP_CERTID*>(OCSP_SINGLERESP_get0_id(single)); // only read
            ASN1_OBJECT* digest = nullptr;
            OCSP_id_get0_info(nullptr, &digest, nullptr, nullptr, id);
            const EVP_MD* const method = EVP_get_digestbyobj(digest);
            if (!method) continue;
            const std::unique_ptr<OCSP_CERTID, FreeId> own(OCSP_cert_to_id(method, subject, issuer));
            if (!own || OCSP_id_cmp(own.get(), id) != 0) continue;
            X509* responder = nullptr;
            if (OCSP_resp_get0_signer(response, &responder, m_certificates.get()) != 1 ||
                !maySpeakFor(responder, issuer) ||
                !isValidAt(responder, timeOf(OCSP_resp_get0_produced_at(response))) ||
                OCSP_basic_verify(response, m_certificates.get(), nullptr, OCSP_NOVERIFY) != 1)
                continue;
            int reason = 0;
            ASN1_GENERALIZEDTIME* revokedAt = nullptr;
            ASN1_GENERALIZEDTIME* made = nullptr;
            ASN1_GENERALIZEDTIME* next = nullptr;
            const int said = OCSP_single_get0_status(single, &reason, &revokedAt, &made, &next);
            if (said == V_OCSP_CERTSTATUS_GOOD)
                good(made ? timeOf(made) : std::nullopt, next ? timeOf(next) : std::nullopt, ocsp->offset);
            if (said == V_OCSP_CERTSTATUS_REVOKED)
                bad(revokedAt ? timeOf(revokedAt) : std::nullopt, ocsp->offset);
        }
    }
    for (const auto& crl : m_crls) {
        X509_CRL* const list = crl->list.get();
        if (X509_NAME_cmp(X509_CRL_get_issuer(list), X509_get_issuer_name(certificate)) != 0) continue;
        const ASN1_TIME* const next = X509_CRL_get0_nextUpdate(list);
        const auto made = timeOf(X509_CRL_get0_lastUpdate(list));
        if (!maySignRevocationLists(issuer) || !isValidAt(issuer, made) ||
            X509_CRL_verify(list, X509_get0_pubkey(issuer)) != 1)
            continue;
        X509_REVOKED* entry = nullptr;
        if (X509_CRL_get0_by_cert(list, &entry, subject) == 1)
            bad(timeOf(X509_REVOKED_get0_revocationDate(entry)), crl->offset);
        else if (isWholeList(list, subject))
            good(made, next ? timeOf(next) : std::nullopt, crl->offset);
    }
    clearCryptoErrors();
    return status;
}

bool canBeRevoked(const x509_st* certificate)
{
    if (X509_get_ext_by_NID(certificate, NID_id_pkix_OCSP_noCheck, -1) >= 0) return false;
    return X509_get_ext_by_NID(certificate, NID_crl_distribution_points, -1) >= 0 ||
           X509_get_ext_by_NID(certificate, NID_info_access, -1) >= 0;
}

} // namespace ink::pdf
