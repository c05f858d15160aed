#include "app/domain/account/account.h"
#include "app/domain/account/usage.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <limits>

namespace tst_usage {

using namespace ink::domain;

class TestUsage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesOfGroupings()
    {
        for (const UsageGrouping grouping :
             {UsageGrouping::Month, UsageGrouping::Key, UsageGrouping::Template})
            QCOMPARE(usageGroupingFromName(usageGroupingName(grouping)), std::optional(grouping));
        QVERIFY(usageGroupingName(UsageGrouping::None).isEmpty());
        QVERIFY(!usageGroupingFromName({}));
        QVERIFY(!usageGroupingFromName(QStringLiteral("year")));
    }

    void theWarningBeginsAtFourFifths()
    {
        QVERIFY(!isNearSpendLimit(1'000'000, std::nullopt));
        QVERIFY(!isNearSpendLimit(79, 100));
        QVERIFY(isNearSpendLimit(80, 100));
        QVERIFY(isNearSpendLimit(0, 0));
        QVERIFY(!isNearSpendLimit(80, 101)); // 80.8
        QVERIFY(isNearSpendLimit(81, 101));
        constexpr qint64 most = std::numeric_limits<qint64>::max();
        QVERIFY(!isNearSpendLimit(most / 2, most));
        QVERIFY(isNearSpendLimit(most, most));
    }

    void chargesAfterSendingCount()
    {
        AccountDetails account;
        account.feePerDocumentCents = 50;
        account.chargesCents = 100;
        QCOMPARE(chargesNearLimit(account, 1), std::nullopt); // no limit
        account.userSetting.spendLimitCents = 250;
        QCOMPARE(chargesNearLimit(account, 1), std::nullopt); // 60 %
        QCOMPARE(chargesNearLimit(account, 2), 200);
        QCOMPARE(chargesNearLimit(account, 4), 300); // more than the limit allows
        account.chargesCents = 150;
        QCOMPARE(chargesNearLimit(account, 1), 200); // this document reaches 80 %
        account.feePerDocumentCents = 0;
        account.chargesCents = 250;
        QCOMPARE(chargesNearLimit(account, 1), std::nullopt); // nothing is charged
    }
};

INK_TEST(TestUsage, "tst_usage")

} // namespace tst_usage

#include "tst_usage.moc"
