#include "app/service/files/quota.h"

#include "app/domain/document/document.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/files/reasons.h"

#include <limits>

namespace ink::service {

namespace {

constexpr std::chrono::hours warningInterval{1};

} // namespace

qint64 bytesOfFiles(const domain::Document& document)
{
    qint64 bytes = 0;
    for (const domain::File& file : document.files)
        bytes += file.size;
    return bytes;
}

// Index(Quota::check): Quota of an account
Result<void> Quota::check(store::Transaction* transaction, domain::AccountId account, qint64 documents,
                          qint64 bytes) const
{
    const AccountQuota& maximum = m_core.quota();
    if (maximum.bytes <= 0 && maximum.documents <= 0) return {};
    if (transaction)
        INK_TRY(
            // Concurrent requests wait here until this one has ended, so that their totals include its data.
            transaction->touchAccount(account.value()));
    INK_ASSIGN(used, m_core.stores().accounts.usage(account));
    const bool isOverDocuments = maximum.documents > 0 && used.documents + documents > maximum.documents;
    const bool isOverBytes = maximum.bytes > 0 && used.bytes + bytes > maximum.bytes;
    if (!isOverDocuments && !isOverBytes) return {};
    {
        const std::lock_guard lock(m_mutex);
        const auto lastLogged = m_fullSince.constFind(account);
        if (lastLogged == m_fullSince.constEnd() || m_core.now() >= *lastLogged + warningInterval) {
            m_fullSince.insert(account, m_core.now());
            qWarning("Account %lld has reached its quota: it has %lld documents and %lld bytes.",
                     static_cast<long long>(account.value()), static_cast<long long>(used.documents),
                     static_cast<long long>(used.bytes));
        }
    }
    auto refused = isOverDocuments
                       ? fail(ErrorCode::TooLarge, reasons::accountFullDocuments(maximum.documents))
                       : fail(ErrorCode::TooLarge, reasons::accountFullStorage(ByteCount{maximum.bytes}));
    refused.value().reason = QStringLiteral("account_full");
    return refused;
}

Result<void> Quota::checkSpace(const Actor& actor, qint64 documents, qint64 bytes) const
{
    return check(nullptr, actor.account, documents, bytes);
}

Result<QList<store::AccountStore::Usage>> Quota::fullAccounts(int limit) const
{
    const AccountQuota& maximum = m_core.quota();
    if (maximum.bytes <= 0 && maximum.documents <= 0) return QList<store::AccountStore::Usage>();
    const auto below = [](qint64 quota) { // 95 % rounded up counts as full
        return quota <= 0 ? std::numeric_limits<qint64>::max() : quota - quota / 20 - 1;
    };
    return m_core.stores().accounts.usageOverLimits(below(maximum.documents), below(maximum.bytes), limit);
}

} // namespace ink::service
