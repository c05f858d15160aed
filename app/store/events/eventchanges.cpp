#include "app/store/events/eventchanges.h"

#include "app/domain/document/document.h"
#include "app/store/database/batchinsert.h"
#include "app/store/database/query.h"
#include "app/store/events/eventrows.h"

#include <map>
#include <set>

namespace ink::store {

using namespace domain;

namespace {

// Index(EventChanges): Events: when they are written and numbered
class EventChanges final : public CollectedChanges
{
public:
    void add(AccountId account, QList<DocumentEvent> events) { m_events[account] += std::move(events); }
    [[nodiscard]] Result<void> write(const Database& database) override
    {
        for (auto& [account, events] : m_events)
            INK_TRY(writeOf(database, account, events));
        return {};
    }

private:
    static Result<void> writeOf(const Database& database, AccountId account, QList<DocumentEvent>& events)
    {
        INK_TRY(takeNumbers(database, account, events));
        BatchInsert insert(database, "event_insert");
        for (const DocumentEvent& event : std::as_const(events))
            INK_TRY(insert.add(eventValues(account, event)));
        INK_TRY(insert.flush());
        INK_ASSIGN(subscriptions, subscriptionsOf(database, account));
        SubscriptionFilter filter(database, account);
        for (const EventStore::Subscription& each : std::as_const(subscriptions))
            INK_TRY(queueFor(database, each, events, filter));
        return {};
    }

    /** A paused subscription's deliveries wait as well, without a job. */
    static Result<void> queueFor(const Database& database, const EventStore::Subscription& subscription,
                                 const QList<DocumentEvent>& events, SubscriptionFilter& filter)
    {
        BatchInsert insert(database, "delivery_insert");
        std::map<qint64, Timestamp> documents;
        for (const DocumentEvent& event : events) {
            INK_ASSIGN(isWanted, filter.accepts(subscription.subscription, event));
            if (!isWanted) continue;
            INK_TRY(insert.add(deliveryValues(newDelivery(subscription.subscription, event, event.time))));
            documents.emplace(event.document.value(), event.time);
        }
        INK_TRY(insert.flush());
        if (subscription.subscription.isPaused) return {};
        for (const auto& [document, time] : documents)
            INK_TRY(queueEvents(database, subscription, DocumentId(document), time, true));
        return {};
    }

    std::map<AccountId, QList<DocumentEvent>> m_events;
};

} // namespace

void collectEvents(Transaction& transaction, const Document& document, qsizetype first)
{
    QList<DocumentEvent> events = eventsOf(document, first);
    if (events.isEmpty()) return;
    transaction.collectedChanges<EventChanges>().add(document.accountId, std::move(events));
}

} // namespace ink::store
