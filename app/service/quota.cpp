// Limits of what an account may have stored. Documents and bytes are counted by the database.
#include "app/service/quota.h"

#include "app/base/reasons.h"
#include "app/service/signingserviceprivate.h"

#include <limits>

namespace ink::service {

namespace {

constexpr std::chrono::hours sameWarningAgain{1};

/** `4.5 GB`, rounded down. */
QString sizeText(qint64 bytes)
{
    constexpr qint64 mega = 1'000'000;
    constexpr qint64 giga = 1'000 * mega;
    if (bytes < giga) return QStringLiteral("%1 MB").arg(bytes / mega);
    const qint64 tenths = bytes / (giga / 10);
    return tenths % 10 == 0 ? QStringLiteral("%1 GB").arg(tenths / 10)
                            : QStringLiteral("%1.%2 GB").arg(tenths / 10).arg(tenths % 10);
}

} // namespace

qint64 quota::bytesOf(const domain::Document& document)
{
    qint64 bytes = 0;
    for (const domain::File& file : document.files)
        bytes += file.size;
    return bytes;
}

Result<void> SigningService::Private::checkQuota(store::Transaction* transaction, domain::AccountId account,
                                                 qint64 documents, qint64 bytes) const
{
    const AccountQuota& most = options.quota;
    if (most.bytes <= 0 && most.documents <= 0) return {};
    if (transaction) INK_TRY(transaction->touchAccount(account.value())); // others wait, then count this
    INK_ASSIGN(used, stores.accounts.usage(account));
    const bool isOverDocuments = most.documents > 0 && used.documents + documents > most.documents;
    const bool isOverBytes = most.bytes > 0 && used.bytes + bytes > most.bytes;
    if (!isOverDocuments && !isOverBytes) return {};
    {
        const std::lock_guard lock(mutex);
        const auto told = fullSince.constFind(account);
        if (told == fullSince.constEnd() || clock.now() >= *told + sameWarningAgain) {
            fullSince.insert(account, clock.now());
            qWarning("Account %lld has reached its quota: it has %lld documents and %lld bytes.",
                     static_cast<long long>(account.value()), static_cast<long long>(used.documents),
                     static_cast<long long>(used.bytes));
        }
    }
    auto refused = isOverDocuments
                       ? fail(ErrorCode::TooLarge, reasons::accountFullDocuments(most.documents))
                       : fail(ErrorCode::TooLarge, reasons::accountFullStorage(sizeText(most.bytes)));
    refused.value().reason = QStringLiteral("account_full");
    return refused;
}

Result<void> SigningService::mayStore(const Actor& actor, qint64 documents, qint64 bytes) const
{
    return d->checkQuota(nullptr, actor.account, documents, bytes);
}

Result<QList<store::AccountStore::Usage>> SigningService::fullAccounts(int limit) const
{
    const AccountQuota& most = d->options.quota;
    if (most.bytes <= 0 && most.documents <= 0) return QList<store::AccountStore::Usage>();
    const auto below = [](qint64 quota) { // 95 % rounded up are full
        return quota <= 0 ? std::numeric_limits<qint64>::max() : quota - quota / 20 - 1;
    };
    return d->stores.accounts.usageOver(below(most.documents), below(most.bytes), limit);
}

} // namespace ink::service
