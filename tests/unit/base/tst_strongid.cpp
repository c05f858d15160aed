#include "app/base/strongid.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QTest>

#include <concepts>
#include <type_traits>

namespace tst_strongid {

namespace {
using ApplePick = ink::StrongId<struct AppleTag>;
using PearPick = ink::StrongId<struct PearTag>;

// Id types can't be mixed, nor can a plain number be used as an id.
static_assert(!std::is_convertible_v<ApplePick, PearPick>);
static_assert(!std::is_constructible_v<ApplePick, PearPick>);
static_assert(!std::is_convertible_v<qint64, ApplePick>);
static_assert(!std::is_convertible_v<ApplePick, qint64>);
static_assert(!std::equality_comparable_with<ApplePick, PearPick>);
} // namespace

class TestStrongId final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ordersAndCompares();
    void isAKeyOfHashes();
    void localOnesAreNeitherNoneNorAServices();
};

void TestStrongId::ordersAndCompares()
{
    QVERIFY(ApplePick().isNull());
    QVERIFY(!ApplePick(1).isNull());
    QVERIFY(ApplePick(1) < ApplePick(2));
    QVERIFY(ApplePick(5'000'000'000) > ApplePick(2));
    QCOMPARE(ApplePick(5'000'000'000).value(), 5'000'000'000);
    QCOMPARE(ApplePick(7), ApplePick(7));
}

void TestStrongId::isAKeyOfHashes()
{
    QHash<ApplePick, int> numbers;
    for (int i = 1; i <= 100; ++i)
        numbers.insert(ApplePick(i), i);
    numbers.insert(ApplePick(7), 70);
    QCOMPARE(numbers.size(), 100);
    QCOMPARE(numbers.value(ApplePick(7)), 70);
    QVERIFY(!numbers.contains(ApplePick(101)));
}

void TestStrongId::localOnesAreNeitherNoneNorAServices()
{
    const auto local = ApplePick::local(7);
    QVERIFY(local.isLocal());
    QVERIFY(!local.isNull());
    QVERIFY(local != ApplePick(7));
    QVERIFY(local != ApplePick::local(8));
    QVERIFY(!ApplePick(7).isLocal());
    QVERIFY(!ApplePick().isLocal());
}

INK_TEST(TestStrongId, "tst_strongid")

} // namespace tst_strongid

#include "tst_strongid.moc"
