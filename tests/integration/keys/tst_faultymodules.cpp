// Modules that crash, hang, print and lie: each gives an error that names the place, and the next call works.
#include "app/keys/reasons.h"
#include "tests/integration/keys/keycalls.h"
#include "tests/support/requirements.h"
#include "tests/support/softtokens.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_faultymodules {

using namespace ink;
using namespace ink::keys;
using test::SoftTokens;

class TestFaultyModules final : public QObject
{
    Q_OBJECT

    std::unique_ptr<SoftTokens> m_tokens;
    SystemClock m_clock;
    const QByteArray m_data = "the signed attributes";
    Identity m_identity;

    [[nodiscard]] std::unique_ptr<HelperKeys> open(const char* rules) const
    {
        qputenv("FAULTY_MODULE", rules);
        HelperKeys::Setup setup = test::moduleSetup(QStringLiteral(INKSTONE_FAULTY_MODULE));
        constexpr std::chrono::milliseconds soon(700); // how long a hanging call may take
        setup.limits.step = soon;
        setup.limits.sign = soon;
        setup.limits.pinPad = soon;
        return std::make_unique<HelperKeys>(setup, m_clock);
    }
    [[nodiscard]] Result<QByteArray> sign(HelperKeys& keys, const QByteArray& pin = SoftTokens::pin) const
    {
        SignatureRequest request = requestFor(m_identity, m_data);
        request.place.source = keys.id();
        return test::signNow(keys, request, pin);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::requirePrograms({"softhsm2-util", "pkcs11-tool", "openssl"})) return;
        m_tokens = std::make_unique<SoftTokens>();
        m_tokens->addToken(QStringLiteral("Card"));
        m_tokens->addKey(
            QStringLiteral("Card"), QStringLiteral("01"),
            {QStringLiteral("Anna"),
             {QStringLiteral("EC"), QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:P-256")}});
        QVERIFY2(m_tokens->problem().isEmpty(), qPrintable(m_tokens->problem()));
        qputenv("FAULTY_REAL", SoftTokens::module().toLocal8Bit());
        const auto keys = open("");
        m_identity = test::identityOf(test::listNow(*keys), QStringLiteral("Anna"));
        QVERIFY(m_identity.canSign());
    }
    void cleanupTestCase()
    {
        for (const char* name : {"FAULTY_MODULE", "FAULTY_REAL", "FAULTY_PIN"})
            qunsetenv(name);
        m_tokens.reset();
    }

    void listing_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<Reason>("reason");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* rules, Reason reason, const char* place) {
            QTest::newRow(rules) << QByteArray(rules) << reason << QString::fromLatin1(place);
        };
        row("C_Initialize=crash", reason::keyModuleCrashed, "C_Initialize");
        row("C_Initialize=hang", reason::keyModuleHung, "C_Initialize");
        row("C_Initialize=rv:0x5", reason::keyTokenFault, "CKR_GENERAL_ERROR, C_Initialize");
        row("C_GetSlotList=hang", reason::keyModuleHung, "C_GetSlotList");
        row("C_GetSlotList=crash", reason::keyModuleCrashed, "C_GetSlotList");
        row("C_GetSlotList=exit", reason::keyModuleCrashed, "C_GetSlotList");
        row("C_GetSlotList=long", reason::keyAnswerInvalid, "C_GetSlotList");
        row("C_GetSlotList=flood", reason::keyAnswerInvalid, "C_GetSlotList");
        row("C_FindObjects=hang", reason::keyModuleHung, "C_FindObjects");
        row("C_GetAttributeValue=crash", reason::keyModuleCrashed, "C_GetAttributeValue");
    }
    void listing()
    {
        QFETCH(QByteArray, rules);
        QFETCH(Reason, reason);
        QFETCH(QString, place);
        const auto keys = open(rules.constData());
        const auto listing = test::listNow(*keys);
        QVERIFY(!listing);
        QVERIFY2(listing.error().detail.is(reason), qPrintable(listing.error().detail.english()));
        QVERIFY2(listing.error().detail.english().contains(place),
                 qPrintable(listing.error().detail.english()));
        // The module works again, as after an update.
        qputenv("FAULTY_MODULE", "");
        QVERIFY(test::identityOf(test::listNow(*keys), QStringLiteral("Anna")).canSign());
    }

    void signing_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<Reason>("reason");
        const auto row = [](const char* rules, Reason reason) {
            QTest::newRow(rules) << QByteArray(rules) << reason;
        };
        row("C_Sign=crash", reason::keyModuleCrashed);
        row("C_Sign=hang", reason::keyModuleHung);
        row("C_Sign=lie", reason::keySignatureWrong);
        row("C_Sign=short", reason::keyAnswerInvalid);
        row("C_Sign=long", reason::keyAnswerInvalid);
        row("C_Sign=nothing", reason::keyAnswerInvalid);
        row("C_Sign=rv:0x32", reason::keyTokenGone);
        row("C_Sign=rv:0x101", reason::keyPinAgain);
        row("C_Sign=rv:0x50", reason::keyRejected);
        row("C_Sign=rv:0x80000001", reason::keyTokenFault);
        row("C_SignInit=rv:0x70", reason::keyAlgorithmRefused);
        row("C_SignInit=rv:0x68", reason::keyMayNotSign);
        row("C_Login=rv:0xa4", reason::keyPinBlocked);
        row("C_Login=rv:0xa3", reason::keyPinExpired);
        row("C_Login=rv:0x104", reason::keyTokenInUse);
        row("C_Login=rv:0xa0 C_GetTokenInfo=final", reason::keyPinIncorrectFinal);
        row("C_GetTokenInfo=locked", reason::keyPinBlocked);
        row("C_GetTokenInfo=lie", reason::keyTokenGone);
        row("C_GetSlotInfo=removed", reason::keyTokenGone);
        row("C_OpenSession=rv:0xb1", reason::keyTokenInUse);
        row("C_FindObjectsInit=rv:0xb3", reason::keyConnectionLost);
        row("C_GetAttributeValue=lie", reason::keyPrivateKeyMissing);
        row("C_GetAttributeValue=long", reason::keyPrivateKeyMissing);
    }
    void signing()
    {
        QFETCH(QByteArray, rules);
        QFETCH(Reason, reason);
        const auto keys = open(rules.constData());
        const auto value = sign(*keys);
        QVERIFY(!value);
        QVERIFY2(value.error().detail.is(reason), qPrintable(value.error().detail.english()));
        keys->cancel();
        qputenv("FAULTY_MODULE", "");
        QVERIFY(sign(*keys));
    }

    void blockedBeforeAnAttempt()
    {
        // The PIN isn't even sent: a crash in C_Login would be reported.
        const auto keys = open("C_GetTokenInfo=locked C_Login=crash");
        const auto value = sign(*keys);
        QVERIFY(value.error().detail.is(reason::keyPinBlocked));
        QCOMPARE(test::identityOf(test::listNow(*keys), QStringLiteral("Anna")).flaw, KeyFlaw::PinBlocked);
    }

    void printing()
    {
        const auto keys = open("any=print");
        QVERIFY(test::identityOf(test::listNow(*keys), QStringLiteral("Anna")).canSign());
        QVERIFY(sign(*keys));
    }

    void pinPad()
    {
        qputenv("FAULTY_PIN", SoftTokens::pin);
        const auto keys = open("C_GetTokenInfo=pinpad");
        const Identity identity = test::identityOf(test::listNow(*keys), QStringLiteral("Anna"));
        QVERIFY(identity.hasPinPad);
        SignatureRequest request = requestFor(identity, m_data);
        int asked = 0;
        request.onPinPad = [&asked] { ++asked; };
        QVERIFY(test::signNow(*keys, request));
        QCOMPARE(asked, 1);
        QVERIFY(test::signNow(*keys, request));
        QCOMPARE(asked, 1); // still logged in
        qunsetenv("FAULTY_PIN");
    }

    void theCardIsPulledOutBetweenAnyTwoCalls()
    {
        // Each call after C_Initialize in turn finds no card any more. Nothing crashes, hangs or succeeds
        // wrongly, and the next signature, with the card in its place again, works in the same process.
        int failures = 0;
        for (int call = 2; call < 110; ++call) {
            const QByteArray rules = "any=rv:0x32@" + QByteArray::number(call);
            const auto keys = open(rules.constData());
            const auto value = sign(*keys);
            if (value) continue; // such as when a single mechanism can't be described
            ++failures;
            QVERIFY2(!value.error().detail.isEmpty(), rules.constData());
            QVERIFY2(!value.error().detail.is(reason::keyModuleCrashed), rules.constData());
            QVERIFY2(!value.error().detail.is(reason::keySignatureWrong), rules.constData());
            const auto again = sign(*keys);
            QVERIFY2(again.has_value(),
                     again ? "" : qPrintable(QString::fromLatin1(rules) + again.error().detail.english()));
        }
        QVERIFY(failures > 10);
    }
};

INK_TEST(TestFaultyModules, "tst_faultymodules")

} // namespace tst_faultymodules

#include "tst_faultymodules.moc"
