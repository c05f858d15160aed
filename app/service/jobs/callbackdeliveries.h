#pragma once

#include "app/base/result.h"
#include "app/domain/document/deliverystate.h"
#include "app/store/jobs/deliverystore.h"

#include <QList>

#include <optional>

namespace ink::service {

class ServiceCore;
struct Actor;
struct Stores;

/** The deliveries of callbacks and events of an account's documents, both delivered and pending. */
class CallbackDeliveries final
{
public:
    explicit CallbackDeliveries(const ServiceCore& core);

    [[nodiscard]] Result<QList<store::Delivery>> list(const Actor& actor, domain::DocumentId id) const;
    /** Returns the account's deliveries of callbacks and events, newest first. An empty `state` means any. */
    [[nodiscard]] Result<QList<store::DeliveryStore::ListEntry>>
    listAll(const Actor& actor, std::optional<domain::DeliveryState> state, int limit, int offset,
            const std::optional<store::DeliveryStore::Place>& after = {}) const;
    /** Queues a delivery of a document again. */
    [[nodiscard]] Result<void> redeliver(const Actor& actor, domain::DocumentId id,
                                         const QString& deliveryId);
    /** Queues any delivery of the account again, also of a test event, which has no document. */
    [[nodiscard]] Result<void> redeliver(const Actor& actor, const QString& deliveryId);

private:
    /** Returns whether the delivery is the account's, and the caller may know its address. */
    [[nodiscard]] Result<bool> isAccessible(const store::Delivery& delivery, const Actor& actor) const;
    [[nodiscard]] Result<void> queueAgain(const store::Delivery& known);
    /** Queues the job that sends a delivery. */
    [[nodiscard]] Result<void> queue(store::Transaction& transaction, const store::Delivery& delivery) const;

    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
