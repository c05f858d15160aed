#pragma once

#include "app/domain/account/usage.h"
#include "app/domain/document/accessscope.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::store {

/** The ledger of charges. Its sum is always the account's total: both change only here, together. */
class ChargeStore final
{
public:
    explicit ChargeStore(Database& database) : m_db(database) {}

    /** The request that sent documents. */
    struct Origin
    {
        Timestamp time{};
        qint64 key = 0;     ///< id of the API key; 0 = none
        QString run;        ///< name of the bulk run; empty = none
        QString requestKey; ///< the request's Idempotency-Key; empty = none
    };
    struct Item
    {
        domain::DocumentId document;
        domain::DocumentId source; ///< its template; null = none
    };
    /** Charges stored documents with one row each, if that stays within the account's spend limit, else
     * ErrorCode::SpendLimit. Locks the account, so call it directly before the commit. */
    [[nodiscard]] Result<void> charge(Transaction& transaction, domain::AccountId account,
                                      const Origin& origin, const QList<Item>& items, qint64 centsEach);
    /** Stores the bulk run of a draft, for the charge when the draft is sent. */
    [[nodiscard]] Result<void> keepRun(Transaction& transaction, domain::DocumentId draft,
                                       const QString& run);
    /** Returns the run that keepRun() stored; empty = none. */
    [[nodiscard]] Result<QString> runOf(domain::DocumentId document) const;
    /** Returns the number of `wanted` documents that the spend limit allows. Locks the account, so that the
     * number is valid until the commit. */
    [[nodiscard]] Result<qsizetype> affordable(Transaction& transaction, domain::AccountId account,
                                               qsizetype wanted, qint64 centsEach) const;
    /** Counts a repeated request in the charges of the first request with this key, if it made any after
     * `since`. */
    [[nodiscard]] Result<void> noteRepeat(domain::AccountId account, const QString& requestKey,
                                          Timestamp since, Timestamp now);

    /** All charges within the scope `reach` in a period. A scope limited to a folder covers its documents
     * only, neither deleted ones nor the opening balance. */
    struct Total
    {
        domain::UsageSum sum;
        qint64 charges = 0;
        std::optional<Timestamp> first;
        std::optional<Timestamp> last;
    };
    [[nodiscard]] Result<Total> total(const domain::AccessScope& reach,
                                      const domain::UsageQuery& query) const;
    /** Each key's charges, by name; those without a key have id 0. */
    [[nodiscard]] Result<QList<domain::UsageGroup>> byKey(const domain::AccessScope& reach,
                                                          const domain::UsageQuery& query) const;
    /** Each template's charges, the most expensive first. Titles outside `reach` are empty. */
    [[nodiscard]] Result<QList<domain::UsageGroup>> byTemplate(const domain::AccessScope& reach,
                                                               const domain::UsageQuery& query) const;
    struct Place
    {
        Timestamp time{};
        qint64 id = 0;
    };
    /** Returns the query's page, newest first; with `after`, the page after this position instead. */
    [[nodiscard]] Result<QList<domain::Charge>> list(const domain::AccessScope& reach,
                                                     const domain::UsageQuery& query,
                                                     const std::optional<Place>& after = {}) const;

private:
    Database& m_db;
};

} // namespace ink::store
