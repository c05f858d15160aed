#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/store/accounts/accountstore.h"

#include <QHash>
#include <QList>

#include <mutex>

namespace ink::domain {
struct Document;
}

namespace ink::service {

class ServiceCore;
struct Actor;

/** Returns the size of a document's files, as counted for its account. */
[[nodiscard]] qint64 bytesOfFiles(const domain::Document& document);

/** Enforces the storage limits of accounts. Documents and bytes are counted by the database. Thread-safe. */
class Quota final
{
public:
    explicit Quota(const ServiceCore& core) : m_core(core) {}

    /** Fails with TooLarge (reason `account_full`) if the account would exceed its quota. The check is exact
     * if made in the transaction that stores the data. */
    [[nodiscard]] Result<void> check(store::Transaction* transaction, domain::AccountId account,
                                     qint64 documents, qint64 bytes) const;
    /** Makes the same check before the body of a request is read. */
    [[nodiscard]] Result<void> checkSpace(const Actor& actor, qint64 documents, qint64 bytes) const;
    /** Returns the first `limit` accounts that have used at least 95 % of their quota. */
    [[nodiscard]] Result<QList<store::AccountStore::Usage>> fullAccounts(int limit) const;

private:
    const ServiceCore& m_core;
    mutable std::mutex m_mutex;                              ///< guards m_fullSince
    mutable QHash<domain::AccountId, Timestamp> m_fullSince; ///< time of the last log entry, by account
};

} // namespace ink::service
