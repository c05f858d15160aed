#include "ui/models/moneywords.h"

#include "app/domain/account/account.h"
#include "app/domain/account/usage.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ink::ui {

QString moneyText(qint64 cents)
{
    return QLocale().toString(static_cast<double>(cents) / 100, 'f', 2);
}

QString spendWarning(qint64 cents, std::optional<qint64> limit)
{
    if (!domain::isNearSpendLimit(cents, limit)) return {};
    if (cents >= *limit)
        return QCoreApplication::translate("ink::ui::Money", "Your spending limit of %1 is used up.")
            .arg(moneyText(*limit));
    return QCoreApplication::translate("ink::ui::Money", "You have spent %1 of your limit of %2.")
        .arg(moneyText(cents), moneyText(*limit));
}

QString sendingSpendWarning(const domain::AccountDetails& account)
{
    const auto charges = domain::chargesNearLimit(account, 1);
    if (!charges) return {};
    const qint64 limit = *account.userSetting.spendLimitCents;
    const QString price = moneyText(account.feePerDocumentCents);
    if (*charges > limit)
        return QCoreApplication::translate(
                   "ink::ui::Money", "Sending costs %1, which exceeds your remaining spending limit (%2).")
            .arg(price, moneyText(std::max<qint64>(0, limit - account.chargesCents)));
    return QCoreApplication::translate("ink::ui::Money",
                                       "Sending costs %1. Then %2 of your spending limit of %3 is used.")
        .arg(price, moneyText(*charges), moneyText(limit));
}

} // namespace ink::ui
