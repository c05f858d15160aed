#pragma once
// Private to app/store/events.

#include "app/base/result.h"
#include "app/domain/document/ids.h"
#include "app/domain/history/documentevent.h"
#include "app/store/database/database.h"
#include "app/store/database/statements.h"
#include "app/store/events/eventstore.h"
#include "app/store/jobs/deliverystore.h"

#include <QHash>
#include <QSet>

namespace ink::store {

class Query;

/** Reads an event from a row with event_columns. */
[[nodiscard]] Result<domain::DocumentEvent> eventFromRow(const Query& row);
/** The values of `event_insert`. */
[[nodiscard]] BoundValues eventValues(domain::AccountId account, const domain::DocumentEvent& event);
/** Reads a subscription from a row with event_subscription_columns. */
[[nodiscard]] Result<EventStore::Subscription> subscriptionFromRow(const Query& row);
/** Loads an account's subscriptions. */
[[nodiscard]] Result<QList<EventStore::Subscription>> subscriptionsOf(const Database& database,
                                                                      domain::AccountId account);
/** Returns the names of types, separated by spaces, such as `sent opened`. */
[[nodiscard]] QString typesToRow(const QList<domain::EventType>& types);

/** Assigns the account's next numbers to these events. Locks the account until the transaction ends, so
 * that events become visible in the order of their numbers. */
[[nodiscard]] Result<void> takeNumbers(const Database& database, domain::AccountId account,
                                       QList<domain::DocumentEvent>& events);
/** Creates a waiting delivery of an event. */
[[nodiscard]] Delivery newDelivery(const domain::EventSubscription& subscription,
                                   const domain::DocumentEvent& event, Timestamp now);
/** Queues the job that sends a document's events to a subscription, in order. */
[[nodiscard]] Result<void> queueEvents(const Database& database, const EventStore::Subscription& subscription,
                                       domain::DocumentId document, Timestamp now, bool waitsBehind);

/** Determines which events match the subscriptions of an account. */
class SubscriptionFilter final
{
public:
    SubscriptionFilter(const Database& database, domain::AccountId account)
        : m_db(database), m_account(account)
    {
    }
    [[nodiscard]] Result<bool> accepts(const domain::EventSubscription& subscription,
                                       const domain::DocumentEvent& event);

private:
    const Database& m_db;
    domain::AccountId m_account;
    QHash<qint64, QSet<qint64>> m_inside; ///< each folder's own id and those of its subfolders
};

} // namespace ink::store
