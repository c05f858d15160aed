// Keys on tokens of SoftHSM, by the helper process: several tokens, key types and PINs.
#include "app/keys/keymodules.h"
#include "app/keys/reasons.h"
#include "tests/integration/keys/keycalls.h"
#include "tests/support/requirements.h"
#include "tests/support/softtokens.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

namespace tst_softtokens {

using namespace ink;
using namespace ink::keys;
using test::SoftTokens;

class TestSoftTokens final : public QObject
{
    Q_OBJECT

    std::unique_ptr<SoftTokens> m_tokens;
    SystemClock m_clock;
    const QByteArray m_data = "the signed attributes";

    [[nodiscard]] std::unique_ptr<HelperKeys> open() const
    {
        return std::make_unique<HelperKeys>(test::moduleSetup(SoftTokens::module()), m_clock);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::requirePrograms({"softhsm2-util", "pkcs11-tool", "openssl"})) return;
        m_tokens = std::make_unique<SoftTokens>();
        m_tokens->addToken(QStringLiteral("Anna's card"));
        m_tokens->addToken(QStringLiteral("Office"));
        const QString anna = QStringLiteral("Anna's card");
        const auto rsa = [](int bits) {
            return QStringList{QStringLiteral("RSA"), QStringLiteral("-pkeyopt"),
                               QStringLiteral("rsa_keygen_bits:%1").arg(bits)};
        };
        const auto curve = [](const char* name) {
            return QStringList{QStringLiteral("EC"), QStringLiteral("-pkeyopt"),
                               QStringLiteral("ec_paramgen_curve:") + QLatin1String(name)};
        };
        m_tokens->addKey(anna, QStringLiteral("01"), {QStringLiteral("rsa2048"), rsa(2048)});
        m_tokens->addKey(anna, QStringLiteral("02"), {QStringLiteral("rsa3072"), rsa(3072)});
        m_tokens->addKey(anna, QStringLiteral("03"), {QStringLiteral("p256"), curve("P-256")});
        m_tokens->addKey(anna, QStringLiteral("04"), {QStringLiteral("p384"), curve("P-384")});
        m_tokens->addKey(anna, QStringLiteral("05"), {QStringLiteral("p521"), curve("P-521")});
        m_tokens->addKey(anna, QStringLiteral("06"),
                         {QStringLiteral("ed25519"), {QStringLiteral("ED25519")}});
        const QString office = QStringLiteral("Office");
        SoftTokens::Key strict{QStringLiteral("strict"), rsa(2048)};
        strict.alwaysAuthenticate = true;
        m_tokens->addKey(office, QStringLiteral("01"), strict);
        SoftTokens::Key encryption{QStringLiteral("encryption"), rsa(2048)};
        encryption.usage = QStringLiteral("keyEncipherment");
        m_tokens->addKey(office, QStringLiteral("02"), encryption);
        SoftTokens::Key website{QStringLiteral("website"), rsa(2048)};
        website.usage = QStringLiteral("digitalSignature");
        website.extensions = {QStringLiteral("extendedKeyUsage=clientAuth")};
        m_tokens->addKey(office, QStringLiteral("03"), website);
        SoftTokens::Key alone{QStringLiteral("alone"), rsa(2048)};
        alone.hasCertificate = false;
        m_tokens->addKey(office, QStringLiteral("04"), alone);
        SoftTokens::Key swapped{QStringLiteral("swapped"), rsa(2048)};
        m_tokens->makeKey({QStringLiteral("stranger"), rsa(2048)});
        swapped.certificateOf = QStringLiteral("stranger");
        m_tokens->addKey(office, QStringLiteral("05"), swapped);
        SoftTokens::Key qualified{QStringLiteral("qualified"), curve("P-256")};
        // QcCompliance, QcSSCD, QcType: electronic signature
        qualified.extensions = {QStringLiteral(
            "1.3.6.1.5.5.7.1.3=DER:"
            "30293008060604008E4601013008060604008E4601043013060604008E4601063009060704008E46010601")};
        m_tokens->addKey(office, QStringLiteral("06"), qualified);
        QVERIFY2(m_tokens->problem().isEmpty(), qPrintable(m_tokens->problem()));
    }
    void cleanupTestCase() { m_tokens.reset(); }

    void listsAllTokens()
    {
        const auto keys = open();
        const auto listing = test::listNow(*keys);
        QVERIFY2(listing.has_value(), listing ? "" : qPrintable(listing.error().detail.english()));
        QVERIFY(listing->library.contains(QStringLiteral("SoftHSM")));
        QCOMPARE(listing->slotStates.size(), 3); // two tokens and SoftHSM's free slot
        QVERIFY(!listing->slotStates.last().isInitialized);
        const Identity rsa = test::identityOf(listing, QStringLiteral("rsa3072"));
        QVERIFY(rsa.canSign());
        QCOMPARE(rsa.tokenLabel, QStringLiteral("Anna's card"));
        QCOMPARE(rsa.keyAlgorithm, QStringLiteral("RSA-3072"));
        QVERIFY(rsa.isForNonRepudiation);
        QVERIFY(rsa.needsPin);
        QVERIFY(!rsa.hasPinPad);
        QCOMPARE(rsa.issuer, QStringLiteral("rsa3072"));
        QCOMPARE(test::identityOf(listing, QStringLiteral("p521")).keyAlgorithm,
                 QStringLiteral("ECDSA P-521"));
        const Identity qualified = test::identityOf(listing, QStringLiteral("qualified"));
        QVERIFY(qualified.qualified.isQualified);
        QVERIFY(qualified.qualified.isOnDevice);
        QCOMPARE(qualified.qualified.type, QualifiedClaims::Type::Signature);
        QVERIFY(!rsa.qualified.isQualified);
        QCOMPARE(test::identityOf(listing, QStringLiteral("encryption")).flaw, KeyFlaw::EncryptionOnly);
        QCOMPARE(test::identityOf(listing, QStringLiteral("website")).flaw, KeyFlaw::OtherPurpose);
        QCOMPARE(test::identityOf(listing, QStringLiteral("alone")).flaw, KeyFlaw::NoCertificate);
        QVERIFY(test::identityOf(listing, QStringLiteral("alone")).flawText.is(reason::keyNoCertificate));
    }

    void signsWithEachAlgorithm_data()
    {
        QTest::addColumn<QString>("holder");
        QTest::addColumn<qsizetype>("count");
        QTest::newRow("RSA 2048") << QStringLiteral("rsa2048") << qsizetype(6);
        QTest::newRow("RSA 3072") << QStringLiteral("rsa3072") << qsizetype(6);
        QTest::newRow("P-256") << QStringLiteral("p256") << qsizetype(3);
        QTest::newRow("P-384") << QStringLiteral("p384") << qsizetype(3);
        QTest::newRow("P-521") << QStringLiteral("p521") << qsizetype(3);
        QTest::newRow("Ed25519") << QStringLiteral("ed25519") << qsizetype(1);
    }
    void signsWithEachAlgorithm()
    {
        QFETCH(QString, holder);
        QFETCH(qsizetype, count);
        const auto keys = open();
        const Identity identity = test::identityOf(test::listNow(*keys), holder);
        QVERIFY(identity.canSign());
        QVERIFY(identity.algorithms.size() >= count);
        for (const SigningAlgorithm& algorithm : identity.algorithms) {
            SignatureRequest request = requestFor(identity, m_data);
            request.algorithm = algorithm;
            const auto value = test::signNow(*keys, request, SoftTokens::pin);
            const bool isSha3 = algorithm.digest >= Digest::Sha3_256;
            if (isSha3 && algorithm.scheme == Scheme::RsaPss) { // SoftHSM has no SHA-3
                QVERIFY(!value);
                continue;
            }
            QVERIFY2(value.has_value(), value ? "" : qPrintable(value.error().detail.english()));
            QVERIFY(isSignatureOf(identity.certificate, algorithm, m_data, *value));
            QVERIFY(!isSignatureOf(identity.certificate, algorithm, m_data + 'x', *value));
        }
    }

    void staysLoggedIn()
    {
        const auto keys = open();
        const Identity identity = test::identityOf(test::listNow(*keys), QStringLiteral("rsa2048"));
        const auto without = test::signNow(*keys, requestFor(identity, m_data));
        QVERIFY(!without);
        QVERIFY(without.error().detail.is(reason::keyPinNeeded));
        QVERIFY(test::signNow(*keys, requestFor(identity, m_data), SoftTokens::pin));
        for (int i = 0; i < 3; ++i)
            QVERIFY(test::signNow(*keys, requestFor(identity, m_data)));
        keys->cancel(); // ends the session
        const auto after = test::signNow(*keys, requestFor(identity, m_data));
        QVERIFY(!after);
        QVERIFY(after.error().detail.is(reason::keyPinNeeded));
    }

    void everySignatureOfAStrictKeyAsks()
    {
        const auto keys = open();
        const Identity hidden = test::identityOf(test::listNow(*keys), QStringLiteral("strict"));
        QVERIFY(hidden.canSign());
        QVERIFY(test::signNow(*keys, requestFor(hidden, m_data), SoftTokens::pin));
        // Once the person has logged in, the key's attributes are visible.
        const Identity seen = test::identityOf(test::listNow(*keys), QStringLiteral("strict"));
        QVERIFY(seen.alwaysAuthenticate);
        const auto without = test::signNow(*keys, requestFor(seen, m_data));
        QVERIFY(!without);
        QVERIFY(without.error().detail.is(reason::keyPinNeeded));
        QVERIFY(test::signNow(*keys, requestFor(seen, m_data), SoftTokens::pin));
        const auto wrong = test::signNow(*keys, requestFor(seen, m_data), "000000");
        QVERIFY(!wrong);
    }

    void aWrongPinAndANewOne()
    {
        const auto keys = open();
        const Identity identity = test::identityOf(test::listNow(*keys), QStringLiteral("p256"));
        const auto wrong = test::signNow(*keys, requestFor(identity, m_data), "111111");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().code, ErrorCode::Crypto);
        // SoftHSM doesn't count attempts, but says that few are left.
        QVERIFY(wrong.error().detail.is(reason::keyPinIncorrectLow));
        QCOMPARE(test::identityOf(test::listNow(*keys), QStringLiteral("p256")).pin, PinState::Low);
        QVERIFY(test::signNow(*keys, requestFor(identity, m_data), SoftTokens::pin));
        QCOMPARE(test::identityOf(test::listNow(*keys), QStringLiteral("p256")).pin, PinState::Normal);

        m_tokens->resetPin(QStringLiteral("Anna's card"), QStringLiteral("424242"));
        QVERIFY2(m_tokens->problem().isEmpty(), qPrintable(m_tokens->problem()));
        const auto fresh = open();
        QVERIFY(!test::signNow(*fresh, requestFor(identity, m_data), SoftTokens::pin));
        QVERIFY(test::signNow(*fresh, requestFor(identity, m_data), "424242"));
        m_tokens->resetPin(QStringLiteral("Anna's card"), QString::fromLatin1(SoftTokens::pin));
    }

    void aPinOfTheWrongLength()
    {
        const auto keys = open();
        const Identity identity = test::identityOf(test::listNow(*keys), QStringLiteral("p256"));
        for (const QByteArray& pin : {QByteArray("1"), QByteArray(600, '1')}) {
            const auto value = test::signNow(*keys, requestFor(identity, m_data), pin);
            QVERIFY(!value);
            QVERIFY(!value.error().detail.isEmpty());
        }
        // Longer than the protocol allows: nothing is sent.
        QVERIFY(!test::signNow(*keys, requestFor(identity, m_data), QByteArray(2000, '1')));
        QVERIFY(test::signNow(*keys, requestFor(identity, m_data), SoftTokens::pin));
    }

    void aCertificateWithAnotherKey()
    {
        const auto keys = open();
        const auto before = test::listNow(*keys);
        const Identity office = test::identityOf(before, QStringLiteral("strict"));
        QVERIFY(test::signNow(*keys, requestFor(office, m_data), SoftTokens::pin));
        // The certificate of a stranger has the id of another key.
        const Identity swapped = test::identityOf(test::listNow(*keys), QStringLiteral("stranger"));
        QCOMPARE(swapped.flaw, KeyFlaw::OtherKey);
        const auto value = test::signNow(*keys, requestFor(swapped, m_data), SoftTokens::pin);
        QVERIFY(!value);
        QVERIFY(value.error().detail.is(reason::keyPrivateKeyMissing));
    }

    void aTokenThatIsGone()
    {
        const auto keys = open();
        Identity identity = test::identityOf(test::listNow(*keys), QStringLiteral("p256"));
        identity.place.token.serial = "another card";
        const auto value = test::signNow(*keys, requestFor(identity, m_data), SoftTokens::pin);
        QVERIFY(!value);
        QVERIFY(value.error().detail.is(reason::keyTokenGone));
    }

    void throughAServerOfP11Kit()
    {
        ModulePlaces places = systemModulePlaces();
        places.configurations = {m_tokens->path(QStringLiteral("modules"))};
        const QString address = QStringLiteral("unix:path=") + m_tokens->path(QStringLiteral("socket"));
        QVERIFY(QDir().mkpath(places.configurations.constFirst()));
        QFile file(places.configurations.constFirst() + QStringLiteral("/far.module"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("remote: " + address.toUtf8() + '\n');
        file.close();
        const KeyModule far = installedModules(places).value(0);
        if (!test::require(far.name == QStringLiteral("far"), "p11-kit-client.so")) return;

        if (!test::requireProgram("p11-kit")) return;
        QProcess server;
        server.start(QStringLiteral("p11-kit"),
                     {QStringLiteral("server"), QStringLiteral("--foreground"), QStringLiteral("--provider"),
                      SoftTokens::module(), QStringLiteral("--name"),
                      m_tokens->path(QStringLiteral("socket")), QStringLiteral("pkcs11:")});
        QTRY_VERIFY(QFile::exists(m_tokens->path(QStringLiteral("socket"))));
        HelperKeys::Setup setup = test::moduleSetup(far.path);
        setup.server = far.server;
        HelperKeys keys(setup, m_clock);
        const Identity identity = test::identityOf(test::listNow(keys), QStringLiteral("p384"));
        QVERIFY(identity.canSign());
        QVERIFY(test::signNow(keys, requestFor(identity, m_data), SoftTokens::pin));
        server.kill();
        QVERIFY(server.waitForFinished());
    }

    void cancellingEndsEachCallOnce()
    {
        const auto keys = open();
        const Identity identity = test::identityOf(test::listNow(*keys), QStringLiteral("rsa3072"));
        int ended = 0;
        QObject context;
        for (int i = 0; i < 5; ++i)
            keys->sign(requestFor(identity, m_data), &context, [&ended](const Result<QByteArray>& value) {
                ++ended;
                QVERIFY(!value);
                QCOMPARE(value.error().code, ErrorCode::Cancelled);
            });
        keys->cancel();
        QCOMPARE(ended, 0);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(ended, 5);
        QVERIFY(test::signNow(*keys, requestFor(identity, m_data), SoftTokens::pin));
        QCOMPARE(ended, 5);
    }
};

INK_TEST(TestSoftTokens, "tst_softtokens")

} // namespace tst_softtokens

#include "tst_softtokens.moc"
