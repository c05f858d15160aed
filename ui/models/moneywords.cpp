#include "ui/models/moneywords.h"

#include "app/domain/account/usage.h"

#include <QCoreApplication>
#include <QLocale>

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

} // namespace ink::ui
