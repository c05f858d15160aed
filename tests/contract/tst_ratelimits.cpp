#include "app/service/http/server/ratelimiter.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_ratelimits {

using namespace ink;
using namespace ink::test;

/** The headers that tell a client how much of its rate limit is left. */
class TestRateLimits final : public QObject
{
    Q_OBJECT

    static int number(const RawAnswer& answer, const char* name)
    {
        bool isNumber = false;
        const int value = answer.header(name).toInt(&isNumber);
        return isNumber ? value : -1;
    }

private Q_SLOTS:
    void everyCountedResponseSaysWhatIsLeft()
    {
        ServiceFixture limited;
        QVERIFY(limited.start([](service::ServiceHost::Options& options) { options.hasRateLimit = true; }));
        const service::http::RateLimiter::Rate rate;
        const RawAnswer first = limited.mine("GET", "/v1/user");
        QCOMPARE(first.status, 200);
        QCOMPARE(number(first, "X-RateLimit-Limit"), rate.burst);
        QCOMPARE(number(first, "X-RateLimit-Remaining"), rate.burst - 1);
        const int reset = number(first, "X-RateLimit-Reset");
        QVERIFY(reset > 0);
        // Also errors and cached responses.
        QVERIFY(number(limited.mine("GET", "/v1/documents/999999"), "X-RateLimit-Remaining") >= 0);
        RawClient client(limited.port);
        RawAnswer answer;
        for (int i = 0; i < 20 * rate.burst && answer.status != 429; ++i) {
            answer = client.ask(get("/v1/folders", limited.auth));
            QVERIFY(number(answer, "X-RateLimit-Remaining") >= 0);
        }
        QCOMPARE(answer.status, 429);
        QCOMPARE(number(answer, "X-RateLimit-Limit"), rate.burst);
        QCOMPARE(number(answer, "X-RateLimit-Remaining"), 0);
        QVERIFY(number(answer, "Retry-After") >= 1);
        QVERIFY(number(answer, "X-RateLimit-Reset") >= reset + rate.burst / rate.perSecond - 1);
        // Another key has its own; a request without one isn't counted.
        QCOMPARE(number(limited.call("GET", "/v1/user", {}, limited.otherAuth), "X-RateLimit-Remaining"),
                 rate.burst - 1);
        QVERIFY(limited.call("GET", "/versions").header("X-RateLimit-Limit").isEmpty());
        QVERIFY(limited.call("GET", "/v1/user").header("X-RateLimit-Limit").isEmpty());
    }

    void nothingIsSaidWithoutALimit()
    {
        ServiceFixture free;
        QVERIFY(free.start());
        const RawAnswer answer = free.mine("GET", "/v1/user");
        QCOMPARE(answer.status, 200);
        QVERIFY(answer.header("X-RateLimit-Limit").isEmpty());
    }
};

INK_TEST(TestRateLimits, "tst_ratelimits")

} // namespace tst_ratelimits

#include "tst_ratelimits.moc"
