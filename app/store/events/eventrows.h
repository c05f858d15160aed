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

/** Reads from event_columns. */
[[nodiscard]] Result<domain::DocumentEvent> eventFromRow(const Query& row);
/** The values of `event_insert`. */
[[nodiscard]] BoundValues eventValues(domain::AccountId account, const domain::DocumentEvent& event);
/** Reads from event_subscription_columns. */
[[nodiscard]] Result<EventStore::Subscription> subscriptionFromRow(const Query& row);
/** `sent opened`. */
[[nodiscard]] QString typesToRow(const QList<domain::EventType>& types);

/** Takes the next numbers of an account for these events. Locks the account until the transaction ends, so
 * that events become visible in the order of their numbers. */
[[nodiscard]] Result<void> takeNumbers(const Database& database, domain::AccountId account,
                                       QList<domain::DocumentEvent>& events);
/** A delivery of this event that waits. */
[[nodiscard]] Delivery newDelivery(const domain::EventSubscription& subscription,
                                   const domain::DocumentEvent& event, Timestamp now);
/** Queues the job that sends a document's events to a subscription, in order. */
[[nodiscard]] Result<void> queueEvents(const Database& database, const EventStore::Subscription& subscription,
                                       domain::DocumentId document, Timestamp now, bool waitsBehind);

/** Decides which events subscriptions of one account are for. */
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
    QHash<qint64, QSet<qint64>> m_inside; ///< folders by the folder that contains them
};

} // namespace ink::store
