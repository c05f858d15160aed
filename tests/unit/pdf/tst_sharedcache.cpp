// The cache shared between fonts and files is limited in bytes.
#include "app/pdf/text/sharedcache.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_sharedcache {

using namespace ink::pdf;

class TestSharedCache final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void leastRecentlyUsedGo()
    {
        SharedCache<int, QByteArray> cache(10'000);
        for (int i = 0; i < 100; ++i) {
            (void)cache.put(i, QByteArray(1000, 'x'), 1000);
            QVERIFY(cache.get(0) != nullptr); // in use all the time
        }
        int kept = 0;
        for (int i = 0; i < 100; ++i)
            kept += cache.get(i) ? 1 : 0;
        QVERIFY(kept > 4 && kept <= 10);
        QVERIFY(cache.get(99) != nullptr);
        QVERIFY(cache.get(1) == nullptr);
    }

    void whatIsTooLargeIsGivenButNotKept()
    {
        SharedCache<int, QByteArray> cache(10'000);
        (void)cache.put(1, QByteArray(1000, 'x'), 1000);
        const auto large = cache.put(2, QByteArray(20'000, 'y'), 20'000);
        QCOMPARE(large->size(), 20'000);
        QVERIFY(cache.get(2) == nullptr);
        QVERIFY(cache.get(1) != nullptr);
    }

    /** A value in use outlives its eviction. */
    void valuesAreShared()
    {
        SharedCache<int, QByteArray> cache(1000);
        const auto first = cache.put(1, QByteArray("first"), 500);
        QVERIFY(cache.get(1) == first);
        for (int i = 2; i < 10; ++i)
            (void)cache.put(i, QByteArray("other"), 500);
        QVERIFY(cache.get(1) == nullptr);
        QCOMPARE(*first, QByteArray("first"));
    }
};

INK_TEST(TestSharedCache, "tst_sharedcache")

} // namespace tst_sharedcache

#include "tst_sharedcache.moc"
