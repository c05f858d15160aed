#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"

#include <QHash>
#include <QList>

#include <mutex>

namespace ink::service {

class ServiceCore;
struct Actor;

/** The bytes that a document's files count for its account. */
[[nodiscard]] qint64 bytesOfFiles(const domain::Document& document);

/** Limits what an account may have stored. Documents and bytes are counted by the database. Safe from any
 * thread. */
class Quota final
{
public:
    explicit Quota(const ServiceCore& core) : m_core(core) {}

    /** TooLarge (reason `account_full`) when the account would have more than its quota; exact with the
     * transaction that stores it. */
    [[nodiscard]] Result<void> check(store::Transaction* transaction, domain::AccountId account,
                                     qint64 documents, qint64 bytes) const;
    /** The same before the body of a request is read. */
    [[nodiscard]] Result<void> mayStore(const Actor& actor, qint64 documents, qint64 bytes) const;
    /** The accounts that have used at least 95 % of their quota, the first `limit`. */
    [[nodiscard]] Result<QList<store::AccountStore::Usage>> fullAccounts(int limit) const;

private:
    const ServiceCore& m_core;
    mutable std::mutex m_mutex;                              ///< guards m_fullSince
    mutable QHash<domain::AccountId, Timestamp> m_fullSince; ///< of the last line of the log about it
};

} // namespace ink::service
