// Every return code of PKCS#11 has a name and words.
#include "app/keys/reasons.h"
#include "app/keys/returncodes.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_returncodes {

using namespace ink;
using namespace ink::keys;

Message messageFor(quint32 code, PinState pin = PinState::Normal)
{
    return messageOf({Fault::Returned, Step::Sign, code, pin, {}}, QStringLiteral("OpenSC"));
}

class TestReturnCodes final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allCodesHaveWords()
    {
        for (quint32 code = 1; code < 0x400; ++code)
            QVERIFY(messageFor(code).hasReason());
        QVERIFY(messageFor(0xFFFFFFFFU).hasReason());
    }

    void names()
    {
        QCOMPARE(returnCodeName(0xA0), QStringLiteral("CKR_PIN_INCORRECT"));
        QCOMPARE(returnCodeName(0x1B7), QStringLiteral("CKR_LIBRARY_LOAD_FAILED"));
        QCOMPARE(returnCodeName(0x3FF), QStringLiteral("0x3ff"));
        QCOMPARE(returnCodeName(0x80000044U), QStringLiteral("CKR_VENDOR_DEFINED 0x80000044"));
    }

    void meanings()
    {
        QVERIFY(messageFor(0xA0).is(reason::keyPinIncorrect));
        QVERIFY(messageFor(0xA0, PinState::Low).is(reason::keyPinIncorrectLow));
        QVERIFY(messageFor(0xA0, PinState::FinalTry).is(reason::keyPinIncorrectFinal));
        QVERIFY(messageFor(0xA0, PinState::Blocked).is(reason::keyPinBlocked));
        QVERIFY(messageFor(0x1B0).is(reason::keyPinExpired));
        QVERIFY(messageFor(0x200).is(reason::keyRejected));
        QVERIFY(messageFor(0xE1).is(reason::keyTokenNotRecognized));
        QCOMPARE(messageFor(0x30).english(),
                 QStringLiteral("The card or the reader reported an error (CKR_DEVICE_ERROR, "
                                "C_Sign). Remove the card, insert it again, and try again."));
    }

    void allFaultsHaveWords()
    {
        for (int fault = 1; fault <= static_cast<int>(lastFault); ++fault)
            QVERIFY(messageOf({static_cast<Fault>(fault), Step::OpenFile, 0x5, PinState::Normal, {}}, {})
                        .hasReason());
    }
};

INK_TEST(TestReturnCodes, "tst_returncodes")

} // namespace tst_returncodes

#include "tst_returncodes.moc"
