#include "app/store/events/eventstore.h"

#include "app/base/reasons.h"
#include "app/store/database/query.h"
#include "app/store/events/eventrows.h"
#include "app/store/events/reasons.h"
#include "app/store/jobs/outbox.h"

#include <set>

namespace ink::store {

using namespace domain;

Result<EventStore::Numbers> EventStore::numbers(AccountId account) const
{
    INK_ASSIGN(row, run(m_db, "event_last_number", {account.value()}));
    if (!row.next()) return fail(ErrorCode::NotFound, reasons::noSuchAccount());
    Numbers numbers;
    numbers.last = row["event_number"].toLongLong();
    numbers.oldest = row["oldest"].isNull() ? numbers.last + 1 : row["oldest"].toLongLong();
    return numbers;
}

Result<qint64> EventStore::lastBefore(AccountId account, Timestamp time) const
{
    INK_ASSIGN(row, run(m_db, "event_first_since", {account.value(), fromTime(time)}));
    if (row.next()) return row["number"].toLongLong() - 1;
    INK_ASSIGN(known, numbers(account));
    return known.last;
}

Result<DocumentEvent> EventStore::load(AccountId account, qint64 number) const
{
    INK_ASSIGN(row, run(m_db, "event_load", {account.value(), number}));
    if (!row.next()) return fail(ErrorCode::NotFound, reasons::noSuchEvent());
    return eventFromRow(row);
}

Result<EventPage> EventStore::list(const AccessScope& reach, qint64 after, int limit) const
{
    const Snapshot snapshot(m_db); // nothing is removed between the two statements
    // All events up to this number can be read, because their account was locked meanwhile.
    INK_ASSIGN(known, numbers(reach.account));
    if (after > known.last) return fail(ErrorCode::Deleted, reasons::noSuchEventYet(known.last));
    if (after + 1 < known.oldest) return fail(ErrorCode::Deleted, reasons::eventsRemoved(known.oldest - 1));
    EventPage page;
    INK_ASSIGN(rows, run(m_db, "event_list",
                         {{"account_id", reach.account.value()},
                          {"after", after},
                          {"last", known.last},
                          {"folder_id", reach.folder.value()},
                          {"row_count", limit + 1}}));
    while (rows.next()) {
        INK_ASSIGN(event, eventFromRow(rows));
        page.hasMore = page.events.size() == limit;
        if (page.hasMore) break;
        page.events.append(std::move(event));
    }
    page.next = page.hasMore ? page.events.constLast().number : known.last;
    return page;
}

Result<QList<EventSubscription>> EventStore::subscriptions(AccountId account) const
{
    INK_ASSIGN(found, subscriptionsOf(m_db, account));
    QList<EventSubscription> all;
    for (Subscription& one : found)
        all.append(std::move(one.subscription));
    return all;
}

Result<bool> EventStore::hasSubscriptions(AccountId account) const
{
    INK_ASSIGN(row, run(m_db, "event_subscription_any", {account.value()}));
    return row.next();
}

Result<std::optional<EventStore::Subscription>> EventStore::subscription(qint64 id) const
{
    INK_ASSIGN(row, run(m_db, "event_subscription_load", {id}));
    if (!row.next()) return std::nullopt;
    INK_ASSIGN(found, subscriptionFromRow(row));
    return std::optional(std::move(found));
}

Result<qint64> EventStore::insert(Transaction& transaction, AccountId account,
                                  const EventSubscription& subscription, const QString& lane)
{
    Q_ASSERT(&transaction.database() == &m_db);
    return runForId(transaction.database(), "event_subscription_insert",
                    {{"account_id", account.value()},
                     {"url", subscription.url},
                     {"lane", lane},
                     {"types", typesToRow(subscription.types)},
                     {"folder_id", orNull(subscription.folder)},
                     {"created", fromTime(subscription.created)}});
}

Result<void> EventStore::remove(Transaction& transaction, const Subscription& subscription)
{
    const Database& db = transaction.database();
    INK_TRY(
        run(db, "event_subscription_remove", {subscription.account.value(), subscription.subscription.id}));
    INK_TRY(run(db, "event_subscription_remove_deliveries", {subscription.subscription.id}));
    return {};
}

Result<void> EventStore::pause(Transaction& transaction, qint64 subscription, const Message& reason)
{
    INK_TRY(run(transaction.database(), "event_subscription_pause",
                {{"paused", 1}, {"pause_reason", fromText(toStoredText(reason))}, {"id", subscription}}));
    return {};
}

Result<void> EventStore::queue(Transaction& transaction, const Subscription& subscription,
                               DocumentId document, Timestamp now)
{
    return queueEvents(transaction.database(), subscription, document, now, false);
}

Result<void> EventStore::resume(Transaction& transaction, const Subscription& subscription, Timestamp now)
{
    const Database& db = transaction.database();
    const qint64 id = subscription.subscription.id;
    // Locks the jobs first, then the deliveries, then the subscription, as the sender does.
    INK_TRY(run(db, "event_subscription_queue",
                {{"payload", jsonText(subscriptionPayload(id))},
                 {"now", fromTime(now)},
                 {"lane", subscription.lane},
                 {"account_id", subscription.account.value()},
                 {"subscription_id", id}}));
    INK_TRY(run(db, "event_subscription_reopen", {id}));
    INK_TRY(run(db, "event_subscription_pause",
                {{"paused", 0}, {"pause_reason", QLatin1String("")}, {"id", id}}));
    return {};
}

Result<void> EventStore::queueTest(Transaction& transaction, const Subscription& subscription, Timestamp now)
{
    const Database& db = transaction.database();
    const Delivery delivery = newDelivery(subscription.subscription, testEvent(now, {}), now);
    INK_TRY(run(db, "delivery_insert", deliveryValues(delivery)));
    return queueEvents(db, subscription, delivery.documentId, now, false);
}

Result<EventPage> EventStore::replay(Transaction& transaction, const Subscription& subscription, qint64 after,
                                     int limit, Timestamp now)
{
    const Database& db = transaction.database();
    INK_ASSIGN(page, list({subscription.account, {}}, after, limit));
    SubscriptionFilter filter(db, subscription.account);
    EventPage replayed;
    replayed.next = page.next;
    replayed.hasMore = page.hasMore;
    std::set<qint64> documents;
    for (const DocumentEvent& event : std::as_const(page.events)) {
        INK_ASSIGN(isWanted, filter.accepts(subscription.subscription, event));
        if (!isWanted) continue;
        documents.insert(event.document.value());
        replayed.events.append(event);
    }
    for (const qint64 document : documents) // locks the jobs first, then the deliveries, as the sender does
        INK_TRY(queueEvents(db, subscription, DocumentId(document), now, false));
    for (const DocumentEvent& event : std::as_const(replayed.events)) {
        INK_ASSIGN(changed, run(db, "event_replay",
                                {subscription.subscription.url, subscription.subscription.id, event.number}));
        if (changed.numRowsAffected() > 0) continue;
        INK_TRY(
            run(db, "delivery_insert", deliveryValues(newDelivery(subscription.subscription, event, now))));
    }
    return replayed;
}

Result<void> EventStore::removeBefore(Timestamp time)
{
    QList<std::pair<qint64, qint64>> old;
    {
        INK_ASSIGN(rows, run(m_db, "event_old", {fromTime(time)}));
        while (rows.next())
            old.append({rows["account_id"].toLongLong(), rows["number"].toLongLong()});
    }
    for (const auto& [account, number] : std::as_const(old)) {
        const auto removed = runWithRetries(m_db, [&, id = account, upTo = number]() -> Result<void> {
            INK_ASSIGN(transaction, Transaction::begin(m_db));
            INK_TRY(run(m_db, "event_remove_deliveries", {id, upTo}));
            INK_TRY(run(m_db, "event_remove", {id, upTo}));
            return transaction.commit();
        });
        if (!removed) return removed;
    }
    return runWithRetries(m_db, [&]() -> Result<void> {
        INK_ASSIGN(transaction, Transaction::begin(m_db));
        INK_TRY(run(m_db, "event_remove_tests", {fromTime(time)}));
        return transaction.commit();
    });
}

} // namespace ink::store
