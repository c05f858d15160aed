#pragma once

#include "app/base/result.h"
#include "app/domain/history/documentevent.h"
#include "app/store/events/eventstore.h"

#include <functional>
#include <optional>

namespace ink::service {

class ServiceCore;
struct Actor;
struct Stores;

/** Manages an account's event subscriptions, and reads its events. */
class EventSubscriptions final
{
public:
    explicit EventSubscriptions(const ServiceCore& core);

    /** Stores the response for a repeated request, in the same transaction. */
    using StoreResponse = std::function<Result<void>(store::Transaction&, const domain::EventSubscription&)>;

    [[nodiscard]] Result<QList<domain::EventSubscription>> list(const Actor& actor) const;
    /** Returns the number of the newest event. */
    [[nodiscard]] Result<qint64> lastNumber(const Actor& actor) const;
    [[nodiscard]] Result<domain::EventSubscription> add(const Actor& actor, domain::EventSubscription wanted,
                                                        const StoreResponse& keep);
    [[nodiscard]] Result<void> remove(const Actor& actor, qint64 id);
    /** Events of a paused subscription wait until it is resumed. */
    [[nodiscard]] Result<domain::EventSubscription> pause(const Actor& actor, qint64 id);
    /** Ends the pause, and queues all waiting and failed events. */
    [[nodiscard]] Result<domain::EventSubscription> resume(const Actor& actor, qint64 id);
    /** Sends a test event to this subscription. */
    [[nodiscard]] Result<void> test(const Actor& actor, qint64 id);
    /** Queues the events after an event number again; examines at most `maxReplayedEvents`. An error in
     * `after` is only returned if the subscription exists. */
    [[nodiscard]] Result<domain::EventPage> replay(const Actor& actor, qint64 id,
                                                   const Result<qint64>& after);

    /** Returns the events after a number; without one, from the first at the time `since` or later, or from
     * the oldest that is kept. Deleted if events after the number are no longer kept, or if there is no such
     * number yet. */
    [[nodiscard]] Result<domain::EventPage> changes(const Actor& actor, std::optional<qint64> after,
                                                    int limit, std::optional<Timestamp> since = {}) const;
    /** Adds the members that only responses have. */
    [[nodiscard]] domain::DocumentEvent present(domain::DocumentEvent event) const;

private:
    using Change = std::function<Result<void>(store::Transaction&, store::EventStore::Subscription&)>;
    /** Changes a subscription while its account is locked, so that no event is written meanwhile. */
    [[nodiscard]] Result<domain::EventSubscription> change(const Actor& actor, qint64 id,
                                                           const Change& change);

    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
