#pragma once

#include "app/base/result.h"
#include "app/domain/document/accessscope.h"
#include "app/domain/document/ids.h"
#include "app/domain/history/documentevent.h"
#include "app/store/database/database.h"

#include <QList>

#include <optional>

namespace ink::store {

/** The events and the event subscriptions of accounts. Events of documents are written by DocumentStore and
 * TemplateStore, along with the history (see eventchanges.h). */
class EventStore final
{
public:
    explicit EventStore(Database& database) : m_db(database) {}

    struct Numbers
    {
        qint64 last = 0;   ///< number of the newest event; 0 = none yet
        qint64 oldest = 1; ///< number of the oldest stored event; `last` + 1 if there is none
    };
    [[nodiscard]] Result<Numbers> numbers(domain::AccountId account) const;
    /** Returns the number after which the events at `time` or later begin. */
    [[nodiscard]] Result<qint64> lastBefore(domain::AccountId account, Timestamp time) const;
    [[nodiscard]] Result<domain::DocumentEvent> load(domain::AccountId account, qint64 number) const;
    /** Returns the events after a number, of documents within reach, without tests. Nothing that is written
     * meanwhile has a number up to `next`. Fails (Deleted) if events after the number were removed, or if the
     * number is larger than the last one, as after a restore from a backup. */
    [[nodiscard]] Result<domain::EventPage> list(const domain::AccessScope& reach, qint64 after,
                                                 int limit) const;

    struct Subscription
    {
        domain::AccountId account;
        domain::EventSubscription subscription;
        QString lane; ///< see Outbox::leaseByLane
    };
    [[nodiscard]] Result<QList<domain::EventSubscription>> subscriptions(domain::AccountId account) const;
    /** Returns whether the account has subscriptions, so that the workers must be woken for its events. */
    [[nodiscard]] Result<bool> hasSubscriptions(domain::AccountId account) const;
    /** Returns nothing if there is no such subscription. */
    [[nodiscard]] Result<std::optional<Subscription>> subscription(qint64 id) const;

    // These functions require that the account is locked, so that no event is written meanwhile.

    [[nodiscard]] Result<qint64> insert(Transaction& transaction, domain::AccountId account,
                                        const domain::EventSubscription& subscription, const QString& lane);
    /** Removes a subscription with its deliveries; their jobs end by themselves. */
    [[nodiscard]] Result<void> remove(Transaction& transaction, const Subscription& subscription);
    /** Ends the pause, and queues all waiting and failed deliveries. */
    [[nodiscard]] Result<void> resume(Transaction& transaction, const Subscription& subscription,
                                      Timestamp now);
    /** Queues an event of the type Test for this subscription only. It isn't stored: it follows from its
     * delivery, which has the event number 0. */
    [[nodiscard]] Result<void> queueTest(Transaction& transaction, const Subscription& subscription,
                                         Timestamp now);
    /** Queues the events after an event number that match the subscription, even if they were queued before.
     * Examines at most `limit` events, and returns those that were queued. */
    [[nodiscard]] Result<domain::EventPage> replay(Transaction& transaction, const Subscription& subscription,
                                                   qint64 after, int limit, Timestamp now);

    // These functions don't require a lock of the account.

    /** Deliveries stay, and wait. */
    [[nodiscard]] Result<void> pause(Transaction& transaction, qint64 subscription, const Message& reason);
    /** Queues the job that sends a document's waiting events, due at `now`. */
    [[nodiscard]] Result<void> queue(Transaction& transaction, const Subscription& subscription,
                                     domain::DocumentId document, Timestamp now);
    /** Removes the events that are older than `time` and their deliveries, also those of tests. */
    [[nodiscard]] Result<void> removeBefore(Timestamp time);

private:
    Database& m_db;
};

} // namespace ink::store
