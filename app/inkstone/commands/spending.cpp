#include "app/inkstone/commands/spending.h"

#include "app/domain/account/account.h"
#include "app/domain/account/usage.h"
#include "app/inkstone/commandbase/servicecommand.h"

#include <algorithm>

namespace ink {

QString moneyText(qint64 cents)
{
    const QString sign = cents < 0 ? QStringLiteral("-") : QString();
    const qint64 amount = cents < 0 ? -cents : cents;
    return QStringLiteral("%1%2.%3").arg(sign).arg(amount / 100).arg(amount % 100, 2, 10, QLatin1Char('0'));
}

QString sendingSpendNote(const domain::AccountDetails& account, qint64 documents)
{
    const auto charges = domain::chargesNearLimit(account, documents);
    if (!charges) return {};
    const qint64 limit = *account.userSetting.spendLimitCents;
    const QString price = moneyText(account.feePerDocumentCents * documents);
    if (*charges > limit)
        return QStringLiteral("Sending costs %1, which exceeds the remaining spending limit (%2).")
            .arg(price, moneyText(std::max<qint64>(0, limit - account.chargesCents)));
    return QStringLiteral("Sending costs %1. Then %2 of the spending limit of %3 is used.")
        .arg(price, moneyText(*charges), moneyText(limit));
}

void announceSpending(ServiceCommand& command, qint64 documents, std::function<void()> next)
{
    command.client().accountDetails(
        &command, [documents, next = std::move(next)](const Result<domain::AccountDetails>& account) {
            const QString note = account ? sendingSpendNote(*account, documents) : QString();
            if (!note.isEmpty()) printErrorLine(note);
            next();
        });
}

} // namespace ink
