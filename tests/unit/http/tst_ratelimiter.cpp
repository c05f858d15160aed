#include "app/service/http/server/ratelimiter.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_ratelimiter {

using namespace ink;
using ink::service::http::RateLimiter;
using namespace std::chrono_literals;

class TestRateLimiter final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void burstsThenTheRate()
    {
        RateLimiter limiter({50, 200});
        Timestamp now{1'000'000ms};
        for (int i = 0; i < 200; ++i)
            QVERIFY(limiter.takeToken("one", now).wait == 0ms);
        QVERIFY(limiter.takeToken("one", now).wait == 20ms);
        QVERIFY(limiter.takeToken("one", now).wait == 20ms); // a rejection isn't counted
        QVERIFY(limiter.takeToken("two", now).wait == 0ms);  // others are not affected
        now += 20ms;
        QVERIFY(limiter.takeToken("one", now).wait == 0ms);
        QVERIFY(limiter.takeToken("one", now).wait == 20ms);
        int inTenSeconds = 0;
        for (int ms = 0; ms < 10'000; ms += 5) {
            now += 5ms;
            if (limiter.takeToken("one", now).wait == 0ms) ++inTenSeconds;
        }
        QCOMPARE(inTenSeconds, 500);
        now += 1h;
        int burst = 0;
        while (limiter.takeToken("one", now).wait == 0ms)
            ++burst;
        QCOMPARE(burst, 200);
    }

    void saysWhatIsLeft()
    {
        RateLimiter limiter({50, 200});
        Timestamp now{1'000'000ms};
        const auto first = limiter.takeToken("one", now);
        QCOMPARE(first.remaining, 199);
        QVERIFY(first.untilFull == 20ms);
        for (int i = 0; i < 199; ++i)
            QVERIFY(limiter.takeToken("one", now).wait == 0ms);
        const auto refused = limiter.takeToken("one", now);
        QCOMPARE(refused.remaining, 0);
        QVERIFY(refused.untilFull == 4s);
        now += 2s;
        QCOMPARE(limiter.takeToken("one", now).remaining, 99);
    }

    void aClockSetBackGivesNothing()
    {
        RateLimiter limiter({50, 2});
        const Timestamp now{10'000'000ms};
        QVERIFY(limiter.takeToken("one", now).wait == 0ms);
        QVERIFY(limiter.takeToken("one", now).wait == 0ms);
        QVERIFY(limiter.takeToken("one", now - 1h).wait == 20ms);
        QVERIFY(limiter.takeToken("one", now - 1h + 20ms).wait == 0ms); // but doesn't stand still
    }

    void memoryIsBounded()
    {
        RateLimiter limiter({1, 2, 100});
        const Timestamp now{10'000'000ms};
        for (int i = 1; i <= 1000; ++i)
            QVERIFY(limiter.takeToken(QByteArray::number(i), now).wait == 0ms);
        QVERIFY(limiter.size() <= 100);
        // Exhausted entries are evicted last.
        RateLimiter other({1, 4, 3});
        for (int i = 0; i < 4; ++i)
            QVERIFY(other.takeToken("one", now).wait == 0ms);
        for (int i = 2; i < 50; ++i)
            QVERIFY(other.takeToken(QByteArray::number(i), now).wait == 0ms);
        QVERIFY(other.takeToken("one", now).wait > 0ms);
    }
};

INK_TEST(TestRateLimiter, "tst_ratelimiter")

} // namespace tst_ratelimiter

#include "tst_ratelimiter.moc"
