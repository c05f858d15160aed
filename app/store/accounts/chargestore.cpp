#include "app/store/accounts/chargestore.h"

#include "app/base/reasons.h"
#include "app/store/database/batchinsert.h"
#include "app/store/database/query.h"

#include <algorithm>
#include <limits>

namespace ink::store {

using namespace domain;

namespace {

/** Less than the maximum of the type, which databases would take for a value of another type. */
constexpr qint64 endOfTime = std::numeric_limits<qint64>::max() / 2;

BoundValues visibleTo(const AccessScope& reach, const UsageQuery& query)
{
    return {{"account_id", reach.account.value()},
            {"folder_id", reach.folder.value()},
            {"from_time", query.from ? fromTime(*query.from) : QVariant(-endOfTime)},
            {"to_time", query.to ? fromTime(*query.to) : QVariant(endOfTime)}};
}

UsageSum sumOf(const Query& row)
{
    return {row["documents"].toLongLong(), row["cents"].toLongLong(), row["repeats"].toLongLong()};
}

UsageKey keyOf(const Query& row)
{
    return {row["key_id"].toLongLong(), row["key_name"].toString(), row["key_last_four"].toString()};
}

UsageTemplate templateOf(const Query& row)
{
    return {DocumentId(row["template_id"].toLongLong()), row["template_title"].toString()};
}

} // namespace

Result<void> ChargeStore::keepRun(Transaction& transaction, DocumentId draft, const QString& run)
{
    return store::run(transaction.database(), "run_keep", {draft.value(), run}).map([](const Query&) {});
}

Result<QString> ChargeStore::runOf(DocumentId document) const
{
    INK_ASSIGN(rows, run(m_db, "run_load", {document.value()}));
    return rows.next() ? rows["run"].toString() : QString();
}

Result<void> ChargeStore::charge(Transaction& transaction, AccountId account, const Origin& origin,
                                 const QList<Item>& items, qint64 centsEach)
{
    Q_ASSERT(centsEach >= 0);
    if (items.isEmpty()) return {};
    const Database& db = transaction.database();
    INK_ASSIGN(changed, run(db, "account_charge",
                            {{"cents", centsEach * items.size()},
                             {"documents", qint64(items.size())},
                             {"id", account.value()}}));
    if (changed.numRowsAffected() == 0) return fail(ErrorCode::SpendLimit, reasons::spendLimitReached());
    changed.finish();
    QString keyName;
    QString lastFour;
    if (origin.key > 0) {
        INK_ASSIGN(key, run(db, "charge_key", {account.value(), origin.key}));
        if (key.next()) {
            keyName = key["name"].toString();
            lastFour = key["last_four"].toString();
        }
    }
    BatchInsert insert(db, "charge_insert");
    for (const Item& item : items) {
        Q_ASSERT(!item.document.isNull());
        INK_TRY(insert.add({{"account_id", account.value()},
                            {"time", fromTime(origin.time)},
                            {"cents", centsEach},
                            {"documents", qint64(1)},
                            {"document_id", item.document.value()},
                            {"template_id", orNull(item.source)},
                            {"key_id", origin.key > 0 ? QVariant(origin.key) : QVariant()},
                            {"key_name", fromText(keyName)},
                            {"key_last_four", fromText(lastFour)},
                            {"run", fromText(origin.run)},
                            {"request_key", fromText(origin.requestKey)}}));
    }
    return insert.flush();
}

Result<qsizetype> ChargeStore::affordable(Transaction& transaction, AccountId account, qsizetype wanted,
                                          qint64 centsEach) const
{
    Q_ASSERT(centsEach > 0);
    const Database& db = transaction.database();
    INK_TRY(run(db, "account_touch", {account.value()})); // locks the row
    INK_ASSIGN(row, run(db, "charge_rest", {account.value()}));
    if (!row.next() || row["rest"].isNull()) return wanted;
    return static_cast<qsizetype>(std::clamp<qint64>(row["rest"].toLongLong() / centsEach, 0, wanted));
}

Result<void> ChargeStore::noteRepeat(AccountId account, const QString& requestKey, Timestamp since,
                                     Timestamp now)
{
    Q_ASSERT(!requestKey.isEmpty());
    const BoundValues first{
        {"account_id", account.value()}, {"request_key", requestKey}, {"since", fromTime(since)}};
    // Most repeated requests charged nothing; this read saves them from waiting for the write lock.
    INK_ASSIGN(found, run(m_db, "charge_of_request", first));
    const bool isCharged = found.next();
    found.finish();
    if (!isCharged) return {};
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(changed, run(m_db, "charge_repeat", first + BoundValues{{"now", fromTime(now)}}));
    changed.finish();
    return transaction.commit();
}

Result<ChargeStore::Total> ChargeStore::total(const AccessScope& reach, const UsageQuery& query) const
{
    INK_ASSIGN(row, run(m_db, "charge_total", visibleTo(reach, query)));
    if (!row.next()) return Total();
    return Total{sumOf(row), row["charges"].toLongLong(), toOptionalTime(row["first_time"]),
                 toOptionalTime(row["last_time"])};
}

Result<QList<UsageGroup>> ChargeStore::byKey(const AccessScope& reach, const UsageQuery& query) const
{
    INK_ASSIGN(rows, run(m_db, "charge_by_key", visibleTo(reach, query)));
    QList<UsageGroup> groups;
    while (rows.next())
        groups.append({.month = {}, .key = keyOf(rows), .source = {}, .sum = sumOf(rows)});
    return groups;
}

Result<QList<UsageGroup>> ChargeStore::byTemplate(const AccessScope& reach, const UsageQuery& query) const
{
    INK_ASSIGN(rows, run(m_db, "charge_by_template", visibleTo(reach, query)));
    QList<UsageGroup> groups;
    while (rows.next())
        groups.append({.month = {}, .key = {}, .source = templateOf(rows), .sum = sumOf(rows)});
    return groups;
}

Result<QList<Charge>> ChargeStore::list(const AccessScope& reach, const UsageQuery& query,
                                        const std::optional<Place>& after) const
{
    UsageQuery part = query;
    if (after) {
        part.pageIndex = 1;
        const Timestamp end = after->time + std::chrono::milliseconds(1);
        part.to = std::min(end, part.to.value_or(end));
    }
    BoundValues values = visibleTo(reach, part);
    values.append({"last_time", after ? fromTime(after->time) : QVariant(endOfTime)});
    values.append({"last_id", after ? after->id : endOfTime});
    values.append({"row_count", part.pageSize});
    values.append({"first_row", qint64(part.pageIndex - 1) * part.pageSize});
    INK_ASSIGN(rows, run(m_db, "charge_list", values));
    QList<Charge> charges;
    while (rows.next())
        charges.append({.id = rows["id"].toLongLong(),
                        .time = toTime(rows["time"]),
                        .document = DocumentId(rows["document_id"].toLongLong()),
                        .title = rows["title"].toString(),
                        .source = templateOf(rows),
                        .key = keyOf(rows),
                        .run = rows["run"].toString(),
                        .sum = sumOf(rows),
                        .lastRepeat = toOptionalTime(rows["last_repeat"])});
    return charges;
}

} // namespace ink::store
