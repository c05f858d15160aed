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

/** The size of a document's files, as counted for its account. */
[[nodiscard]] qint64 bytesOfFiles(const domain::Document& document);

/** Enforces the storage limits of accounts. Documents and bytes are counted by the database. Thread-safe. */
class Quota final
{
public:
    explicit Quota(const ServiceCore& core) : m_core(core) {}

    /** TooLarge (reason `account_full`) when the account would exceed its quota; exact if checked with
     * the transaction that stores the data. */
    [[nodiscard]] Result<void> check(store::Transaction* transaction, domain::AccountId account,
                                     qint64 documents, qint64 bytes) const;
    /** The same check before the body of a request is read. */
    [[nodiscard]] Result<void> checkSpace(const Actor& actor, qint64 documents, qint64 bytes) const;
    /** The accounts that have used at least 95 % of their quota, the first `limit`. */
    [[nodiscard]] Result<QList<store::AccountStore::Usage>> fullAccounts(int limit) const;

private:
    const ServiceCore& m_core;
    mutable std::mutex m_mutex;                              ///< guards m_fullSince
    mutable QHash<domain::AccountId, Timestamp> m_fullSince; ///< time of the last log line about it
};

} // namespace ink::service
