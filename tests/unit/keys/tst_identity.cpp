// What a certificate says about its holder and purpose, and why a key can't sign.
#include "app/keys/identity.h"
#include "app/keys/keydoctor.h"
#include "app/keys/keyring.h"
#include "app/keys/reasons.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <openssl/evp.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <memory>

namespace tst_identity {

using namespace ink;
using namespace ink::keys;

struct Free
{
    void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
    void operator()(X509* certificate) const { X509_free(certificate); }
};
using Key = std::unique_ptr<EVP_PKEY, Free>;

struct Wanted
{
    const char* name = "Anna";
    const char* usage = "nonRepudiation";
    const char* extended = nullptr;
    bool isAuthority = false;
    int from = -1; ///< days from now
    int to = 30;
};

void addExtension(X509* certificate, int nid, const char* value)
{
    X509_EXTENSION* const extension = X509V3_EXT_conf_nid(nullptr, nullptr, nid, value);
    X509_add_ext(certificate, extension, -1);
    X509_EXTENSION_free(extension);
}

QByteArray makeCertificate(const Wanted& wanted, EVP_PKEY* key, EVP_PKEY* issuerKey = nullptr,
                           const char* issuer = nullptr)
{
    const std::unique_ptr<X509, Free> certificate(X509_new());
    X509_set_version(certificate.get(), 2);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 0x1234);
    constexpr long day = 24L * 60 * 60;
    X509_gmtime_adj(X509_getm_notBefore(certificate.get()), wanted.from * day);
    X509_gmtime_adj(X509_getm_notAfter(certificate.get()), wanted.to * day);
    const auto setName = [](X509_NAME* name, const char* text) {
        X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8, reinterpret_cast<const unsigned char*>(text),
                                   -1, -1, 0);
    };
    setName(X509_get_subject_name(certificate.get()), wanted.name);
    X509_NAME* const issuerName = X509_NAME_new();
    setName(issuerName, issuer ? issuer : wanted.name);
    X509_set_issuer_name(certificate.get(), issuerName);
    X509_NAME_free(issuerName);
    X509_set_pubkey(certificate.get(), key);
    if (wanted.usage) addExtension(certificate.get(), NID_key_usage, wanted.usage);
    if (wanted.extended) addExtension(certificate.get(), NID_ext_key_usage, wanted.extended);
    if (wanted.isAuthority) addExtension(certificate.get(), NID_basic_constraints, "critical,CA:TRUE");
    addExtension(certificate.get(), NID_subject_alt_name, "email:anna@example.org");
    const bool isEdwards = EVP_PKEY_is_a(issuerKey ? issuerKey : key, "ED25519") == 1;
    X509_sign(certificate.get(), issuerKey ? issuerKey : key, isEdwards ? nullptr : EVP_sha256());
    unsigned char* der = nullptr;
    const int size = i2d_X509(certificate.get(), &der);
    const QByteArray bytes(reinterpret_cast<const char*>(der), size);
    OPENSSL_free(der);
    return bytes;
}

TokenRecord tokenWith(const QList<QByteArray>& certificates)
{
    TokenRecord token;
    token.slot = QStringLiteral("Reader");
    token.isPresent = true;
    token.needsLogin = true;
    token.name = {"Card", "Maker", "Model", "1"};
    for (const Scheme scheme : {Scheme::RsaPkcs1, Scheme::RsaPss, Scheme::Ecdsa})
        for (const Digest digest : {Digest::Sha256, Digest::Sha384, Digest::Sha512})
            token.algorithms.append({scheme, digest});
    token.algorithms.append({Scheme::EdDsa, Digest::None});
    for (const QByteArray& certificate : certificates) {
        KeyRecord key;
        key.id = "1";
        key.certificate = certificate;
        token.keys.append(key);
    }
    return token;
}

class TestIdentity final : public QObject
{
    Q_OBJECT

    Key m_ec{EVP_EC_gen("P-384")};
    Key m_other{EVP_EC_gen("P-256")};
    SystemClock m_clock;

    [[nodiscard]] Identity first(const TokenRecord& token) const
    {
        return identitiesOf(token, QStringLiteral("module"), m_clock.now()).value(0);
    }
    [[nodiscard]] Identity of(const Wanted& wanted) const
    {
        return first(tokenWith({makeCertificate(wanted, m_ec.get())}));
    }

private Q_SLOTS:
    void whatACertificateSays()
    {
        const Identity anna = of({});
        QVERIFY(anna.canSign());
        QCOMPARE(anna.holder, QStringLiteral("Anna"));
        QCOMPARE(anna.serialNumber, QStringLiteral("1234"));
        QCOMPARE(anna.email, QStringLiteral("anna@example.org"));
        QCOMPARE(anna.keyAlgorithm, QStringLiteral("ECDSA P-384"));
        QCOMPARE(anna.algorithms.size(), 3);
        QCOMPARE(anna.algorithms.constFirst(), (SigningAlgorithm{Scheme::Ecdsa, Digest::Sha384}));
        QVERIFY(anna.isForNonRepudiation);
        QVERIFY(!anna.isForDigitalSignature);
        const TokenRecord token = tokenWith({anna.certificate});
        QCOMPARE(first(token).id, anna.id); // of the certificate alone
        QVERIFY(of({}).id != anna.id);
    }

    void flawsOfCertificates()
    {
        const auto flaw = [this](Wanted wanted) { return of(wanted).flaw; };
        Wanted wanted;
        wanted.from = -20;
        wanted.to = -10;
        QCOMPARE(flaw(wanted), KeyFlaw::Expired);
        wanted.from = 10;
        wanted.to = 20;
        QCOMPARE(flaw(wanted), KeyFlaw::NotYetValid);
        QCOMPARE(flaw({"Anna", "keyAgreement"}), KeyFlaw::EncryptionOnly);
        QCOMPARE(flaw({"Anna", "keyEncipherment,dataEncipherment"}), KeyFlaw::EncryptionOnly);
        QCOMPARE(flaw({"Anna", "cRLSign"}), KeyFlaw::UsageForbidsSigning);
        QCOMPARE(flaw({"Anna", "digitalSignature"}), KeyFlaw::None);
        QCOMPARE(flaw({"Anna", nullptr}), KeyFlaw::None);
        QCOMPARE(flaw({"Anna", "digitalSignature", "clientAuth"}), KeyFlaw::OtherPurpose);
        QCOMPARE(flaw({"Anna", "digitalSignature", "clientAuth,emailProtection"}), KeyFlaw::None);
        const Key shortKey(EVP_RSA_gen(1024));
        QCOMPARE(first(tokenWith({makeCertificate({}, shortKey.get())})).flaw, KeyFlaw::KeyTooShort);
        QCOMPARE(first(tokenWith({"not a certificate"})).flaw, KeyFlaw::CertificateInvalid);
        QCOMPARE(first(tokenWith({QByteArray()})).flaw, KeyFlaw::NoCertificate);
    }

    void flawsOfTokens()
    {
        const TokenRecord good = tokenWith({makeCertificate({}, m_ec.get())});
        const auto flaw = [this, &good](const std::function<void(TokenRecord&)>& change) {
            TokenRecord token = good;
            change(token);
            const Identity identity = first(token);
            if (identity.canSign() != identity.flawText.isEmpty()) return KeyFlaw::CertificateInvalid;
            return identity.flaw;
        };
        QCOMPARE(flaw([](TokenRecord&) {}), KeyFlaw::None);
        QCOMPARE(flaw([](TokenRecord& token) { token.keys[0].presence = KeyPresence::Absent; }),
                 KeyFlaw::NoPrivateKey);
        QCOMPARE(flaw([](TokenRecord& token) { token.keys[0].presence = KeyPresence::Different; }),
                 KeyFlaw::OtherKey);
        QCOMPARE(flaw([](TokenRecord& token) { token.keys[0].maySign = false; }), KeyFlaw::KeyMayNotSign);
        QCOMPARE(flaw([](TokenRecord& token) {
                     token.algorithms = {{Scheme::RsaPss, Digest::Sha256}};
                 }),
                 KeyFlaw::AlgorithmUnsupported);
        QCOMPARE(flaw([](TokenRecord& token) { token.pin = PinState::Blocked; }), KeyFlaw::PinBlocked);
        QCOMPARE(flaw([](TokenRecord& token) { token.hasPin = false; }), KeyFlaw::PinNotSet);
        QCOMPARE(flaw([](TokenRecord& token) {
                     token.hasPin = false;
                     token.hasPinPad = true;
                 }),
                 KeyFlaw::None);
        QCOMPARE(flaw([](TokenRecord& token) {
                     token.needsLogin = false;
                     token.pin = PinState::Blocked;
                 }),
                 KeyFlaw::None);
    }

    void chainsAreInOrder()
    {
        const Key root(EVP_EC_gen("P-256"));
        const Key middle(EVP_EC_gen("P-256"));
        Wanted authority{"Root", "keyCertSign"};
        authority.isAuthority = true;
        const QByteArray rootDer = makeCertificate(authority, root.get());
        authority.name = "Middle";
        const QByteArray middleDer = makeCertificate(authority, middle.get(), root.get(), "Root");
        // An authority of the same name that hasn't issued the certificate.
        const QByteArray impostor = makeCertificate(authority, m_other.get(), root.get(), "Root");
        const QByteArray own = makeCertificate({}, m_ec.get(), middle.get(), "Middle");
        const auto all = identitiesOf(tokenWith({rootDer, impostor, own, middleDer}), {}, m_clock.now());
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.constFirst().chain, (QList<QByteArray>{middleDer, rootDer}));
        QCOMPARE(all.constFirst().issuer, QStringLiteral("Middle"));
    }

    void oneCertificateOfSeveralModules()
    {
        SourceListing blocked;
        SourceListing working;
        Identity identity = of({});
        identity.place.source = QStringLiteral("working");
        working.identities = {identity};
        identity.place.source = QStringLiteral("blocked");
        identity.flaw = KeyFlaw::NoPrivateKey;
        blocked.identities = {identity};
        const auto all = identitiesOf({blocked, working});
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.constFirst().place.source, QStringLiteral("working"));
    }

    void missingLayersInOrder()
    {
        const auto layers = [](const QList<SourceListing>& listings, bool hasService) {
            QStringList names;
            for (const LayerFinding& finding : missingLayers(listings, hasService))
                names << QString::fromLatin1(layerName(finding.layer));
            return names.join(QLatin1Char(' '));
        };
        QCOMPARE(layers({}, true), QStringLiteral("software"));
        SourceListing source;
        QCOMPARE(layers({source}, false), QStringLiteral("service"));
        QCOMPARE(layers({source}, true), QStringLiteral("reader"));
        SlotState slot;
        source.slotStates = {slot};
        QCOMPARE(layers({source}, true), QStringLiteral("card"));
        source.slotStates[0].hasToken = true;
        QCOMPARE(layers({source}, true), QStringLiteral("certificate"));
        source.slotStates[0].isInitialized = false;
        QCOMPARE(layers({source}, true), QStringLiteral("card"));
        source.slotStates[0].isInitialized = true;
        source.slotStates[0].keyCount = 1;
        Identity identity = of({});
        identity.flaw = KeyFlaw::PinBlocked;
        source.identities = {identity};
        QCOMPARE(layers({source}, true), QStringLiteral("pin"));
        identity.flaw = KeyFlaw::None;
        source.identities = {identity};
        QCOMPARE(layers({source}, false), QString());
        SourceListing broken;
        broken.error = Error{
            ErrorCode::Crypto, reasons::keyModuleMissing(QStringLiteral("x")), {}, {}, {}, false, {}, 0};
        QCOMPARE(layers({broken}, true), QStringLiteral("software"));
    }
};

INK_TEST(TestIdentity, "tst_identity")

} // namespace tst_identity

#include "tst_identity.moc"
