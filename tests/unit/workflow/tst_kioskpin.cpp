#include "app/workflow/signing/kioskpin.h"
#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_kioskpin {

using namespace ink;
using namespace std::chrono_literals;
using workflow::KioskPin;

class TestKioskPin final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyEnoughDigitsAreAPin()
    {
        QVERIFY(!KioskPin::isAcceptable({}));
        QVERIFY(!KioskPin::isAcceptable(QStringLiteral("123")));
        QVERIFY(!KioskPin::isAcceptable(QStringLiteral("12a4")));
        QVERIFY(!KioskPin::isAcceptable(QStringLiteral("12 45")));
        QVERIFY(!KioskPin::isAcceptable(QString(33, QLatin1Char('1'))));
        QVERIFY(KioskPin::isAcceptable(QStringLiteral("1234")));
        QVERIFY(KioskPin::isAcceptable(QStringLiteral("١٢٣٤")));
    }

    void theSameDigitsAreRightInAnyScript()
    {
        const test::ManualClock clock;
        KioskPin pin(clock);
        QVERIFY(!pin.isSet());
        QCOMPARE(pin.check(QStringLiteral("1234")), KioskPin::Verdict::Wait);
        pin.set(QStringLiteral("1234"));
        QVERIFY(pin.isSet());
        QCOMPARE(pin.check(QStringLiteral("1235")), KioskPin::Verdict::Wrong);
        QCOMPARE(pin.check(QStringLiteral("12340")), KioskPin::Verdict::Wrong);
        QCOMPARE(pin.check(QStringLiteral("١٢٣٤")), KioskPin::Verdict::Correct);
        QCOMPARE(pin.check(QStringLiteral("1234")), KioskPin::Verdict::Correct);
        pin.clear();
        QVERIFY(!pin.isSet());
    }

    void wrongAttemptsWaitLongerAndLonger()
    {
        test::ManualClock clock;
        KioskPin pin(clock);
        pin.set(QStringLiteral("1234"));
        for (int i = 0; i < KioskPin::attemptsBeforeDelay; ++i) {
            QCOMPARE(pin.remainingDelay(), 0s);
            QCOMPARE(pin.check(QStringLiteral("0000")), KioskPin::Verdict::Wrong);
        }
        QCOMPARE(pin.remainingDelay(), KioskPin::initialDelay);
        QCOMPARE(pin.check(QStringLiteral("1234")), KioskPin::Verdict::Wait); // not even the right one
        clock.advance(KioskPin::initialDelay - 1ms);
        QCOMPARE(pin.remainingDelay(), 1s);
        clock.advance(1ms);
        auto pause = KioskPin::initialDelay;
        for (int i = 0; i < 12; ++i) {
            QCOMPARE(pin.check(QStringLiteral("0000")), KioskPin::Verdict::Wrong);
            pause = std::min(2 * pause, KioskPin::maxDelay);
            QCOMPARE(pin.remainingDelay(), pause);
            clock.set(clock.now() - 1h); // setting the clock back doesn't extend it
            QCOMPARE(pin.remainingDelay(), pause);
            clock.advance(1h + pause);
        }
        QCOMPARE(pin.check(QStringLiteral("1234")), KioskPin::Verdict::Correct);
        QCOMPARE(pin.remainingDelay(), 0s);
    }
};

INK_TEST(TestKioskPin, "tst_kioskpin")

} // namespace tst_kioskpin

#include "tst_kioskpin.moc"
