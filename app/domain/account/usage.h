#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/listposition.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {

struct AccountDetails;

// An account's charges as a statement. Not part of the contract.

/** The API key that a charge is attributed to, even if it has since been revoked. Id 0 = no key (a password,
 * a template link, a scheduled time), or a key that the reader may not see. */
struct UsageKey
{
    qint64 id = 0;
    QString name;
    QString lastFour;
    bool operator==(const UsageKey&) const = default;
};

/** The template that a charge is attributed to. The title is empty if the reader may not see the template. */
struct UsageTemplate
{
    DocumentId id; ///< null = none
    QString title;
    bool operator==(const UsageTemplate&) const = default;
};

/** Documents sent, their price, and the repeated requests that cost nothing. */
struct UsageSum
{
    qint64 documents = 0;
    qint64 cents = 0;
    qint64 repeats = 0;
    UsageSum& operator+=(const UsageSum& other);
    bool operator==(const UsageSum&) const = default;
};

/** One row of the ledger. */
struct Charge
{
    qint64 id = 0;
    Timestamp time{};
    DocumentId document; ///< null: the opening balance, from before the ledger
    QString title;
    UsageTemplate source; ///< the template that the document was made from
    UsageKey key;
    QString run; ///< name of the bulk run; empty = none
    UsageSum sum;
    std::optional<Timestamp> lastRepeat;
    bool operator==(const Charge&) const = default;
};

enum class UsageGrouping { None, Month, Key, Template };
/** Returns `month`, `key` or `template`; empty for None. */
[[nodiscard]] QString usageGroupingName(UsageGrouping grouping);
[[nodiscard]] std::optional<UsageGrouping> usageGroupingFromName(const QString& name);

struct UsageQuery
{
    std::optional<Timestamp> from; ///< inclusive
    std::optional<Timestamp> to;   ///< exclusive
    UsageGrouping grouping = UsageGrouping::None;
    int pageIndex = 1; ///< 1-based; only for single charges
    int pageSize = 20;
    QString cursor = {}; ///< nextCursor of the previous page, instead of pageIndex; empty = none
    /** The decoded cursor; only set in the service. */
    std::optional<ListPosition> after = {};
    bool operator==(const UsageQuery&) const = default;
};

/** The total of the charges of a month, a key or a template. */
struct UsageGroup
{
    QString month; ///< such as 2026-11, in the account's time zone
    UsageKey key;
    UsageTemplate source;
    UsageSum sum;
    bool operator==(const UsageGroup&) const = default;
};

struct UsageStatement
{
    UsageGrouping grouping = UsageGrouping::None;
    std::optional<Timestamp> from;
    std::optional<Timestamp> to;
    QString timeZone;
    UsageSum total;
    qint64 chargeCount = 0;
    QList<UsageGroup> groups;
    QList<Charge> charges;   ///< without grouping: a page of them, the newest first
    QString nextCursor = {}; ///< cursor of the next page; empty on the last one and without cursor support
    /** The position for nextCursor; only set in the service. */
    std::optional<ListPosition> next = {};
    bool operator==(const UsageStatement&) const = default;
};

// Index(spendWarningPercent): Spending limit: when a warning appears
// Number(spendWarningPercent, percent): Spending limit: from which part of it on a warning appears
inline constexpr int spendWarningPercent = 80;
/** True if charges have reached `spendWarningPercent` of the limit; never without a limit. */
[[nodiscard]] bool isNearSpendLimit(qint64 cents, std::optional<qint64> limit);
/** Returns the account's charges in cents once it has sent so many more documents, if they then reach
 * `spendWarningPercent` of its limit; nothing if they don't, and for documents without a price. */
[[nodiscard]] std::optional<qint64> chargesNearLimit(const AccountDetails& account, qint64 documents);

} // namespace ink::domain
