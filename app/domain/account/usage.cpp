#include "app/domain/account/usage.h"

#include "app/domain/account/account.h"

#include <array>

namespace ink::domain {

namespace {

struct GroupingName
{
    UsageGrouping grouping;
    const char* name;
};
constexpr std::array groupingNames{GroupingName{UsageGrouping::Month, "month"},
                                   GroupingName{UsageGrouping::Key, "key"},
                                   GroupingName{UsageGrouping::Template, "template"}};

} // namespace

UsageSum& UsageSum::operator+=(const UsageSum& other)
{
    documents += other.documents;
    cents += other.cents;
    repeats += other.repeats;
    return *this;
}

QString usageGroupingName(UsageGrouping grouping)
{
    for (const GroupingName& each : groupingNames)
        if (each.grouping == grouping) return QString::fromLatin1(each.name);
    return {};
}

std::optional<UsageGrouping> usageGroupingFromName(const QString& name)
{
    for (const GroupingName& each : groupingNames)
        if (name.compare(QLatin1StringView(each.name), Qt::CaseInsensitive) == 0) return each.grouping;
    return std::nullopt;
}

bool isNearSpendLimit(qint64 cents, std::optional<qint64> limit)
{
    if (!limit) return false;
    // Avoids an overflow: a limit may be any 64-bit number.
    const qint64 threshold =
        *limit / 100 * spendWarningPercent + (*limit % 100 * spendWarningPercent + 99) / 100;
    return cents >= threshold;
}

std::optional<qint64> chargesNearLimit(const AccountDetails& account, qint64 documents)
{
    const qint64 charges = account.chargesCents + account.feePerDocumentCents * documents;
    if (account.feePerDocumentCents <= 0 || !isNearSpendLimit(charges, account.userSetting.spendLimitCents))
        return std::nullopt;
    return charges;
}

} // namespace ink::domain
